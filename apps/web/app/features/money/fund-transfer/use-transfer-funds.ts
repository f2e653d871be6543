import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWallets } from '../../../platform/wallets/merchant-wallet-queries.ts';
import type { FundIntention } from './fund-form.ts';

/** Moves money between wallets, once however often it is sent. */
export function useTransferFunds() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intention: FundIntention) =>
      sendOnce('transferFunds', { ...intention }, (idempotencyKey) =>
        unwrap(api.call('transferFunds', { body: intention }, { idempotencyKey })),
      ),
    onSettled: () => refreshWallets(queryClient),
  });
}
