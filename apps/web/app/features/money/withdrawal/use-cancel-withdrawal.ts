import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { WithdrawalId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshWithdrawals } from './withdrawal-queries.ts';

/** Gives up a withdrawal that waits; afterwards all is asked for again, whatever the answer was. */
export function useCancelWithdrawal() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (withdrawalId: WithdrawalId) =>
      unwrap(api.call('cancelWithdrawal', { params: { withdrawalId } })),
    onSettled: () => refreshWithdrawals(queryClient),
  });
}
