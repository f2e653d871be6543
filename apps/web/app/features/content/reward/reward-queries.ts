import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';
import { refreshMoney } from '../../../platform/money/refresh-money.ts';

export type MemberPromotions = CallValue<Calls['listMemberPromotions']>;
export type MemberPromotion = MemberPromotions['list'][number];
export type Reward = CallValue<Calls['listRewards']>['list'][number];

/** Everything of the reward centre; live events ask for it anew. */
const rewardsKey = [...memberKey, 'rewards'] as const;

/** While somebody decides, besides live events. */
const waitingEveryMs = 30_000;
const pageSize = 20;

export function memberPromotionsQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...rewardsKey, 'promotions'],
    queryFn: async ({ signal }) =>
      noteAwaited(await unwrap(api.call('listMemberPromotions', {}, { signal }))),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? waitingEveryMs : false),
  });
}

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

function isWaiting(promotions: MemberPromotions | undefined): boolean {
  return promotions?.list.some(({ status }) => status === 'applying') === true;
}

/** The app listens for the decision, as it does for money that is on its way. */
function noteAwaited(promotions: MemberPromotions): MemberPromotions {
  if (isWaiting(promotions)) awaitNewsSince(Date.now());
  return promotions;
}
