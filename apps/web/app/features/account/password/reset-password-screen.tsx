import Link2Off from 'lucide-react/icons/link-2-off';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import type { FieldError } from '../../../platform/field-rules/field-rules.ts';
import { useFieldRules } from '../../../platform/field-rules/use-field-rules.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { FormPage } from '../../../shared/screen/form-page.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { confirmError, newPasswordError, newPasswordHint } from './new-password-fields.ts';
import { PasswordField } from './password-field.tsx';
import { useResetPasswordByLink } from './use-reset-password-by-link.ts';

export const handle: RouteHandle = {
  title: 'page.reset.password',
  back: true,
  backPath: '/m/home',
  header: false,
  footer: false,
};

/** AC-17: where the mailed link leads. Its token stands behind the `#`, which no server sees, and leaves the address bar at once. */
export default function ResetPasswordScreen() {
  const t = useTranslate();
  const navigate = useNavigate();
  const token = useTokenOfAddress();
  const [isDead, setIsDead] = useState(false);
  return (
    <FormPage onBack={() => void navigate('/m/home')} text={t('reset.text')}>
      {isDead || token === '' ? (
        <DeadLink />
      ) : (
        <ResetFields token={token ?? ''} onDead={() => setIsDead(true)} />
      )}
    </FormPage>
  );
}

/** `undefined` until the page runs in the browser, empty when the address holds none. */
function useTokenOfAddress(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const found = window.location.hash.slice(1);
    setToken((known) => (found === '' ? (known ?? '') : found));
    if (found !== '') {
      window.history.replaceState(
        window.history.state,
        '',
        window.location.pathname + window.location.search,
      );
    }
  }, []);
  return token;
}

function DeadLink() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Link2Off />}
      title={t('reset.dead.title')}
      text={t('reset.dead.text')}
      action={
        <Link to="/m/forget" replace className={buttonClass('primary', 'medium')}>
          {t('reset.again')}
        </Link>
      }
    />
  );
}

type ResetField = 'newPassword' | 'confirmNewPassword';

function ResetFields({ token, onDead }: { token: string; onDead: () => void }) {
  const t = useTranslate();
  const { rules, errorText } = useFieldRules();
  const failureText = useFailureText();
  const reset = useResetPasswordByLink();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const [form, setForm] = useState<Record<ResetField, string>>({ newPassword: '', confirmNewPassword: '' });
  const [errors, setErrors] = useState<Partial<Record<ResetField, FieldError | undefined>>>({});
  const inputs = useRef<Partial<Record<ResetField, HTMLInputElement | null>>>({});

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      newPassword: newPasswordError(form.newPassword, rules),
      confirmNewPassword: confirmError(form.newPassword, form.confirmNewPassword),
    };
    setErrors(found);
    const first = (['newPassword', 'confirmNewPassword'] as const).find(
      (field) => found[field] !== undefined,
    );
    if (first !== undefined) {
      inputs.current[first]?.focus();
      return;
    }
    void once(() =>
      reset.mutateAsync({ token, newPassword: form.newPassword }).catch((error: unknown) => {
        const { code } = failureOf(error);
        if (code === 'password.link.invalid' || code === 'request.invalid') onDead();
      }),
    );
  };

  const fieldOf = (field: ResetField) => ({
    name: field,
    value: form[field],
    onChange: (value: string) => {
      setForm((current) => ({ ...current, [field]: value }));
      setErrors((current) => ({ ...current, [field]: undefined }));
    },
    error: errorText(errors[field]),
    autoComplete: 'new-password' as const,
    ref: (element: HTMLInputElement | null) => {
      inputs.current[field] = element;
    },
  });

  return (
    <form method="post" onSubmit={submit} noValidate inert={!isHydrated}>
      <PasswordField {...fieldOf('newPassword')} label={t('password.new')} hint={newPasswordHint(rules)} />
      <PasswordField {...fieldOf('confirmNewPassword')} label={t('password.confirm')} />
      <FormError text={reset.error === null ? undefined : failureText(failureOf(reset.error))} />
      <Button type="submit" isWide isLoading={reset.isPending || reset.isSuccess}>
        {t('forgot.phone.submit')}
      </Button>
    </form>
  );
}
