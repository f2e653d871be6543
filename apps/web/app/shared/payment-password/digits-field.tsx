import { useTranslate } from '../../platform/language/use-language.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { digitsOf } from './digits-of.ts';

interface DigitsFieldProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** Six hidden digits, typed on the number pad; no password manager takes them for the login password. */
export function DigitsField({ onChange, ...field }: DigitsFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      {...field}
      type="password"
      inputMode="numeric"
      autoComplete="off"
      maxLength={6}
      onChange={(text) => onChange(digitsOf(text))}
      revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
      className="tabular tracking-[0.3em]"
    />
  );
}
