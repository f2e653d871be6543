import { useMutation, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../../platform/api/api-client.ts';
import { base64Of } from '../../../platform/picture/prepare-picture.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { refreshRewards } from './reward-queries.ts';

/** A slow line takes its time for three pictures. */
const uploadTimeoutMs = 120_000;

interface Application {
  readonly promotionId: string;
  readonly remark: string;
  /** As data URLs. */
  readonly pictures: readonly string[];
}

export function useApplyForPromotion() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ promotionId, remark, pictures }: Application) => {
      const input = { params: { promotionId }, body: { remark, images: pictures.map(base64Of) } };
      return unwrap(api.call('applyForPromotion', input, { timeoutMs: uploadTimeoutMs }));
    },
    onSettled: () => refreshRewards(queryClient),
  });
}
