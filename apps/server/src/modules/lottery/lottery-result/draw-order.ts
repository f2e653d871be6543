import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import { assert } from '@wau/service/refusal';

/** What two persons order of a draw: without a result it is void. */
export interface DrawOrder {
  readonly result: LotteryDraw | null;
  readonly reason: string;
}

/** The draw as requests and the audit name it. */
export function drawSubject({
  gameId,
  numero,
}: {
  readonly gameId: string;
  readonly numero: string;
}): string {
  return `${gameId} ${numero}`;
}

/** The whole order in one way of writing, so that nobody approves more than they read. */
export function orderText({ result, reason }: DrawOrder): string {
  return JSON.stringify({ result, reason });
}

/** Reads what `orderText` has written. */
export function readOrderText(text: string): DrawOrder {
  const order: unknown = JSON.parse(text);
  assert(isOrder(order), 'an order about a draw was stored as one');
  return order;
}

function isOrder(value: unknown): value is DrawOrder {
  return typeof value === 'object' && value !== null && 'result' in value && 'reason' in value;
}
