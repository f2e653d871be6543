import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserSessionStorage } from '../../../platform/storage/stored-value.ts';
import { type Basket, emptyBasket } from './basket.ts';
import { type BasketStore, createBasketStore } from './basket-store.ts';

/** The basket of the page's game. What shows something of it subscribes to just that. */
export function useBasketStore(gameId: string): BasketStore {
  const [store] = useState(() => createBasketStore(gameId, browserSessionStorage));
  useEffect(() => {
    store.read();
    // Phones end pages that are out of sight without another word.
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') store.keep();
    };
    addEventListener('pagehide', store.keep);
    document.addEventListener('visibilitychange', keepHidden);
    return () => {
      removeEventListener('pagehide', store.keep);
      document.removeEventListener('visibilitychange', keepHidden);
      store.keep();
    };
  }, [store]);
  return store;
}

/** Whether there is anything in it. */
export function useIsBasketFilled({ subscribe, current }: BasketStore): boolean {
  return useSyncExternalStore(
    subscribe,
    () => current().lines.length > 0,
    () => false,
  );
}

/** The basket as it is, for what shows its lines. */
export function useBasket({ subscribe, current }: BasketStore): Basket {
  return useSyncExternalStore(subscribe, current, () => emptyBasket);
}

/** How many line groups there are; what is in them makes no difference. */
export function useBasketCount({ subscribe, current }: BasketStore): number {
  return useSyncExternalStore(
    subscribe,
    () => current().lines.length,
    () => 0,
  );
}
