import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankCardId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce, wasDoneBefore } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWithdrawals } from './withdrawal-queries.ts';

interface WithdrawalOrder {
  readonly bankCardId: BankCardId;
  readonly amountMinor: string;
  readonly paymentPassword: string;
}

/** Places a withdrawal, once however often it is sent; `wasThere`: an order whose answer was lost, and no new one. The password is kept nowhere. */
export function usePlaceWithdrawal() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentPassword, ...intention }: WithdrawalOrder) =>
      sendOnce('placeWithdrawal', intention, async (idempotencyKey, isAgain) => {
        const body = { ...intention, paymentPassword };
        const placed = await unwrap(api.call('placeWithdrawal', { body }, { idempotencyKey }));
        return { wasThere: wasDoneBefore(isAgain, placed.placedAt, Date.now()) };
      }),
    onSettled: () => refreshWithdrawals(queryClient),
  });
}
