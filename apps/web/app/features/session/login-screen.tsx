import { type FormEvent, useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type ApiFailure, failureOf } from '../../platform/api-failure.ts';
import { CaptchaField } from '../../platform/captcha/captcha-field.tsx';
import { useCaptcha } from '../../platform/captcha/use-captcha.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LanguageButton } from '../../platform/language-button.tsx';
import type { RouteHandle } from '../../platform/route-handle.ts';
import { useFlag } from '../../platform/site-query.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { useLeaveIfMember } from '../../platform/use-leave-if-member.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { FormPage } from '../../ui/form-page.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';
import {
  checkLoginForm,
  emptyLoginForm,
  type LoginErrors,
  type LoginField,
  type LoginForm,
} from './login-form.ts';
import { useLogIn } from './use-log-in.ts';

export const handle: RouteHandle = {
  title: 'page.login',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

export default function LoginScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  useLeaveIfMember();
  return (
    <FormPage
      backLabel={t('action.back')}
      onBack={() => void navigate('/m/home')}
      end={<LanguageButton />}
      title={t('login.title')}
      text={t('login.text')}
    >
      <LoginFields />
      <RegisterLink />
    </FormPage>
  );
}

function LoginFields() {
  const t = useTranslate();
  const failureText = useFailureText();
  const captchaState = useCaptcha(false);
  const logIn = useLogIn();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<LoginForm>(emptyLoginForm);
  const [errors, setErrors] = useState<LoginErrors>({});
  const inputs = useRef<Partial<Record<LoginField, HTMLInputElement | null>>>({});

  const change = (field: LoginField) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkLoginForm(form, captchaState.isAsked);
    setErrors(found);
    const first = Object.keys(found)[0] as LoginField | undefined;
    if (first !== undefined) {
      inputs.current[first]?.focus();
      return;
    }
    const attempt = { form, captchaId: captchaState.captcha?.captchaId };
    void once(() => logIn.mutateAsync(attempt).catch((error: unknown) => onRefused(failureOf(error))));
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

  // What the server said of the attempt before is no longer the point once a field is wrong.
  const isRefusalShown = logIn.error !== null && Object.keys(errors).length === 0;
  const formError = isRefusalShown ? failureText(failureOf(logIn.error)) : undefined;

  return (
    <form method="post" onSubmit={submit} noValidate inert={!isHydrated}>
      <TextField
        ref={(element) => {
          inputs.current.username = element;
        }}
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
        ref={(element) => {
          inputs.current.password = element;
        }}
        label={t('login.password')}
        name="password"
        type="password"
        value={form.password}
        onChange={change('password')}
        error={errorOf('password')}
        autoComplete="current-password"
        maxLength={128}
        revealLabels={{ show: t('field.password.show'), hide: t('field.password.hide') }}
      />
      {captchaState.isAsked ? (
        <CaptchaField
          ref={(element) => {
            inputs.current.captcha = element;
          }}
          state={captchaState}
          value={form.captcha}
          onChange={change('captcha')}
          error={errorOf('captcha')}
        />
      ) : null}
      <FormError text={formError} />
      <Button type="submit" isWide isLoading={logIn.isPending}>
        {t('action.login')}
      </Button>
    </form>
  );
}

/** Registration keeps the page to return to. */
function RegisterLink() {
  const t = useTranslate();
  const [search] = useSearchParams();
  if (!useFlag('DIRECTREG3')) return null;
  const query = search.toString();
  return (
    <p className="mt-6 text-center text-muted">
      {t('login.new')}{' '}
      <Link
        to={query === '' ? '/m/register' : `/m/register?${query}`}
        className="inline-flex min-h-11 items-center font-semibold text-gold-text"
      >
        {t('action.register')}
      </Link>
    </p>
  );
}
