import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import type { Run } from './commission-queries.ts';

/** What a run comes to, and who has said what about it. */
export function RunFacts({ run }: { run: Run }) {
  const t = useTexts();
  const { count, money, moment } = useFormats();
  const amount = (text: string): string => money(text, run.currencyCode);
  const momentOr = (text: string | null): string => (text === null ? '–' : moment(text));
  return (
    <Facts
      facts={[
        [t('agents.title'), count(run.paymentCount)],
        [t('commissions.lines.count'), count(run.lineCount)],
        [t('commissions.due'), amount(run.dueMinor)],
        [t('commissions.corrections'), amount(run.correctionsMinor)],
        [t('commissions.shortfall'), amount(run.shortfallMinor)],
        [t('commissions.paid'), amount(run.paidMinor)],
        [t('commissions.calculated'), momentOr(run.calculatedAt)],
        [t('commissions.decided'), momentOr(run.decidedAt)],
        ...(run.approvals.length === 0
          ? []
          : [[t('commissions.approved.by'), <Approvals key="approvals" run={run} />] as const]),
        ...(run.rejectedBy === null
          ? []
          : [
              [t('commissions.rejected.by'), run.rejectedBy] as const,
              [t('decision.reason'), run.reason] as const,
            ]),
      ]}
    />
  );
}

function Approvals({ run: { approvals } }: { run: Run }) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <ul>
      {approvals.map(({ approvedBy, approvedAt, reason }) => (
        <li key={approvedBy} className="wrap-anywhere">
          {t('commissions.approval', { name: approvedBy, moment: moment(approvedAt) })}
          {reason === '' ? null : <span className="block font-normal text-muted">{reason}</span>}
        </li>
      ))}
    </ul>
  );
}
