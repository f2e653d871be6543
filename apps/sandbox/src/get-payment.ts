import type { PaymentId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/sql-runner';
import { findPayment, type PaymentRow } from './payment-sql.ts';

/** A payment as its page shows it. */
export type Payment = PaymentRow;

/** The payment that a page's address names; `undefined` when there is none. */
export function getPayment(runner: SqlRunner, paymentId: PaymentId): Promise<Payment | undefined> {
  return findPayment(runner, paymentId);
}
