import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test-support/fake-api.ts';
import { createApiClient } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { unreadCountQuery } from './inbox-queries.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test('ME-03 the badges of a page share one count of a quarter of a second; whoever comes back later asks anew', async () => {
  const getUnreadCount = vi.fn(() => accepted(getUnreadCount.mock.calls.length));
  const api = createApiClient({
    fetch: fakeApi({ getUnreadCount }),
    language: () => 'MY',
    token: () => undefined,
  });
  const queryClient = createQueryClient();
  const count = () => queryClient.fetchQuery(unreadCountQuery(api));
  /** Another badge asks for itself, past what the cache knows. */
  const countAnew = () => queryClient.fetchQuery({ ...unreadCountQuery(api), staleTime: 0 });
  expect(await count()).toBe(1);
  vi.advanceTimersByTime(249);
  expect([await count(), await countAnew()]).toEqual([1, 1]);
  vi.advanceTimersByTime(1);
  expect(await countAnew()).toBe(2);
  vi.advanceTimersByTime(250);
  expect(await count()).toBe(3);
});
