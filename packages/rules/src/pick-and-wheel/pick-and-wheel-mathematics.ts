import type { ReelFreeSpins, ReelGame } from '../reel-game/reel-game.ts';
import type { SlotStakes } from '../slot/slot-stake.ts';

/** What a box or a segment of a wheel may hold; pays are in coins of the stake. */
export type Prize =
  | { readonly kind: 'credit'; readonly pay: number; readonly name?: string }
  /** In a box: all credits of its board. On a wheel: what the next wheel pays, which turns at once. */
  | { readonly kind: 'multiplier'; readonly by: number }
  | { readonly kind: 'freeSpins'; readonly spins: number }
  /** A wheel turns: after all boards where a box holds it, at once where a wheel does. */
  | { readonly kind: 'wheel'; readonly wheel: number }
  /** Boxes only, as the rest. */
  | { readonly kind: 'token'; readonly pay: number; readonly name: string }
  | { readonly kind: 'extraPicks'; readonly picks: number }
  /** Closes this board and opens the next one. */
  | { readonly kind: 'nextLevel' }
  | { readonly kind: 'end' };

/** A prize with how many boxes hold it, or with the weight of its segment. */
export interface CountedPrize {
  readonly prize: Prize;
  readonly count: number;
}

/** How a board ends beside by a box that opens the next one. */
export type BoardRule =
  /** After so many picks and those that boxes add. */
  | { readonly kind: 'picks'; readonly picks: number }
  /** With a box of the kind `end`. */
  | { readonly kind: 'untilEnd' }
  /** With so many tokens of one name, whose prize is paid. */
  | { readonly kind: 'tokens'; readonly needed: number };

export interface Board {
  readonly rule: BoardRule;
  readonly prizes: readonly CountedPrize[];
  readonly boxes: number;
}

export interface Wheel {
  readonly segments: readonly CountedPrize[];
  readonly totalWeight: number;
}

/** What so many bonus symbols open. */
export interface Opening {
  readonly bonus: number;
  readonly opens:
    | { readonly kind: 'pick' }
    | { readonly kind: 'wheel'; readonly wheel: number; readonly turns: number };
  /** All credits of the feature count so many times. */
  readonly factor: number;
}

/** What a pick-and-wheel title plays with. */
export interface PickAndWheelMathematics {
  readonly stakes: SlotStakes;
  readonly game: ReelGame;
  /** Ascending by `bonus`; the last that is reached counts. */
  readonly openings: readonly Opening[];
  /** Picks begin with the first. */
  readonly boards: readonly Board[];
  readonly wheels: readonly Wheel[];
  readonly freeSpins: ReelFreeSpins | undefined;
}

/** A box, by its place from 0. */
export interface PickDecision {
  readonly kind: 'pick';
  readonly box: number;
}

export const boxesMaximum = 30;

export function openingOf(openings: readonly Opening[], bonus: number): Opening | undefined {
  return openings.findLast((opening) => opening.bonus <= bonus);
}
