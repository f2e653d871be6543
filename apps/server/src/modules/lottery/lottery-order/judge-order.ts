import type { LotteryLimits } from '@wau/rules/lottery/lottery-limits';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { Outcome } from '../../../platform/idempotency.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { areNoLimits } from '../lottery-risk/wire-limits.ts';
import { type JudgedLine, limitLines } from './limit-lines.ts';
import type { NewOrder } from './lottery-order-sql.ts';
import { newOrder, type Part } from './new-order.ts';
import { answerOf, type OrderAnswer } from './order-answer.ts';
import type { OrderFacts } from './order-facts.ts';
import { priceLine } from './price-line.ts';
import { requireFewNumbers } from './require-few-numbers.ts';
import type { OrderParts, SentOrder } from './sent-order.ts';

/** An order of which nothing has been written yet. */
export interface AcceptedOrder {
  readonly kind: 'accepted';
  readonly sent: SentOrder;
  readonly game: LotteryGame;
  readonly limits: LotteryLimits;
  readonly judged: readonly JudgedLine[];
  readonly order: NewOrder;
}

interface JudgedBy {
  readonly facts: OrderFacts | undefined;
  readonly placedAt: Date;
  /** Whether it is the only one of its transaction. */
  readonly isAlone: boolean;
}

/**
 * Whether an order can be placed: by the sales of its draws, and each of its lines by rules, odds and limits.
 *
 * Locks: where the game has limits, those of `limitLines`.
 */
export async function judgeOrder(
  parts: OrderParts,
  tx: SqlRunner,
  sent: SentOrder,
  by: JudgedBy,
): Promise<AcceptedOrder | Outcome<OrderAnswer>> {
  try {
    if (by.facts === undefined) throw new Refusal('lottery.game.unknown');
    if (!by.isAlone && !areNoLimits(by.facts.limits)) return { kind: 'left' };
    return await judgeLines(parts, tx, sent, { ...by, facts: by.facts });
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', refusal: error };
    throw error;
  }
}

async function judgeLines(
  parts: OrderParts,
  tx: SqlRunner,
  sent: SentOrder,
  { facts, placedAt }: JudgedBy & { readonly facts: OrderFacts },
): Promise<AcceptedOrder | Outcome<OrderAnswer>> {
  const { merchant, member } = sent.context;
  const { body } = sent;
  const { game, limits } = facts;
  const draws = partsOf(body);
  requireOpenSales(facts, draws);
  const family = familyOn(game, draws[0]?.numero ?? '');
  requireFewNumbers(family, body.lines, draws.length);
  const mostMultiple = Math.max(...draws.map(({ multiple }) => multiple));
  const terms = {
    odds: facts.odds,
    usualSeries: merchant.lotterySeries,
    highestSeries: merchant.lotterySeriesHighest,
  };
  // The odds that were shown are compared with those that limits leave, which may be lower.
  const priced = body.lines.map(({ odds: _, ...line }) => priceLine(family, game, line, mostMultiple, terms));
  const { memberId } = member;
  const judged = await limitLines(tx, { game, family, limits, draws, memberId }, body.lines, priced);
  const lines = judged.flatMap((line) => (line.ok ? [line.value] : []));
  const { currencyCode } = merchant;
  if (lines.length === 0 || (lines.length < judged.length && body.acceptsParts !== true)) {
    return { kind: 'answered', answer: answerOf(judged, currencyCode) };
  }
  const stopsOnWin = body.winningStop === true;
  const order = newOrder(parts, { family, game, lines, draws, memberId, currencyCode, stopsOnWin, placedAt });
  // With parts the player was shown the sum of all lines, and pays less.
  const shownMinor = BigInt(body.betCartAmountSum);
  if (lines.length < judged.length ? order.stakeMinor > shownMinor : order.stakeMinor !== shownMinor) {
    throw new Refusal('lottery.sum.changed', { field: 'betCartAmountSum' });
  }
  return { kind: 'accepted', sent, game, limits, judged, order };
}

function partsOf({ currentNumero, chase }: SentOrder['body']): readonly Part[] {
  const draws = chase ?? [{ numero: currentNumero, multiple: 1 }];
  if (new Set(draws.map(({ numero }) => numero)).size !== draws.length) {
    throw new Refusal('lottery.chase.invalid');
  }
  return draws;
}

function requireOpenSales({ sales }: OrderFacts, draws: readonly Part[]): void {
  const wanted = new Set(draws.map(({ numero }) => numero));
  const ofOrder = sales.filter(({ numero }) => wanted.has(numero));
  if (ofOrder.length < draws.length) throw new Refusal('lottery.draw.unknown');
  const closed = ofOrder.find(({ is_open }) => !is_open);
  if (closed !== undefined) throw new Refusal('lottery.draw.closed', { field: closed.numero });
  // In the order in which they are drawn, so that a chase that stops at a win knows what comes later.
  if (ofOrder.some(({ numero }, index) => numero !== draws[index]?.numero)) {
    throw new Refusal('lottery.chase.invalid');
  }
}
