import { QueryObserver } from '@tanstack/react-query';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test-support/fake-api.ts';
import { createApiClient } from '../api/api-client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { siteStatusQuery } from '../site/site-status.ts';
import { followContentVersion, shortestCheckMs } from './follow-content-version.ts';
import { referenceMeta } from './reference-data.ts';

let asked: string[];
let version: string;
let nowMs: number;
let stop: () => void;

const status = () => ({
  ...{ info: '', location: '', maintenance: false, regionRestriction: false, addressBlocked: false },
  ...{ retryAfterSeconds: 0, contentVersion: version },
});

beforeEach(async () => {
  [asked, version, nowMs] = [[], 'a-1', 1_000_000];
  const api = createApiClient({
    fetch: fakeApi({
      getSystemStatus: () => {
        asked.push('status');
        return accepted(status());
      },
    }),
    language: () => 'MY',
    token: () => undefined,
  });
  const queryClient = createQueryClient();
  queryClient.setQueryData(siteStatusQuery(api).queryKey, status());
  const shown = (name: string, meta: Readonly<Record<string, unknown>>) =>
    new QueryObserver(queryClient, {
      queryKey: [name],
      queryFn: () => {
        asked.push(name);
        return name;
      },
      staleTime: Number.POSITIVE_INFINITY,
      meta,
    }).subscribe(() => undefined);
  const observers = [shown('lotteries', referenceMeta), shown('others', {})];
  await vi.waitFor(() => expect(asked).toEqual(['lotteries', 'others']));
  asked.length = 0;
  const end = followContentVersion(api, queryClient, document, () => nowMs);
  stop = () => {
    end();
    for (const unsubscribe of observers) unsubscribe();
  };
});
afterEach(() => stop());

const lookAgain = () => document.dispatchEvent(new Event('visibilitychange'));

test('GA-08 a page that is looked at again asks whether anything has changed, and for nothing else', async () => {
  nowMs += shortestCheckMs;
  lookAgain();
  lookAgain();
  await vi.waitFor(() => expect(asked).toEqual(['status']));
});

test('GA-08 when something has changed, its reference data is asked for anew', async () => {
  nowMs += shortestCheckMs;
  version = 'a-2';
  lookAgain();
  await vi.waitFor(() => expect(asked).toEqual(['status', 'lotteries']));
});

test('GA-08 a page that was left for a moment asks nothing', async () => {
  nowMs += shortestCheckMs - 1;
  lookAgain();
  nowMs += 1;
  lookAgain();
  await vi.waitFor(() => expect(asked).toEqual(['status']));
});
