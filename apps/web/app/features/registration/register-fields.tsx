import { type FormEvent, useRef, useState } from 'react';
import { type ApiFailure, failureOf } from '../../platform/api-failure.ts';
import { CaptchaField } from '../../platform/captcha/captcha-field.tsx';
import { useCaptcha } from '../../platform/captcha/use-captcha.ts';
import { runMode } from '../../platform/device.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { useHydrated } from '../../platform/use-hydrated.ts';
import { Button } from '../../ui/button.tsx';
import { FormError } from '../../ui/form-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useOnceAtATime } from '../../ui/use-once-at-a-time.ts';
import { fieldLooks } from './field-looks.ts';
import {
  checkField,
  checkRegisterForm,
  emptyRegisterForm,
  isRequired,
  type RegisterField,
  type RegisterForm,
  type RegisterProblem,
  type RegisterProblems,
  type RegisterSettings,
  registerBody,
  registerFields,
  shownFields,
} from './register-form.ts';
import { useRegister } from './use-register.ts';

type FormField = RegisterField | 'captcha';

/** The form that the merchant's rules describe. */
export function RegisterFields({ settings }: { settings: RegisterSettings }) {
  const t = useTranslate();
  const failureText = useFailureText();
  const captchaState = useCaptcha(settings.captcha.enabled);
  const register = useRegister();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<RegisterForm>(emptyRegisterForm);
  const [problems, setProblems] = useState<RegisterProblems>({});
  /** What the server said of one field, until that field changes. */
  const [refusal, setRefusal] = useState<{ field: FormField; message: string }>();
  const [agrees, setAgrees] = useState(true);
  const inputs = useRef<Partial<Record<FormField, HTMLInputElement | null>>>({});

  const change = (field: FormField, value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setRefusal((current) => (current?.field === field ? undefined : current));
    // AC-14: a new password makes the old confirmation's message stale.
    const stale: readonly FormField[] = field === 'password' ? ['password', 'confirmPassword'] : [field];
    setProblems((current) => {
      const kept = Object.entries(current).filter(([name]) => !stale.includes(name as FormField));
      return Object.fromEntries(kept);
    });
  };

  const leave = (field: RegisterField) => {
    const problem = form[field] === '' ? undefined : checkField(settings, form, field);
    if (problem !== undefined) setProblems((current) => ({ ...current, [field]: problem }));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkRegisterForm(settings, form, captchaState.isAsked);
    setProblems(found);
    const first = Object.keys(found)[0] as FormField | undefined;
    if (first !== undefined) {
      inputs.current[first]?.focus();
      return;
    }
    const { host, hostname } = window.location;
    const body = registerBody(settings, form, { host, hostname, runMode: runMode() });
    const attempt = { body, captchaId: captchaState.captcha?.captchaId };
    void once(() => register.mutateAsync(attempt).catch((error: unknown) => onRefused(failureOf(error))));
  };

  const onRefused = (failure: ApiFailure) => {
    const field = refusedField(failure);
    if (field !== undefined) {
      setRefusal({ field, message: failure.message });
      inputs.current[field]?.focus();
    }
    if (failure.value?.captcha === true || captchaState.isAsked) {
      setForm((current) => ({ ...current, captcha: '' }));
      captchaState.refresh();
    }
  };

  const problemText = (field: FormField, problem: RegisterProblem | undefined) => {
    if (refusal?.field === field) return refusal.message;
    if (problem === undefined) return undefined;
    if (problem === 'mismatch') return t('register.confirm.mismatch');
    if (problem === 'rule') return settings.fields[field]?.message;
    return field === 'captcha' ? t('captcha.required') : t('register.required');
  };

  const failure = register.error === null ? undefined : failureOf(register.error);
  const isFieldFailure = failure !== undefined && refusedField(failure) !== undefined;
  return (
    <form method="post" onSubmit={submit} noValidate inert={!isHydrated}>
      {shownFields(settings).map((field) => {
        const { label, ...look } = fieldLooks[field];
        const isPassword = look.type === 'password';
        return (
          <TextField
            key={field}
            {...look}
            {...(isPassword
              ? { revealLabels: { show: t('field.password.show'), hide: t('field.password.hide') } }
              : { clearLabel: t('action.clear') })}
            ref={(element) => {
              inputs.current[field] = element;
            }}
            label={isRequired(settings, field) ? t(label) : t('register.optional', { label: t(label) })}
            name={field}
            value={form[field]}
            onChange={(value) => change(field, value)}
            onBlur={() => leave(field)}
            error={problemText(field, problems[field])}
            maxLength={settings.fields[field === 'confirmPassword' ? 'password' : field]?.maxLength ?? 128}
          />
        );
      })}
      {captchaState.isAsked ? (
        <CaptchaField
          ref={(element) => {
            inputs.current.captcha = element;
          }}
          state={captchaState}
          value={form.captcha}
          onChange={(value) => change('captcha', value)}
          error={problemText('captcha', problems.captcha)}
        />
      ) : null}
      <Agreement years={settings.minimumAgeYears} agrees={agrees} onChange={setAgrees} />
      <FormError text={failure === undefined || isFieldFailure ? undefined : failureText(failure)} />
      <Button type="submit" isWide isDisabled={!agrees} isLoading={register.isPending}>
        {t('action.register')}
      </Button>
    </form>
  );
}

/** The field that a refusal is about, if it is about one. */
function refusedField(failure: ApiFailure): FormField | undefined {
  if (failure.code === 'register.username.taken') return 'username';
  if (failure.code === 'register.confirm.mismatch') return 'confirmPassword';
  if (failure.code === 'captcha.wrong' || failure.code === 'captcha.required') return 'captcha';
  return registerFields.find((field) => field === failure.value?.field);
}

interface AgreementProps {
  readonly years: number;
  readonly agrees: boolean;
  readonly onChange: (agrees: boolean) => void;
}

/** AC-12, AC-23: age and rules, agreed to from the start; without it the button rests. */
function Agreement({ years, agrees, onChange }: AgreementProps) {
  const t = useTranslate();
  return (
    <label className="flex min-h-11 items-center gap-3 py-2 text-[15px] text-pretty text-muted">
      <input
        type="checkbox"
        checked={agrees}
        onChange={(event) => onChange(event.target.checked)}
        className="size-6 shrink-0 accent-gold"
      />
      {t('agreement.age', { years })}
    </label>
  );
}
