import { infiniteQueryOptions } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ConversationId } from '@wau/contract/ids';
import type { ConsoleServices } from '../../platform/console-services.ts';
import { liveEveryMs } from '../../work-list/work-claims.ts';

export type ChatMessage = CallValue<Calls['readMemberChat']>['messages']['list'][number];

const pageSize = 30;

/** A conversation with its latest messages, newest first, and the pages before them; it follows what is said. */
export function chatQuery({ client, session }: ConsoleServices, conversationId: ConversationId) {
  const { token, merchantCode } = session.current();
  return infiniteQueryOptions({
    queryKey: ['chat', token, merchantCode, conversationId],
    queryFn: ({ pageParam, signal }) => {
      const query = pageParam === '' ? { pageSize } : { pageSize, cursor: pageParam };
      return client.call('readMemberChat', { params: { conversationId }, query }, signal);
    },
    initialPageParam: '',
    getNextPageParam: ({ messages }) => messages.nextCursor,
    refetchInterval: liveEveryMs,
  });
}
