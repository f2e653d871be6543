import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { type DashboardFunnel, funnelQuery } from './dashboard-queries.ts';
import type { Period } from './period.ts';
import { SaveFigures } from './save-figures.tsx';

/** How far those who registered in the period have come until now. */
export function FunnelSection({ period }: { period: Period }) {
  const services = useConsole();
  const t = useTexts();
  const { data, error, refetch } = useQuery(funnelQuery(services, period));
  return (
    <section aria-labelledby="funnel" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="funnel" className="text-lg font-semibold">
          {t('dashboard.funnel')}
        </h2>
        <SaveFigures
          about={t('dashboard.funnel')}
          fileName={`funnel_${period.fromDay}_${period.toDay}.csv`}
          ask={() => services.client.file('exportDashboardFunnel', { ...period })}
        />
      </div>
      <p className="text-sm text-muted">{t('dashboard.funnel.meaning')}</p>
      {error !== null ? (
        <LoadingFailure error={error} onAgain={() => void refetch()} />
      ) : data === undefined ? (
        <Loading />
      ) : (
        <Funnel data={data} />
      )}
    </section>
  );
}

interface Step {
  readonly name: string;
  readonly members: number;
}

function Funnel({ data: { registered, firstDeposit, firstBet, secondDeposit } }: { data: DashboardFunnel }) {
  const t = useTexts();
  const { count, percent } = useFormats();
  const steps: readonly Step[] = [
    { name: t('funnel.registered'), members: registered },
    { name: t('funnel.first.deposit'), members: firstDeposit },
    { name: t('funnel.first.bet'), members: firstBet },
    { name: t('funnel.second.deposit'), members: secondDeposit },
  ];
  return (
    <FigureTable
      caption={t('dashboard.funnel.table')}
      columns={[
        { id: 'step', title: t('funnel.step'), isText: true, cell: ({ name }) => name },
        { id: 'members', title: t('funnel.members'), cell: ({ members }) => count(members) },
        {
          id: 'share',
          title: t('funnel.share'),
          cell: ({ members }) => (registered === 0 ? '–' : percent((100 * members) / registered)),
        },
      ]}
      rows={steps}
      keyOf={({ name }) => name}
    />
  );
}
