import type { FreeSpinCounts } from '@wau/rules/slot/free-spins';
import type { MultiplierRule } from '@wau/rules/slot/spin-multiplier';
import { fewestOf, rule, type SlotRule } from '../slot-look.ts';

/** How free spins come about, how many there are, and what multiplies them. Where no scatters start them, a prize does. */
export function freeSpinRules(
  counts: FreeSpinCounts | undefined,
  multiplier: MultiplierRule | undefined,
): readonly SlotRule[] {
  if (counts === undefined) return [];
  const from = fewestOf(counts.started);
  const spins = counts.started[from - 1] ?? 0;
  return [
    from === 0
      ? rule('freePrize', { most: counts.maximum })
      : rule('freeSpins', { from, spins, most: counts.maximum }),
    ...(multiplier === undefined ? [] : multiplierRules(multiplier)),
  ];
}

function multiplierRules(multiplier: MultiplierRule): readonly SlotRule[] {
  switch (multiplier.kind) {
    case 'fixed':
      return multiplier.value > 1 ? [rule('freeFixed', { multiplier: multiplier.value })] : [];
    case 'growing':
      return [
        rule('freeGrowing', {
          start: multiplier.start,
          step: multiplier.step,
          most: multiplier.maximum,
        }),
      ];
    case 'drawn': {
      const most = Math.max(...multiplier.choices.values);
      return most > 1 ? [rule('freeDrawn', { most })] : [];
    }
  }
}

/** What scatters are good for, where a title has any. */
export function scatterRules(scatterPays: readonly number[]): readonly SlotRule[] {
  const from = fewestOf(scatterPays);
  return from === 0 ? [] : [rule('scatter', { from })];
}
