import { useInfiniteQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { Link } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { agentCommissionsQuery } from './agent-queries.ts';

interface AgentCommissionsProps {
  readonly memberId: MemberId;
  readonly opensRuns: boolean;
}

/** What the agent was or is to be paid; each leads to its lines in the run, for whoever may see runs. */
export function AgentCommissions({ memberId, opensRuns }: AgentCommissionsProps) {
  const t = useTexts();
  const { money } = useFormats();
  const periodText = usePeriodText();
  const asked = useInfiniteQuery(agentCommissionsQuery(useConsole(), memberId));
  return (
    <DeskSection title={t('commissions.of.agent')}>
      <PagedItems asked={asked} none={t('commissions.of.agent.none')}>
        {(list) => (
          <FigureTable
            caption={t('commissions.of.agent.table')}
            columns={[
              {
                id: 'period',
                title: t('commissions.period'),
                isText: true,
                cell: (row) =>
                  opensRuns ? (
                    <Link
                      to={`/commissions?run=${row.runId}&agent=${memberId}`}
                      className="inline-flex min-h-11 items-center text-gold-text underline"
                    >
                      {periodText(row)}
                    </Link>
                  ) : (
                    periodText(row)
                  ),
              },
              {
                id: 'kind',
                title: t('contracts.kind'),
                isText: true,
                cell: ({ kind }) => t(`contracts.kind.${kind}`),
              },
              {
                id: 'state',
                title: t('contracts.state'),
                isText: true,
                cell: ({ state }) => t(`commissions.state.${state}`),
              },
              {
                id: 'due',
                title: t('commissions.due'),
                cell: ({ dueMinor, currencyCode }) => money(dueMinor, currencyCode),
              },
              {
                id: 'paid',
                title: t('commissions.payment.paid'),
                cell: ({ paidMinor, currencyCode }) =>
                  paidMinor === null ? '–' : money(paidMinor, currencyCode),
              },
            ]}
            rows={list}
            keyOf={({ runId }) => runId}
          />
        )}
      </PagedItems>
    </DeskSection>
  );
}
