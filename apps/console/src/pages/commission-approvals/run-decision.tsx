import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { usePeriodText } from '../../platform/use-period-text.ts';
import { approveOrRejectUntold, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface RunDecisionProps {
  readonly item: CaseOf<'commissionRun'>;
  readonly onDone: (text: string) => void;
}

/** Lets a run be paid, or not; where two persons are wanted, the first one's word is noted. */
export function RunDecision({ item, onDone }: RunDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money } = useFormats();
  const periodText = usePeriodText();
  const { runId, needsTwoPersons, approvals, paymentCount } = item;
  const amount = money(item.dueMinor, item.currencyCode);
  const isFirst = needsTwoPersons && approvals.length === 0;
  const told = (choice: 'approve' | 'reject'): readonly string[] => {
    if (choice === 'reject') return [t('commissions.told.reject')];
    // What each is paid is told to each alone.
    const values = { amount: '…', period: periodText(item) };
    return isFirst ? [] : [language.memberText('inbox.commission.paid', values)];
  };
  const decide = async (choice: 'approve' | 'reject', reason: string): Promise<string> => {
    const order = { params: { runId }, body: { reason } };
    if (choice === 'reject') {
      await client.call('rejectCommissionRun', order);
      return t('commissions.done.rejected');
    }
    const { state } = await client.call('approveCommissionRun', order);
    return t(state === 'waiting' ? 'commissions.done.waiting' : 'commissions.done.approved');
  };
  return (
    <DecisionForm
      choices={approveOrRejectUntold}
      submitText={(choice) =>
        choice === 'reject'
          ? t('commissions.submit.reject')
          : t('commissions.submit.approve', { amount, count: paymentCount })
      }
      told={told}
      fields={(choice) =>
        choice === 'reject' ? <p className="text-sm text-muted">{t('commissions.reject.hint')}</p> : null
      }
      decide={decide}
      onDone={onDone}
    />
  );
}
