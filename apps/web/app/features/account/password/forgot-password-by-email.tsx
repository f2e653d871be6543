import { emailMaxLength } from '@wau/contract/email-address';
import { type FormEvent, useRef, useState } from 'react';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFieldRules } from '../../../platform/field-rules/use-field-rules.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { checkEmailForm, type EmailErrors, type EmailForm } from './forgot-password-form.ts';
import { useRequestPasswordEmail } from './use-request-password-email.ts';

/** AC-17: name and address; a link comes by mail. */
export function ForgotPasswordByEmail() {
  const t = useTranslate();
  const { rules, errorText } = useFieldRules();
  const failureText = useFailureText();
  const request = useRequestPasswordEmail();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<EmailForm>({ username: '', email: '' });
  const [errors, setErrors] = useState<EmailErrors>({});
  const inputs = useRef<Partial<Record<keyof EmailForm, HTMLInputElement | null>>>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkEmailForm(form, rules);
    setErrors(found);
    const first = (['username', 'email'] as const).find((field) => found[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    else void once(() => request.mutateAsync(form).catch(() => undefined));
  };

  const fieldOf = (field: keyof EmailForm) => ({
    name: field,
    value: form[field],
    onChange: (value: string) => {
      setForm((current) => ({ ...current, [field]: value }));
      setErrors(({ [field]: _, ...others }) => others);
    },
    error: errorText(errors[field]),
    clearLabel: t('action.clear'),
    ref: (element: HTMLInputElement | null) => {
      inputs.current[field] = element;
    },
  });
  const isRefusalShown = request.error !== null && Object.keys(errors).length === 0;

  return (
    <form method="post" onSubmit={submit} noValidate inert={!isHydrated}>
      <TextField
        {...fieldOf('username')}
        label={t('login.username')}
        autoComplete="username"
        maxLength={64}
      />
      <TextField
        {...fieldOf('email')}
        label={t('forgot.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={emailMaxLength}
      />
      <p className="mb-2 text-sm text-pretty text-muted">{t('forgot.email.hint')}</p>
      <FormError text={isRefusalShown ? failureText(failureOf(request.error)) : undefined} />
      <Button type="submit" isWide isLoading={request.isPending || request.isSuccess}>
        {t('forgot.email.submit')}
      </Button>
    </form>
  );
}
