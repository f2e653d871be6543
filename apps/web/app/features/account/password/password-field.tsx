import type { Ref } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
  readonly hint?: string | undefined;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

/** A password that can be shown. It is never cut: what cannot be seen cannot be missed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...props}
      type="password"
      revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
    />
  );
}
