import { currencyOf } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { serverTimeMs } from '../../../platform/lottery/sales-clock.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney, useShortMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment, useZoneName } from '../../../platform/records/use-record-moment.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { FactList } from '../../../shared/payment-password/fact-list.tsx';
import { PasswordConfirmation } from '../../../shared/payment-password/password-confirmation.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { focusFirstInvalid } from '../../../ui/fields/focus-first-invalid.ts';
import { PickedField } from '../../../ui/fields/picked-field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { shownInZone } from './moment-in-zone.ts';
import {
  checkRainForm,
  type RainField,
  type RainForm,
  type RainOrder,
  type RainProblem,
} from './rain-form.ts';
import type { RainTerms } from './red-rain-queries.ts';
import { useScheduleRedRain } from './use-rain-commands.ts';

/** What is usual: time enough for the team to read of it. */
const usualLeadMs = 15 * 60_000;
const durations = ['1', '3', '5', '10', '30', '60'] as const;
/** Beyond these levels it is the whole team. */
const offeredLevels = [2, 3, 5] as const;

interface RainFormProps {
  readonly terms: RainTerms;
  readonly onDone: () => void;
}

/** AG-04: a rain is filled in, looked at, and scheduled with the payment password. */
export function RainFormOf({ terms, onDone }: RainFormProps) {
  const { timeZone } = useSite();
  const [form, setForm] = useState(() => firstForm(terms, timeZone));
  const [problems, setProblems] = useState<ReadonlyMap<RainField, RainProblem>>(new Map());
  const [reviewed, setReviewed] = useState<{ readonly order: RainOrder; readonly total: Minor }>();
  const change = (next: Partial<RainForm>) => {
    setForm({ ...form, ...next });
    setProblems(new Map());
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkRainForm(form, terms, timeZone, performance.now());
    if (checked.ok) {
      setReviewed(checked);
      return;
    }
    setProblems(checked.problems);
    focusFirstInvalid(event.currentTarget);
  };
  if (reviewed !== undefined) return <Review {...reviewed} terms={terms} onDone={onDone} />;
  return <Fields form={form} terms={terms} problems={problems} onChange={change} onSubmit={submit} />;
}

function firstForm(terms: RainTerms, timeZone: string): RainForm {
  const startMs = serverTimeMs(terms.clock, performance.now()) + usualLeadMs;
  return {
    amount: '',
    count: String(Math.min(50, Math.max(1, terms.memberCount))),
    ...shownInZone(timeZone, startMs),
    ...{ minutes: '5', levels: '', needsActive: false },
  };
}

interface FieldsProps {
  readonly form: RainForm;
  readonly terms: RainTerms;
  readonly problems: ReadonlyMap<RainField, RainProblem>;
  readonly onChange: (next: Partial<RainForm>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function Fields({ form, terms, problems, onChange, onSubmit }: FieldsProps) {
  const t = useTranslate();
  const money = useShortMoney();
  const problemText = useProblemText(terms);
  const hint = t('withdraw.amount.bounds', {
    minimum: money(minorOf(terms.minTotalMinor), terms.currencyCode),
    maximum: money(minorOf(terms.maxTotalMinor), terms.currencyCode),
  });
  return (
    <form method="post" noValidate onSubmit={onSubmit} className="space-y-3 px-2 pb-2">
      <AmountField
        label={t('rain.amount')}
        name="amount"
        symbol={currencyOf(terms.currencyCode).symbol}
        value={form.amount}
        onChange={(amount) => onChange({ amount })}
        error={problemText(problems.get('amount'))}
        hint={hint}
      />
      <TextField
        label={t('rain.count')}
        name="count"
        inputMode="numeric"
        maxLength={4}
        value={form.count}
        onChange={(count) => onChange({ count })}
        error={problemText(problems.get('count'))}
      />
      <StartFields form={form} problem={problemText(problems.get('start'))} onChange={onChange} />
      <SelectField
        label={t('rain.minutes')}
        name="minutes"
        value={form.minutes}
        onChange={(minutes) => onChange({ minutes })}
        options={durations.map((value) => ({ value, label: t('rain.minutes.of', { count: Number(value) }) }))}
      />
      <SelectField
        label={t('rain.for')}
        name="levels"
        value={form.levels}
        onChange={(levels) => onChange({ levels })}
        options={[
          { value: '', label: t('rain.for.all', { count: terms.memberCount }) },
          { value: '1', label: t('rain.for.direct', { count: terms.directCount }) },
          ...offeredLevels.map((level) => ({ value: String(level), label: t('rain.for.levels', { level }) })),
        ]}
      />
      <Checkbox
        label={t('rain.active')}
        isChecked={form.needsActive}
        onChange={(needsActive) => onChange({ needsActive })}
      />
      <Button type="submit" isWide>
        {t('withdraw.continue')}
      </Button>
    </form>
  );
}

function StartFields({
  form,
  problem,
  onChange,
}: {
  readonly form: RainForm;
  readonly problem: string | undefined;
  readonly onChange: (next: Partial<RainForm>) => void;
}) {
  const t = useTranslate();
  const zone = useZoneName();
  return (
    <fieldset>
      <legend className="sr-only">{t('rain.start')}</legend>
      <div className="grid gap-3 min-[22rem]:grid-cols-2">
        <PickedField
          type="date"
          label={t('rain.start.date')}
          name="day"
          value={form.day}
          onChange={(day) => onChange({ day })}
          isInvalid={problem !== undefined}
        />
        <PickedField
          type="time"
          label={t('rain.start.time', { zone })}
          name="time"
          value={form.time}
          onChange={(time) => onChange({ time })}
          isInvalid={problem !== undefined}
        />
      </div>
      <p aria-live="polite" className="mt-1 min-h-5 text-sm text-hibiscus-text">
        {problem}
      </p>
    </fieldset>
  );
}

function useProblemText({
  currencyCode,
}: RainTerms): (problem: RainProblem | undefined) => string | undefined {
  const t = useTranslate();
  const money = useShortMoney();
  return (problem) => {
    if (problem === undefined) return undefined;
    if ('limit' in problem) {
      const amount = money(problem.limit, currencyCode);
      if (problem.kind === 'below') return t('deposit.amount.below', { amount });
      if (problem.kind === 'above') return t('deposit.amount.above', { amount });
      return t('upline.amount.balance', { amount });
    }
    const texts = {
      required: t('deposit.amount.required'),
      invalid: t('deposit.amount.invalid'),
      count: t('rain.count.invalid'),
      share: t('rain.count.share'),
      time: t('rain.start.invalid'),
    };
    return texts[problem.kind];
  };
}

interface ReviewProps extends RainFormProps {
  readonly order: RainOrder;
  readonly total: Minor;
}

function Review({ order, total, terms, onDone }: ReviewProps) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const schedule = useScheduleRedRain();
  const amount = money(total, terms.currencyCode);
  const who =
    order.levels === null
      ? t('rain.for.all', { count: terms.memberCount })
      : order.levels === 1
        ? t('rain.for.direct', { count: terms.directCount })
        : t('rain.for.levels', { level: order.levels });
  const send = async (paymentPassword: string) => {
    await schedule.mutateAsync({ ...order, paymentPassword });
    toasts.show('success', t('rain.done'));
    onDone();
  };
  return (
    <PasswordConfirmation
      confirm={t('rain.confirm', { amount })}
      way="rain"
      order={schedule}
      onConfirm={send}
    >
      <FactList
        facts={[
          [t('rain.amount'), amount],
          [t('rain.count'), String(order.packetCount)],
          [t('rain.start'), moment(order.startsAt)],
          [t('rain.minutes'), t('rain.minutes.of', { count: order.minutes })],
          [t('rain.for'), who],
        ]}
      />
      {order.needsActive ? <p className="text-detail text-muted">{t('rain.active')}</p> : null}
      <p className="text-detail text-pretty text-muted">{t('rain.final')}</p>
    </PasswordConfirmation>
  );
}
