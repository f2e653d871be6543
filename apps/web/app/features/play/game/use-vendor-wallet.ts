import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApi } from '../../../platform/services/app-services.ts';
import { emptyVendorWallet } from '../../../platform/wallets/vendor-wallet.ts';

/** Well within the time after which a session that nobody uses ends. */
const tellEveryMs = 4 * 60_000;

/**
 * For a game that is played from a wallet at its vendor: what is left comes back when the game is left, and the house is
 * told that the player still plays, since no bet of theirs reaches it. Returns what to call with each round.
 */
export function useVendorWallet(vendorCode: string, isFilledAtLaunch: boolean | undefined): () => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const toldAtMs = useRef(0);
  useEffect(() => {
    if (isFilledAtLaunch !== true) return;
    return () => emptyVendorWallet(api, queryClient, vendorCode);
  }, [api, queryClient, vendorCode, isFilledAtLaunch]);
  return () => {
    const nowMs = Date.now();
    if (isFilledAtLaunch === undefined || nowMs - toldAtMs.current < tellEveryMs) return;
    toldAtMs.current = nowMs;
    void api.call('getBalance', {});
  };
}
