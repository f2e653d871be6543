import { lotteryFamily } from '@wau/rules/lottery/lottery-families';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';
import { assert } from '@wau/service/refusal';
import type { LotteryGame } from './lottery-game.ts';

/** The rules of a game on the day that a draw is named by. */
export function familyOn(game: Pick<LotteryGame, 'family'>, numero: string): LotteryFamily {
  const day = `${numero.slice(0, 4)}-${numero.slice(4, 6)}-${numero.slice(6, 8)}`;
  const family = lotteryFamily(game.family, day);
  assert(family !== undefined, `there are rules for the family ${game.family}`);
  return family;
}
