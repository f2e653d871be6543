import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { callAgency } from '../../../platform/agency/call-agency.ts';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce, wasDoneBefore } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshDownlineTransfers } from './downline-transfer-queries.ts';

interface Order {
  readonly memberId: MemberId;
  readonly amountMinor: string;
  readonly paymentPassword: string;
}

/** Sends money down, once however often it is sent; `wasThere`: a transfer whose answer was lost, and no new one. The password is kept nowhere. */
export function useTransferToDownline() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ memberId, amountMinor, paymentPassword }: Order) =>
      sendOnce('transferToDownline', { memberId, amountMinor }, async (idempotencyKey, isAgain) => {
        const body = { memberId, amountMinor, paymentPassword };
        const sent = await unwrap(callAgency(api, 'transferToDownline', { body }, { idempotencyKey }));
        return { wasThere: wasDoneBefore(isAgain, sent.placedAt, Date.now()) };
      }),
    onSettled: () => refreshDownlineTransfers(queryClient),
  });
}
