import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWallets } from '../../../platform/wallets/merchant-wallet-queries.ts';

/**
 * Brings everything back into the main wallet. Asked twice nothing happens twice, since what is under way stands for its
 * vendor; the key is kept while the answer is not known, so that the answer is of the first time.
 */
export function useReturnFunds() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      sendOnce('returnFunds', {}, (idempotencyKey) =>
        unwrap(api.call('returnFunds', { body: {} }, { idempotencyKey })),
      ),
    onSettled: () => refreshWallets(queryClient),
  });
}
