import type { CurrencyCode } from '@wau/money/currency';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { longestReason, shortestReason } from '../../platform/reason-lengths.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { amountNames, draftOf, type LimitsDraft, orderOf, wrongNamesOf } from './limits-draft.ts';
import { RuleFields, StepFields } from './limits-lists.tsx';
import type { LimitedGame, LimitsOrder } from './lottery-limit-queries.ts';

interface LimitsFormProps {
  readonly game: LimitedGame;
  readonly currencyCode: CurrencyCode;
  readonly isBusy: boolean;
  readonly onOrder: (order: LimitsOrder, reason: string) => void;
}

/** Asks for limits as they are to be; what takes or pays more than before, a second person approves. */
export function LimitsForm({ game, currencyCode, isBusy, onOrder }: LimitsFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(() => draftOf(game, currencyCode));
  const [reason, setReason] = useState('');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const change = (changes: Partial<LimitsDraft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const isReason = reason.trim().length >= shortestReason;
    const names = [...wrongNamesOf(draft, currencyCode), ...(isReason ? [] : ['reason'])];
    setWrong(names);
    if (names.length === 0) onOrder(orderOf(draft, currencyCode), reason.trim());
  };
  return (
    <form ref={form} aria-label={t('limits.change')} onSubmit={submit} className="flex flex-col gap-5">
      <p className="text-muted">{t('limits.about', { currency: currencyCode })}</p>
      <div className="grid gap-4 md:grid-cols-2">
        {amountNames.map((name) => (
          <TextField
            key={name}
            label={t(`limits.${name}`)}
            hint={t(`limits.${name}.hint`)}
            inputMode="decimal"
            value={draft.amounts[name]}
            maxLength={20}
            error={wrong.includes(name) ? t('limits.wrong.amount') : undefined}
            onChange={(text) => change({ amounts: { ...draft.amounts, [name]: text } })}
          />
        ))}
      </div>
      <StepFields steps={draft.steps} wrong={wrong} onChange={(steps) => change({ steps })} />
      <RuleFields
        rules={draft.rules}
        family={game.family}
        plays={game.plays}
        wrong={wrong}
        onChange={(rules) => change({ rules })}
      />
      <TextField
        label={t('limits.reason')}
        value={reason}
        maxLength={longestReason}
        error={wrong.includes('reason') ? t('limits.wrong.reason') : undefined}
        onChange={(text) => {
          setReason(text);
          setWrong([]);
        }}
      />
      <p className="text-sm text-muted">{t('limits.two')}</p>
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('limits.save')}
        </Button>
      </div>
    </form>
  );
}
