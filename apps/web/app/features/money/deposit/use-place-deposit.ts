import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type DepositIntention, safePayUrl } from './deposit-form.ts';
import { depositsKey } from './deposit-queries.ts';
import { rememberOpenDeposit } from './open-deposit.ts';

/** Places a deposit, once however often it is sent, and goes to the provider's page unless ours shows how to pay. */
export function usePlaceDeposit() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (intention: DepositIntention) =>
      sendOnce('placeDeposit', { ...intention }, (idempotencyKey) =>
        unwrap(
          api.call(
            'placeDeposit',
            { body: { ...intention, returnPath: '/m/voucherCenter' } },
            { idempotencyKey },
          ),
        ),
      ),
    onSuccess: async (deposit) => {
      const payUrl = safePayUrl(deposit.payUrl, window.location.href);
      if (payUrl !== undefined && deposit.instructions === null) {
        rememberOpenDeposit(deposit.depositId);
        window.location.assign(payUrl);
      }
      await queryClient.invalidateQueries({ queryKey: depositsKey });
    },
  });
}
