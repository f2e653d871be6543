import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { failureOf } from '../../platform/api/api-failure.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { useOnceAtATime } from '../../ui/buttons/use-once-at-a-time.ts';
import { FormError } from '../../ui/fields/form-error.tsx';
import { DigitsField } from './digits-field.tsx';
import { type OrderPlace, paymentPasswordPath } from './missing-payment-password.tsx';

/** Its place is where the security centre leads back to. */
interface PasswordConfirmationProps extends OrderPlace {
  /** What is about to happen. */
  readonly children: ReactNode;
  /** What the button does, with the amount. */
  readonly confirm: string;
  readonly order: { readonly error: Error | null; readonly isPending: boolean; readonly reset: () => void };
  /** Carries it out; what it rejects with stands in `order`. */
  readonly onConfirm: (paymentPassword: string) => Promise<void>;
}

/** An order of money, once more, and the payment password that makes it happen. What is typed is forgotten with each try. */
export function PasswordConfirmation({
  children,
  confirm,
  way,
  memberId,
  order,
  onConfirm,
}: PasswordConfirmationProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const once = useOnceAtATime();
  const [paymentPassword, setPaymentPassword] = useState('');
  const failure = order.error === null ? undefined : failureOf(order.error);
  const isPasswordWrong = failure?.code === 'payment.password.wrong';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The form that it was opened from does not see this one.
    event.stopPropagation();
    if (paymentPassword.length < 6) return;
    void once(async () => {
      await onConfirm(paymentPassword).catch(() => undefined);
      setPaymentPassword('');
    });
  };
  return (
    <form method="post" noValidate onSubmit={submit} className="space-y-4 px-2 pb-2">
      {children}
      <DigitsField
        label={t('withdraw.password')}
        name="paymentPassword"
        value={paymentPassword}
        onChange={(value) => {
          setPaymentPassword(value);
          order.reset();
        }}
        error={isPasswordWrong ? failureText(failure) : undefined}
      />
      <Link
        to={paymentPasswordPath({ way, memberId })}
        className="inline-flex min-h-11 items-center text-detail font-semibold text-gold-text"
      >
        {t('withdraw.password.forgot')}
      </Link>
      <FormError text={failure === undefined || isPasswordWrong ? undefined : failureText(failure)} />
      <Button type="submit" isWide isLoading={order.isPending} isDisabled={paymentPassword.length < 6}>
        {confirm}
      </Button>
    </form>
  );
}
