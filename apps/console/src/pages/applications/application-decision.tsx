import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { approveOrReject, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface ApplicationDecisionProps {
  readonly item: CaseOf<'application'>;
  readonly onDone: (text: string) => void;
}

/** Whether the reward is paid. */
export function ApplicationDecision({ item, onDone }: ApplicationDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money, toldMoney } = useFormats();
  const { memberText } = language;
  const { promotionTitle: promotion, currencyCode } = item;
  const told = (choice: 'approve' | 'reject', reason: string): readonly string[] => {
    if (choice === 'reject') {
      return [
        memberText('inbox.reward.rejected', { promotion, reason }),
        memberText('inbox.reward.rejected.next'),
      ];
    }
    const issued = memberText('inbox.reward.issued', {
      amount: toldMoney(item.amountMinor, currencyCode),
      promotion,
    });
    if (BigInt(item.requiredTurnoverMinor) === 0n) return [issued];
    const turnover = toldMoney(item.requiredTurnoverMinor, currencyCode);
    return [issued, memberText('inbox.reward.turnover', { turnover })];
  };
  return (
    <DecisionForm
      choices={approveOrReject}
      submitText={(choice) =>
        t(`application.submit.${choice}`, { amount: money(item.amountMinor, currencyCode) })
      }
      told={(choice, reason) => [t('application.told', { text: told(choice, reason).join(' ') })]}
      decide={async (choice, reason) => {
        const decision = choice === 'approve' ? ('approved' as const) : ('rejected' as const);
        const params = { rewardId: item.rewardId };
        await client.call('decideApplication', { params, body: { decision, reason } });
        return t(`application.done.${choice}`);
      }}
      onDone={onDone}
    />
  );
}
