import { currencyOf } from '@wau/money/currency';
import { minorToWire, parseMajorText } from '@wau/money/minor';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { TextField } from '../../ui/text-field.tsx';
import { type DecisionChoice, DecisionForm } from '../../work-list/decision-form.tsx';
import type { CaseOf } from '../../work-list/work-kind.ts';

interface FundTransferDecisionProps {
  readonly item: CaseOf<'fundTransfer'>;
  readonly onDone: (text: string) => void;
}

type Choice = 'applied' | 'notApplied' | 'retry';

const untold = { isReasonTold: false, isDangerous: false } as const;

const choices: readonly DecisionChoice<Choice>[] = [
  { choice: 'applied', words: 'fundTransfer.choice.applied', shortcut: 'a', ...untold },
  {
    choice: 'notApplied',
    words: 'fundTransfer.choice.notApplied',
    shortcut: 'r',
    ...untold,
    isDangerous: true,
  },
  { choice: 'retry', words: 'fundTransfer.choice.retry', shortcut: 't', ...untold },
];

/** What became of it, by the word of the vendor; or that the vendor is asked once more. */
export function FundTransferDecision({ item, onDone }: FundTransferDecisionProps) {
  const { client } = useConsole();
  const t = useTexts();
  const { money } = useFormats();
  const [typed, setTyped] = useState('');
  const { direction, currencyCode, vendorName: vendor } = item;
  const parsed = parseMajorText(typed.trim(), currencyOf(currencyCode));
  const isUnknown = item.amountMinor === null;
  const named = parsed === undefined || parsed <= 0n ? undefined : minorToWire(parsed);
  const movedMinor = item.amountMinor ?? named;
  // Money that did not move was not carried out, whatever the vendor calls it.
  const wrongAmount = parsed === 0n ? 'fundTransfer.moved.none' : 'fundTransfer.moved.wrong';
  /** Two who name different amounts have not said the same. */
  const waitsForSecond = (choice: Choice): boolean =>
    choice !== 'retry' &&
    item.takesTwoPersons &&
    !item.asked.some(
      ({ decision, amountMinor }) =>
        decision === choice && (choice === 'notApplied' || amountMinor === movedMinor),
    );
  const amount = movedMinor === undefined ? t('fundTransfer.all') : money(movedMinor, currencyCode);
  const submitText = (choice: Choice): string =>
    choice === 'retry'
      ? t('fundTransfer.submit.retry')
      : t(`fundTransfer.submit.${choice}.${direction}`, { amount, vendor });
  const decide = async (choice: Choice, reason: string): Promise<string> => {
    // Where an amount was asked for, it is what moved.
    const moved = choice === 'applied' && isUnknown && named !== undefined ? { amountMinor: named } : {};
    const params = { fundTransferId: item.fundTransferId };
    const body = { decision: choice, reason, ...moved };
    const { status } = await client.call('decideFundTransfer', { params, body });
    return status === 'asked' ? t('work.asked.done') : t(`fundTransfer.done.${choice}`);
  };
  return (
    <DecisionForm
      choices={choices}
      submitText={submitText}
      told={(choice) => (waitsForSecond(choice) ? [] : [t(`fundTransfer.told.${choice}`)])}
      isReady={(choice) => choice !== 'applied' || movedMinor !== undefined}
      fields={(choice, isTried) => (
        <>
          {choice === 'applied' && isUnknown ? (
            <TextField
              label={t('fundTransfer.moved')}
              value={typed}
              onChange={setTyped}
              inputMode="decimal"
              maxLength={20}
              hint={t('fundTransfer.moved.hint', { vendor })}
              error={(typed !== '' || isTried) && named === undefined ? t(wrongAmount) : undefined}
            />
          ) : null}
          {waitsForSecond(choice) ? <p className="text-muted">{t('work.takes.two')}</p> : null}
        </>
      )}
      decide={decide}
      onDone={onDone}
    />
  );
}
