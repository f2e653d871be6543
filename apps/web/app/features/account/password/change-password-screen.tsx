import { type FormEvent, useRef, useState } from 'react';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useFieldRules } from '../../../platform/field-rules/use-field-rules.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { firstLoginPasswordOf } from '../../../platform/password/first-login-password.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { appServices } from '../../../platform/services/app-services.ts';
import { leadTo } from '../../../platform/session/lead-to.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { useLeaveWithoutSession } from '../../../shared/session/use-leave-without-session.ts';
import { useRefuseTrial } from '../../../shared/trial/use-refuse-trial.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { LateConfirmDialog } from '../../../ui/sheets/late-confirm-dialog.tsx';
import {
  type ChangePasswordErrors,
  type ChangePasswordField,
  type ChangePasswordForm,
  changePasswordFields,
  checkChangePassword,
  emptyChangePasswordForm,
  refusedFieldOf,
} from './change-password-form.ts';
import { newPasswordHint } from './new-password-fields.ts';
import { PasswordField } from './password-field.tsx';
import { useChangePassword } from './use-change-password.ts';

export const handle: RouteHandle = {
  title: 'page.change.password',
  showsTitle: true,
  back: true,
  header: true,
  footer: false,
};

/** AC-19: without a session this page is home. */
export function clientLoader({ context, request }: Pick<ClientLoaderFunctionArgs, 'context' | 'request'>) {
  if (context.get(appServices).session.current() === undefined) throw leadTo('/m/home', request);
  return null;
}

/** A new password for whoever is logged in; those whose account was opened for them come here first. */
export default function ChangePasswordScreen() {
  useRefuseTrial();
  useLeaveWithoutSession();
  return <ChangePasswordPage />;
}

export function HydrateFallback() {
  return <ChangePasswordPage />;
}

function ChangePasswordPage() {
  const t = useTranslate();
  const mustChangePassword = useSession()?.mustChangePassword === true;
  return (
    <div className="px-5 pt-4 pb-8">
      {mustChangePassword ? (
        <h2 className="mb-1 text-lg font-semibold">{t('password.change.first.title')}</h2>
      ) : null}
      <p className="mb-6 text-muted">
        {t(mustChangePassword ? 'password.change.first.text' : 'password.change.text')}
      </p>
      <ChangePasswordFields />
    </div>
  );
}

function ChangePasswordFields() {
  const t = useTranslate();
  const { rules, errorText } = useFieldRules();
  const failureText = useFailureText();
  const change = useChangePassword();
  const once = useOnceAtATime();
  const isHydrated = useHydrated();
  const userName = useSession()?.userName ?? '';
  // Read once: the form must not change its shape under the member's fingers.
  const [heldPassword] = useState(() => firstLoginPasswordOf(userName));
  const asksOldPassword = heldPassword === undefined;
  const [form, setForm] = useState<ChangePasswordForm>({
    ...emptyChangePasswordForm,
    oldPassword: heldPassword ?? '',
  });
  const [errors, setErrors] = useState<ChangePasswordErrors>({});
  const [isSameShown, setIsSameShown] = useState(false);
  const inputs = useRef<Partial<Record<ChangePasswordField, HTMLInputElement | null>>>({});

  const isRefusalShown = change.error !== null && Object.keys(errors).length === 0;
  const failure = isRefusalShown ? failureOf(change.error) : undefined;
  const refused = failure && refusedFieldOf(failure, asksOldPassword);
  const focusRefused = (error: unknown) => {
    const field = refusedFieldOf(failureOf(error), asksOldPassword);
    if (field !== undefined) inputs.current[field]?.focus();
  };

  const type = (field: ChangePasswordField) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    if (refused === field) change.reset();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = checkChangePassword(form, rules, asksOldPassword);
    setErrors(found);
    const first = changePasswordFields.find((field) => found[field] !== undefined);
    if (first !== undefined) inputs.current[first]?.focus();
    else if (form.newPassword === form.oldPassword) setIsSameShown(true);
    else void once(() => change.mutateAsync(form).catch(focusRefused));
  };

  const fieldOf = (field: ChangePasswordField) => ({
    name: field,
    value: form[field],
    onChange: type(field),
    error: errorText(errors[field]) ?? (failure && refused === field ? failureText(failure) : undefined),
    ref: (element: HTMLInputElement | null) => {
      inputs.current[field] = element;
    },
  });

  return (
    <form method="post" onSubmit={submit} noValidate inert={!isHydrated}>
      {/* So that password managers know whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      {asksOldPassword ? (
        <PasswordField
          {...fieldOf('oldPassword')}
          label={t('password.old')}
          autoComplete="current-password"
        />
      ) : null}
      <PasswordField
        {...fieldOf('newPassword')}
        label={t('password.new')}
        hint={newPasswordHint(rules)}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldOf('confirmNewPassword')}
        label={t('password.confirm')}
        autoComplete="new-password"
      />
      <FormError text={failure && refused === undefined ? failureText(failure) : undefined} />
      <Button type="submit" isWide isLoading={change.isPending || change.isSuccess}>
        {t('password.change.submit')}
      </Button>
      <LateConfirmDialog
        isOpen={isSameShown}
        onClose={() => setIsSameShown(false)}
        title={t('password.same.title')}
        text={t('password.change.different')}
        confirmLabel={t('password.ok')}
        onConfirm={async () => setIsSameShown(false)}
      />
    </form>
  );
}
