import { useTranslate } from '../../platform/i18n/use-language.ts';
import { TextField } from '../../ui/text-field.tsx';
import type { FieldProps } from './field-props.ts';

export function UsernameFields({
  form,
  change,
  errorOf,
  inputOf,
  isPasswordRestored,
}: FieldProps & { readonly isPasswordRestored: boolean }) {
  const t = useTranslate();
  // A remembered password logs in, but is not shown to whoever holds the phone.
  const end = isPasswordRestored
    ? { clearLabel: t('action.clear') }
    : { revealLabels: { show: t('field.password.show'), hide: t('field.password.hide') } };
  return (
    <>
      <TextField
        ref={inputOf('username')}
        label={t('login.username')}
        name="username"
        value={form.username}
        onChange={change('username')}
        error={errorOf('username')}
        autoComplete="username"
        maxLength={64}
        clearLabel={t('action.clear')}
      />
      <TextField
        ref={inputOf('password')}
        label={t('login.password')}
        name="password"
        type="password"
        value={form.password}
        onChange={change('password')}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={128}
        {...end}
      />
    </>
  );
}
