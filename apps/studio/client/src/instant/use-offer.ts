import { useEffect, useMemo, useState } from 'react';
import { createStore } from '../platform/store.ts';
import { useDesk, usePlay } from '../play/play-context.tsx';
import type { SkipOffer, SkipStore } from '../play/skip-offer.ts';

/** What the one big button does: it ends a win that covers the stage, else it takes the game's own `offer`. */
export function useOffer(celebration: SkipStore, offer: SkipOffer | undefined): SkipStore {
  const [offers] = useState(() => createStore<SkipOffer | undefined>(undefined));
  const isResting = useFirstRest(offer !== undefined);
  const told = useMemo(
    () => (offer !== undefined && isResting ? { ...offer, isResting } : offer),
    [offer, isResting],
  );
  useEffect(() => {
    const tell = () => offers.set(celebration.current() ?? told);
    tell();
    return celebration.subscribe(tell);
  }, [celebration, told, offers]);
  return offers;
}

/**
 * Whether the first decision of a round is offered since less than a moment. It stands where the bet button stood, so a
 * second tap of whoever has just bet would take it unseen; whoever decides elsewhere does not wait.
 */
function useFirstRest(isOffered: boolean): boolean {
  const { firstDecisionRestMs } = usePlay();
  const roundId = useDesk(({ decision }) => decision?.round.roundId);
  const [offeredRound, setOfferedRound] = useState<string>();
  const [restedRound, setRestedRound] = useState<string>();
  if (isOffered && roundId !== undefined && roundId !== offeredRound) setOfferedRound(roundId);
  useEffect(() => {
    if (offeredRound === undefined) return;
    const timer = setTimeout(() => setRestedRound(offeredRound), firstDecisionRestMs);
    return () => clearTimeout(timer);
  }, [offeredRound, firstDecisionRestMs]);
  return firstDecisionRestMs > 0 && roundId !== undefined && restedRound !== roundId;
}
