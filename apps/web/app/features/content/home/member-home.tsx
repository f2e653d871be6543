import { latePart } from '@wau/late-scripts/late-part';
import { useEffect } from 'react';
import { favouriteIdsQuery } from '../../../platform/game/favourite-queries.ts';
import { useAppServices } from '../../../platform/services/app-services.ts';
import { merchantWalletQuery } from '../../../platform/wallets/merchant-wallet-queries.ts';
import { LateContractPrompts } from '../../../shared/agency/late-contract-prompts.tsx';

const RainPrompt = latePart(async () => (await import('../../../shared/agency/rain-prompt.tsx')).RainPrompt);

/**
 * HO-01: what opening home loads for a member besides what it shows: favourites and wallets, for the screens that do. AG-03:
 * and what leads an agent to a contract that waits. AG-04: and a member to a red rain, which comes late by itself, so that home
 * begins with nothing of it.
 */
export function MemberHome() {
  const { api, queryClient } = useAppServices();
  useEffect(() => {
    void queryClient.prefetchQuery(favouriteIdsQuery(api));
    void queryClient.prefetchQuery(merchantWalletQuery(api));
  }, [api, queryClient]);
  return (
    <>
      <RainPrompt />
      <LateContractPrompts />
    </>
  );
}
