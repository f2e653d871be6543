import type { WaysMathematics } from '@wau/rules/ways/ways-mathematics';
import { paysOf, rule, type SlotLook, scatterPaysOf, symbolsOnStrips } from '../slot-look.ts';
import { freeSpinRules, scatterRules } from './free-spin-rules.ts';

export function waysLook(mathematics: WaysMathematics): SlotLook {
  const { heights, stakes, pays, scatterPays, base, freeSpins } = mathematics;
  const rows = heights.map(({ values }) => Math.max(...values));
  const symbols = symbolsOnStrips(base.strips);
  const mostOfWild = Math.max(...base.wildMultipliers.values, ...(freeSpins?.wildMultipliers.values ?? [1]));
  return {
    rows,
    arrival: 'turning',
    lines: [],
    stakes,
    boughtSpins: freeSpins?.counts.bought,
    symbols: symbols.filter((symbol) => symbol !== 'scatter'),
    pays: [...paysOf(pays), ...scatterPaysOf(scatterPays)],
    rules: [
      rule('ways', { ways: rows.reduce((product, count) => product * count, 1) }),
      rule('wild'),
      ...(mostOfWild > 1 ? [rule('wildMultiplies', { multiplier: mostOfWild })] : []),
      ...scatterRules(scatterPays),
      ...freeSpinRules(freeSpins?.counts, freeSpins?.multiplier),
    ],
  };
}
