import type { PaymentId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type PaymentRow, selectPayment } from './payment-sql.ts';

/** A payment as its page shows it. */
export type Payment = PaymentRow;

/** The payment that a page's address names; `undefined` when there is none. */
export async function getPayment(runner: SqlRunner, paymentId: PaymentId): Promise<Payment | undefined> {
  const payment = await selectPayment(runner, paymentId);
  // Money that goes out has no payer and so no page.
  return payment?.direction === 'in' ? payment : undefined;
}
