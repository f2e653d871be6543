import { useQuery } from '@tanstack/react-query';
import { type GameGrouping, gameGroupings, type ReturnStanding } from '@wau/contract/return-standings';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import type { Period } from '../../ui/period.ts';
import { PressChoice } from '../../ui/press-choice.tsx';
import { type DashboardGames, gamesQuery } from './dashboard-queries.ts';
import { FiguresSection } from './figures-section.tsx';

type GameRow = DashboardGames['rows'][number];

const groupingTitles = {
  category: 'dashboard.group.category',
  vendor: 'dashboard.group.vendor',
  title: 'dashboard.group.title',
} as const satisfies Record<GameGrouping, ConsoleMessageId>;

const standingWords = {
  within: 'standing.within',
  below: 'standing.below',
  above: 'standing.above',
  tooFew: 'standing.too.few',
  unknown: 'standing.unknown',
} as const satisfies Record<ReturnStanding, ConsoleMessageId>;

/** What play came to by category, vendor or title; a title outside its band is flagged. */
export function GamesSection({ period }: { period: Period }) {
  const services = useConsole();
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const groupBy = gameGroupings.find((each) => each === search.get('by')) ?? 'category';
  const choose = (grouping: GameGrouping): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set('by', grouping);
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <FiguresSection
      title={t('dashboard.games')}
      fileName={`games-${groupBy}_${period.fromDay}_${period.toDay}.csv`}
      askFile={() => services.client.file('exportDashboardGames', { ...period, groupBy })}
      head={
        <>
          <PressChoice
            label={t('dashboard.group')}
            options={gameGroupings.map((value) => ({ value, text: t(groupingTitles[value]) }))}
            isChosen={(grouping) => grouping === groupBy}
            onChoose={choose}
          />
          <p className="text-sm text-muted">{t('dashboard.band')}</p>
        </>
      }
      query={useQuery(gamesQuery(services, period, groupBy))}
    >
      {(data) =>
        data.rows.length === 0 ? <Notice>{t('dashboard.games.none')}</Notice> : <Games data={data} />
      }
    </FiguresSection>
  );
}

function Games({ data: { currencyCode, rows } }: { data: DashboardGames }) {
  const t = useTexts();
  const { money, count, percent } = useFormats();
  const percentOr = (value: number | null) => (value === null ? '–' : percent(value));
  const columns: [FigureColumn<GameRow>, ...FigureColumn<GameRow>[]] = [
    { id: 'name', title: t('figure.name'), isText: true, cell: ({ name }) => name },
    ...(rows.some(({ vendor }) => vendor !== '')
      ? [{ id: 'vendor', title: t('figure.vendor'), isText: true, cell: ({ vendor }: GameRow) => vendor }]
      : []),
    { id: 'betCount', title: t('figure.bet.count'), cell: ({ betCount }) => count(betCount) },
    {
      id: 'turnover',
      title: t('figure.turnover'),
      cell: ({ turnoverMinor }) => money(turnoverMinor, currencyCode),
    },
    { id: 'payout', title: t('figure.payout'), cell: ({ payoutMinor }) => money(payoutMinor, currencyCode) },
    {
      id: 'gross',
      title: t('figure.gross'),
      cell: ({ grossRevenueMinor }) => money(grossRevenueMinor, currencyCode),
    },
    { id: 'return', title: t('figure.return'), cell: ({ returnPercent }) => percentOr(returnPercent) },
    {
      id: 'theoretical',
      title: t('figure.theoretical'),
      cell: ({ theoreticalPercent }) => percentOr(theoreticalPercent),
    },
    {
      id: 'band',
      title: t('figure.band'),
      cell: ({ bandLowPercent, bandHighPercent }) =>
        bandLowPercent === null || bandHighPercent === null
          ? '–'
          : `${percent(bandLowPercent)} – ${percent(bandHighPercent)}`,
    },
    {
      id: 'standing',
      title: t('figure.standing'),
      isText: true,
      cell: ({ standing }) => <Standing standing={standing} />,
    },
  ];
  return (
    <FigureTable
      caption={t('dashboard.games.table')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
    />
  );
}

function Standing({ standing }: { standing: ReturnStanding }) {
  const t = useTexts();
  const isOutside = standing === 'below' || standing === 'above';
  return (
    <Badge tone={isOutside ? 'bad' : standing === 'within' ? 'good' : 'plain'}>
      {t(standingWords[standing])}
    </Badge>
  );
}
