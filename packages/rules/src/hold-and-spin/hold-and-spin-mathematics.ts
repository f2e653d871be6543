import type { ReelFreeSpins, ReelGame } from '../reel-game/reel-game.ts';
import type { SlotStakes } from '../slot/slot-stake.ts';

/** Prizes that coins may carry; the fourth, `grand`, is for a full grid. */
export const prizeNames = ['mini', 'minor', 'major'] as const;

/** A prize of a name that a coin carries; neither collected nor multiplied. */
export interface NamedPrize {
  readonly name: (typeof prizeNames)[number];
  readonly pay: number;
}

/** What a coin can be. */
export type CoinFace =
  | { readonly kind: 'value'; readonly pay: number }
  | { readonly kind: 'prize'; readonly prize: NamedPrize }
  /** Is worth what all plain values on the grid come to. */
  | { readonly kind: 'collect' }
  /** Is worth nothing itself and multiplies all plain values on the grid. */
  | { readonly kind: 'multiply'; readonly by: number };

/** Faces with whole weights. */
export interface CoinDraw {
  readonly faces: readonly CoinFace[];
  readonly weights: readonly number[];
  readonly totalWeight: number;
}

/** The feature of coins that stay while the other cells spin. */
export interface HoldRules {
  /** So many coins in one spin start it. */
  readonly trigger: number;
  /** How many respins without a new coin end it. */
  readonly respins: number;
  /** In so many of `landingOutOf` cases a free cell shows a coin. */
  readonly landing: number;
  readonly landingOutOf: number;
  /** Coins that land in respins: as on the reels, and those with powers. */
  readonly coins: CoinDraw;
  /** What a full grid pays beside its coins. */
  readonly grand: number;
}

/** What a hold-and-spin title plays with; pays are in coins of the stake. */
export interface HoldAndSpinMathematics {
  readonly stakes: SlotStakes;
  readonly game: ReelGame;
  /** Coins on the reels: plain values and prizes. */
  readonly reelCoins: CoinDraw;
  readonly hold: HoldRules;
  /** Whether a `bonus` symbol in the base game pays all coins in view. */
  readonly hasCollector: boolean;
  /** In them every coin in view pays at once. */
  readonly freeSpins: ReelFreeSpins | undefined;
}
