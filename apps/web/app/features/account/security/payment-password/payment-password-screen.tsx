import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { unwrap } from '../../../../platform/api/api-client.ts';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { memberLoader } from '../../../../platform/navigation/screen-loaders.ts';
import { useHydrated } from '../../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { DigitsField } from '../../../../shared/payment-password/digits-field.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { toasts } from '../../../../ui/toasts/toast-store.ts';
import { securityHandle } from '../security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from '../security-page.tsx';
import { refreshSecurity, type SecurityConfig, securityConfigQuery } from '../security-queries.ts';
import { useSubmit } from '../use-submit.ts';
import { useWayOn } from '../use-way-on.ts';
import { NewPaymentPasswordFields } from './new-payment-password-fields.tsx';
import {
  checkPaymentPasswordForm,
  emptyPaymentPasswordForm,
  type PaymentPasswordErrors,
  type PaymentPasswordForm,
} from './payment-password-form.ts';

const pageTitle = 'page.security.payment' as const;
const pageText = 'security.payment.intro' as const;

/** What the server calls the fields that are always there. */
const newFields = ['loginPassword', 'newPaymentPassword'];

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={3} />;
}

/** ME-08: the password that every withdrawal asks for. */
export default function PaymentPasswordScreen() {
  return (
    <SecurityPage text={pageText}>
      <Loaded query={securityConfigQuery(useApi())} skeleton={<SecurityRows count={3} />}>
        {(config) => <Form config={config} />}
      </Loaded>
    </SecurityPage>
  );
}

function Form({ config }: { config: SecurityConfig }) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  const asksOld = config.hasPaymentPassword;
  const [form, setForm] = useState<PaymentPasswordForm>(emptyPaymentPasswordForm);
  const [errors, setErrors] = useState<PaymentPasswordErrors>({});

  const state = useSubmit(
    () => {
      const found = checkPaymentPasswordForm(form, asksOld);
      setErrors(found);
      return Object.keys(found).length === 0;
    },
    async () => {
      const { loginPassword, old: oldPaymentPassword, fresh: newPaymentPassword } = form;
      const body = { loginPassword, oldPaymentPassword, newPaymentPassword };
      const answer = await api.call('setPaymentPassword', { body });
      // One was set meanwhile: its field has to be there before what the server says of it.
      if (!answer.ok && answer.value?.field === 'oldPaymentPassword') await refreshSecurity(queryClient);
      await unwrap(answer);
      toasts.show('success', t('security.payment.changed'));
      await refreshSecurity(queryClient);
      void navigate(wayOn ?? '/m/securityCenter', { replace: true });
    },
  );
  const change = (field: keyof PaymentPasswordForm) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
    state.forget();
  };
  const errorOf = (field: keyof PaymentPasswordForm, serverField: string) => {
    const id = errors[field];
    return id === undefined ? state.fieldError(serverField) : t(id);
  };

  return (
    <form method="post" noValidate onSubmit={state.submit} inert={!isHydrated}>
      {asksOld ? (
        <DigitsField
          label={t('security.payment.old')}
          name="oldPaymentPassword"
          value={form.old}
          onChange={change('old')}
          error={errorOf('old', 'oldPaymentPassword')}
        />
      ) : null}
      <NewPaymentPasswordFields form={form} change={change} errorOf={errorOf} />
      <FormError text={state.formError(asksOld ? ['oldPaymentPassword', ...newFields] : newFields)} />
      <Button type="submit" isWide isLoading={state.isPending}>
        {asksOld ? t('security.payment.change') : t('security.payment.set')}
      </Button>
      {asksOld ? (
        <p className="mt-4 text-center">
          <Link
            to={config.hasSecurityQuestions ? '/m/securityCenter/resetPayment' : '/m/service'}
            className="inline-flex min-h-11 items-center text-detail text-gold-text"
          >
            {config.hasSecurityQuestions ? t('security.payment.forgot') : t('security.payment.forgot.none')}
          </Link>
        </p>
      ) : null}
    </form>
  );
}
