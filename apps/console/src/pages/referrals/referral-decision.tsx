import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { approveOrRejectUntold, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface ReferralDecisionProps {
  readonly item: CaseOf<'referral'>;
  readonly onDone: (text: string) => void;
}

/** Whether the friend brings a reward. Whoever invited is not told why not. */
export function ReferralDecision({ item, onDone }: ReferralDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money, toldMoney } = useFormats();
  const { memberText } = language;
  const { inviterUsername: name, offeredMinor, offeredTurnoverMinor, currencyCode } = item;
  const toldOnApproval = (): string => {
    if (offeredMinor === null) return t('referral.told.later', { name });
    const paid = memberText('inbox.referral.rewarded', {
      friend: item.friendShownName,
      amount: toldMoney(offeredMinor, currencyCode),
    });
    if (offeredTurnoverMinor === null || offeredTurnoverMinor === '0')
      return t('referral.told', { name, text: paid });
    const turnover = toldMoney(offeredTurnoverMinor, currencyCode);
    return t('referral.told', {
      name,
      text: `${paid} ${memberText('inbox.reward.turnover', { turnover })}`,
    });
  };
  const submitText = (choice: 'approve' | 'reject'): string => {
    if (choice === 'reject') return t('referral.submit.reject');
    if (offeredMinor === null) return t('referral.submit.later');
    return t('referral.submit.approve', { amount: money(offeredMinor, currencyCode), name });
  };
  return (
    <DecisionForm
      choices={approveOrRejectUntold}
      submitText={submitText}
      told={(choice) => [choice === 'approve' ? toldOnApproval() : t('referral.told.rejected', { name })]}
      decide={async (choice, reason) => {
        const decision = choice === 'approve' ? ('approved' as const) : ('rejected' as const);
        const params = { referralId: item.referralId };
        await client.call('decideReferral', { params, body: { decision, reason } });
        return t(`referral.done.${choice}`);
      }}
      onDone={onDone}
    />
  );
}
