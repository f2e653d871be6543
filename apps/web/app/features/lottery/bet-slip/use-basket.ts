import { type Dispatch, type SetStateAction, useEffect, useState } from 'react';
import { browserSessionStorage, readStored, writeStored } from '../../../platform/storage/stored-value.ts';
import { areStoredLines, type Basket, basketOf, emptyBasket, storedLines } from './basket.ts';

export type ChangeBasket = Dispatch<SetStateAction<Basket>>;

/** The basket of a game: kept while the page is there, and by the tab for a reload or a login. */
export function useBasket(gameId: string): readonly [Basket, ChangeBasket] {
  const [basket, change] = useState(emptyBasket);
  const [isRead, setIsRead] = useState(false);
  const key = `wau_lottery_basket:${gameId}`;
  useEffect(() => {
    const stored = readStored(browserSessionStorage(), key, areStoredLines);
    if (stored !== undefined) change(basketOf(stored));
    setIsRead(true);
  }, [key]);
  useEffect(() => {
    if (!isRead) return;
    writeStored(browserSessionStorage(), key, basket.lines.length === 0 ? undefined : storedLines(basket));
  }, [basket, isRead, key]);
  return [basket, change];
}
