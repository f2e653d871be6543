import { queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../../platform/api/api-client.ts';
import { awaitNewsSince } from '../../platform/live/awaited-news.ts';
import { memberKey } from '../../platform/member/member-queries.ts';

export type MemberPromotions = CallValue<Calls['listMemberPromotions']>;
export type MemberPromotion = MemberPromotions['list'][number];

/** Everything of the reward centre; live events ask for it anew. */
export const rewardsKey = [...memberKey, 'rewards'] as const;

/** While somebody decides, besides live events. */
const waitingEveryMs = 30_000;

/** The promotions that are meant for the member, each with where the member stands. */
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

function isWaiting(promotions: MemberPromotions | undefined): boolean {
  return promotions?.list.some(({ status }) => status === 'applying') === true;
}

/** The app listens for the decision, as it does for money that is on its way. */
function noteAwaited(promotions: MemberPromotions): MemberPromotions {
  if (isWaiting(promotions)) awaitNewsSince(Date.now());
  return promotions;
}
