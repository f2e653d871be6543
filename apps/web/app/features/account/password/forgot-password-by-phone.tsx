import { type FormEvent, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from '../../../platform/api/api-failure.ts';
import { mobileNumberError } from '../../../platform/field-rules/field-rules.ts';
import { useFieldRules } from '../../../platform/field-rules/use-field-rules.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { readMobileNumber } from '../../../platform/mobile-number/read-mobile-number.ts';
import { useMobileCountry } from '../../../platform/mobile-number/use-mobile-country.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { MobileNumberField } from '../../../shared/mobile-number/mobile-number-field.tsx';
import { CodeField } from '../../../shared/send-code/code-field.tsx';
import { useSendCode } from '../../../shared/send-code/use-send-code.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import {
  checkPhoneForm,
  emptyPhoneForm,
  type PhoneErrors,
  type PhoneForm,
  phoneFields,
} from './forgot-password-form.ts';
import { newPasswordHint } from './new-password-fields.ts';
import { PasswordField } from './password-field.tsx';
import { useResetPasswordByPhone } from './use-reset-password-by-phone.ts';

/** AC-18: a code by SMS, and the new password at once. */
export function ForgotPasswordByPhone() {
  const t = useTranslate();
  const api = useApi();
  const country = useMobileCountry();
  const { rules, errorText } = useFieldRules();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<PhoneForm>(emptyPhoneForm);
  const [errors, setErrors] = useState<PhoneErrors>({});
  const [failure, setFailure] = useState<ApiFailure>();
  const reset = useResetPasswordByPhone();
  const inputs = useRef<Partial<Record<keyof PhoneForm, HTMLInputElement | null>>>({});

  const type = (field: keyof PhoneForm) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    setFailure(undefined);
  };
  const readNumber = () => readMobileNumber(form.mobileNum, country.code);

  const code = useSendCode(
    async () => {
      const mobile = await readNumber();
      const mobileNum = mobileNumberError(rules, form.mobileNum, mobile !== undefined);
      if (mobile === undefined || mobileNum !== undefined) {
        setErrors((current) => ({ ...current, ...(mobileNum === undefined ? {} : { mobileNum }) }));
        inputs.current.mobileNum?.focus();
        return undefined;
      }
      setFailure(undefined);
      return api.call('sendResetCode', {
        body: { mobileNum: mobile.number, countryDialingCode: mobile.dialingCode },
      });
    },
    setFailure,
    () => setErrors(({ verificationCode: _, ...others }) => others),
  );

  /** A field that is left with something in it says at once what is wrong, and the button follows. */
  const checkLeft = async (field: keyof PhoneForm) => {
    if (form[field] === '') return;
    const found = checkPhoneForm(form, (await readNumber()) !== undefined, rules)[field];
    if (found !== undefined) setErrors((current) => ({ ...current, [field]: found }));
  };

  const save = async () => {
    const mobile = await readNumber();
    const found = checkPhoneForm(form, mobile !== undefined, rules);
    setErrors(found);
    const first = phoneFields.find((field) => found[field] !== undefined);
    if (first !== undefined || mobile === undefined) {
      inputs.current[first ?? 'mobileNum']?.focus();
      return;
    }
    const { verificationCode, newPassword } = form;
    await reset
      .mutateAsync({ mobile, verificationCode, newPassword })
      .catch((error: unknown) => onRefused(failureOf(error)));
  };

  // The server says which of the two is wrong; the other one is worth keeping.
  const onRefused = (refusal: ApiFailure) => {
    const field = refusal.code === 'modify.new.old.same' ? 'newPassword' : 'verificationCode';
    setForm((current) => ({ ...current, [field]: '' }));
    setFailure(refusal);
    inputs.current[field]?.focus();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(save);
  };
  const inputOf = (field: keyof PhoneForm) => (element: HTMLInputElement | null) => {
    inputs.current[field] = element;
  };
  const hasError = Object.keys(errors).length > 0;
  const isUntouched = phoneFields.every((field) => form[field] === '');

  return (
    <form
      method="post"
      onSubmit={submit}
      onBlur={({ target }) => {
        const field = phoneFields.find((name) => inputs.current[name]?.contains(target) === true);
        if (field !== undefined) void checkLeft(field);
      }}
      noValidate
      inert={!isHydrated}
    >
      <MobileNumberField
        ref={inputOf('mobileNum')}
        countryCode={country.code}
        onCountryChange={country.choose}
        value={form.mobileNum}
        onChange={type('mobileNum')}
        error={errorText(errors.mobileNum)}
      />
      <CodeField
        ref={inputOf('verificationCode')}
        name="verificationCode"
        value={form.verificationCode}
        onChange={type('verificationCode')}
        state={code}
        isDisabled={!code.wasSent}
        error={errorText(errors.verificationCode)}
        hint={code.wasSent ? undefined : t('sms.first')}
      />
      <PasswordField
        ref={inputOf('newPassword')}
        label={t('password.new')}
        name="newPassword"
        value={form.newPassword}
        onChange={type('newPassword')}
        error={errorText(errors.newPassword)}
        hint={newPasswordHint(rules)}
        autoComplete="new-password"
      />
      <FormError text={failure === undefined || hasError ? undefined : failureText(failure)} />
      <Button
        type="submit"
        isWide
        isDisabled={isUntouched || hasError}
        isLoading={reset.isPending || reset.isSuccess}
      >
        {t('forgot.phone.submit')}
      </Button>
    </form>
  );
}
