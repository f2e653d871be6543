import type { LotteryOrderId } from '@wau/contract/ids';
import { useState } from 'react';
import { type ApiFailure, failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { type BasketLine, withoutLines } from './basket.ts';
import type { ChangeBasket } from './basket-store.ts';
import { type LineRefusal, readLineRefusal } from './line-refusal.ts';
import type { OrderBody } from './order-body.ts';
import { usePlaceLotteryOrder } from './use-place-lottery-order.ts';

/** An order as it went out, with the lines of the basket that it was made of. */
export interface SentOrder {
  readonly body: OrderBody;
  readonly lines: readonly BasketLine[];
}

export interface PlacedOrder {
  readonly orderId: LotteryOrderId;
  readonly stakeMinor: string;
  readonly drawCount: number;
  readonly refusedCount: number;
}

export interface SlipOrder {
  readonly send: (order: SentOrder) => Promise<void>;
  readonly isSending: boolean;
  /** Why each line was not taken. One that has been changed since is another line. */
  readonly refusals: ReadonlyMap<BasketLine, LineRefusal>;
  readonly placed: PlacedOrder | undefined;
  readonly forget: () => void;
  /** What the last attempt failed by, and what it was. */
  readonly failure: ApiFailure | undefined;
  readonly attempted: SentOrder | undefined;
  /** Whether nobody knows what became of it: it must go out again as it was, or not at all. */
  readonly isUnresolved: boolean;
}

/** Sends the slip, and keeps what has been answered of its lines. */
export function useSlipOrder(changeBasket: ChangeBasket): SlipOrder {
  const place = usePlaceLotteryOrder();
  const [refusals, setRefusals] = useState<ReadonlyMap<BasketLine, LineRefusal>>(new Map());
  const [placed, setPlaced] = useState<PlacedOrder>();
  const [attempted, setAttempted] = useState<SentOrder>();
  const failure = place.error === null ? undefined : failureOf(place.error);
  const send = async (order: SentOrder) => {
    setAttempted(order);
    // What goes wrong is on show as the failure.
    const answer = await place.mutateAsync(order.body).catch(() => undefined);
    if (answer === undefined) return;
    const refused = new Map<BasketLine, LineRefusal>();
    for (const [index, outcome] of answer.lines.entries()) {
      const line = order.lines[index];
      if (outcome.outcome === 'refused' && line !== undefined) {
        refused.set(line, readLineRefusal(outcome, order.body));
      }
    }
    setRefusals(refused);
    if (answer.orderId === null) return;
    const taken = order.lines.filter((line) => !refused.has(line));
    changeBasket((basket) => withoutLines(basket, new Set(taken.map(({ lineId }) => lineId))));
    setPlaced({
      orderId: answer.orderId,
      stakeMinor: answer.stakeMinor,
      drawCount: order.body.chase?.length ?? 1,
      refusedCount: refused.size,
    });
  };
  return {
    send,
    isSending: place.isPending,
    refusals,
    placed,
    forget: () => {
      setPlaced(undefined);
      place.reset();
    },
    failure,
    attempted,
    isUnresolved: failure !== undefined && isOutcomeUnknown(failure),
  };
}
