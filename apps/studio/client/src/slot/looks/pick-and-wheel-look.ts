import type {
  CountedPrize,
  Opening,
  PickAndWheelMathematics,
} from '@wau/rules/pick-and-wheel/pick-and-wheel-mathematics';
import { type NamedWorth, namedWorths, rule, type SlotLook, type SlotRule } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';
import { reelGameLook } from './reel-game-look.ts';

export function pickAndWheelLook(mathematics: PickAndWheelMathematics): SlotLook {
  const { game, stakes, openings, boards, wheels, freeSpins } = mathematics;
  const tokens = boards.flatMap((board) => (board.rule.kind === 'tokens' ? [board.rule.needed] : []));
  const look = reelGameLook(game, stakes, [
    rule('bonus', { from: Math.min(...openings.map(({ bonus }) => bonus)) }),
    ...factorRules(openings),
    ...(boards.length > 0 ? [rule('pick')] : []),
    ...tokens.slice(0, 1).map((needed) => rule('tokens', { needed })),
    ...(boards.length > 0 ? [rule('pickTimeout')] : []),
    ...(wheels.length > 0 ? [rule('wheel')] : []),
    ...scatterRules(game.scatterPays),
    ...freeSpinRules(freeSpins?.counts, freeSpins?.multiplier),
  ]);
  const prizes = [...boards.map((board) => board.prizes), ...wheels.map(({ segments }) => segments)];
  return { ...look, prizes: namedWorths(prizes.flat().flatMap(worthOf)) };
}

/** More bonus symbols than are needed may make all prizes count several times. */
function factorRules(openings: readonly Opening[]): readonly SlotRule[] {
  return openings
    .filter(({ factor }) => factor > 1)
    .map(({ bonus, factor }) => rule('bonusFactor', { bonus, factor }));
}

function worthOf({ prize }: CountedPrize): readonly NamedWorth[] {
  if ((prize.kind !== 'token' && prize.kind !== 'credit') || prize.name === undefined) return [];
  return [{ name: prize.name, coins: prize.pay }];
}
