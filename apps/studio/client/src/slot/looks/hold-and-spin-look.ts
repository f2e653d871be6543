import type { HoldAndSpinMathematics } from '@wau/rules/hold-and-spin/hold-and-spin-mathematics';
import { namedWorths, rule, type SlotLook } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';
import { reelGameLook } from './reel-game-look.ts';

export function holdAndSpinLook(mathematics: HoldAndSpinMathematics): SlotLook {
  const { game, stakes, hold, reelCoins, hasCollector, freeSpins } = mathematics;
  const look = reelGameLook(game, stakes, [
    rule('coins', { trigger: hold.trigger }),
    rule('respins', { count: hold.respins }),
    ...(hold.grand > 0 ? [rule('grand', { multiple: Math.floor(hold.grand / stakes.coins) })] : []),
    ...(hasCollector ? [rule('collector')] : []),
    ...scatterRules(game.scatterPays),
    ...freeSpinRules(freeSpins?.counts, freeSpins?.multiplier),
  ]);
  const prizes = [...reelCoins.faces, ...hold.coins.faces].flatMap((face) =>
    face.kind === 'prize' ? [{ name: face.prize.name, coins: face.prize.pay }] : [],
  );
  return { ...look, prizes: namedWorths(prizes), boughtSpins: freeSpins?.counts.bought };
}
