import { useQuery } from '@tanstack/react-query';
import { type GameGrouping, gameGroupings, type ReturnStanding } from '@wau/contract/return-standings';
import type { ConsoleMessageId } from '@wau/i18n/console/en';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { type FigureColumn, FigureTable } from '../../ui/figure-table.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { type DashboardGames, gamesQuery } from './dashboard-queries.ts';
import type { Period } from './period.ts';
import { SaveFigures } from './save-figures.tsx';

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
  const { data, error, refetch } = useQuery(gamesQuery(services, period, groupBy));
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
    <section aria-labelledby="games" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="games" className="text-lg font-semibold">
          {t('dashboard.games')}
        </h2>
        <SaveFigures
          about={t('dashboard.games')}
          fileName={`games-${groupBy}_${period.fromDay}_${period.toDay}.csv`}
          ask={() => services.client.file('exportDashboardGames', { ...period, groupBy })}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('dashboard.group')}</legend>
        {gameGroupings.map((grouping) => (
          <button
            key={grouping}
            type="button"
            aria-pressed={grouping === groupBy}
            onClick={() => choose(grouping)}
            className="min-h-11 rounded-small border border-outline bg-surface px-4 aria-pressed:bg-raised aria-pressed:font-semibold"
          >
            {t(groupingTitles[grouping])}
          </button>
        ))}
      </fieldset>
      <p className="text-sm text-muted">{t('dashboard.band')}</p>
      {error !== null ? (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : data.rows.length === 0 ? (
        <Notice>{t('dashboard.games.none')}</Notice>
      ) : (
        <Games data={data} />
      )}
    </section>
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
