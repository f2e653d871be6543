import type { ValueStorage } from '../../../platform/storage/stored-value.ts';
import { readStored, writeStored } from '../../../platform/storage/stored-value.ts';
import { areStoredLines, type Basket, basketOf, emptyBasket, storedLines } from './basket.ts';

/** Taps that follow each other are written down together, long after each of them is answered. */
const keptAfterMs = 300;

export type ChangeBasket = (change: (known: Basket) => Basket) => void;

/** The basket of a game beside React, so that a change of it draws only what shows it. */
export interface BasketStore {
  readonly current: () => Basket;
  readonly change: ChangeBasket;
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes over what the tab has kept. */
  readonly read: () => void;
  /** Writes down at once what has not been yet. */
  readonly keep: () => void;
}

/** Kept while the page is there, and by the tab for a reload or a login. */
export function createBasketStore(gameId: string, storage: () => ValueStorage | undefined): BasketStore {
  const key = `wau_lottery_basket:${gameId}`;
  const listeners = new Set<() => void>();
  let basket = emptyBasket;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = (next: Basket) => {
    basket = next;
    for (const listener of listeners) listener();
  };
  const keep = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    writeStored(storage(), key, basket.lines.length === 0 ? undefined : storedLines(basket));
  };
  return {
    current: () => basket,
    change: (change) => {
      const next = change(basket);
      if (next === basket) return;
      show(next);
      timer ??= setTimeout(keep, keptAfterMs);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      const stored = readStored(storage(), key, areStoredLines);
      if (stored !== undefined) show(basketOf(stored));
    },
    keep,
  };
}
