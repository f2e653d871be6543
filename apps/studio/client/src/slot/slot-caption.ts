import type { Minor } from '@wau/money/minor';
import type { BonusPrize, SlotFeature } from '@wau/rules/slot/slot-events';
import type { Store } from '../platform/store.ts';

/** What the texts around the reels say at a moment of the playback. */
export interface SlotCaption {
  readonly free?: { readonly number: number; readonly total: number } | undefined;
  /** How many respins are left until no further coin lands. */
  readonly respinsLeft?: number | undefined;
  /** What wins are multiplied with now. */
  readonly multiplier?: number | undefined;
  /** What the round has won while a feature adds up. */
  readonly featureTotalMinor?: Minor | undefined;
  readonly line?: SlotLine | undefined;
  readonly banner?: SlotBanner | undefined;
  readonly picks?: ShownPicks | undefined;
  readonly wheel?: ShownWheel | undefined;
}

export type SlotLine =
  | { readonly kind: 'line'; readonly number: number }
  | { readonly kind: 'ways'; readonly ways: number }
  | { readonly kind: 'cluster' | 'scatter' | 'coins'; readonly count: number }
  | { readonly kind: 'multiplied'; readonly multiplier: number }
  | { readonly kind: 'expanded' | 'walked' | 'respin' | 'placed' }
  | { readonly kind: 'added'; readonly count: number }
  | { readonly kind: 'prize'; readonly prize: string; readonly amountMinor: Minor }
  | { readonly kind: 'won' | 'returned' | 'capped'; readonly amountMinor: Minor };

export type SlotBanner =
  | { readonly kind: 'intro'; readonly feature: SlotFeature; readonly count: number }
  | { readonly kind: 'outro'; readonly feature: SlotFeature; readonly amountMinor: Minor };

/** Boxes that a player opens. */
export interface ShownPicks {
  readonly boxes: number;
  readonly prizes: readonly BonusPrize[];
  /** All credits count so many times. */
  readonly factor: number;
  /** How many tokens alike pay; `undefined` for boxes without tokens. */
  readonly tokensNeeded: number | undefined;
  /** What has been found, by box. */
  readonly opened: ReadonlyMap<number, BonusPrize>;
  /** What was in the others, once it is over. */
  readonly others: ReadonlyMap<number, BonusPrize>;
}

export interface ShownWheel {
  readonly segments: readonly BonusPrize[];
  readonly weights: readonly number[];
  /** Where it comes to rest. */
  readonly segment: number;
  readonly spinMs: number;
}

export type CaptionStore = Store<SlotCaption>;
