import type { MemberId } from '@wau/contract/ids';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FigureTable } from '../../ui/figure-table.tsx';
import type { RunAgent } from './commission-queries.ts';

interface RunAgentsProps {
  readonly agents: readonly RunAgent[];
  readonly chosen: MemberId | undefined;
  readonly onChoose: (agentId: MemberId) => void;
}

/** What each agent is due; a name leads to its lines. */
export function RunAgents({ agents, chosen, onChoose }: RunAgentsProps) {
  const t = useTexts();
  const { count, money } = useFormats();
  return (
    <FigureTable
      caption={t('commissions.agents.table')}
      columns={[
        {
          id: 'agent',
          title: t('commissions.agent'),
          isText: true,
          cell: ({ agentId, userName }) => (
            <button
              type="button"
              aria-pressed={agentId === chosen}
              aria-label={t('commissions.agent.lines', { name: userName })}
              onClick={() => onChoose(agentId)}
              className="min-h-11 text-gold-text underline aria-pressed:font-semibold"
            >
              {userName}
            </button>
          ),
        },
        { id: 'lines', title: t('commissions.lines'), cell: ({ lineCount }) => count(lineCount) },
        {
          id: 'sum',
          title: t('commissions.payment.sum'),
          cell: ({ linesMinor, currencyCode }) => money(linesMinor, currencyCode),
        },
        {
          id: 'shortfall',
          title: t('commissions.shortfall'),
          cell: ({ shortfallMinor, currencyCode }) => money(shortfallMinor, currencyCode),
        },
        {
          id: 'due',
          title: t('commissions.due'),
          cell: ({ dueMinor, currencyCode }) => money(dueMinor, currencyCode),
        },
        {
          id: 'paid',
          title: t('commissions.payment.paid'),
          cell: ({ paidMinor, currencyCode }) => (paidMinor === null ? '–' : money(paidMinor, currencyCode)),
        },
      ]}
      rows={agents}
      keyOf={({ agentId }) => agentId}
    />
  );
}
