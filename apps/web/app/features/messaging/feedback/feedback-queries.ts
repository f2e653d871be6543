import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { FeedbackId } from '@wau/contract/ids';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { memberKey } from '../../../platform/member/member-queries.ts';

export type Feedback = CallValue<Calls['listFeedback']>['list'][number];

/** Everything about feedback; live events ask for it anew. */
export const feedbackKey = [...memberKey, 'feedback'] as const;

const pageSize = 20;

export function feedbackQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...feedbackKey, 'list'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listFeedback', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}

/** What was sent does not change, so it is asked for once. */
export function feedbackImagesQuery(api: ApiClient, feedbackId: FeedbackId) {
  return queryOptions({
    queryKey: [...memberKey, 'feedback-images', feedbackId],
    queryFn: ({ signal }) => unwrap(api.call('getFeedbackImages', { params: { feedbackId } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
