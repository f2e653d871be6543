import { useQueryClient } from '@tanstack/react-query';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import { useCallback, useEffect } from 'react';
import { useApi } from '../../platform/app-services.ts';
import { balanceQuery } from '../../platform/member-queries.ts';
import { minorOf } from '../../platform/minor-of.ts';

/**
 * Shows the balance that the game reports at once, everywhere. When the player leaves, the server is asked again:
 * the game's word is good enough to look at, not to keep.
 */
export function useLiveBalance(): (balanceMinor: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(
    () => () => {
      void queryClient.invalidateQueries({ queryKey: balanceQuery(api).queryKey });
    },
    [api, queryClient],
  );
  return useCallback(
    (balanceMinor) => {
      queryClient.setQueryData(balanceQuery(api).queryKey, (known) =>
        known === undefined
          ? undefined
          : {
              ...known,
              sumBalanceMinor: balanceMinor,
              sumBalance: minorToMajorText(minorOf(balanceMinor), currencyOf(known.currencyCode)),
            },
      );
    },
    [api, queryClient],
  );
}
