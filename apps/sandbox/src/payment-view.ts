import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { PaymentRow } from './payment-sql.ts';

export type PaymentView = CallValue<Calls['createPayment']>;
export type PaymentStatus = PaymentView['status'];

/** Where a payment stands at a moment: undecided after its time it is expired, without anybody writing it down. */
export function paymentStatusAt(
  payment: Pick<PaymentRow, 'direction' | 'status' | 'expires_at'>,
  nowMs: number,
): PaymentStatus {
  const { direction, status, expires_at: expiresAt } = payment;
  // Nobody has to come to a page for money that goes out.
  return direction === 'in' && status === 'pending' && nowMs >= expiresAt.getTime() ? 'expired' : status;
}

export function paymentView(payment: PaymentRow, publicBaseUrl: string, nowMs: number): PaymentView {
  return {
    paymentId: payment.payment_id,
    status: paymentStatusAt(payment, nowMs),
    amountMinor: minorToWire(payment.amount_minor),
    currencyCode: payment.currency_code,
    payUrl: payment.direction === 'in' ? `${publicBaseUrl}/sandbox/pay/${payment.payment_id}` : '',
    qrText: payment.kind !== 'page' ? qrTextOf(payment, publicBaseUrl) : '',
    expiresAt: payment.expires_at.toISOString(),
  };
}

/** The whole address of the page, since another device reads it: without one of our own, at the merchant's site. */
function qrTextOf({ payment_id, return_url }: PaymentRow, publicBaseUrl: string): string {
  const origin = publicBaseUrl === '' ? (URL.parse(return_url)?.origin ?? '') : publicBaseUrl;
  return `${origin}/sandbox/pay/${payment_id}`;
}
