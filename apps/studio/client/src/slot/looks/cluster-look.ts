import type { ClusterMathematics, ClusterMultiplier } from '@wau/rules/cluster/cluster-mathematics';
import { type SlotSymbol, slotSymbols } from '@wau/rules/slot/slot-symbol';
import { rule, type SlotLook, type SlotRule, type SymbolPays } from '../slot-look.ts';
import { freeSpinRules } from './free-spin-rules.ts';

export function clusterLook(mathematics: ClusterMathematics): SlotLook {
  const { columns, rows, minimum, stakes, multiplier, charge, freeSpins } = mathematics;
  const isTouching = mathematics.rule === 'touching';
  const paying = slotSymbols.filter((symbol) => paysOfSymbol(mathematics, symbol).length > 0);
  return {
    rows: Array.from({ length: columns }, () => rows),
    arrival: 'falling',
    lines: [],
    stakes,
    boughtSpins: freeSpins?.bought,
    symbols: paying,
    pays: [
      ...paying.map((symbol): SymbolPays => ({ symbol, pays: paysOfSymbol(mathematics, symbol) })),
      ...scatterPays(mathematics.scatterPays),
    ],
    rules: [
      isTouching ? rule('touching', { from: minimum }) : rule('anywhere', { from: minimum }),
      rule('cascade'),
      ...multiplierRules(multiplier),
      ...(charge === undefined ? [] : [rule('charge', { every: charge.every, wilds: charge.wilds })]),
      ...freeSpinRules(freeSpins, undefined),
    ],
  };
}

/** Many counts pay alike: told is the first count of each pay. */
function paysOfSymbol({ pays, cellCount }: ClusterMathematics, symbol: SlotSymbol): SymbolPays['pays'] {
  const offset = slotSymbols.indexOf(symbol) * (cellCount + 1);
  return steps(Array.from({ length: cellCount }, (_, index) => pays[offset + index + 1] ?? 0));
}

function scatterPays(pays: Int32Array): readonly SymbolPays[] {
  const told = steps([...pays].slice(1));
  return told.length === 0 ? [] : [{ symbol: 'scatter', pays: told }];
}

function steps(coinsByCount: readonly number[]): SymbolPays['pays'] {
  return coinsByCount.flatMap((coins, index) =>
    coins > 0 && coins !== coinsByCount[index - 1] ? [{ from: index + 1, coins }] : [],
  );
}

function multiplierRules(multiplier: ClusterMultiplier): readonly SlotRule[] {
  switch (multiplier.kind) {
    case 'none':
      return [];
    case 'cascade':
      return [rule('cascadeMultiplier', { most: Math.max(...multiplier.steps) })];
    case 'cell':
      return [rule('cellMultiplier', { most: Math.max(...multiplier.steps) })];
    case 'orb':
      return [rule('orb')];
  }
}
