import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted, foreign, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FakeAnswer, type FakeRequest, fakeApi } from '../../../test-support/fake-api.ts';
import { startBrowserServices } from '../../platform/runtime/browser-services.ts';
import { ToastRegion } from '../../ui/toasts/toast-region.tsx';
import { AppProviders } from '../app-providers.tsx';
import { LogoutDialog } from './logout-dialog.tsx';

/** What a logout leaves on the device: none of it is the member's, or it is what the form remembers. */
const stays = {
  sass: '{"type":"username","username":"aisyah","password":"c2VhbGVk.wau","countryDialingCode":""}',
  remPass: '1',
  WEBCLIP: '1',
  hideDownloadBar: '1',
};

const member = {
  token: 'a'.repeat(43),
  merchantCode: 'wau',
  userName: 'aisyah',
  type: 0,
  firstTimeLogin: false,
  mustChangePassword: false,
};

let answer: (given: FakeAnswer<'logout'> | Error) => void;
const requests: FakeRequest[] = [];

beforeEach(() => {
  requests.length = 0;
  const logout = (request: FakeRequest) => {
    requests.push(request);
    return new Promise<FakeAnswer<'logout'>>((resolve, reject) => {
      answer = (given) => (given instanceof Error ? reject(given) : resolve(given));
    });
  };
  vi.stubGlobal('fetch', fakeApi({ logout }));
  vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  for (const [key, value] of Object.entries(stays)) localStorage.setItem(key, value);
  for (const key of ['autoLogin', 'autoRemPass']) localStorage.setItem(key, '1');
  localStorage.setItem('autoSass', stays.sass);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

async function openDialog() {
  const services = await startBrowserServices({ language: 'MY', queries: { mutations: [], queries: [] } });
  services.session.begin(member);
  sessionStorage.setItem('MC_BankList', '["bank"]');
  sessionStorage.setItem('MC_TRIAL_NAME', '"trial_abc"');
  render(
    <AppProviders services={services}>
      <LogoutDialog isOpen onClose={() => undefined} />
      <ToastRegion />
    </AppProviders>,
  );
  await screen.findByText('Log keluar sekarang?');
  return services;
}

const confirm = () => fireEvent.click(screen.getByRole('button', { name: 'Log keluar' }));
const left = () => waitFor(() => expect(window.location.assign).toHaveBeenCalledWith('/m/home'));

test('AC-21 after the question: the word of waiting, one DELETE with the token, everything cleared, home', async () => {
  const { session } = await openDialog();
  expect(requests).toEqual([]);
  confirm();
  confirm();
  await screen.findByText('Sila tunggu…');
  expect(requests.map(({ method, path }) => [method, path])).toEqual([['DELETE', '/wps/session/logout']]);
  expect(requests[0]?.headers.get('Authorization')).toBe(`Bearer ${member.token}`);
  // Until the server has been told, the member is still there.
  expect(sessionStorage.getItem('MC_SESSION_INFO')).toContain(member.token);
  expect(window.location.assign).not.toHaveBeenCalled();

  answer(accepted(null));
  await left();
  expect(session.current()).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
  expect({ ...localStorage }).toEqual({ ...stays, autoLogin: '0' });
  await waitFor(() => expect(screen.queryByText('Sila tunggu…')).toBeNull());
  expect(window.location.assign).toHaveBeenCalledOnce();
});

test.each([
  ['refuses', refused(401, 'session.ended', '')],
  ['is in trouble', foreign(502, '<html>')],
  ['cannot be reached', new TypeError('no route')],
])('AC-21 a server that %s keeps nobody here', async (_what, given) => {
  const { session } = await openDialog();
  confirm();
  await screen.findByText('Sila tunggu…');
  answer(given);
  await left();
  expect(session.current()).toBeUndefined();
  expect({ ...sessionStorage }).toEqual({});
  expect(localStorage.getItem('autoLogin')).toBe('0');
  expect(localStorage.getItem('autoSass')).toBeNull();
});
