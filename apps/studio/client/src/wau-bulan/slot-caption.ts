import type { Minor } from '@wau/money/minor';
import { useSyncExternalStore } from 'react';

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

/** Holds the caption outside the game's state: it changes many times a spin, and only what shows it is rendered. */
export interface CaptionStore {
  current(): SlotCaption;
  set(caption: SlotCaption): void;
  subscribe(listener: () => void): () => void;
}

export function createCaptionStore(): CaptionStore {
  let caption: SlotCaption = {};
  const listeners = new Set<() => void>();
  return {
    current: () => caption,
    set(next) {
      caption = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** A part of the caption; what does not show that part is not rendered for it. */
export function useCaption<Part>(store: CaptionStore, part: (caption: SlotCaption) => Part): Part {
  return useSyncExternalStore(store.subscribe, () => part(store.current()));
}
