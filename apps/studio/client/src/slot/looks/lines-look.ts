import type { LinesMathematics } from '@wau/rules/lines/lines-mathematics';
import { linePaysOf, rule, type SlotLook, scatterPaysOf, symbolsOnStrips } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';

export function linesLook(mathematics: LinesMathematics): SlotLook {
  const { reels, rows, stakes, lineRules, scatterPays, wildMultiplier, base, freeSpins } = mathematics;
  const symbols = symbolsOnStrips(base.strips);
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
      ...(wildMultiplier > 1 ? [rule('wildMultiplies', { multiplier: wildMultiplier })] : []),
      ...(base.wildsExpand || freeSpins?.wildsExpand === true ? [rule('wildsExpand')] : []),
      ...scatterRules(scatterPays),
      ...freeSpinRules(freeSpins?.counts, freeSpins?.multiplier),
    ],
  };
}
