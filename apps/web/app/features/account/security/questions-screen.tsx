import { useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useHydrated } from '../../../platform/runtime/use-hydrated.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { DigitsField } from '../../../shared/payment-password/digits-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { FormError } from '../../../ui/fields/form-error.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { toasts } from '../../../ui/toasts/toast-store.ts';
import { LoginPasswordField } from './login-password-field.tsx';
import { questionText } from './question-text.ts';
import { securityHandle } from './security-handle.ts';
import { SecurityPage, SecurityPageSkeleton, SecurityRows } from './security-page.tsx';
import { questionsQuery, refreshSecurity, securityConfigQuery } from './security-queries.ts';
import { useSubmit } from './use-submit.ts';

const pageTitle = 'page.security.questions' as const;
const pageText = 'security.questions.intro' as const;

export const handle = securityHandle(pageTitle);
export const clientLoader = memberLoader();

export function HydrateFallback() {
  return <SecurityPageSkeleton count={3} />;
}

/** ME-08: three questions whose answers replace a forgotten withdrawal password. */
export default function QuestionsScreen() {
  const api = useApi();
  return (
    <SecurityPage text={pageText}>
      <Loaded query={securityConfigQuery(api)} skeleton={<SecurityRows count={3} />}>
        {({ hasPaymentPassword }) =>
          hasPaymentPassword ? (
            <Loaded query={questionsQuery(api)} skeleton={<SecurityRows count={3} />}>
              {(questions) => <Form {...questions} />}
            </Loaded>
          ) : (
            <PaymentPasswordFirst />
          )
        }
      </Loaded>
    </SecurityPage>
  );
}

interface Entry {
  readonly questionId: string;
  readonly answer: string;
}

interface FormProps {
  readonly offered: readonly string[];
  readonly chosen: readonly string[];
}

/** The answers replace the withdrawal password, so it comes first and stands in front of them. */
function PaymentPasswordFirst() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<KeyRound />}
      title={t('security.questions.first.title')}
      text={t('security.questions.first.text')}
      action={
        <Link to="/m/securityCenter/paymentPassword" className={buttonClass('primary', 'medium')}>
          {t('security.payment.set')}
        </Link>
      }
    />
  );
}

function Form({ offered, chosen }: FormProps) {
  const t = useTranslate();
  const api = useApi();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  const known = offered.filter((questionId) => questionText(questionId) !== undefined);
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    [0, 1, 2].map((index) => ({ questionId: chosen[index] ?? known[index] ?? '', answer: '' })),
  );
  const [paymentPassword, setPaymentPassword] = useState('');
  const [loginPassword, setLoginPassword] = useState('');
  const isPaymentWhole = paymentPassword.length === 6;
  const [isChecked, setIsChecked] = useState(false);
  const form = useSubmit(
    () => {
      setIsChecked(true);
      return isPaymentWhole && loginPassword !== '' && entries.every(({ answer }) => answer.trim() !== '');
    },
    async () => {
      const answers = entries.map((entry) => ({ ...entry }));
      await unwrap(api.call('setSecurityQuestions', { body: { loginPassword, answers, paymentPassword } }));
      toasts.show('success', t('security.questions.saved'));
      await refreshSecurity(queryClient);
      void navigate('/m/securityCenter', { replace: true });
    },
  );
  const change = (index: number, entry: Entry) => {
    setEntries((current) => current.map((each, at) => (at === index ? entry : each)));
    form.forget();
  };
  return (
    <form method="post" noValidate onSubmit={form.submit} inert={!isHydrated}>
      {chosen.length > 0 ? <p className="mb-5 text-detail">{t('security.questions.present')}</p> : null}
      {entries.map((entry, index) => (
        <div key={`question-${String(index + 1)}`} className="mb-2">
          <SelectField
            label={t('security.questions.number', { number: index + 1 })}
            name={`question${index + 1}`}
            value={entry.questionId}
            onChange={(questionId) => change(index, { ...entry, questionId })}
            options={known
              .filter((id) => id === entry.questionId || !entries.some((each) => each.questionId === id))
              .map((id) => ({ value: id, label: labelOf(t, id) }))}
          />
          <TextField
            label={t('security.questions.answer')}
            name={`answer${index + 1}`}
            value={entry.answer}
            onChange={(answer) => change(index, { ...entry, answer })}
            maxLength={100}
            error={
              isChecked && entry.answer.trim() === '' ? t('security.questions.answer.required') : undefined
            }
          />
        </div>
      ))}
      <DigitsField
        label={t('security.payment.old')}
        name="paymentPassword"
        value={paymentPassword}
        onChange={(value) => {
          setPaymentPassword(value);
          form.forget();
        }}
        error={
          isChecked && !isPaymentWhole ? t('security.payment.digits') : form.fieldError('paymentPassword')
        }
      />
      <LoginPasswordField
        value={loginPassword}
        onChange={(value) => {
          setLoginPassword(value);
          form.forget();
        }}
        error={
          isChecked && loginPassword === ''
            ? t('security.confirm.required')
            : form.fieldError('loginPassword')
        }
      />
      <FormError text={form.formError(['loginPassword', 'paymentPassword'])} />
      <Button type="submit" isWide isLoading={form.isPending}>
        {t('security.save')}
      </Button>
    </form>
  );
}

function labelOf(t: ReturnType<typeof useTranslate>, questionId: string): string {
  const id = questionText(questionId);
  return id === undefined ? questionId : t(id);
}
