import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';

interface LoginPasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
}

/** A sensitive change asks for the login password again, and says why. */
export function LoginPasswordField({ value, onChange, error }: LoginPasswordFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      label={t('security.confirm.label')}
      name="loginPassword"
      type="password"
      value={value}
      onChange={onChange}
      error={error}
      hint={t('security.confirm.hint')}
      autoComplete="current-password"
      revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
    />
  );
}
