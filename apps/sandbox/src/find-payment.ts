import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { findPaymentByReference, type PaymentRow } from './payment-sql.ts';

/** @throws Refusal `payment.unknown`, also for another merchant's */
export async function findPayment(
  runner: SqlRunner,
  { merchantCode, merchantReference }: CallBody<Calls['findPayment']>,
): Promise<PaymentRow> {
  const payment = await findPaymentByReference(runner, merchantCode, merchantReference);
  if (payment === undefined) throw new Refusal('payment.unknown');
  return payment;
}
