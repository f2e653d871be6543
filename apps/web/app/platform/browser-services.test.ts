import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startBrowserServices } from './browser-services.ts';
import { memberKey } from './member-queries.ts';
import { type SessionInfo, sessionKey } from './session-store.ts';

const info: SessionInfo = {
  token: 't',
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: false,
};

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

const start = () => startBrowserServices({ language: 'MY', queries: { mutations: [], queries: [] } });

test.each(['end', 'expire'] as const)(
  'AC-21 nothing of one member is left in the cache for the next after %s',
  async (leave) => {
    const { session, queryClient } = await start();
    session.begin(info);
    queryClient.setQueryData([...memberKey, 'balance'], { sumBalanceMinor: '1250' });
    queryClient.setQueryData(['games'], []);
    expect(document.documentElement.dataset.session).toBe('member');
    session[leave]();
    expect(queryClient.getQueryData([...memberKey, 'balance'])).toBeUndefined();
    expect(queryClient.getQueryData(['games'])).toEqual([]);
    expect(document.documentElement.dataset.session).toBeUndefined();
  },
);

test('a renewal that is under way when the member leaves does not bring the session back', async () => {
  const { session, queryClient } = await start();
  session.begin(info);
  let isAborted = false;
  const fetching = queryClient.fetchQuery({
    queryKey: [...memberKey, 'renewal'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          isAborted = true;
          reject(new DOMException('left', 'AbortError'));
        });
      }),
  });
  fetching.catch(() => undefined);
  session.end();
  expect(isAborted).toBe(true);
});

test('a page from the back-forward cache is loaded afresh when its session is no longer the one in storage', async () => {
  // The window outlives a test, so the listener of this one is called by itself.
  const listen = vi.spyOn(window, 'addEventListener');
  const { session } = await start();
  const onShow = listen.mock.calls.find(([type]) => type === 'pageshow')?.[1] as (event: object) => void;
  session.begin(info);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const show = (persisted: boolean) => onShow({ persisted });
  show(true);
  expect(reload).not.toHaveBeenCalled();
  sessionStorage.removeItem(sessionKey);
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});
