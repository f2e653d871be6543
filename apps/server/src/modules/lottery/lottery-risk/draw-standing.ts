import type { MemberId } from '@wau/contract/ids';
import type { LotteryLimits } from '@wau/rules/lottery/lottery-limits';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import {
  type GameKey,
  holdDrawLimits,
  holdNumberExposures,
  type NumberKey,
  selectMemberStakes,
  type WantedOfDraw,
} from './held-exposures-sql.ts';
import { boundsNumbers } from './wire-limits.ts';

/** How a number stands while an order is judged line by line; what it takes is added. */
interface HeldNumber {
  stakeMinor: bigint;
  liabilityMinor: bigint;
  memberStakeMinor: bigint;
}

/** What is left of a draw while an order is judged. */
interface HeldDraw {
  leftStakeMinor: bigint;
  leftLiabilityMinor: bigint;
}

/** What an order may take, held until its transaction ends. What is bounded by nothing is not there. */
export interface HeldStanding {
  readonly numbers: ReadonlyMap<string, HeldNumber>;
  readonly draws: ReadonlyMap<string, HeldDraw>;
}

export function numberKeyText({ numero, play, number }: NumberKey): string {
  return `${numero} ${play} ${number}`;
}

/**
 * Holds what an order wants to take of what a game's limits bound. Locks: its numbers by their keys, then its draws' parts.
 */
export async function holdStanding(
  tx: SqlRunner,
  game: GameKey,
  memberId: MemberId,
  limits: LotteryLimits,
  wanted: { readonly keys: readonly NumberKey[]; readonly draws: readonly WantedOfDraw[] },
): Promise<HeldStanding> {
  const numbers = new Map<string, HeldNumber>();
  if (boundsNumbers(limits) && wanted.keys.length > 0) {
    for (const row of await holdNumberExposures(tx, game, wanted.keys)) {
      numbers.set(numberKeyText(row), {
        stakeMinor: row.stake_minor,
        liabilityMinor: row.liability_minor,
        memberStakeMinor: 0n,
      });
    }
    if (limits.memberNumberStakeMinor !== undefined)
      await addMemberStakes(tx, game, memberId, wanted, numbers);
  }
  const draws = new Map<string, HeldDraw>();
  if (limits.drawStakeMinor !== undefined || limits.combinedLiabilityMinor !== undefined) {
    const bounds = { stakeMinor: limits.drawStakeMinor, liabilityMinor: limits.combinedLiabilityMinor };
    for (const row of await holdDrawLimits(tx, game, memberId, wanted.draws, bounds)) {
      draws.set(row.numero, {
        leftStakeMinor: row.left_stake_minor,
        leftLiabilityMinor: row.left_liability_minor,
      });
    }
  }
  return { numbers, draws };
}

/** After the numbers are held: an order of the same member on them has ended by then. */
async function addMemberStakes(
  tx: SqlRunner,
  game: GameKey,
  memberId: MemberId,
  wanted: { readonly keys: readonly NumberKey[] },
  numbers: ReadonlyMap<string, HeldNumber>,
): Promise<void> {
  const numeros = [...new Set(wanted.keys.map(({ numero }) => numero))];
  const plays = [...new Set(wanted.keys.map(({ play }) => play))];
  for (const row of await selectMemberStakes(tx, game, memberId, numeros, plays)) {
    const held = numbers.get(numberKeyText(row));
    if (held !== undefined) held.memberStakeMinor = row.stake_minor;
  }
}
