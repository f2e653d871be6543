import { useQuery, useQueryClient } from '@tanstack/react-query';
import { currencyOf } from '@wau/money/currency';
import { minorToMajorText } from '@wau/money/minor';
import { useCallback, useEffect, useRef } from 'react';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useApi } from '../../../platform/services/app-services.ts';

/**
 * Shows the balance that the game reports at once, everywhere. When the player leaves, the server is asked again:
 * the game's word is good enough to look at, not to keep. `onChangedElsewhere` is told when the server answers with
 * another figure than the game's last one, e.g. after a deposit.
 */
export function useLiveBalance(onChangedElsewhere: () => void): (balanceMinor: string) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  const reported = useRef<string>(undefined);
  const tell = useRef(onChangedElsewhere);
  useEffect(() => {
    tell.current = onChangedElsewhere;
  });
  const { data } = useQuery(balanceQuery(api));
  useEffect(() => {
    const known = data?.sumBalanceMinor;
    if (reported.current !== undefined && known !== undefined && known !== reported.current) tell.current();
  }, [data]);
  useEffect(
    () => () => {
      void queryClient.invalidateQueries({ queryKey: balanceQuery(api).queryKey });
    },
    [api, queryClient],
  );
  return useCallback(
    (balanceMinor) => {
      reported.current = balanceMinor;
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
