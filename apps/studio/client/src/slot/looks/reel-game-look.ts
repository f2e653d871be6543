import type { ReelGame } from '@wau/rules/reel-game/reel-game';
import type { SlotStakes } from '@wau/rules/slot/slot-stake';
import { paysOf, rule, type SlotLook, type SlotRule, scatterPaysOf, symbolsOnStrips } from '../slot-look.ts';

/** What a base game of reels looks like, beside which a feature stands that has rules of its own. */
export function reelGameLook(
  game: ReelGame,
  stakes: SlotStakes,
  featureRules: readonly SlotRule[],
): SlotLook {
  const { reels, rows, wins, pays, scatterPays, strips } = game;
  const lines = wins.kind === 'lines' ? wins.rules.lines : [];
  const symbols = symbolsOnStrips(strips);
  return {
    rows: Array.from({ length: reels }, () => rows),
    arrival: 'turning',
    lines,
    stakes,
    symbols: symbols.filter((symbol) => symbol !== 'scatter' && symbol !== 'bonus'),
    pays: [...paysOf(pays), ...scatterPaysOf(scatterPays)],
    rules: [
      wins.kind === 'lines' ? rule('lines', { lines: lines.length }) : rule('ways', { ways: rows ** reels }),
      ...(symbols.includes('wild') ? [rule('wild')] : []),
      ...featureRules,
    ],
  };
}
