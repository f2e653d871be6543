import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWallets } from '../../../platform/wallets/merchant-wallet-queries.ts';

/**
 * Brings everything back into the main wallet. Asked twice nothing happens twice, since what is under way stands for its
 * vendor; the key is kept while the answer is not known, so that the answer is of the first time.
 */
export function useReturnFunds() {
  const api = useApi();
  const queryClient = useQueryClient();
  const key = useRef<string>(undefined);
  return useMutation({
    mutationFn: () => {
      key.current ??= crypto.randomUUID();
      return unwrap(api.call('returnFunds', { body: {} }, { idempotencyKey: key.current }));
    },
    onError: (error) => {
      if (!isOutcomeUnknown(failureOf(error))) key.current = undefined;
    },
    onSuccess: () => {
      key.current = undefined;
    },
    onSettled: () => refreshWallets(queryClient),
  });
}
