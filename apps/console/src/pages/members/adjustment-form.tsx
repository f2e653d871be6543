import { type AdjustmentCode, adjustmentCodes } from '@wau/contract/adjustments';
import type { MemberId } from '@wau/contract/ids';
import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { minorToWire, parseMajorText, toMinor } from '@wau/money/minor';
import { useId, useRef, useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { useCommand } from '../../platform/use-command.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface AdjustmentFormProps {
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
  readonly onDone: () => Promise<void>;
}

type Direction = 'give' | 'take';

/** Proposes an adjustment. Sent once more it is the same one, for as long as nothing of it is changed. */
export function AdjustmentForm({ memberId, currencyCode, onDone }: AdjustmentFormProps) {
  const { client } = useConsole();
  const t = useTexts();
  const textOf = useFailureText();
  const codeId = useId();
  const [direction, setDirection] = useState<Direction>('give');
  const [typed, setTyped] = useState('');
  const [code, setCode] = useState<AdjustmentCode>(adjustmentCodes[0]);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const sent = useRef({ about: '', clientId: '' });
  const parsed = parseMajorText(typed.trim(), currencyOf(currencyCode));
  const isAmount = parsed !== undefined && parsed > 0n;
  const isReason = reason.trim().length >= shortestReason;
  const proposal = useCommand({
    mutationFn: (amountMinor: string) => {
      const about = JSON.stringify([amountMinor, code, reason]);
      if (sent.current.about !== about) sent.current = { about, clientId: crypto.randomUUID() };
      const { clientId } = sent.current;
      const body = { clientId, amountMinor, code, reason: reason.trim() };
      return client.call('proposeAdjustment', { params: { memberId }, body });
    },
    onSuccess: () => {
      setTyped('');
      setReason('');
      setIsChecked(false);
      return onDone();
    },
  });
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setIsChecked(true);
        if (!isAmount || !isReason) return;
        proposal.mutate(minorToWire(toMinor(direction === 'give' ? parsed : -parsed)));
      }}
    >
      <fieldset className="flex gap-3">
        <legend className="sr-only">{t('adjustment.direction')}</legend>
        {(['give', 'take'] as const).map((each) => (
          <label
            key={each}
            className="flex min-h-11 cursor-pointer items-center gap-2 rounded-small border border-outline px-3 has-checked:border-gold-text has-checked:bg-raised has-checked:font-semibold"
          >
            <input
              type="radio"
              name="direction"
              checked={direction === each}
              onChange={() => setDirection(each)}
            />
            {t(`adjustment.${each}`)}
          </label>
        ))}
      </fieldset>
      <div className="grid gap-3 md:grid-cols-2">
        <TextField
          label={t('member.amount')}
          value={typed}
          onChange={setTyped}
          inputMode="decimal"
          maxLength={20}
          error={isChecked && !isAmount ? t('deposit.received.wrong') : undefined}
        />
        <div className="flex flex-col">
          <label htmlFor={codeId} className="mb-1 font-medium">
            {t('adjustment.code')}
          </label>
          <select
            id={codeId}
            value={code}
            onChange={({ target }) =>
              setCode(adjustmentCodes.find((each) => each === target.value) ?? adjustmentCodes[0])
            }
            className="min-h-11 rounded-small border border-outline bg-surface px-2"
          >
            {adjustmentCodes.map((each) => (
              <option key={each} value={each}>
                {t(`adjustment.code.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </div>
      <TextField
        label={t('member.reason')}
        value={reason}
        onChange={setReason}
        maxLength={longestReason}
        error={isChecked && !isReason ? t('decision.reason.short') : undefined}
      />
      {proposal.error === null ? null : <Notice tone="bad">{textOf(proposal.error)}</Notice>}
      <div>
        <Button type="submit" isBusy={proposal.isPending}>
          {t('adjustment.propose')}
        </Button>
      </div>
    </form>
  );
}
