import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { sendOnce } from '../../../platform/api/send-once.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { refreshRewards } from './reward-queries.ts';

/** Fetches a reward; a tap after a lost answer goes out under the same key, so that it is paid once. */
export function useClaimReward() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ promotionId, occurrence }: MemberPromotion) =>
      sendOnce('claimReward', { promotionId, occurrence }, (idempotencyKey) => {
        const input = { params: { promotionId }, body: { occurrence } };
        return unwrap(api.call('claimReward', input, { idempotencyKey }));
      }),
    onSettled: () => refreshRewards(queryClient),
  });
}
