import type { Ref } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { fieldLooks } from './field-looks.ts';
import type { ShownField } from './registration-form.ts';

export interface RegistrationFieldProps {
  readonly field: ShownField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  readonly ref: Ref<HTMLInputElement>;
}

/** A field of the form: a password can be shown and is never cut unseen, anything else can be emptied. */
export function RegistrationTextField({ field, ...props }: RegistrationFieldProps) {
  const t = useTranslate();
  const { label, ...look } = fieldLooks[field.name];
  const buttons =
    look.type === 'password'
      ? { revealLabels: { show: t('field.password.show'), hide: t('field.password.hide') } }
      : { clearLabel: t('action.clear') };
  return (
    <TextField
      {...props}
      {...look}
      {...buttons}
      label={field.required ? t(label) : t('register.optional', { label: t(label) })}
      name={field.name}
      {...(look.type === 'password' ? {} : { maxLength: field.maxLength })}
    />
  );
}
