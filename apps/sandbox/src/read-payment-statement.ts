import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { maximumPaymentLines } from '@wau/contract/calls/money/sandbox-calls';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { confirmationEveryMs, confirmationsNeeded } from './chain.ts';
import { selectEndedPayments } from './statement-sql.ts';

/**
 * A page of the payments that ended in a period, in the order of their ids: what was approved, with what came in place of what
 * was asked for, and what was declined. What is sent on a chain ends when it is confirmed; nobody's payment that ran out is
 * one of them.
 */
export async function readPaymentStatement(
  runner: SqlRunner,
  { merchantCode, kind, from, until, after }: CallBody<Calls['readPaymentStatement']>,
): Promise<CallValue<Calls['readPaymentStatement']>> {
  const rows = await selectEndedPayments(runner, {
    merchantCode,
    kind,
    from: new Date(from),
    until: new Date(until),
    afterId: after,
    confirmingMs: confirmationsNeeded * confirmationEveryMs,
    limit: maximumPaymentLines,
  });
  return {
    lines: rows.map((row) => ({
      direction: row.direction,
      paymentId: row.payment_id,
      merchantReference: row.merchant_reference,
      status: row.status,
      amountMinor: minorToWire(row.amount_minor),
      currencyCode: row.currency_code,
      endedAt: row.ended_at.toISOString(),
    })),
    next: rows.length === maximumPaymentLines ? (rows.at(-1)?.payment_id ?? null) : null,
  };
}
