import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useEffect, useRef, useState } from 'react';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { type ChatMessage, chatMessagesQuery, chatQuery } from '../../../platform/chat/chat-queries.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { awaitNewsSince } from '../../../platform/live/awaited-news.ts';
import { base64Of } from '../../../platform/picture/prepare-picture.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { keepPending, type PendingMessage, readPending } from './chat-outbox.ts';

/** A slow line takes its time for a picture. */
const uploadTimeoutMs = 120_000;

type MessagePage = CallValue<Calls['listChatMessages']>;

export interface ChatOutbox {
  readonly pending: readonly PendingMessage[];
  readonly send: (content: string, picture: string | undefined) => void;
  readonly retry: (message: PendingMessage) => void;
  readonly discard: (message: PendingMessage) => void;
}

/**
 * F1: sends messages one after the other, each under a name of its own, so that one that is sent again is said once. What
 * does not get through stays, also over a reload, to be sent again by a tap.
 */
export function useChatOutbox(): ChatOutbox {
  const api = useApi();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const [pending, setPending] = useState(readPending);
  const queue = useRef(Promise.resolve());
  useEffect(() => keepPending(pending), [pending]);

  const change = (clientId: string, next: PendingMessage | undefined) =>
    setPending((before) =>
      before.flatMap((each) => (each.clientId !== clientId ? [each] : next === undefined ? [] : [next])),
    );
  const show = (message: ChatMessage) =>
    queryClient.setQueryData<InfiniteData<MessagePage>>(chatMessagesQuery(api).queryKey, (data) => {
      const [first, ...rest] = data?.pages ?? [];
      const isKnown =
        first?.list.some(({ messageNumber }) => messageNumber >= message.messageNumber) === true;
      if (data === undefined || first === undefined || isKnown) return data;
      return { ...data, pages: [{ ...first, list: [message, ...first.list] }, ...rest] };
    });
  const deliver = async (message: PendingMessage): Promise<void> => {
    const { clientId, content, picture } = message;
    const image = picture === undefined ? {} : { image: base64Of(picture) };
    try {
      const input = { body: { clientId, content, ...image } };
      const options = picture === undefined ? {} : { timeoutMs: uploadTimeoutMs };
      show(await unwrap(api.call('sendChatMessage', input, options)));
      change(clientId, undefined);
      // The answer may come while the app is open.
      awaitNewsSince(Date.now());
    } catch (error) {
      change(clientId, { ...message, state: 'failed', reason: failureText(failureOf(error)) });
    }
    void queryClient.invalidateQueries({ queryKey: chatQuery(api).queryKey });
    void queryClient.invalidateQueries({ queryKey: chatMessagesQuery(api).queryKey });
  };
  const enqueue = (message: PendingMessage) => {
    queue.current = queue.current.then(() => deliver(message));
  };
  return {
    pending,
    send: (content, picture) => {
      const named = { clientId: crypto.randomUUID(), content, state: 'sending' } as const;
      const message = picture === undefined ? named : { ...named, picture };
      setPending((before) => [...before, message]);
      enqueue(message);
    },
    retry: ({ reason: _reason, ...message }) => {
      const again = { ...message, state: 'sending' } as const;
      change(message.clientId, again);
      enqueue(again);
    },
    discard: ({ clientId }) => change(clientId, undefined),
  };
}
