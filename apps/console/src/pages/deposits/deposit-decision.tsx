import { currencyOf } from '@wau/money/currency';
import { minorToMajorText, minorToWire, parseMajorText, toMinor } from '@wau/money/minor';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { TextField } from '../../ui/text-field.tsx';
import { approveOrReject, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface DepositDecisionProps {
  readonly item: CaseOf<'deposit'>;
  readonly onDone: (text: string) => void;
}

/** How much came in, or that nothing did. */
export function DepositDecision({ item, onDone }: DepositDecisionProps) {
  const { client, language } = useConsole();
  const t = useTexts();
  const { money, toldMoney } = useFormats();
  const currency = currencyOf(item.currencyCode);
  const expected = toMinor(BigInt(item.amountMinor));
  const [typed, setTyped] = useState(() => minorToMajorText(expected, currency));
  const parsed = parseMajorText(typed.trim(), currency);
  const received = parsed === undefined || parsed <= 0n ? undefined : minorToWire(parsed);
  const amount = money(received ?? item.amountMinor, item.currencyCode);
  const told = (choice: 'approve' | 'reject', reason: string): readonly string[] => {
    if (choice === 'approve') {
      const credited = toldMoney(received ?? item.amountMinor, item.currencyCode);
      const news = language.memberText('inbox.deposit.approved', { amount: credited });
      return [t('deposit.told', { text: news })];
    }
    const ordered = toldMoney(item.amountMinor, item.currencyCode);
    const text = language.memberText('inbox.deposit.declined', { amount: ordered });
    return [t('deposit.told', { text }), t('deposit.told.reason', { reason })];
  };
  const decide = async (choice: 'approve' | 'reject', reason: string): Promise<string> => {
    const body =
      choice === 'approve'
        ? { decision: 'approved' as const, receivedMinor: received ?? '', reason }
        : { decision: 'declined' as const, reason };
    const { status } = await client.call('decideDeposit', { params: { depositId: item.depositId }, body });
    return t(`deposit.done.${status}`);
  };
  return (
    <DecisionForm
      choices={approveOrReject}
      submitText={(choice) => t(`deposit.submit.${choice}`, { amount })}
      told={told}
      isReady={(choice) => choice === 'reject' || received !== undefined}
      fields={(choice) =>
        choice === 'reject' ? null : (
          <>
            <TextField
              label={t('deposit.received')}
              value={typed}
              onChange={setTyped}
              inputMode="decimal"
              maxLength={20}
              hint={t('deposit.received.hint')}
              error={received === undefined ? t('deposit.received.wrong') : undefined}
            />
            <p className="text-sm text-muted">{t('deposit.two')}</p>
          </>
        )
      }
      decide={decide}
      onDone={onDone}
    />
  );
}
