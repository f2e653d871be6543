import type { PlainMessageId } from '../../../../platform/language/message-ids.ts';

export interface PaymentPasswordForm {
  readonly old: string;
  readonly fresh: string;
  readonly repeated: string;
  readonly loginPassword: string;
}

export type PaymentPasswordErrors = Partial<Readonly<Record<keyof PaymentPasswordForm, PlainMessageId>>>;

export const emptyPaymentPasswordForm: PaymentPasswordForm = {
  old: '',
  fresh: '',
  repeated: '',
  loginPassword: '',
};

const sixDigits = /^[0-9]{6}$/;

/** What the form lacks. Whether the digits are too easy is the server's to say. */
export function checkPaymentPasswordForm(form: PaymentPasswordForm, asksOld: boolean): PaymentPasswordErrors {
  return {
    ...(asksOld && !sixDigits.test(form.old) ? { old: 'security.payment.digits' as const } : {}),
    ...(sixDigits.test(form.fresh) ? {} : { fresh: 'security.payment.digits' as const }),
    ...(form.fresh === form.repeated ? {} : { repeated: 'security.payment.mismatch' as const }),
    ...(form.loginPassword === '' ? { loginPassword: 'security.confirm.required' as const } : {}),
  };
}
