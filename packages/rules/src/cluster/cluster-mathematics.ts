import type { FreeSpinCounts } from '../slot/free-spins.ts';
import type { SlotStakes } from '../slot/slot-stake.ts';

/** Bounds of what a title may offer: the grid must stay readable on a narrow phone. */
export const gridSideMinimum = 5;
export const gridSideMaximum = 8;

/** Ends a spin that would fall for ever: what has won by then is paid, and the last grid stands. */
export const cascadesMaximum = 100;

/** A draw below the table's length is a place in it; each entry stands there as often as it weighs. */
export type DrawTable = Int32Array;

/** What a title plays with, laid out in tables. */
export interface ClusterMathematics {
  readonly stakes: SlotStakes;
  readonly columns: number;
  readonly rows: number;
  readonly cellCount: number;
  /** Symbols win where they touch each other, or anywhere on the grid. */
  readonly rule: 'touching' | 'anywhere';
  /** The fewest symbols that win. */
  readonly minimum: number;
  /** What a cell shows, by symbol number. */
  readonly draws: Readonly<Record<'base' | 'free', DrawTable>>;
  /** What so many of a symbol pay, in coins: `symbol number * (cellCount + 1) + count`. */
  readonly pays: Int32Array;
  /** What so many scatters pay, in coins, by count. They never vanish: those that lie there at a spin's end count. */
  readonly scatterPays: Int32Array;
  readonly freeSpins: FreeSpinCounts | undefined;
  readonly multiplier: ClusterMultiplier;
  readonly charge: ClusterCharge | undefined;
}

/** How wins are multiplied. What is kept grows on from one free spin to the next, and starts anew with each round. */
export type ClusterMultiplier =
  | { readonly kind: 'none' }
  /** Wins of the first grid count `steps[0]` times, those after one cascade `steps[1]` times; the last step goes on. */
  | { readonly kind: 'cascade'; readonly steps: readonly number[]; readonly keptInFreeSpins: boolean }
  /**
   * A cell rises by a step with every grid on which it is a part of a win. A win counts as often as the steps come to
   * that its cells had reached before; where those come to nothing, once.
   */
  | { readonly kind: 'cell'; readonly steps: readonly number[]; readonly keptInFreeSpins: boolean }
  /**
   * Symbols of the role `bonus` carry a multiplier. What those on the grid come to at a spin's end multiplies all that
   * it won; where it is kept, that is added to what was kept before, and the sum multiplies.
   */
  | { readonly kind: 'orb'; readonly values: DrawTable; readonly keptInFreeSpins: boolean };

/** Each time that so many symbols have vanished in a spin, wilds are placed as soon as nothing wins any more. */
export interface ClusterCharge {
  readonly every: number;
  readonly wilds: number;
}
