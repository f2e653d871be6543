import { type Ref, useEffect, useRef } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { SendCodeButton } from './send-code-button.tsx';
import type { SendCodeState } from './use-send-code.ts';

/** Most digits of a code, whoever sends it. */
const codeMaxLength = 10;

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly state: SendCodeState;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  /** The field takes nothing before a code has been sent. */
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A code that was sent by SMS, with the button that asks for it. Phones offer to fill it in. */
export function CodeField({ value, onChange, state, ...field }: CodeFieldProps) {
  const t = useTranslate();
  const holder = useRef<HTMLDivElement>(null);
  const isCounting = state.phase === 'counting';
  // The button that was tapped gives its place to the time, and what to do next is to type the code.
  useEffect(() => {
    if (isCounting && document.activeElement === document.body)
      holder.current?.querySelector('input')?.focus();
  }, [isCounting]);
  return (
    <div ref={holder}>
      <TextField
        {...field}
        label={t('sms.code')}
        value={value}
        onChange={(text) => onChange(text.replaceAll(/\D/g, '').slice(0, codeMaxLength))}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeMaxLength}
        end={<SendCodeButton state={state} />}
      />
    </div>
  );
}
