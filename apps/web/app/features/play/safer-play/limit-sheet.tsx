import { checkKind, isInMinutes, type PlayLimitKind } from '@wau/contract/play-limits';
import { currencyOf } from '@wau/money/currency';
import { minorToTypedText, parseMajorText } from '@wau/money/minor';
import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useDuration } from '../../../platform/language/use-duration.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { isWider, timesToChoose } from './limit-kinds.ts';
import type { PlayLimits } from './play-limit-queries.ts';
import { useChangeLimit } from './use-change-limit.ts';
import { useLimitWords } from './use-limit-words.ts';

interface LimitSheetProps {
  /** `undefined` while none is changed. */
  readonly kind: PlayLimitKind | undefined;
  readonly limits: PlayLimits;
  readonly onClose: () => void;
}

/** Sets a limit, and says before when it will hold. */
export function LimitSheet({ kind, limits, onClose }: LimitSheetProps) {
  const t = useTranslate();
  const words = useLimitWords(limits.currencyCode);
  // What it was opened for stays on it while it closes.
  const [shown, setShown] = useState<PlayLimitKind>('deposit.day');
  if (kind !== undefined && kind !== shown) setShown(kind);
  return (
    <LateBottomSheet
      isOpen={kind !== undefined}
      onClose={onClose}
      title={words.name(shown)}
      closeLabel={t('action.close')}
    >
      <LimitForm key={shown} kind={shown} limits={limits} onClose={onClose} />
    </LateBottomSheet>
  );
}

function LimitForm({ kind, limits, onClose }: LimitSheetProps & { readonly kind: PlayLimitKind }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const changeLimit = useChangeLimit();
  const once = useOnceAtATime();
  const amountField = useRef<HTMLInputElement>(null);
  const currency = currencyOf(limits.currencyCode);
  const present = limits.list.find((each) => each.kind === kind)?.value ?? null;
  const times = isInMinutes(kind) ? timesToChoose(kind, present, limits.checkMinutes) : [];
  const [text, setText] = useState(() => startOf(kind, present, currency, times));
  const [isChecked, setIsChecked] = useState(false);
  const wanted = readWanted(kind, text, currency);
  const error = isChecked && wanted === undefined ? t('deposit.amount.invalid') : undefined;
  const send = (value: string | null) =>
    once(async () => {
      const answer = await changeLimit.mutateAsync({ does: 'set', kind, value }).catch(() => undefined);
      if (answer === undefined) return;
      toasts.show('info', t(isWider(value, present) ? 'safer.limit.asked' : 'safer.limit.saved'));
      onClose();
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (wanted === undefined) amountField.current?.focus();
    else void send(wanted);
  };
  const change = (value: string) => {
    setText(value);
    setIsChecked(false);
    changeLimit.reset();
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-3 px-2 pb-2">
      {isInMinutes(kind) ? (
        <TimeField kind={kind} times={times} value={text} onChange={change} />
      ) : (
        <AmountField
          ref={amountField}
          label={t('safer.limit.value.money')}
          name="limit"
          symbol={currency.symbol}
          value={text}
          onChange={change}
          error={error}
        />
      )}
      <p className="text-detail text-pretty text-muted">
        {wanted !== undefined && isWider(wanted, present)
          ? t('safer.limit.ask.wider')
          : t('safer.limit.ask.at')}
      </p>
      <FormError text={changeLimit.error === null ? undefined : failureText(failureOf(changeLimit.error))} />
      <Button type="submit" isWide isLoading={changeLimit.isPending}>
        {t('safer.limit.save')}
      </Button>
      {present === null ? null : (
        <Button look="quiet" isWide onClick={() => send(null)}>
          {t('safer.limit.remove')}
        </Button>
      )}
    </form>
  );
}

interface TimeFieldProps {
  readonly kind: PlayLimitKind;
  readonly times: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function TimeField({ kind, times, value, onChange }: TimeFieldProps) {
  const t = useTranslate();
  const time = useDuration();
  return (
    <SelectField
      label={t(kind === checkKind ? 'safer.limit.value.every' : 'safer.limit.value.time')}
      name="limit"
      value={value}
      onChange={onChange}
      options={times.map((minutes) => ({ value: minutes, label: time(Number(minutes)) }))}
    />
  );
}

const firstTimes = ['60', '30'];

function startOf(
  kind: PlayLimitKind,
  present: string | null,
  currency: ReturnType<typeof currencyOf>,
  times: readonly string[],
): string {
  if (isInMinutes(kind)) return present ?? firstTimes.find((each) => times.includes(each)) ?? times[0] ?? '';
  return present === null ? '' : minorToTypedText(minorOf(present), currency);
}

/** The limit that was typed, as it travels; `undefined` for what is no amount above nothing. */
function readWanted(
  kind: PlayLimitKind,
  text: string,
  currency: ReturnType<typeof currencyOf>,
): string | undefined {
  if (isInMinutes(kind)) return text === '' ? undefined : text;
  const amount = parseMajorText(text, currency);
  return amount === undefined || amount === 0n ? undefined : amount.toString();
}
