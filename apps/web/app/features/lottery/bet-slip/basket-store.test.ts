import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBasket, withLine, withoutAnyLine } from './basket.ts';
import { createBasketStore } from './basket-store.ts';
import type { BetLine } from './bet-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line: BetLine = {
  ...{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '3', lineCount: 1n, chargedLots: 1 },
  ...{ unitMinor: 100n, multiple: 1, series: undefined, odds: [99_100], mostOdds: 99_100, leastOdds: 99_100 },
};

/** A tab's storage, and how often it was written to. */
function tabStorage() {
  const kept = new Map<string, string>();
  const setItem = vi.fn((key: string, text: string) => void kept.set(key, text));
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem,
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return { kept, setItem, storage: () => storage };
}

test('taps that follow each other are written down once, after they are answered', () => {
  const { setItem, storage } = tabStorage();
  const store = createBasketStore('ssc-1m', storage);
  for (let tap = 0; tap < 3; tap += 1) store.change((known) => withLine(known, line));
  expect(store.current().lines).toHaveLength(3);
  expect(setItem).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(setItem).toHaveBeenCalledTimes(1);
  const reloaded = createBasketStore('ssc-1m', storage);
  reloaded.read();
  expect(reloaded.current()).toEqual(store.current());
});

test('what has not been written yet is when the page goes, and nothing twice', () => {
  const { kept, setItem, storage } = tabStorage();
  const store = createBasketStore('ssc-1m', storage);
  store.change((known) => withLine(known, line));
  store.keep();
  expect(kept.size).toBe(1);
  store.keep();
  vi.advanceTimersByTime(1_000);
  expect(setItem).toHaveBeenCalledTimes(1);
  store.change(withoutAnyLine);
  store.keep();
  expect(kept.size).toBe(0);
});

test('who shows the basket is told of a change, and of none where nothing has changed', () => {
  const { storage } = tabStorage();
  const store = createBasketStore('ssc-1m', storage);
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.change((known) => known);
  expect(listener).not.toHaveBeenCalled();
  store.change((known) => withLine(known, line));
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  store.change(() => emptyBasket);
  expect(listener).toHaveBeenCalledTimes(1);
});
