import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type Minor, minorToWire } from '@wau/money/minor';
import { addressOf, confirmationsAt, confirmationsNeeded, network, token, tokenAmountOf } from './chain.ts';
import type { PaymentRow } from './payment-sql.ts';

export type PaymentView = CallValue<Calls['createPayment']>;
export type PaymentStatus = PaymentView['status'];

/** Where a payment stands at a moment: undecided after its time it is expired, without anybody writing it down. */
export function paymentStatusAt(
  payment: Pick<PaymentRow, 'direction' | 'kind' | 'status' | 'decided_at' | 'received_token' | 'expires_at'>,
  nowMs: number,
): PaymentStatus {
  const { direction, expires_at: expiresAt } = payment;
  const confirmations = confirmationsAt(payment, nowMs);
  // On its way, and not there before it is confirmed often enough; another token never is.
  const isUnderWay = confirmations !== null && confirmations < confirmationsNeeded;
  if (isUnderWay && payment.received_token === null) return 'pending';
  const status = payment.received_token === null ? payment.status : 'pending';
  // Nobody has to come to a page for money that goes out.
  return direction === 'in' && status === 'pending' && nowMs >= expiresAt.getTime() ? 'expired' : status;
}

export function paymentView(payment: PaymentRow, publicBaseUrl: string, nowMs: number): PaymentView {
  return {
    paymentId: payment.payment_id,
    status: paymentStatusAt(payment, nowMs),
    amountMinor: minorToWire(cameOf(payment)),
    currencyCode: payment.currency_code,
    payUrl: payment.direction === 'in' ? `${publicBaseUrl}/sandbox/pay/${payment.payment_id}` : '',
    qrText: qrTextOf(payment, publicBaseUrl),
    expiresAt: payment.expires_at.toISOString(),
    chain:
      payment.kind === 'crypto'
        ? { network, token, tokenAmount: tokenAmountOf(payment), confirmationsNeeded }
        : null,
    confirmations: confirmationsAt(payment, nowMs),
  };
}

/** What came in the token that was asked for; what was asked for until then. */
function cameOf({ amount_minor, received_minor, received_token }: PaymentRow): Minor {
  return received_token === null ? (received_minor ?? amount_minor) : amount_minor;
}

/** The whole address of the page, since another device reads it: without one of our own, at the merchant's site. */
function qrTextOf({ kind, payment_id, return_url }: PaymentRow, publicBaseUrl: string): string {
  if (kind === 'page') return '';
  if (kind === 'crypto') return addressOf(payment_id);
  const origin = publicBaseUrl === '' ? (URL.parse(return_url)?.origin ?? '') : publicBaseUrl;
  return `${origin}/sandbox/pay/${payment_id}`;
}
