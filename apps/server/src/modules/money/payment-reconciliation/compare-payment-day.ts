import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DifferenceList } from '../../../platform/statements/difference-list.ts';
import {
  type ReadStatementPage,
  type StatementLimits,
  type StatementPeriod,
  statementPages,
} from '../../../platform/statements/statement-pages.ts';
import type { StatedPayment } from '../payment/payment-adapter.ts';
import {
  comparePayment,
  doubledPayment,
  extraPayment,
  hasMoved,
  type PaymentDifference,
  type RecordedPayment,
} from './compare-payment.ts';
import {
  type ProviderDay,
  type RecordedPaymentRow,
  selectMovedPayments,
  selectRecordedPayments,
  selectStatedBefore,
} from './payment-reconciliation-sql.ts';
import { StatedPayments } from './stated-payments.ts';

const dayMs = 24 * 60 * 60_000;
/** By so much the clocks of the two sides may differ. */
const clockDifferenceMs = 15 * 60_000;
/** So much later than the provider we may learn that a payment ended: its callback was lost, and it is asked ever more rarely. */
const learntWithinMs = 3 * dayMs;

export interface PaymentDayComparison {
  readonly readPage: ReadStatementPage<StatedPayment>;
  readonly limits: StatementLimits;
  /** Whether the time for it is over. */
  readonly isOver: () => boolean;
  /** Takes what differs. */
  readonly differences: DifferenceList<PaymentDifference>;
}

/**
 * A payment counts on the day on which its side has it ended, in UTC, and each side is looked for wherever the other may have
 * it: orders by their names, whenever they were decided, and payments in the minutes around the day; those of orders that are
 * not stated then in the days before, since we learn later than the provider how a payment ended and never earlier.
 *
 * Throws `SilentError` where the statement cannot be read.
 */
export async function comparePaymentDay(
  { runner }: { readonly runner: SqlRunner },
  key: ProviderDay,
  comparison: PaymentDayComparison,
): Promise<{ readonly statedCount: number; readonly recordedCount: number }> {
  const startMs = Date.parse(`${key.day}T00:00:00Z`);
  const from = new Date(startMs - clockDifferenceMs);
  const until = new Date(startMs + dayMs + clockDifferenceMs);
  const { readPage, limits, isOver, differences } = comparison;
  const isOfDay = ({ endedAt }: StatedPayment) =>
    endedAt.getTime() >= startMs && endedAt.getTime() < startMs + dayMs;
  const stated = new StatedPayments();
  let statedCount = 0;
  for await (const { lines } of statementPages(readPage, { from, until }, limits, isOver)) {
    const orders = await ordersOf(runner, key, lines);
    const again = await statedBefore(runner, key, lines, orders, from);
    for (const line of lines) {
      const isNew = stated.add(line);
      if (!isOfDay(line)) continue;
      const order = orders.get(nameOf(line));
      const isDoubled = !isNew || again.has(line);
      if (isNew) statedCount += 1;
      const difference = isDoubled ? doubledPayment(line, order) : comparePayment(line, order);
      if (difference !== undefined) differences.add(difference);
    }
  }
  const period = { from: new Date(startMs), until: new Date(startMs + dayMs) };
  const moved = (await selectMovedPayments(runner, key, period)).map(recordedPayment);
  const earlier = { from: new Date(from.getTime() - learntWithinMs), until: from };
  const unstated = moved.filter((order) => !stated.has(order));
  for (const order of await unstatedIn(earlier, unstated, comparison)) differences.add(extraPayment(order));
  return { statedCount, recordedCount: moved.length };
}

/** Reads further only where something is looked for. */
async function unstatedIn(
  period: StatementPeriod,
  orders: readonly RecordedPayment[],
  { readPage, limits, isOver }: PaymentDayComparison,
): Promise<readonly RecordedPayment[]> {
  if (orders.length === 0) return [];
  const stated = new StatedPayments();
  for await (const { lines } of statementPages(readPage, period, limits, isOver)) {
    for (const line of lines) stated.add(line);
  }
  return orders.filter((order) => !stated.has(order));
}

/**
 * Of the lines, those whose payment was stated on an earlier day: the order's money had moved before this day began, and
 * the comparison of that day has found it in the statement.
 */
async function statedBefore(
  runner: SqlRunner,
  key: ProviderDay,
  lines: readonly StatedPayment[],
  orders: ReadonlyMap<string, RecordedPayment>,
  startsAt: Date,
): Promise<ReadonlySet<StatedPayment>> {
  const old = lines.flatMap((line) => {
    const order = orders.get(nameOf(line));
    if (order === undefined || order.decidedAt === null || order.decidedAt >= startsAt) return [];
    const isItsEnd = line.state === 'succeeded' && hasMoved(order);
    return isItsEnd && order.providerReference === line.providerReference
      ? [{ line, orderReference: order.orderReference, decidedAt: order.decidedAt }]
      : [];
  });
  if (old.length === 0) return new Set();
  const rows = await selectStatedBefore(runner, key, old);
  const known = new Set(rows.map((row) => row.order_reference));
  return new Set(old.filter(({ orderReference }) => known.has(orderReference)).map(({ line }) => line));
}

async function ordersOf(
  runner: SqlRunner,
  key: ProviderDay,
  lines: readonly StatedPayment[],
): Promise<ReadonlyMap<string, RecordedPayment>> {
  const names = lines.map(({ orderReference }) => orderReference);
  const rows = await selectRecordedPayments(runner, key, names);
  return new Map(rows.map(recordedPayment).map((order) => [nameOf(order), order]));
}

function nameOf({
  direction,
  orderReference,
}: Pick<RecordedPayment, 'direction' | 'orderReference'>): string {
  return `${direction} ${orderReference}`;
}

function recordedPayment(row: RecordedPaymentRow): RecordedPayment {
  return {
    direction: row.direction,
    orderReference: row.order_reference,
    providerReference: row.provider_reference,
    status: row.status,
    amountMinor: row.amount_minor,
    currency: row.currency,
    memberId: row.member_id,
    decidedAt: row.decided_at,
  };
}
