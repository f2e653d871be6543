import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type DrawSchedule, nextDraws } from './draw-schedule.ts';
import { awaitSales, takePlanning } from './draw-sql.ts';
import {
  bringClosingForward,
  deleteUnstakedDraws,
  selectKeptNumeros,
  selectStakedNumeros,
} from './planned-draw-sql.ts';

const dayMs = 86_400_000;
/** More than a schedule has in the days for which official draws are planned. */
const drawsLookedAt = 150;

/** When a game is drawn from now on. */
export interface ChangedSchedule {
  readonly schedule: DrawSchedule;
  readonly timeZone: string;
  readonly closingSeconds: number;
}

/**
 * Takes back the planned official draws of a game that nobody has staked on, so that they are planned anew by another schedule.
 * Own draws stay: their commitments are published.
 *
 * Invariants: what somebody has staked on is drawn when it was to be, but takes stakes no longer than by the new schedule, and
 * none any more where that has no such draw: its numbers may be known before it would have closed.
 * Locks: the planning of the game; its sales, alone, so that no stake is under way.
 *
 * @returns the draws that stay since somebody has staked on them
 */
export async function dropUnstakedDraws(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  { schedule, timeZone, closingSeconds }: ChangedSchedule,
): Promise<readonly string[]> {
  await takePlanning(tx, merchantCode, gameId);
  const now = await awaitSales(tx, merchantCode, gameId);
  const staked = await selectStakedNumeros(tx, merchantCode, gameId);
  await deleteUnstakedDraws(tx, merchantCode, gameId);
  const kept = await selectKeptNumeros(tx, merchantCode, gameId);
  // One of today whose time has come already by the new schedule is found as well.
  const planned = nextDraws(schedule, timeZone, now.getTime() - dayMs, drawsLookedAt);
  const drawsAtMs = new Map(planned.map((draw) => [draw.numero, draw.drawsAtMs]));
  for (const numero of kept) {
    const atMs = drawsAtMs.get(numero);
    const closesAt = atMs === undefined ? now : new Date(atMs - closingSeconds * 1000);
    await bringClosingForward(tx, merchantCode, gameId, numero, closesAt);
  }
  return staked;
}
