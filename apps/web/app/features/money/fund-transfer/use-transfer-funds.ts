import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { browserSessionStorage } from '../../../platform/storage/stored-value.ts';
import { beginAttempt, endAttempt, type FundIntention } from '../../../platform/wallets/fund-attempt.ts';
import { refreshWallets } from '../../../platform/wallets/merchant-wallet-queries.ts';

/**
 * Moves money between wallets. The key is written down before the call goes out and forgotten only once an answer is
 * certain, so that no retry, reload or lost answer moves it twice.
 */
export function useTransferFunds() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intention: FundIntention) => {
      const idempotencyKey = beginAttempt(browserSessionStorage(), intention, () => crypto.randomUUID());
      return unwrap(api.call('transferFunds', { body: intention }, { idempotencyKey }));
    },
    onError: (error) => {
      if (!isOutcomeUnknown(failureOf(error))) endAttempt(browserSessionStorage());
    },
    onSuccess: () => endAttempt(browserSessionStorage()),
    onSettled: () => refreshWallets(queryClient),
  });
}
