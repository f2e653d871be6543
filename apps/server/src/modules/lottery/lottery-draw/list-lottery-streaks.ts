import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findOfferedLotteries, type OfferedLottery } from '../lottery-game/find-offered-lotteries.ts';
import { salesOfDraw } from '../lottery-game/sales-of-draw.ts';
import { selectResults } from './draw-sql.ts';
import { streaksOf } from './hot-gap-info.ts';

type Value = CallValue<Calls['listLotteryStreaks']>;
type Streak = Omit<Value['list'][number], 'gameId' | 'name' | 'family' | 'current'>;

const leastDraws = 5;
const streaksMaximum = 100;
/** A run that is longer is listed as long as that. */
const drawsLookedAt = 50;

/**
 * What came in several draws in a row, over all lotteries that take stakes now: what nobody can bet on is not listed. A
 * lottery's results are read once for each of its draws, however many look.
 */
export async function listLotteryStreaks(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, language }: VisitorContext,
): Promise<Value> {
  const nowMs = clock.nowMs();
  const lotteries = await findOfferedLotteries(runner, merchant.merchantCode, language);
  const list: Value['list'] = [];
  for (const lottery of lotteries) {
    const { numero, opens_at, closes_at, draws_at, commitment, beacon, beacon_round, latest_numero } =
      lottery;
    if (numero === null || opens_at === null || closes_at === null || draws_at === null) continue;
    if (latest_numero === null) continue;
    const current = salesOfDraw({ numero, opens_at, closes_at, draws_at, commitment, beacon, beacon_round });
    const { game_id: gameId, name, family } = lottery;
    for (const streak of await streaksOfLottery(runner, lottery, latest_numero, nowMs)) {
      list.push({ gameId, name, family, current, ...streak });
    }
  }
  list.sort((left, right) => right.draws - left.draws);
  return { now: new Date(nowMs).toISOString(), list: list.slice(0, streaksMaximum) };
}

interface KeptStreaks {
  readonly latestNumero: string;
  readonly keptAtMs: number;
  readonly streaks: readonly Streak[];
}

/** So many lotteries are kept; whoever comes after the last one begins anew. */
const keptMaximum = 2_000;
/** A draw that got another result is seen after that at the latest. */
const keptForMs = 60_000;
const kept = new Map<string, KeptStreaks>();

async function streaksOfLottery(
  runner: SqlRunner,
  lottery: OfferedLottery,
  latestNumero: string,
  nowMs: number,
): Promise<readonly Streak[]> {
  const name = `${lottery.merchant_id}/${lottery.game_id}`;
  const known = kept.get(name);
  if (known?.latestNumero === latestNumero && Math.abs(nowMs - known.keptAtMs) < keptForMs) {
    return known.streaks;
  }
  const rows = await selectResults(runner, lottery.merchant_id, lottery.game_id, {
    limit: drawsLookedAt,
    offset: 0,
  });
  const draws = rows.flatMap(({ result }) => (result === null ? [] : [result]));
  const streaks = streaksOf(familyOn(lottery, latestNumero), draws, leastDraws);
  if (kept.size >= keptMaximum) kept.clear();
  kept.set(name, { latestNumero, keptAtMs: nowMs, streaks });
  return streaks;
}
