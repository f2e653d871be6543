import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeRequest, fakeApi } from '../../../test-support/fake-api.ts';
import { createApiClient } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { inboxMessagesQuery, unreadCountQuery } from './inbox-queries.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('ME-03 the badges of a page share one count of a quarter of a second; whoever asks anew gets one that began later', async () => {
  const getUnreadCount = vi.fn(() => accepted(getUnreadCount.mock.calls.length));
  const api = createApiClient({
    fetch: fakeApi({ getUnreadCount }),
    language: () => 'MY',
    token: () => undefined,
  });
  const queryClient = createQueryClient();
  const count = () => queryClient.fetchQuery(unreadCountQuery(api));
  expect(await count()).toBe(1);
  await vi.advanceTimersByTimeAsync(249);
  expect(await count()).toBe(1);
  /** Something has happened, and the cache is not to answer. */
  const anew = queryClient.fetchQuery({ ...unreadCountQuery(api), staleTime: 0 });
  expect(getUnreadCount).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await anew).toBe(2);
  await vi.advanceTimersByTimeAsync(250);
  expect(await count()).toBe(3);
});

test('ME-03 the inbox goes on where its last page ended, and ends with a page that names no next one', async () => {
  const message = (index: number) => ({
    ...{
      messageId: `msg_${String(index).padStart(26, '0')}`,
      title: `Berita ${index}`,
      content: '',
      link: '',
    },
    ...{ isRead: true, sentAt: '2026-01-02T03:04:05.000Z' },
  });
  const asked: (string | null)[] = [];
  const listInboxMessages = ({ query }: FakeRequest) => {
    asked.push(query.get('cursor'));
    return accepted(
      asked.length === 1 ? { list: [message(1)], nextCursor: 'after-1' } : { list: [message(2)] },
    );
  };
  const api = createApiClient({
    fetch: fakeApi({ listInboxMessages }),
    language: () => 'MY',
    token: () => undefined,
  });
  const { pages } = await createQueryClient().fetchInfiniteQuery({ ...inboxMessagesQuery(api), pages: 9 });
  expect(asked).toEqual([null, 'after-1']);
  expect(pages.flatMap(({ list }) => list.map(({ title }) => title))).toEqual(['Berita 1', 'Berita 2']);
});
