import { useEffect, useState } from 'react';
import { createStore } from '../platform/store.ts';
import type { SkipOffer, SkipStore } from '../play/skip-offer.ts';

/** What the one big button does: it ends a win that covers the stage, else it takes the game's own `offer`. */
export function useOffer(celebration: SkipStore, offer: SkipOffer | undefined): SkipStore {
  const [offers] = useState(() => createStore<SkipOffer | undefined>(undefined));
  useEffect(() => {
    const tell = () => offers.set(celebration.current() ?? offer);
    tell();
    return celebration.subscribe(tell);
  }, [celebration, offer, offers]);
  return offers;
}
