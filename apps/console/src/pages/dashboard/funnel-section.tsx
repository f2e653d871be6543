import { useQuery } from '@tanstack/react-query';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FigureTable } from '../../ui/figure-table.tsx';
import type { Period } from '../../ui/period.ts';
import { type DashboardFunnel, funnelQuery } from './dashboard-queries.ts';
import { FiguresSection } from './figures-section.tsx';

/** How far those who registered in the period have come until now. */
export function FunnelSection({ period }: { period: Period }) {
  const services = useConsole();
  const t = useTexts();
  return (
    <FiguresSection
      title={t('dashboard.funnel')}
      fileName={`funnel_${period.fromDay}_${period.toDay}.csv`}
      askFile={() => services.client.file('exportDashboardFunnel', { ...period })}
      head={<p className="text-sm text-muted">{t('dashboard.funnel.meaning')}</p>}
      query={useQuery(funnelQuery(services, period))}
    >
      {(data) => <Funnel data={data} />}
    </FiguresSection>
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
