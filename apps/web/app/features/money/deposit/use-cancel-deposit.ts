import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DepositId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { depositsKey } from './deposit-queries.ts';

/** Cancels a pending deposit; afterwards the list and the deposit itself are asked for again, whatever the answer was. */
export function useCancelDeposit() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (depositId: DepositId) => unwrap(api.call('cancelDeposit', { params: { depositId } })),
    onSettled: () => queryClient.invalidateQueries({ queryKey: depositsKey }),
  });
}
