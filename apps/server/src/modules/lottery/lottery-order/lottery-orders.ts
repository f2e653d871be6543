import { type Batcher, createBatcher } from '@wau/service/database/batcher';
import { isAboutOneRequest } from '@wau/service/database/database';
import type { Metrics } from '@wau/service/monitoring/metrics';
import { assert } from '@wau/service/refusal';
import type { Outcome } from '../../../platform/idempotency.ts';
import type { OrderAnswer } from './order-answer.ts';
import { PartlyPaidError, placeOrdersTogether } from './place-orders-together.ts';
import type { OrderParts, SentOrder } from './sent-order.ts';

type OrderOutcome = Outcome<OrderAnswer>;

/**
 * Places orders in batches. Those of games with limits, and those that are long, go by themselves: they wait for numbers, or
 * keep others waiting.
 */
export interface LotteryOrders {
  /** When it answers, the order is committed. Throws a `Refusal`, `OverloadError` (no effect), or the database's error. */
  place(order: SentOrder): Promise<OrderAnswer>;
  /** Resolves once every order that was let in is answered. */
  drain(): Promise<void>;
}

const batchName = 'lottery-orders';
const batches = { lanes: 3, maximumBatchSize: 100, maximumQueueLength: 10_000 } as const;
/** Of all picks over all draws. */
const longFrom = 4_000;

export function createLotteryOrders(
  parts: OrderParts,
  metrics: Pick<Metrics, 'observeBatch' | 'watchQueue'>,
): LotteryOrders {
  const orders: Batcher<SentOrder, OrderOutcome> = createBatcher({
    ...batches,
    // A member's orders keep their sequence, and two lanes would only wait for the member's wallet.
    keysOf: (order) => [memberOf(order)],
    async flush(batch) {
      const startedMs = performance.now();
      const outcomes = await placeInWaves(parts, batch);
      metrics.observeBatch(batchName, batch.length, performance.now() - startedMs);
      return outcomes;
    },
    retriesOneByOne: (error) => error instanceof PartlyPaidError || isAboutOneRequest(error),
  });
  metrics.watchQueue(batchName, () => orders.queueLength());
  return {
    async place(order) {
      const outcome = isLong(order) ? leftAlone : await orders.submit(order);
      const placed = outcome.kind === 'left' ? await placeAlone(parts, order) : outcome;
      if (placed.kind === 'refused') throw placed.refusal;
      assert(placed.kind === 'answered', 'an order by itself is left to nobody');
      return placed.answer;
    },
    drain: () => orders.drain(),
  };
}

const leftAlone: OrderOutcome = { kind: 'left' };

async function placeAlone(parts: OrderParts, order: SentOrder): Promise<OrderOutcome> {
  const [outcome] = await placeOrdersTogether(parts, [order]);
  assert(outcome !== undefined, 'each order has an outcome');
  return outcome;
}

/** A member's second order sees what the first has done. */
async function placeInWaves(
  parts: OrderParts,
  batch: readonly SentOrder[],
): Promise<readonly OrderOutcome[]> {
  const outcomes = new Map<SentOrder, OrderOutcome>();
  let waiting = batch;
  while (waiting.length > 0) {
    const wave = new Map(waiting.toReversed().map((order) => [memberOf(order), order]));
    const now = [...wave.values()];
    const placed = await placeOrdersTogether(parts, now);
    for (const [index, order] of now.entries()) outcomes.set(order, placed[index] as OrderOutcome);
    waiting = waiting.filter((order) => !outcomes.has(order));
  }
  return batch.map((order) => outcomes.get(order) as OrderOutcome);
}

function memberOf({ context: { merchant, member } }: SentOrder): string {
  return `${merchant.merchantCode}/${member.memberId}`;
}

function isLong({ body }: SentOrder): boolean {
  const picked = body.lines.reduce((sum, { numbers }) => sum + numbers.length, 0);
  return picked * (body.chase?.length ?? 1) > longFrom;
}
