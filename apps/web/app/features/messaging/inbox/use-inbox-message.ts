import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MessageId } from '@wau/contract/ids';
import { unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { askAgain } from '../../../platform/api/ask-again.ts';
import { inboxMessagesQuery, unreadCountQuery } from '../../../platform/inbox/inbox-queries.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { toasts } from '../../../ui/toasts/toast-store.ts';

type Page = CallValue<Calls['listInboxMessages']>;
type Row = Page['list'][number];

interface InboxMessageState {
  /** Says nothing when it fails: the message is read the next time it is opened. */
  readonly markRead: () => void;
  readonly remove: () => Promise<void>;
}

/** Changes the messages that the page knows, each into one, or into none. */
function useChangeRows(): (change: (row: Row) => readonly Row[]) => void {
  const api = useApi();
  const queryClient = useQueryClient();
  return (change) => {
    queryClient.setQueryData<InfiniteData<Page>>(inboxMessagesQuery(api).queryKey, (data) =>
      data === undefined
        ? data
        : { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.flatMap(change) })) },
    );
  };
}

/** Marks every message as read; says so only where it did not work. */
export function useReadAll(): { readonly isReading: boolean; readonly readAll: () => void } {
  const api = useApi();
  const queryClient = useQueryClient();
  const failureText = useFailureText();
  const changeRows = useChangeRows();
  const reading = useMutation({
    mutationFn: () => unwrap(api.call('readAllInboxMessages', {})),
    onSuccess: async () => {
      const { queryKey } = unreadCountQuery(api);
      // A count that is under way may be of before, and would bring the button back.
      await queryClient.cancelQueries({ queryKey });
      changeRows((row) => [{ ...row, isRead: true }]);
      queryClient.setQueryData(queryKey, 0);
      void askAgain(queryClient, queryKey);
    },
    onError: (error) => toasts.show('short', failureText(failureOf(error))),
  });
  return { isReading: reading.isPending, readAll: () => reading.mutate() };
}

/** Marks a message as read, which shows at once, or deletes it, which shows when the server has done so. */
export function useInboxMessage(messageId: MessageId): InboxMessageState {
  const api = useApi();
  const queryClient = useQueryClient();
  const t = useTranslate();
  const failureText = useFailureText();

  const changeRows = useChangeRows();
  const showRead = (isRead: boolean) =>
    changeRows((row) => [row.messageId === messageId ? { ...row, isRead } : row]);
  const countAgain = () => void askAgain(queryClient, unreadCountQuery(api).queryKey);

  const reading = useMutation({
    mutationFn: () => unwrap(api.call('readInboxMessage', { params: { messageId } })),
    onMutate: () => showRead(true),
    onError: () => showRead(false),
    onSuccess: countAgain,
  });
  const removing = useMutation({
    mutationFn: () => unwrap(api.call('deleteInboxMessage', { params: { messageId } })),
    onSuccess: () => {
      changeRows((row) => (row.messageId === messageId ? [] : [row]));
      countAgain();
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
