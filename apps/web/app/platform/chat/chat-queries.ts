import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type ApiClient, unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';

export type ServiceHours = CallValue<Calls['getServiceHours']>;
export type Chat = CallValue<Calls['getChat']>;
export type ChatMessage = CallValue<Calls['listChatMessages']>['list'][number];

/** Everything about the conversation; live events ask for it anew. */
const chatKey = [...memberKey, 'chat'] as const;
const chatStateKey = [...chatKey, 'state'] as const;

const hoursFreshForMs = 60_000;
/** While an answer is waited for, besides live events. */
const waitingEveryMs = 30_000;
/** After a question that did not get through. */
const failedEveryMs = 5_000;
const pageSize = 30;

export function serviceHoursQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['service-hours'],
    queryFn: ({ signal }) => unwrap(api.call('getServiceHours', {}, { signal })),
    staleTime: hoursFreshForMs,
    refetchOnWindowFocus: true,
  });
}

export function chatQuery(api: ApiClient) {
  return queryOptions({
    queryKey: chatStateKey,
    queryFn: ({ signal }) => unwrap(api.call('getChat', {}, { signal })),
    staleTime: 0,
    retry: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => {
      if (state.fetchFailureCount > 0 && state.data !== undefined) return failedEveryMs;
      return (state.data?.waitingSince ?? null) === null ? false : waitingEveryMs;
    },
  });
}

export function chatMessagesQuery(api: ApiClient) {
  return infiniteQueryOptions({
    queryKey: [...chatKey, 'messages'],
    queryFn: ({ pageParam, signal }) => {
      const query = { pageSize, ...(pageParam === '' ? {} : { cursor: pageParam }) };
      return unwrap(api.call('listChatMessages', { query }, { signal }));
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchOnReconnect: 'always',
    // A5: an event that came while the line was cut is not told again, so what it asked for is asked until it is there.
    refetchInterval: ({ state }) =>
      state.fetchFailureCount > 0 && state.data !== undefined ? failedEveryMs : false,
  });
}

/** What was sent does not change, so it is asked for once. */
export function chatImageQuery(api: ApiClient, messageNumber: number) {
  return queryOptions({
    queryKey: [...memberKey, 'chat-image', messageNumber],
    queryFn: ({ signal }) => unwrap(api.call('getChatImage', { params: { messageNumber } }, { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Changes what is known of where the conversation stands, without asking. */
export function changeChat(queryClient: QueryClient, part: Partial<Chat>): void {
  queryClient.setQueryData<Chat>(chatStateKey, (chat) => (chat === undefined ? chat : { ...chat, ...part }));
}
