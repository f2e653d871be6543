import type { PaymentDifferenceKind } from '@wau/contract/statement-differences';
import type { PaymentDirection, StatedPayment } from '../payment/payment-adapter.ts';

/** A deposit or payout, as far as a statement tells of it. */
export interface RecordedPayment {
  readonly direction: PaymentDirection;
  readonly orderReference: string;
  /** `null` until the provider has named the payment. */
  readonly providerReference: string | null;
  readonly status: string;
  readonly amountMinor: bigint;
  readonly currency: string;
  readonly memberId: string;
  /** `null` while it is not known what becomes of it. */
  readonly decidedAt: Date | null;
}

export interface PaymentDifference {
  readonly orderReference: string;
  /** Empty where the order has none. */
  readonly providerReference: string;
  readonly kind: PaymentDifferenceKind;
  readonly stated: string | null;
  readonly recorded: string | null;
  /** Whose order it is, where it is one. */
  readonly memberId: string | null;
}

/** Whether the money of an order counts as moved here. */
export function hasMoved({ status }: Pick<RecordedPayment, 'status'>): boolean {
  return status === 'approved' || status === 'paid';
}

/**
 * How a stated payment differs from the order that it names. One that brought or took no money need not be known here; one
 * that moved money and is not the order's own payment is missing, whatever became of that.
 */
export function comparePayment(
  line: StatedPayment,
  order: RecordedPayment | undefined,
): PaymentDifference | undefined {
  const isOwn =
    order !== undefined &&
    (order.providerReference === null || order.providerReference === line.providerReference);
  if (!isOwn) return line.state === 'succeeded' ? differing('missing', line, order) : undefined;
  if (line.state === 'succeeded' && line.currencyCode !== order.currency) {
    return differing('currency', line, order);
  }
  if (!isSameEnd(line, order)) return differing('status', line, order);
  const isOtherAmount = line.state === 'succeeded' && line.amountMinor !== order.amountMinor;
  return isOtherAmount ? differing('amount', line, order) : undefined;
}

export function doubledPayment(line: StatedPayment, order: RecordedPayment | undefined): PaymentDifference {
  return differing('doubled', line, order);
}

export function extraPayment(order: RecordedPayment): PaymentDifference {
  const { orderReference, providerReference, memberId } = order;
  return {
    orderReference,
    providerReference: providerReference ?? '',
    kind: 'extra',
    stated: null,
    recorded: recordedText(order),
    memberId,
  };
}

/** What failed may stand in any way here but as moved, and money held for a member comes back only with it. */
function isSameEnd({ state }: StatedPayment, order: RecordedPayment): boolean {
  if (state === 'succeeded') return hasMoved(order);
  if (hasMoved(order)) return false;
  return state === 'pending' || order.status !== 'sent';
}

function differing(
  kind: PaymentDifferenceKind,
  line: StatedPayment,
  order: RecordedPayment | undefined,
): PaymentDifference {
  return {
    orderReference: line.orderReference,
    providerReference: line.providerReference,
    kind,
    stated: `${line.state} ${line.amountMinor} ${line.currencyCode} ${line.providerReference}`,
    recorded: order === undefined ? null : recordedText(order),
    memberId: order?.memberId ?? null,
  };
}

function recordedText({ status, amountMinor, currency, providerReference }: RecordedPayment): string {
  return [status, amountMinor, currency, providerReference].filter((part) => part !== null).join(' ');
}
