import { infiniteQueryOptions, type QueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';
import { rewardsKey } from '../../../shared/promotion/member-promotions.ts';

export type Reward = CallValue<Calls['listRewards']>['list'][number];

const pageSize = 20;

export function rewardsQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...rewardsKey, 'history'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listRewards', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** The centre itself, and the money. */
export function refreshRewards(queryClient: QueryClient): Promise<unknown> {
  return refreshMoney(queryClient, 'rewards');
}
