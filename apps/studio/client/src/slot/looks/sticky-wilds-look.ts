import type { StickyWildsMathematics } from '@wau/rules/sticky-wilds/sticky-wilds-mathematics';
import { linePaysOf, rule, type SlotLook, scatterPaysOf, symbolsOnStrips } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';

export function stickyWildsLook(mathematics: StickyWildsMathematics): SlotLook {
  const { reels, rows, stakes, lineRules, scatterPays, base, freeSpins } = mathematics;
  const symbols = symbolsOnStrips(base.strips);
  const mostOfWild = Math.max(
    ...base.wilds.multipliers.values,
    ...(freeSpins?.wilds.multipliers.values ?? [1]),
  );
  return {
    rows: Array.from({ length: reels }, () => rows),
    arrival: 'turning',
    lines: lineRules.lines,
    stakes,
    boughtSpins: freeSpins?.counts.bought,
    symbols: symbols.filter((symbol) => symbol !== 'scatter'),
    pays: [...linePaysOf(lineRules), ...scatterPaysOf(scatterPays)],
    rules: [
      rule('lines', { lines: lineRules.lines.length }),
      rule('wild'),
      ...(mostOfWild > 1 ? [rule('wildMultiplies', { multiplier: mostOfWild })] : []),
      ...(base.wilds.expand || freeSpins?.wilds.expand === true ? [rule('wildsExpand')] : []),
      ...(base.stay === 'whileNew' ? [rule('wildsStay')] : []),
      ...(base.stay === 'walk' ? [rule('wildsWalk')] : []),
      ...scatterRules(scatterPays),
      ...freeSpinRules(freeSpins?.counts, undefined),
      ...(freeSpins === undefined ? [] : [rule('wildsStick')]),
    ],
  };
}
