import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import type { FieldProps } from './field-props.ts';

export function UsernameFields({ form, change, errorOf, inputOf }: FieldProps) {
  const t = useTranslate();
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
        revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
      />
    </>
  );
}
