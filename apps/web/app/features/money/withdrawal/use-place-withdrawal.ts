import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankCardId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { type ApiFailure, failureOf } from '../../../platform/api/api-failure.ts';
import { sendOnce, wasDoneBefore } from '../../../platform/api/send-once.ts';
import { bankCardsQuery } from '../../../platform/member/bank-cards-query.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWithdrawals } from './withdrawal-queries.ts';

const staleAccountCodes: ReadonlySet<ApiFailure['code']> = new Set(['bank.card.closed', 'bank.card.unknown']);

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
    onError: (error) => {
      // The list of accounts says by now which of them can be chosen.
      if (staleAccountCodes.has(failureOf(error).code)) {
        void queryClient.invalidateQueries(bankCardsQuery(api));
      }
    },
    onSettled: () => refreshWithdrawals(queryClient),
  });
}
