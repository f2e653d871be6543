import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PlayLimitKind } from '@wau/contract/play-limits';
import { unwrap } from '../../../platform/api/api-client.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { playLimitsQuery } from './play-limit-queries.ts';

/** What a member does with a limit. */
export type LimitChange =
  | { readonly does: 'set' | 'confirm'; readonly kind: PlayLimitKind; readonly value: string | null }
  | { readonly does: 'withdraw'; readonly kind: PlayLimitKind };

/** Each answer holds all limits as they stand then; after a failure they are asked for, since another page may have been first. */
export function useChangeLimit() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = playLimitsQuery(api);
  return useMutation({
    mutationFn: (change: LimitChange) => {
      const params = { kind: change.kind };
      if (change.does === 'withdraw') return unwrap(api.call('withdrawPlayLimit', { params }));
      const call = { params, body: { value: change.value } };
      return unwrap(
        change.does === 'set' ? api.call('setPlayLimit', call) : api.call('confirmPlayLimit', call),
      );
    },
    onSuccess: (limits) => queryClient.setQueryData(queryKey, limits),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
