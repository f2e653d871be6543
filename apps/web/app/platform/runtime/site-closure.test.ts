import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../../../test-support/fake-api.ts';
import { unwrap } from '../api/api-client.ts';
import { siteStatusQuery } from '../site/site-status.ts';
import { startBrowserServices } from './browser-services.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [503, 'site.maintenance', true],
  [403, 'address.blocked', true],
  [451, 'region.restricted', true],
  [500, 'server.failed', false],
  [429, 'rate.limited', false],
] as const)(
  'SH-12 after a call that is refused with %i %s the site is asked whether it has closed: %s',
  async (status, code, isAsked) => {
    const open = {
      ...{
        maintenance: false,
        addressBlocked: false,
        regionRestriction: false,
        retryAfterSeconds: 60,
        contentVersion: '1',
      },
      ...{ info: '', location: '' },
    };
    const answers = [open, { ...open, info: 'Kami tutup sebentar' }];
    const calls = {
      getSystemStatus: () => accepted(answers.shift() ?? open),
      listHelpItems: () => refused(status, code, 'Tidak boleh'),
    };
    vi.stubGlobal('fetch', fakeApi(calls));
    const { api, queryClient } = await startBrowserServices({
      language: 'MY',
      queries: { mutations: [], queries: [] },
    });
    await queryClient.prefetchQuery(siteStatusQuery(api));
    const { queryKey } = siteStatusQuery(api);
    const asking = queryClient.fetchQuery({
      queryKey: ['help'],
      queryFn: () => unwrap(api.call('listHelpItems', {})),
      retry: false,
    });
    await expect(asking).rejects.toThrow(code);
    expect(queryClient.isFetching({ queryKey })).toBe(isAsked ? 1 : 0);
    await vi.waitFor(() => expect(queryClient.isFetching({ queryKey })).toBe(0));
    expect(queryClient.getQueryData(queryKey)?.info).toBe(isAsked ? 'Kami tutup sebentar' : '');
  },
);
