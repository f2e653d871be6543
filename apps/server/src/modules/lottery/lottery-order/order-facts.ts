import type { LotteryLimits } from '@wau/rules/lottery/lottery-limits';
import type { PrizeOdds } from '@wau/rules/lottery/lottery-odds';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { findLotteryOdds } from '../lottery-game/find-lottery-odds.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { findLotteryLimits } from '../lottery-risk/find-lottery-limits.ts';
import { holdSales, type SalesRow } from './lottery-order-sql.ts';
import type { SentOrder } from './sent-order.ts';

/** What orders of a game are judged by. */
export interface OrderFacts {
  readonly game: LotteryGame;
  /** Of the draws that they name and that there are, in the order in which they are drawn. */
  readonly sales: readonly SalesRow[];
  /** Of the plays that they name, in place of the defaults. */
  readonly odds: ReadonlyMap<string, PrizeOdds>;
  readonly limits: LotteryLimits;
}

/** Holds the sales of the games that orders are of, and reads what holds there; nothing of games that are not offered. */
export async function findOrderFacts(
  tx: SqlRunner,
  orders: readonly SentOrder[],
): Promise<(order: SentOrder) => OrderFacts | undefined> {
  const facts = new Map<string, OrderFacts>();
  const byGame = Map.groupBy(orders, gameOf);
  for (const [name, ofGame] of [...byGame].toSorted(([left], [right]) => (left < right ? -1 : 1))) {
    const found = await factsOfGame(tx, ofGame);
    if (found !== undefined) facts.set(name, found);
  }
  return (order) => facts.get(gameOf(order));
}

function gameOf({ context, body }: SentOrder): string {
  return `${context.merchant.merchantCode}/${body.gameId}`;
}

async function factsOfGame(tx: SqlRunner, orders: readonly SentOrder[]): Promise<OrderFacts | undefined> {
  const [first] = orders;
  if (first === undefined) return undefined;
  const { merchantCode } = first.context.merchant;
  const game = await findLotteryGame(tx, merchantCode, first.body.gameId);
  if (game?.is_offered !== true) return undefined;
  const numeros = new Set(orders.flatMap(({ body }) => numerosOf(body)));
  const plays = new Set(orders.flatMap(({ body }) => body.lines.map(({ playId }) => playId)));
  return {
    game,
    sales: await holdSales(tx, merchantCode, game.game_id, [...numeros]),
    odds: await findLotteryOdds(tx, game, [...plays]),
    limits: await findLotteryLimits(tx, merchantCode, game.game_id),
  };
}

function numerosOf({ currentNumero, chase }: SentOrder['body']): readonly string[] {
  return chase === undefined ? [currentNumero] : chase.map(({ numero }) => numero);
}
