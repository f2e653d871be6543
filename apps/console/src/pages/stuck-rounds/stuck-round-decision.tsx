import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Notice } from '../../ui/notice.tsx';
import { type DecisionChoice, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface StuckRoundDecisionProps {
  readonly item: CaseOf<'stuckRound'>;
  readonly onDone: (text: string) => void;
}

type Choice = 'retry' | 'refund';

const retry: DecisionChoice<Choice> = {
  choice: 'retry',
  words: 'stuckRound.choice.retry',
  shortcut: 't',
  isReasonTold: false,
  isDangerous: false,
};

const refund: DecisionChoice<Choice> = {
  choice: 'refund',
  words: 'stuckRound.choice.refund',
  shortcut: 'r',
  isReasonTold: false,
  isDangerous: true,
};

/** Whether its money is tried again, or the stake is given back whatever the round came to. */
export function StuckRoundDecision({ item, onDone }: StuckRoundDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money, toldMoney } = useFormats();
  const { canRefund, gameName: game, currencyCode } = item;
  const hasWon = BigInt(item.payoutMinor) > 0n;
  const waitsForSecond = (choice: Choice): boolean =>
    item.takesTwoPersons.includes(choice) && !item.asked.some(({ decision }) => decision === choice);
  const told = (choice: Choice): readonly string[] => {
    // A second person has to decide the same before anything moves.
    if (waitsForSecond(choice)) return [];
    if (item.username === null) return [t('stuckRound.told.nobody')];
    const isRefund = choice === 'refund' || item.givesBack;
    // What the books have already moves nothing any more.
    if (item.recorded === 'settled' || item.recorded === 'refunded') return [t('stuckRound.told.moved')];
    if (!isRefund && !hasWon) return [t('stuckRound.told.lost')];
    if (isRefund && item.recorded === 'none') return [t('stuckRound.told.no.stake')];
    const amount = toldMoney(isRefund ? item.stakeMinor : item.payoutMinor, currencyCode);
    const text = language.memberText(isRefund ? 'inbox.round.refunded' : 'inbox.round.paid', {
      game,
      amount,
    });
    return [t('stuckRound.told', { text })];
  };
  const decide = async (decision: Choice, reason: string): Promise<string> => {
    const params = { stuckRoundId: item.stuckRoundId };
    const { status } = await client.call('decideStuckRound', { params, body: { decision, reason } });
    return status === 'asked' ? t('work.asked.done') : t(`stuckRound.done.${decision}`);
  };
  return (
    <DecisionForm
      choices={canRefund ? [retry, refund] : [retry]}
      submitText={(choice) =>
        t(`stuckRound.submit.${choice}`, { stake: money(item.stakeMinor, currencyCode) })
      }
      told={told}
      fields={(choice) => (
        <>
          {choice === 'refund' && hasWon && !item.givesBack ? (
            <Notice tone="look">
              {t('stuckRound.won', { payout: money(item.payoutMinor, currencyCode) })}
            </Notice>
          ) : null}
          {waitsForSecond(choice) ? <p className="text-muted">{t('work.takes.two')}</p> : null}
        </>
      )}
      decide={decide}
      onDone={onDone}
    />
  );
}
