import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MessageId } from '@wau/contract/ids';
import { unwrap } from '../../platform/api-client.ts';
import { failureOf } from '../../platform/api-failure.ts';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { inboxMessagesQuery, unreadCountQuery } from '../../platform/inbox-queries.ts';
import { useFailureText } from '../../platform/use-failure-text.ts';
import { toasts } from '../../ui/toast-store.ts';

type Page = CallValue<Calls['listInboxMessages']>;
type Row = Page['list'][number];

interface MarkMessage {
  /** Says nothing when it fails: the message is read the next time it is opened. */
  readonly markRead: () => void;
  readonly remove: () => Promise<void>;
}

/** Marks a message as read or deletes it, on the page at once as soon as the server has done so. */
export function useMarkMessage(messageId: MessageId): MarkMessage {
  const api = useApi();
  const queryClient = useQueryClient();
  const t = useTranslate();
  const failureText = useFailureText();

  const changeRows = (change: (row: Row) => readonly Row[]) => {
    queryClient.setQueryData<InfiniteData<Page>>(inboxMessagesQuery(api).queryKey, (data) =>
      data === undefined
        ? data
        : { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.flatMap(change) })) },
    );
    void queryClient.invalidateQueries({ queryKey: unreadCountQuery(api).queryKey });
  };

  const reading = useMutation({
    mutationFn: () => unwrap(api.call('readInboxMessage', { params: { messageId } })),
    onSuccess: () => changeRows((row) => [row.messageId === messageId ? { ...row, isRead: true } : row]),
  });
  const removing = useMutation({
    mutationFn: () => unwrap(api.call('deleteInboxMessage', { params: { messageId } })),
    onSuccess: () => {
      changeRows((row) => (row.messageId === messageId ? [] : [row]));
      toasts.show('successShort', t('inbox.deleted'));
    },
    onError: (error) => toasts.show('short', failureText(failureOf(error))),
  });
  return {
    markRead: () => reading.mutate(),
    remove: async () => {
      await removing.mutateAsync().catch(() => undefined);
    },
  };
}
