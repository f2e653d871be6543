import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { throttlePromise } from '../api/throttle-promise.ts';
import { wait } from '../api/wait.ts';
import { memberKey } from '../member/member-queries.ts';

export type InboxMessage = CallValue<Calls['listInboxMessages']>['list'][number];

const throttleMs = 250;
const pageSize = 20;

/** Everything about the inbox. */
const inboxKey = [...memberKey, 'inbox'] as const;

const loaders = new WeakMap<ApiClient, () => Promise<number>>();

/** One loader for each client, because every badge on the page shares its throttle. */
function unreadLoader(api: ApiClient): () => Promise<number> {
  const known = loaders.get(api);
  if (known !== undefined) return known;
  const made = throttlePromise(() => unwrap(api.call('getUnreadCount', {})), {
    intervalMs: throttleMs,
    nowMs: () => performance.now(),
    wait,
  });
  loaders.set(api, made);
  return made;
}

/** ME-03: how many messages are unread. Whoever shows it says nothing when it fails: a badge is no alert. */
export function unreadCountQuery(api: ApiClient) {
  return queryOptions({
    queryKey: [...inboxKey, 'unread'],
    queryFn: unreadLoader(api),
    staleTime: throttleMs,
    retry: false,
    refetchOnWindowFocus: true,
  });
}

export function inboxMessagesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...inboxKey, 'list'],
    queryFn: ({ pageParam, signal }) =>
      unwrap(
        api.call(
          'listInboxMessages',
          { query: { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) } },
          { signal },
        ),
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
  });
}
