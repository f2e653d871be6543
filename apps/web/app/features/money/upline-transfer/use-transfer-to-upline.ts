import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce, wasDoneBefore } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshUplineTransfers } from './upline-transfer-queries.ts';

/** Sends money up, once however often it is sent; `wasThere`: a transfer whose answer was lost, and no new one. The password is kept nowhere. */
export function useTransferToUpline() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ amountMinor, paymentPassword }: { amountMinor: string; paymentPassword: string }) =>
      sendOnce('transferToUpline', { amountMinor }, async (idempotencyKey, isAgain) => {
        const body = { amountMinor, paymentPassword };
        const sent = await unwrap(api.call('transferToUpline', { body }, { idempotencyKey }));
        return { wasThere: wasDoneBefore(isAgain, sent.placedAt, Date.now()) };
      }),
    onSettled: () => refreshUplineTransfers(queryClient),
  });
}
