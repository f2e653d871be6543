import type { CurrencyCode } from '@wau/money/currency';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTexts } from '../../platform/console-services.ts';
import { longestReason } from '../../platform/reason-lengths.ts';
import { Button } from '../../ui/button.tsx';
import { PressChoice } from '../../ui/press-choice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { emptyRain, type RainDraft, type RainDraftField, readRain } from './rain-draft.ts';
import type { RainOrder } from './red-rain-queries.ts';

interface RainFormProps {
  readonly currencyCode: CurrencyCode;
  readonly isBusy: boolean;
  readonly onOrder: (order: RainOrder) => void;
}

/** Asks for a rain of the house; a large one takes a second person. */
export function RainForm({ currencyCode, isBusy, onOrder }: RainFormProps) {
  const t = useTexts();
  const [draft, setDraft] = useState(emptyRain);
  const [wrong, setWrong] = useState<readonly RainDraftField[]>([]);
  const form = useRef<HTMLFormElement>(null);
  // Whoever is told that something is wrong begins to type there.
  useEffect(() => {
    if (wrong.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrong]);
  const change = (changes: Partial<RainDraft>): void => {
    setDraft((now) => ({ ...now, ...changes }));
    setWrong([]);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const read = readRain(draft, currencyCode);
    if ('order' in read) onOrder(read.order);
    else setWrong(read.wrong);
  };
  const field = (name: RainDraftField & keyof RainDraft, error: string) => ({
    value: draft[name],
    error: wrong.includes(name) ? error : undefined,
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <form ref={form} aria-label={t('rains.new')} onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={t('rains.agent')}
        hint={t('rains.agent.hint')}
        value={draft.agentName}
        maxLength={64}
        onChange={(agentName) => change({ agentName })}
      />
      <TextField
        label={t('rains.amount', { currency: currencyCode })}
        inputMode="decimal"
        {...field('amount', t('rains.wrong.amount'))}
      />
      <TextField label={t('rains.count')} inputMode="numeric" {...field('count', t('rains.wrong.count'))} />
      <TextField
        label={t('rains.start')}
        type="datetime-local"
        hint={t('rains.start.hint')}
        {...field('start', t('rains.wrong.start'))}
      />
      <TextField
        label={t('rains.minutes')}
        inputMode="numeric"
        {...field('minutes', t('rains.wrong.minutes'))}
      />
      {draft.agentName.trim() === '' ? null : (
        <TextField
          label={t('rains.levels')}
          hint={t('rains.levels.hint')}
          inputMode="numeric"
          {...field('levels', t('rains.wrong.levels'))}
        />
      )}
      <PressChoice
        label={t('rains.who')}
        options={[
          { value: true, text: t('rains.who.active') },
          { value: false, text: t('rains.who.all') },
        ]}
        isChosen={(value) => draft.needsActive === value}
        onChoose={(needsActive) => change({ needsActive })}
      />
      <TextField
        label={t('member.reason')}
        hint={t('decision.reason.inside')}
        maxLength={longestReason}
        {...field('reason', t('decision.reason.short'))}
      />
      <div>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('rains.schedule')}
        </Button>
      </div>
    </form>
  );
}
