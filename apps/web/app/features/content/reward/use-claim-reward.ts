import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf, isOutcomeUnknown } from '../../../platform/api/api-failure.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { browserSessionStorage } from '../../../platform/storage/stored-value.ts';
import { beginClaim, endClaim } from './claim-attempt.ts';
import { type MemberPromotion, refreshRewards } from './reward-queries.ts';

/** Fetches a reward; a tap after a lost answer goes out under the same key, so that it is paid once. */
export function useClaimReward() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ promotionId, occurrence }: MemberPromotion) => {
      const idempotencyKey = beginClaim(browserSessionStorage(), { promotionId, occurrence }, () =>
        crypto.randomUUID(),
      );
      const input = { params: { promotionId }, body: { occurrence } };
      return unwrap(api.call('claimReward', input, { idempotencyKey }));
    },
    onError: (error, promotion) => {
      if (!isOutcomeUnknown(failureOf(error))) endClaim(browserSessionStorage(), promotion);
    },
    onSuccess: (_claimed, promotion) => endClaim(browserSessionStorage(), promotion),
    onSettled: () => refreshRewards(queryClient),
  });
}
