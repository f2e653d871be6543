import type { SlotSymbol } from '@wau/rules/slot/slot-symbol';

/** How a title's pays relate to each other; what they come to is tuned. */
export interface PayShape {
  /** From how many symbols on a symbol pays; high ones may pay from fewer. */
  readonly from: number;
  readonly highFrom?: number;
  /** How many times as much `high1` pays as the last low symbol. */
  readonly spread: number;
  /** How many times as much one symbol more pays. */
  readonly growth: number;
  /** How many times as much as `high1` wilds pay by themselves; absent where they pay nothing. */
  readonly wild?: number;
}

/** The pays of all symbols for one scale, rounded to numbers that are easy to read. */
export function paysOf(
  shape: PayShape,
  symbols: readonly SlotSymbol[],
  largestCount: number,
  scale: number,
): Record<string, number[]> {
  const pays: Record<string, number[]> = {};
  const paysFrom = (from: number, worth: number): number[] => {
    const list = new Array<number>(largestCount).fill(0);
    for (let count = from; count <= largestCount; count += 1) {
      const value = scale * worth * shape.growth ** (count - shape.from);
      list[count - 1] = Math.max(list[count - 2] ?? 0, readable(value));
    }
    return list;
  };
  if (shape.wild !== undefined) pays.wild = paysFrom(shape.highFrom ?? shape.from, shape.spread * shape.wild);
  symbols.forEach((symbol, index) => {
    const worth = shape.spread ** (1 - index / Math.max(1, symbols.length - 1));
    const isTop = symbol === 'high1' || symbol === 'high2';
    pays[symbol] = paysFrom(isTop ? (shape.highFrom ?? shape.from) : shape.from, worth);
  });
  return pays;
}

/** The nearest number that reads well on a pay table; at least 1. */
export function readable(value: number): number {
  const step =
    value < 20 ? 1 : value < 100 ? 5 : value < 400 ? 10 : value < 1000 ? 50 : value < 5000 ? 100 : 500;
  return Math.max(1, Math.round(value / step) * step);
}
