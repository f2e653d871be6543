import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  type FakeAnswer,
  type FakeCalls,
  type FakeRequest,
  fakeApi,
} from '../../../test-support/fake-api.ts';
import { unwrap } from '../api/api-client.ts';
import { memberKey } from '../member/member-queries.ts';
import type { AppServices } from '../services/app-services.ts';
import { type SessionInfo, sessionKey } from '../services/session-store.ts';
import { startBrowserServices } from './browser-services.ts';

const info: SessionInfo = {
  token: 't',
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  for (const { session } of tabs.splice(0)) session.end();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The tabs of a test. They live as long as the process, so they are logged out for the next one. */
const tabs: AppServices[] = [];

async function start(): Promise<AppServices> {
  const services = await startBrowserServices({ language: 'MY', queries: { mutations: [], queries: [] } });
  tabs.push(services);
  return services;
}

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

test('AC-10 what a free trial had is not shown to the member who logs in over it; a renewal keeps the cache', async () => {
  const { session, queryClient } = await start();
  session.begin({ ...info, merchantCode: 'wautrial', userName: 'cuba', type: 4 });
  queryClient.setQueryData([...memberKey, 'info'], { userName: 'cuba' });
  session.begin(info);
  expect(queryClient.getQueryData([...memberKey, 'info'])).toBeUndefined();
  queryClient.setQueryData([...memberKey, 'info'], { userName: 'aisyah' });
  session.begin({ ...info, token: 'renewed' });
  expect(queryClient.getQueryData([...memberKey, 'info'])).toEqual({ userName: 'aisyah' });
});

test('AC-24 a tab with the same session takes over its renewal, a tab of somebody else does not', async () => {
  const { session } = await start();
  session.begin(info);
  const twin = new BroadcastChannel('wau-session');
  const renewed = { ...info, token: 'renewed elsewhere' };
  twin.postMessage({ formerToken: 'of somebody else', session: { ...renewed, token: 'x' } });
  twin.postMessage({ formerToken: 't', session: { token: 'not whole' } });
  twin.postMessage({ formerToken: 't', session: renewed });
  await vi.waitFor(() => expect(session.current()?.token).toBe('renewed elsewhere'));

  const heard = new Promise((resolve) => twin.addEventListener('message', ({ data }) => resolve(data)));
  session.begin({ ...info, token: 'renewed here' });
  expect(await heard).toEqual({
    formerToken: 'renewed elsewhere',
    session: { ...info, token: 'renewed here' },
  });
  twin.close();
  session.end();
});

test('AC-21 a logout in one tab is one in every tab of the same session', async () => {
  const { session, queryClient } = await start();
  session.begin(info);
  queryClient.setQueryData([...memberKey, 'balance'], { sumBalanceMinor: '1250' });
  const expired = vi.fn();
  session.onExpired(expired);
  const twin = new BroadcastChannel('wau-session');
  twin.postMessage({ formerToken: 'of somebody else', session: null });
  twin.postMessage({ formerToken: 't', session: null });
  await vi.waitFor(() => expect(expired).toHaveBeenCalledOnce());
  expect(queryClient.getQueryData([...memberKey, 'balance'])).toBeUndefined();

  session.begin({ ...info, token: 'mine' });
  const heard = new Promise((resolve) => twin.addEventListener('message', ({ data }) => resolve(data)));
  session.end();
  expect(await heard).toEqual({ formerToken: 'mine', session: null });
  twin.close();
});

/** Another tab, as far as the channel knows it. Heard are its words but those that tell of a change. */
function openTwin(onWord: (word: string, say: (message: object) => void) => void) {
  const twin = new BroadcastChannel('wau-session');
  twin.addEventListener('message', ({ data }) => {
    if ('word' in data) onWord(data.word, (message) => twin.postMessage(message));
  });
  return twin;
}

test('AC-24 a new tab takes over the session of another before anything is shown, and keeps it in its session storage', async () => {
  localStorage.setItem('wau_member_here', '1');
  localStorage.setItem('MC_MEMBER_INFO', '{"userName":"aisyah"}');
  const shared = { ...info, token: 'of the first tab' };
  const twin = openTwin((word, say) => word === 'ask' && say({ word: 'held', session: shared }));
  const { session } = await start();
  expect(session.current()).toEqual(shared);
  expect(JSON.parse(sessionStorage.getItem(sessionKey) ?? '')).toEqual(shared);
  expect(document.documentElement.dataset.session).toBe('member');
  // What stands in local storage is neither forgotten nor the token.
  expect(localStorage.getItem('MC_MEMBER_INFO')).toBe('{"userName":"aisyah"}');
  expect(JSON.stringify({ ...localStorage })).not.toContain('of the first tab');
  twin.close();
  session.end();
});

test('AC-24 a tab with a session answers the one that asks; one without is silent', async () => {
  const { session } = await start();
  const heard: unknown[] = [];
  const twin = new BroadcastChannel('wau-session');
  twin.addEventListener('message', ({ data }) => heard.push(data));
  const probe = new BroadcastChannel('wau-session');
  const asked = new Promise((resolve) => probe.addEventListener('message', resolve));
  twin.postMessage({ word: 'ask' });
  await asked;
  probe.close();
  session.begin(info);
  twin.postMessage({ word: 'ask' });
  await vi.waitFor(() => expect(heard).toEqual([{ word: 'held', session: info }]));
  twin.close();
  session.end();
});

test('AC-24 where nobody answers, or something that is no session, the page is a visitor’s, and the marks of others are gone', async () => {
  localStorage.setItem('wau_member_here', '1');
  localStorage.setItem('MC_MEMBER_INFO', '{"userName":"aisyah"}');
  const twin = openTwin((word, say) => word === 'ask' && say({ word: 'held', session: { token: '' } }));
  const { session } = await start();
  expect(session.current()).toBeUndefined();
  expect(document.documentElement.dataset.session).toBeUndefined();
  expect({ ...localStorage }).toEqual({});
  twin.close();
});

test('AC-24 where no tab is known to have a session nobody is asked, and nothing waits', async () => {
  const heard: string[] = [];
  const twin = openTwin((word) => heard.push(word));
  const first = await start();
  first.session.begin(info);
  // The word of the end comes after any that would have come before it.
  first.session.end();
  await vi.waitFor(() => expect(heard).toEqual(['left']));
  twin.close();
});

test('AC-21 a logout in one tab ends the session of its own that another tab had begun, at the server as well', async () => {
  const sent: string[] = [];
  const logout = ({ headers, method, path }: FakeRequest) => {
    sent.push(`${method} ${path} ${headers.get('Authorization')}`);
    return accepted(null);
  };
  vi.stubGlobal('fetch', fakeApi({ logout }));
  const { session } = await start();
  session.begin({ ...info, userName: 'rahmat', token: 'another' });
  sessionStorage.setItem('MC_BankList', '["bank"]');
  const twin = new BroadcastChannel('wau-session');
  twin.postMessage({ word: 'left' });
  await vi.waitFor(() => expect(session.current()).toBeUndefined());
  expect(sent).toEqual(['DELETE /wps/session/logout Bearer another']);
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('wau_member_here')).toBeNull();
  twin.close();
});

test('AC-24 a call made before a renewal cannot end the session after it', async () => {
  const { session, api, queryClient } = await start();
  session.begin(info);
  let answer: (answer: FakeAnswer<'getMemberInfo'>) => void = () => undefined;
  const getMemberInfo = vi.fn(
    () => new Promise<FakeAnswer<'getMemberInfo'>>((resolve) => (answer = resolve)),
  );
  vi.stubGlobal('fetch', fakeApi({ getMemberInfo }));
  const late = queryClient.fetchQuery({
    queryKey: ['late'],
    queryFn: () => unwrap(api.call('getMemberInfo', {})),
  });
  await vi.waitFor(() => expect(getMemberInfo).toHaveBeenCalled());
  session.begin({ ...info, token: 'renewed' });
  answer(refused(401, 'session.ended', 'tamat'));
  await expect(late).rejects.toThrow('session.ended');
  expect(session.current()?.token).toBe('renewed');
});

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

const login = { type: 'username', username: 'aisyah', password: 'layang-9', captcha: '' } as const;

/** A browser that shows the app in one of the ways there are, and a server that writes down what it is sent. */
async function logInWithDisplay(
  displayMode: string,
  navigatorFacts: object = {},
  serverDate?: string,
): Promise<FakeRequest> {
  const { x, y } = await crypto.subtle
    .generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits'])
    .then(({ publicKey }) => crypto.subtle.exportKey('jwk', publicKey));
  if (x === undefined || y === undefined) throw new Error('the key is a point');
  const key = { kid: 'k1', kty: 'EC', crv: 'P-256', x, y, alg: 'ECDH-ES', use: 'enc' } as const;
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(display-mode: ${displayMode})` }));
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: '',
    platform: '',
    maxTouchPoints: 5,
    ...navigatorFacts,
  });
  const sent: FakeRequest[] = [];
  const { type: customerType, ...session } = { ...info, token: 't'.repeat(43) };
  const calls: FakeCalls = {
    getEncryptionKey: () => accepted(key, serverDate === undefined ? {} : { Date: serverDate }),
    login: (request) => {
      sent.push(request);
      return accepted({ ...session, customerType });
    },
  };
  vi.stubGlobal('fetch', fakeApi(calls));
  const { api } = await start();
  expect((await api.call('login', { body: login })).ok).toBe(true);
  const last = sent.at(-1);
  if (last === undefined) throw new Error('nothing was sent');
  return last;
}

test.each([
  ['on the home screen', 'standalone', {}],
  ['on the home screen of an old iPhone', 'browser', { standalone: true }],
])('AC-06 %s the login says Device: OTHERS', async (_where, displayMode, facts) => {
  const { headers } = await logInWithDisplay(displayMode, facts);
  expect(headers.get('Device')).toBe('OTHERS');
});

test('AC-06 in a tab the login says nothing of the device; it travels encrypted, and says so', async () => {
  const request = await logInWithDisplay('browser');
  expect(request.headers.get('Device')).toBeNull();
  expect(request.headers.get('Encryption')).toBe('JWE');
  expect(request.headers.get('Content-Type')).toBe('application/json');
  expect([request.method, request.path]).toEqual(['POST', '/wps/session/login']);
  expect(request.body).toEqual({
    data: expect.stringMatching(/^[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/),
  });
  expect(JSON.stringify(request.body)).not.toContain(login.password);
});

test('AC-06 a payload is dated by the server’s clock, because phones are often minutes wrong', async () => {
  const { body } = await logInWithDisplay('browser', {}, 'Sat, 02 Jan 2021 03:04:05 GMT');
  const [header = ''] = (body as { data: string }).data.split('.');
  const { iat } = JSON.parse(atob(header.replaceAll('-', '+').replaceAll('_', '/')));
  expect(iat).toBe(Date.parse('2021-01-02T03:04:05Z') / 1000);
});
