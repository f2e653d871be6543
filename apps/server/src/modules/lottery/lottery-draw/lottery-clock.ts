import { setTimeout as sleep } from 'node:timers/promises';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { findAllLotteryGames } from '../lottery-game/find-lottery-games.ts';
import type { LotteryGame } from '../lottery-game/lottery-game.ts';
import { drawLottery } from './draw-lottery.ts';
import { type DueDraw, selectDueDraws, selectNextDueMs } from './draw-sql.ts';
import type { OwnChains } from './own-chain.ts';
import { planLotteryDraws } from './plan-lottery-draws.ts';
import type { RandomnessBeacon } from './randomness-beacon.ts';
import { type ErrorLog, rareErrors, type TroubleLog } from './rare-errors.ts';
import { reviseLotteryDraw } from './revise-lottery-draw.ts';
import { settleLotteryDraw } from './settle-lottery-draw.ts';

export type LotteryClockParts = Pick<
  ServerParts,
  'database' | 'runner' | 'ledger' | 'clock' | 'merchants' | 'random'
> & {
  readonly chains: OwnChains;
  readonly beacon?: RandomnessBeacon | undefined;
};

/** So many chunks of a draw are settled before other games get their turn: a large draw keeps no small one waiting. */
const chunksPerTurn = 10;

/** Games whose draws give way to other work, and until when, by the process's monotonic clock. */
export type RestingGames = Map<string, number>;

/** Writes the next draws of every game. A game whose draws cannot be written keeps no other from being drawn. */
export async function planAllLotteries(
  parts: LotteryClockParts,
  log: ErrorLog,
  stopping: AbortSignal,
): Promise<void> {
  for (const game of await findAllLotteryGames(parts.runner)) {
    if (stopping.aborted) return;
    // What is not offered takes no more stakes, and its draws that are planned come to their ends.
    if (!game.is_offered) continue;
    try {
      await planLotteryDraws(parts, game);
    } catch (error) {
      log.error({ err: error, game: keyOf(game) }, 'draws of a lottery could not be planned');
    }
  }
}

/**
 * Draws and settles what is due by the database's clock, of each game the earliest, so that a chase which stops at a win of
 * one draw takes part in no later one. Where a draw fails, the later ones of its game wait, and those of others do not.
 *
 * @returns whether anything got on, so that there may be more to do at once
 */
export async function workOffDueDraws(
  parts: LotteryClockParts,
  log: ErrorLog,
  stopping: AbortSignal,
  /** Without it draws are worked off as fast as they can be. */
  resting?: RestingGames,
): Promise<boolean> {
  endRests(resting);
  const due = (await selectDueDraws(parts.runner)).filter((draw) => resting?.has(keyOf(draw)) !== true);
  if (due.length === 0) return false;
  const games = new Map(
    (await findAllLotteryGames(parts.runner)).map((game) => [keyOf(game), game] as const),
  );
  let hasGotOn = false;
  for (const draw of due) {
    if (stopping.aborted) break;
    const game = games.get(keyOf(draw));
    if (game === undefined) continue;
    try {
      hasGotOn = (await workOffDraw(parts, game, draw, stopping, resting)) || hasGotOn;
    } catch (error) {
      log.error({ err: error, game: keyOf(draw), numero: draw.numero }, 'a lottery could not be drawn');
    }
  }
  return hasGotOn;
}

async function workOffDraw(
  parts: LotteryClockParts,
  game: LotteryGame,
  { numero, state, is_revising: isRevising }: DueDraw,
  stopping: AbortSignal,
  resting: RestingGames | undefined,
): Promise<boolean> {
  const key = { merchantCode: game.merchant_id, gameId: game.game_id, numero };
  if (isRevising) return reviseLotteryDraw(parts, key, stopping, chunksPerTurn);
  if (state === 'planned') await drawLottery(parts, familyOn(game, numero), key);
  const turn = { mostChunks: chunksPerTurn, givesWay: resting !== undefined };
  const { isSettled, entryCount, restMs } = await settleLotteryDraw(parts, key, stopping, turn);
  if (restMs > 0) resting?.set(keyOf(game), performance.now() + restMs);
  return isSettled || entryCount > 0;
}

/** Also of draws that another process has settled meanwhile. */
function endRests(resting: RestingGames | undefined): void {
  for (const [game, untilMs] of resting ?? []) if (untilMs <= performance.now()) resting?.delete(game);
}

function untilRestedMs(resting: RestingGames): number {
  return Math.max(0, Math.ceil(Math.min(...resting.values()) - performance.now()));
}

/** In how many milliseconds there may be something to draw again. */
export async function untilNextDrawMs(
  parts: Pick<LotteryClockParts, 'runner'>,
  mostMs: number,
): Promise<number> {
  const dueMs = await selectNextDueMs(parts.runner);
  return dueMs === undefined ? mostMs : Math.min(mostMs, Math.max(0, Math.ceil(dueMs)));
}

function keyOf({ merchant_id, game_id }: Pick<LotteryGame, 'merchant_id' | 'game_id'>): string {
  return `${merchant_id}/${game_id}`;
}

/** Work that goes on in the background. */
export interface LotteryClock {
  stop(): Promise<void>;
}

/** Draws ahead are looked at so often. */
const planEveryMs = 30_000;
/** No longer than so, for another process may have written or drawn something. */
const longestPauseMs = 2_000;

/** Draws and settles as it falls due, and writes the next draws. Any number of processes may do so at once. */
export function startLotteryClock(parts: LotteryClockParts, log: TroubleLog): LotteryClock {
  const stopping = new AbortController();
  const ended = keepDrawing(
    parts,
    rareErrors(log, () => performance.now()),
    stopping.signal,
  );
  return {
    async stop() {
      stopping.abort();
      await ended;
    },
  };
}

async function keepDrawing(parts: LotteryClockParts, log: ErrorLog, stopping: AbortSignal): Promise<void> {
  let plannedAtMs = Number.NEGATIVE_INFINITY;
  const resting: RestingGames = new Map();
  while (!stopping.aborted) {
    let pauseMs = longestPauseMs;
    try {
      if (performance.now() - plannedAtMs > planEveryMs) {
        await planAllLotteries(parts, log, stopping);
        plannedAtMs = performance.now();
      }
      const hasGotOn = await workOffDueDraws(parts, log, stopping, resting);
      const mostMs = Math.min(longestPauseMs, untilRestedMs(resting));
      pauseMs = hasGotOn ? 0 : await untilNextDrawMs(parts, mostMs);
    } catch (error) {
      log.error({ err: error }, 'lotteries could not be drawn');
    }
    await sleep(pauseMs, undefined, { signal: stopping }).catch(() => undefined);
  }
}
