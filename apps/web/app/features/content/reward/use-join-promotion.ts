import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';
import { refreshRewards } from './reward-queries.ts';

export function useJoinPromotion() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ promotionId }: MemberPromotion) =>
      unwrap(api.call('joinPromotion', { params: { promotionId } })),
    onSettled: () => refreshRewards(queryClient),
  });
}
