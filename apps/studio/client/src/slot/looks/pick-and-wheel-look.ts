import type { PickAndWheelMathematics } from '@wau/rules/pick-and-wheel/pick-and-wheel-mathematics';
import { rule, type SlotLook } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';
import { reelGameLook } from './reel-game-look.ts';

export function pickAndWheelLook(mathematics: PickAndWheelMathematics): SlotLook {
  const { game, stakes, openings, boards, wheels, freeSpins } = mathematics;
  return reelGameLook(game, stakes, [
    rule('bonus', { from: Math.min(...openings.map(({ bonus }) => bonus)) }),
    ...(boards.length > 0 ? [rule('pick'), rule('pickTimeout')] : []),
    ...(wheels.length > 0 ? [rule('wheel')] : []),
    ...scatterRules(game.scatterPays),
    ...freeSpinRules(freeSpins?.counts, freeSpins?.multiplier),
  ]);
}
