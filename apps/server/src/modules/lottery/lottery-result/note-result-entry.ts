import type { OperatorId } from '@wau/contract/ids';
import type { LotteryDraw } from '@wau/rules/lottery/draw-shape';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { isStillAllowed } from '../../../platform/operators/operator-standing-sql.ts';
import { agreeOnResult, beginResultTurn } from '../lottery-draw/decide-draw.ts';
import type { DrawRow } from '../lottery-draw/lottery-draw.ts';
import type { DrawKey } from '../lottery-game/draw-key.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';
import { differingPrizes } from './differing-prizes.ts';
import {
  entrantText,
  insertResultEntry,
  type ResultEntrant,
  type ResultEntryRow,
  selectResultEntries,
} from './result-entry-sql.ts';

export interface NotedEntry {
  readonly status: 'entered' | 'agreed' | 'different';
  readonly turn: number;
  readonly differing: readonly string[];
  /** What the other one had said; `undefined` of the first. */
  readonly other: LotteryDraw | undefined;
}

/** Refuses `lottery.draw.own`, `lottery.draw.drawn`, `lottery.draw.early` unless the draw waits for a result by the database's clock. */
export function requireAwaitsResult(draw: DrawRow & { readonly now: Date }): void {
  if (draw.chain !== null) throw new Refusal('lottery.draw.own');
  if (draw.state !== 'planned' || draw.agreed_result !== null) throw new Refusal('lottery.draw.drawn');
  if (draw.draws_at > draw.now) throw new Refusal('lottery.draw.early');
}

/**
 * Notes what somebody says of a draw's result.
 *
 * Invariants: two different ones agree, of whom an operator still may say it; the draw has a result once; entries that differ
 * end their turn and stay written.
 * Locks: the draw, by whoever calls.
 *
 * @param needsNobody what is made up is the result at once
 * @throws Refusal `lottery.result.second.person`
 */
export async function noteResultEntry(
  tx: SqlRunner,
  key: DrawKey,
  draw: DrawRow,
  entrant: ResultEntrant,
  result: LotteryDraw,
  needsNobody = false,
): Promise<NotedEntry> {
  const entries = await selectResultEntries(tx, key, draw.result_turn);
  if (entries.some(({ entered_by }) => entered_by === entrantText(entrant))) {
    throw new Refusal('lottery.result.second.person');
  }
  const counting = await countingEntry(tx, key, entrant, entries);
  // What somebody said who may not say it any more ends with its turn.
  const turn = entries.length > 0 && counting === undefined ? draw.result_turn + 1 : draw.result_turn;
  if (turn !== draw.result_turn) await beginResultTurn(tx, key, turn);
  await insertResultEntry(tx, key, turn, entrant, result);
  const other = counting?.result;
  const differing = other === undefined ? [] : differingPrizes(result, other);
  if (differing.length > 0) {
    await beginResultTurn(tx, key, turn + 1);
    return { status: 'different', turn, differing, other };
  }
  if (other === undefined && !needsNobody) return { status: 'entered', turn, differing, other };
  await agreeOnResult(tx, key, result);
  return { status: 'agreed', turn, differing, other };
}

/** A person's word counts as long as they may say it, a feed's as long as it is the game's: two feeds never agree by themselves. */
async function countingEntry(
  tx: SqlRunner,
  { merchantCode, gameId }: DrawKey,
  entrant: ResultEntrant,
  entries: readonly ResultEntryRow[],
): Promise<ResultEntryRow | undefined> {
  for (const entry of entries) {
    const { entered_by: by } = entry;
    if (by.startsWith('feed ')) {
      const game = await findLotteryGame(tx, merchantCode, gameId);
      if (entrant.kind === 'operator' && by === `feed ${game?.result_feed}`) return entry;
      continue;
    }
    if (await isStillAllowed(tx, merchantCode, by as OperatorId, 'lottery.decide')) return entry;
  }
  return undefined;
}
