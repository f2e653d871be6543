import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { type RebateLine, refreshRebates } from './rebate-queries.ts';

/** Fetches what has come together; a tap after a lost answer goes out under the same key, so that it is paid once. */
export function useClaimRebate() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (lines: readonly RebateLine[]) => {
      const categories = lines.map(({ category }) => category).toSorted();
      return sendOnce(
        'claimRebate',
        { categories: categories.join(' '), day: new Date().toISOString().slice(0, 10) },
        (idempotencyKey) => unwrap(api.call('claimRebate', { body: { categories } }, { idempotencyKey })),
      );
    },
    onSettled: () => refreshRebates(queryClient),
  });
}
