import type { MerchantCode } from '@wau/contract/ids';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { isByNumber } from '@wau/rules/lottery/single-numbers';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { familyOn } from '../lottery-game/family-on.ts';
import { findLotteryGame } from '../lottery-game/find-lottery-games.ts';

/** Any day: the plays of a family bear the same names in every year. */
export const anyNumero = '20260101';

/** The plays of a game whose lines are single numbers. */
export async function findNumberPlays(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<readonly string[]> {
  const game = await findLotteryGame(tx, merchantCode, gameId);
  assert(game !== undefined, 'what was staked on is there');
  return numberPlaysOf(familyOn(game, anyNumero));
}

export function numberPlaysOf({ plays }: LotteryFamily): readonly string[] {
  return plays.filter(isByNumber).map(({ code }) => code);
}
