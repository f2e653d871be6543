import type { Minor } from '@wau/money/minor';
import type { Store } from '../platform/store.ts';

/** What the texts around the reels say at a moment of the playback. */
export interface SlotCaption {
  readonly free?: { readonly number: number; readonly total: number } | undefined;
  /** What the round has won while free spins add up. */
  readonly freeTotalMinor?: Minor | undefined;
  readonly line?:
    | { readonly kind: 'line'; readonly number: number }
    | { readonly kind: 'moons'; readonly count: number }
    | { readonly kind: 'kites' }
    | { readonly kind: 'added'; readonly count: number }
    | { readonly kind: 'won' | 'returned'; readonly amountMinor: Minor }
    | { readonly kind: 'capped'; readonly amountMinor: Minor }
    | undefined;
  readonly banner?:
    | { readonly kind: 'freeSpins'; readonly count: number }
    | { readonly kind: 'freeSpinsEnd'; readonly amountMinor: Minor }
    | undefined;
}

export type CaptionStore = Store<SlotCaption>;
