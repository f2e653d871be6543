import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { Facts } from '../../ui/card.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import type { RunAgent } from './commission-queries.ts';

/** How the payment adds up, and by which tier each contract pays. */
export function PaymentFacts({ agent }: { agent: RunAgent }) {
  const t = useTexts();
  const { money, moment } = useFormats();
  const amount = (text: string): string => money(text, agent.currencyCode);
  const known = (name: string, text: string | null) =>
    text === null || text === '0' ? [] : [[name, amount(text)] as const];
  return (
    <>
      <Facts
        facts={[
          [t('commissions.payment.sum'), amount(agent.linesMinor)],
          ...known(t('commissions.corrections'), agent.correctionsMinor),
          ...known(t('commissions.shortfall'), agent.shortfallMinor),
          [t('commissions.due'), amount(agent.dueMinor)],
          ...known(t('commissions.payment.owed.before'), agent.owedBeforeMinor),
          ...known(t('commissions.payment.owed.after'), agent.owedAfterMinor),
          [
            t('commissions.payment.paid'),
            agent.paidMinor === null || agent.paidAt === null
              ? '–'
              : `${amount(agent.paidMinor)} · ${moment(agent.paidAt)}`,
          ],
        ]}
      />
      {agent.contracts.length === 0 ? null : <Outcomes agent={agent} />}
    </>
  );
}

function Outcomes({ agent }: { agent: RunAgent }) {
  const t = useTexts();
  const { count, money, percent, toldMoney } = useFormats();
  const periodText = usePeriodText();
  type Outcome = RunAgent['contracts'][number];
  const amount = (text: string): string => money(text, agent.currencyCode);
  const pays = ({ basisPoints, amountMinor }: Outcome): string => {
    if (amountMinor !== null)
      return t('contracts.tier.a.day', { amount: toldMoney(amountMinor, agent.currencyCode) });
    return basisPoints === null ? '–' : percent(basisPoints / 100);
  };
  return (
    <FigureTable
      caption={t('commissions.agent.contracts')}
      columns={[
        { id: 'period', title: t('commissions.period'), isText: true, cell: periodText },
        {
          id: 'product',
          title: t('contracts.product'),
          isText: true,
          cell: ({ product, contractVersion }: Outcome) =>
            `${t(`contracts.product.${product}`)} · ${t('contracts.version', { version: String(contractVersion) })}`,
        },
        {
          id: 'turnover',
          title: t('commissions.team.turnover'),
          cell: ({ turnoverMinor }: Outcome) => amount(turnoverMinor),
        },
        {
          id: 'netLoss',
          title: t('commissions.team.netLoss'),
          cell: ({ netLossMinor }: Outcome) => amount(netLossMinor),
        },
        {
          id: 'carried',
          title: t('commissions.carried'),
          cell: ({ carriedMinor }: Outcome) => amount(carriedMinor),
        },
        {
          id: 'active',
          title: t('contracts.tier.active'),
          cell: ({ activeMembers }: Outcome) => count(activeMembers),
        },
        {
          id: 'tier',
          title: t('contracts.tier'),
          cell: ({ tier }: Outcome) => (tier === 0 ? t('commissions.tier.none') : tier),
        },
        { id: 'pays', title: t('contracts.tier.pays'), cell: pays },
      ]}
      rows={agent.contracts}
      keyOf={({ fromDay, hour, product }) => `${fromDay} ${hour} ${product}`}
    />
  );
}
