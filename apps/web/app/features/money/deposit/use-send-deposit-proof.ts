import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type Deposit, depositsKey } from './deposit-queries.ts';

/** A slow line takes its time for a picture. */
const uploadTimeoutMs = 120_000;

/** Sends the picture of a transfer; sent twice it takes the place of itself. */
export function useSendDepositProof() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ depositId, image }: Pick<Deposit, 'depositId'> & { readonly image: string }) =>
      unwrap(
        api.call(
          'sendDepositProof',
          { params: { depositId }, body: { image } },
          { timeoutMs: uploadTimeoutMs },
        ),
      ),
    onSettled: () => queryClient.invalidateQueries({ queryKey: depositsKey }),
  });
}
