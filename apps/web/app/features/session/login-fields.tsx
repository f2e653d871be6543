import { type FormEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type ApiFailure, failureOf } from '../../platform/api-failure.ts';
import { CaptchaField } from '../../platform/captcha/captcha-field.tsx';
import { useCaptcha } from '../../platform/captcha/use-captcha.ts';
import { useLanguage, useTranslate } from '../../platform/i18n/use-language.ts';
import { readMobileNumber } from '../../platform/mobile-number/read-mobile-number.ts';
import { useMobileCountry } from '../../platform/mobile-number/use-mobile-country.ts';
import type { LoginMethod } from '../../platform/remembered/remembered-record.ts';
import { isRememberingWanted, type RememberedLogin } from '../../platform/remembered-login.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';
import {
  checkFilledFields,
  checkLoginForm,
  emptyLoginForm,
  firstWrongField,
  type LoginErrors,
  type LoginField,
  type LoginForm,
} from './login-form.ts';
import { SmsFields } from './sms-fields.tsx';
import { useLogIn } from './use-log-in.ts';
import { useLoginCode } from './use-login-code.ts';
import { useLoginMethod } from './use-login-method.ts';
import { UsernameFields } from './username-fields.tsx';

/** AC-11: how long after a change of language the fields are looked at again. */
const revalidateAfterMs = 200;

/** The form of both methods. What one of them takes stands in `UsernameFields` and `SmsFields`. */
export function LoginFields() {
  const t = useTranslate();
  const failureText = useFailureText();
  const captchaState = useCaptcha(false);
  const country = useMobileCountry();
  const logIn = useLogIn();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<LoginForm>(emptyLoginForm);
  const [errors, setErrors] = useState<LoginErrors>({});
  /** The password as it was restored, which is not shown to whoever holds the phone. */
  const [restoredPassword, setRestoredPassword] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});

  useEffect(() => setIsRemembered(isRememberingWanted()), []);
  const { chooseDialingCode } = country;
  const onRestored = useCallback(
    (restored: LoginMethod, remembered: RememberedLogin | undefined) => {
      if (remembered === undefined) return;
      if (restored === 'username') setRestoredPassword(remembered.password);
      else chooseDialingCode(remembered.countryDialingCode);
      setForm((current) => withRemembered(current, restored, remembered));
    },
    [chooseDialingCode],
  );
  const { method, hasSms, choose } = useLoginMethod(onRestored);

  const isMobileNumber = async (mobileNum: string) =>
    (await readMobileNumber(mobileNum, country.code)) !== undefined;
  const loginCode = useLoginCode(async () => {
    const number = await readMobileNumber(form.mobileNum, country.code);
    if (number === undefined) {
      setErrors((current) => ({ ...current, mobileNum: 'login.mobile.invalid' }));
      inputs.current.mobileNum?.focus();
    }
    return number;
  });
  const forgetRefusals = () => {
    logIn.reset();
    loginCode.forgetFailure();
  };
  useRevalidation(() => {
    forgetRefusals();
    void checkFilledFields(form, method, isMobileNumber).then((found) =>
      // A message that stands is translated by itself; whether it still stands is what is asked here.
      setErrors((current) => ({ ...current, ...found })),
    );
  });

  const change = (field: LoginField) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const switchTo = (next: LoginMethod) => {
    choose(next);
    setErrors({});
    forgetRefusals();
    setForm((current) => ({ ...current, captcha: '' }));
    if (captchaState.isAsked) captchaState.refresh();
  };

  const send = async () => {
    const found = await checkLoginForm(form, method, captchaState.isAsked, isMobileNumber);
    setErrors(found);
    const first = firstWrongField(found, method);
    if (first !== undefined) {
      inputs.current[first]?.focus();
      return;
    }
    loginCode.forgetFailure();
    await logIn
      .mutateAsync({
        login: loginOf(form, method, country.dialingCode),
        captcha: form.captcha,
        captchaId: captchaState.captcha?.captchaId,
        isRemembered,
      })
      .catch((error: unknown) => onRefused(failureOf(error)));
  };

  // AC-03: the server says when it wants a captcha; a used one is never good twice.
  const onRefused = (failure: ApiFailure) => {
    if (failure.value?.captcha !== true && !captchaState.isAsked) return;
    setForm((current) => ({ ...current, captcha: '' }));
    captchaState.refresh();
  };

  const errorOf = (field: LoginField) => {
    const id = errors[field];
    return id === undefined ? undefined : t(id);
  };
  const inputOf = (field: LoginField) => (element: HTMLInputElement | null) => {
    inputs.current[field] = element;
  };
  const fields = { form, change, errorOf, inputOf };

  // What the server said of the attempt before is no longer the point once a field is wrong.
  const refusal = logIn.error === null ? loginCode.failure : failureOf(logIn.error);
  const formError =
    refusal === undefined || Object.keys(errors).length > 0 ? undefined : failureText(refusal);

  return (
    <form
      method="post"
      noValidate
      inert={!isHydrated}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void once(send);
      }}
    >
      {hasSms ? (
        <div className="mb-5">
          <Tabs
            label={t('login.method')}
            value={method}
            onChange={switchTo}
            tabs={[
              { value: 'username', label: t('login.method.username') },
              { value: 'sms', label: t('login.method.sms') },
            ]}
          />
        </div>
      ) : null}
      {method === 'username' ? (
        <UsernameFields
          {...fields}
          isPasswordRestored={restoredPassword !== '' && form.password === restoredPassword}
        />
      ) : (
        <SmsFields {...fields} country={country} sendCode={loginCode.state} />
      )}
      {captchaState.isAsked ? (
        <CaptchaField
          ref={inputOf('captcha')}
          state={captchaState}
          value={form.captcha}
          onChange={change('captcha')}
          error={errorOf('captcha')}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox label={t('login.remember')} isChecked={isRemembered} onChange={setIsRemembered} />
        <Link to="/m/forget" className="inline-flex min-h-11 items-center text-[15px] text-gold-text">
          {t('login.forgot')}
        </Link>
      </div>
      <FormError text={formError} />
      <Button type="submit" isWide isLoading={logIn.isPending}>
        {t('action.login')}
      </Button>
    </form>
  );
}

function withRemembered(form: LoginForm, method: LoginMethod, remembered: RememberedLogin): LoginForm {
  // What was typed while the device was asked is left alone.
  if (method === 'sms') return form.mobileNum === '' ? { ...form, mobileNum: remembered.username } : form;
  if (form.username !== '' && form.username !== remembered.username) return form;
  return { ...form, username: remembered.username, password: form.password || remembered.password };
}

function loginOf(form: LoginForm, method: LoginMethod, dialingCode: string): RememberedLogin {
  return method === 'username'
    ? { type: method, username: form.username.trim(), password: form.password, countryDialingCode: '' }
    : {
        type: method,
        username: form.mobileNum.trim(),
        password: form.messageCode,
        countryDialingCode: dialingCode,
      };
}

/** Runs the newest `revalidate` after each change of language, once it has settled; not when the form opens. */
function useRevalidation(revalidate: () => void): void {
  const { code } = useLanguage();
  const newest = useRef(revalidate);
  newest.current = revalidate;
  const lastCode = useRef(code);
  useEffect(() => {
    if (lastCode.current === code) return;
    const timer = setTimeout(() => {
      lastCode.current = code;
      newest.current();
    }, revalidateAfterMs);
    return () => clearTimeout(timer);
  }, [code]);
}
