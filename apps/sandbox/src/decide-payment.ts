import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { PaymentId } from '@wau/contract/ids';
import type { Clock } from '@wau/service/clock';
import { type Database, withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { insertCallbacks, type PlannedCallback } from './callback-sql.ts';
import { confirmationEveryMs, confirmationsNeeded, receivedOf, type Sent } from './chain.ts';
import { lockPayment, type PaymentRow, setDecision } from './payment-sql.ts';
import { paymentStatusAt } from './payment-view.ts';
import type { SandboxConfig } from './sandbox-config.ts';

export type Decision = CallBody<Calls['decidePayment']>;

export interface DecidePaymentDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly config: Pick<SandboxConfig, 'lateCallbackDelayMs'>;
  /** Told after the commit that a callback may be due. */
  readonly onDecided: () => void;
}

/** A lost callback is nothing that a payer may choose. */
type CallbackMode = Decision['callback'] | 'never';

const statusOf = { approve: 'approved', decline: 'declined' } as const;

/**
 * The payer decides. The decision and the callbacks that report it are stored together, and sent by a job.
 *
 * Invariants: a payment is decided once; the same decision again (a double tap, a reload) is answered as the
 * first was and reports nothing more; the other decision is refused.
 * Locks: the payment's row.
 *
 * @throws Refusal `payment.unknown`, `payment.decided` (also for a payment whose time is over)
 */
export async function decidePayment(
  deps: DecidePaymentDeps,
  paymentId: PaymentId,
  { decision, callback, sent = 'exact' }: Decision,
): Promise<PaymentRow> {
  const payment = await withTransaction(deps.database, async (runner) => {
    const found = await lockPayment(runner, paymentId);
    if (found === undefined) throw new Refusal('payment.unknown');
    const status = statusOf[decision];
    if (found.status === status) return found;
    const nowMs = deps.clock.nowMs();
    if (found.status !== 'pending' || paymentStatusAt(found, nowMs) !== 'pending')
      throw new Refusal('payment.decided');
    return storeDecision(deps, runner, found, status, callback, sent);
  });
  deps.onDecided();
  return payment;
}

/** Decides a payment whose row is locked, and puts the callbacks that report it beside it. */
export async function storeDecision(
  { clock, config }: Pick<DecidePaymentDeps, 'clock' | 'config'>,
  tx: SqlRunner,
  payment: PaymentRow,
  status: 'approved' | 'declined',
  callback: CallbackMode,
  sent: Sent = 'exact',
): Promise<PaymentRow> {
  const nowMs = clock.nowMs();
  const decidedAt = new Date(nowMs);
  const isOnChain = payment.kind === 'crypto' && status === 'approved';
  const received = receivedOf(payment, isOnChain ? sent : 'exact');
  await setDecision(tx, payment, status, decidedAt, received);
  const endMs = isOnChain ? nowMs + confirmationsNeeded * confirmationEveryMs : nowMs;
  const ends = dueTimes(callback, endMs, config.lateCallbackDelayMs).map((dueAt) => ({
    dueAt,
    confirmations: isOnChain ? confirmationsNeeded : null,
  }));
  const steps = isOnChain && received.received_token === null ? confirmationsOnTheWay(nowMs) : [];
  await insertCallbacks(tx, payment, [...steps, ...ends]);
  return { ...payment, ...received, status, decided_at: decidedAt };
}

/** What is seen on the chain before it is confirmed often enough. */
function confirmationsOnTheWay(nowMs: number): readonly PlannedCallback[] {
  return Array.from({ length: confirmationsNeeded }, (_, confirmations) => ({
    dueAt: new Date(nowMs + confirmations * confirmationEveryMs),
    confirmations,
  }));
}

function dueTimes(mode: CallbackMode, nowMs: number, lateByMs: number): readonly Date[] {
  const now = new Date(nowMs);
  switch (mode) {
    case 'once':
      return [now];
    case 'twice':
      return [now, now];
    case 'late':
      return [new Date(nowMs + lateByMs)];
    case 'never':
      return [];
  }
}
