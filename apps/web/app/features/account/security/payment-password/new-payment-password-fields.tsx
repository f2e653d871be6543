import { useTranslate } from '../../../../platform/language/use-language.ts';
import { DigitsField } from '../../../../shared/payment-password/digits-field.tsx';
import { LoginPasswordField } from '../login-password-field.tsx';
import type { PaymentPasswordForm } from './payment-password-form.ts';

interface NewPaymentPasswordFieldsProps {
  readonly form: PaymentPasswordForm;
  readonly change: (field: keyof PaymentPasswordForm) => (value: string) => void;
  /** What is wrong with a field: what the form found, or what the server said of `serverField`. */
  readonly errorOf: (field: keyof PaymentPasswordForm, serverField: string) => string | undefined;
}

/** The new digits, once more, and the login password, which a new payment password always asks for. */
export function NewPaymentPasswordFields({ form, change, errorOf }: NewPaymentPasswordFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <DigitsField
        label={t('security.payment.new')}
        name="newPaymentPassword"
        value={form.fresh}
        onChange={change('fresh')}
        error={errorOf('fresh', 'newPaymentPassword')}
        hint={t('security.payment.easy')}
      />
      <DigitsField
        label={t('security.payment.repeat')}
        name="repeatedPaymentPassword"
        value={form.repeated}
        onChange={change('repeated')}
        error={errorOf('repeated', '')}
      />
      <LoginPasswordField
        value={form.loginPassword}
        onChange={change('loginPassword')}
        error={errorOf('loginPassword', 'loginPassword')}
      />
    </>
  );
}
