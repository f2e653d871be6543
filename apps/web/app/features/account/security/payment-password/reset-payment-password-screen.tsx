import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { unwrap } from '../../../../platform/api/api-client.ts';
import { useTranslate } from '../../../../platform/language/use-language.ts';
import { memberLoader } from '../../../../platform/navigation/screen-loaders.ts';
import { useHydrated } from '../../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../../platform/services/app-services.ts';
import { Loaded } from '../../../../shared/loading/loaded.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FormError } from '../../../../ui/fields/form-error.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toasts } from '../../../../ui/toasts/toast-store.ts';
import { questionText } from '../question-text.ts';
import { securityHandle } from '../security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from '../security-page.tsx';
import { questionsQuery, refreshSecurity } from '../security-queries.ts';
import { useSubmit } from '../use-submit.ts';
import { NewPaymentPasswordFields } from './new-payment-password-fields.tsx';
import {
  checkPaymentPasswordForm,
  emptyPaymentPasswordForm,
  type PaymentPasswordForm,
} from './payment-password-form.ts';

const pageTitle = 'page.security.payment' as const;
const pageText = 'security.payment.reset' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={4} />;
}

/** ME-08: a new withdrawal password in place of a forgotten one, for the right answers. */
export default function ResetPaymentPasswordScreen() {
  return (
    <SecurityPage text={pageText}>
      <Loaded query={questionsQuery(useApi())} skeleton={<SecurityRows count={4} />}>
        {({ chosen }) => <Form questionIds={chosen} />}
      </Loaded>
    </SecurityPage>
  );
}

function Form({ questionIds }: { questionIds: readonly string[] }) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({});
  const [form, setForm] = useState<PaymentPasswordForm>(emptyPaymentPasswordForm);
  const [isChecked, setIsChecked] = useState(false);
  const errors = isChecked ? checkPaymentPasswordForm(form, false) : {};
  const answerOf = (questionId: string) => answers[questionId] ?? '';

  const state = useSubmit(
    () => {
      setIsChecked(true);
      const areAnswered = questionIds.every((questionId) => answerOf(questionId).trim() !== '');
      return areAnswered && Object.keys(checkPaymentPasswordForm(form, false)).length === 0;
    },
    async () => {
      const body = {
        loginPassword: form.loginPassword,
        newPaymentPassword: form.fresh,
        answers: questionIds.map((questionId) => ({ questionId, answer: answerOf(questionId) })),
      };
      await unwrap(api.call('resetPaymentPassword', { body }));
      toasts.show('success', t('security.payment.changed'));
      await refreshSecurity(queryClient);
      void navigate('/m/securityCenter', { replace: true });
    },
  );
  const change = (field: keyof PaymentPasswordForm) => (value: string) => {
    setForm((current) => ({ ...current, [field]: value }));
    state.forget();
  };
  const errorOf = (field: keyof PaymentPasswordForm, serverField: string) => {
    const id = errors[field];
    return id === undefined ? state.fieldError(serverField) : t(id);
  };
  return (
    <form method="post" noValidate onSubmit={state.submit} inert={!isHydrated}>
      {questionIds.map((questionId) => {
        const id = questionText(questionId);
        return (
          <TextField
            key={questionId}
            label={id === undefined ? questionId : t(id)}
            name={questionId}
            value={answerOf(questionId)}
            onChange={(answer) => {
              setAnswers((current) => ({ ...current, [questionId]: answer }));
              state.forget();
            }}
            maxLength={100}
            error={
              isChecked && answerOf(questionId).trim() === ''
                ? t('security.questions.answer.required')
                : undefined
            }
          />
        );
      })}
      <NewPaymentPasswordFields form={form} change={change} errorOf={errorOf} />
      <FormError text={state.formError(['loginPassword', 'newPaymentPassword'])} />
      <Button type="submit" isWide isLoading={state.isPending}>
        {t('security.save')}
      </Button>
    </form>
  );
}
