import { fireEvent, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { type ClientLoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { memberInfoKey } from '../../../platform/member/member-queries.ts';
import { type AppServices, appServices } from '../../../platform/services/app-services.ts';
import { createSessionStore } from '../../../platform/services/session-store.ts';
import * as setScreen from './settings-screen.tsx';

function open(session?: typeof fakeSession) {
  const logout = vi.fn(() => accepted(null));
  renderScreen(setScreen, {
    path: '/m/set',
    calls: { logout },
    ...(session === undefined ? {} : { session }),
  });
  return logout;
}

test('AC-20 the entry for another password leads to its page', async () => {
  open(fakeSession);
  fireEvent.click(screen.getByRole('link', { name: 'Tukar kata laluan' }));
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe('/m/changePsw'));
});

test('AC-20 where the session has ended meanwhile the entry asks to log in first', async () => {
  open();
  fireEvent.click(screen.getByRole('link', { name: 'Tukar kata laluan' }));
  await waitFor(() =>
    expect(screen.getByTestId('path').textContent).toBe('/m/login?returnTo=%2Fm%2FchangePsw'),
  );
});

test('AC-20 logging out is asked about, and done when the answer is yes', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const logout = open(fakeSession);
  const entry = screen.getByRole('button', { name: 'Log keluar' });
  fireEvent.click(entry);
  await screen.findByRole('alertdialog');
  fireEvent.click(screen.getByRole('button', { name: 'Batal' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(logout).not.toHaveBeenCalled();

  fireEvent.click(entry);
  const dialog = await screen.findByRole('alertdialog');
  const yes = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === 'Log keluar');
  fireEvent.click(yes as HTMLElement);
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/m/home'));
  expect(logout).toHaveBeenCalledOnce();
  assign.mockRestore();
});

test('AC-07 AC-20 the password is forgotten on this device, automatic login and all, and the entry goes', async () => {
  const login = { type: 'username', username: 'aisyah', password: 'c2VhbGVk.wau', countryDialingCode: '' };
  const record = JSON.stringify(login);
  const remembered = { sass: record, remPass: '1', autoSass: record, autoRemPass: '1', autoLogin: '1' };
  for (const [key, value] of Object.entries(remembered)) localStorage.setItem(key, value);
  open(fakeSession);
  fireEvent.click(await screen.findByRole('button', { name: 'Padam kata laluan daripada peranti ini' }));
  await screen.findByText('Kata laluan telah dipadam daripada peranti ini');
  expect(screen.queryByRole('button', { name: 'Padam kata laluan daripada peranti ini' })).toBeNull();
  expect(localStorage.getItem('sass') ?? '').not.toContain('c2VhbGVk');
  expect(localStorage.getItem('autoSass')).toBeNull();
  expect(localStorage.getItem('remPass')).not.toBe('1');
  expect(localStorage.getItem('autoLogin')).not.toBe('1');
  localStorage.clear();
});

test.each([
  ['a visitor', undefined, '/m/home'],
  [
    'whoever was given a password',
    { ...fakeSession, firstTimeLogin: true, mustChangePassword: true },
    '/m/changePsw',
  ],
  ['a member', fakeSession, undefined],
])('AC-19 AC-20 the settings lead %s elsewhere before they show: %s', (_who, info, path) => {
  const session = createSessionStore(undefined);
  if (info !== undefined) session.begin(info);
  const context = new RouterContextProvider();
  context.set(appServices, { session } as AppServices);
  let thrown: unknown;
  try {
    const request = new Request('http://localhost/m/set');
    setScreen.clientLoader({ context, request } as unknown as ClientLoaderFunctionArgs);
  } catch (error) {
    thrown = error;
  }
  const location = thrown instanceof Response ? thrown.headers.get('Location') : undefined;
  expect(location).toBe(path);
});

const memberInfo: FakeValue<'getMemberInfo'> = {
  ...{ id: 'mbr_00000000000000000000000001', type: 0, userName: 'aisyah', account: 'aisyah', nickname: '' },
  ...{ regDate: '2026-11-01T00:00:00Z', headIcon: '', headIconUrl: '', email: '', payeeName: '' },
  ...{ toUpline: false, showsWins: true },
};
const winsName = /Papar kemenangan besar saya/;

test('HO-10 a member decides whether others see what they win; a refusal is said and the switch goes back', async () => {
  const wanted: unknown[] = [];
  renderScreen(setScreen, {
    path: '/m/set',
    session: fakeSession,
    calls: {
      getMemberInfo: () => accepted(memberInfo),
      setWinsShown: ({ body }) => {
        wanted.push(body);
        return wanted.length === 1
          ? accepted({ isShown: false })
          : refused(429, 'rate.limited', 'Terlalu banyak percubaan');
      },
    },
  });
  const wins = await screen.findByRole('switch', { name: winsName });
  expect(wins.getAttribute('aria-checked')).toBe('true');
  fireEvent.click(wins);
  await waitFor(() => expect(wins.getAttribute('aria-checked')).toBe('false'));
  fireEvent.click(wins);
  await screen.findByText('Terlalu banyak percubaan');
  await waitFor(() => expect(wins.getAttribute('aria-checked')).toBe('false'));
  expect(wanted).toEqual([{ isShown: false }, { isShown: true }]);
});

test.each([
  ['the merchant has no board', { site: { homeBlocks: [] } }],
  ['the money is play money', { session: { ...fakeSession, type: 4 } }],
])('HO-10 where %s there is nothing to decide', async (_why, own) => {
  const { queryClient } = renderScreen(setScreen, {
    path: '/m/set',
    session: fakeSession,
    calls: { getMemberInfo: () => accepted(memberInfo) },
    ...own,
  });
  await waitFor(() => expect(queryClient.getQueryData(memberInfoKey)).toEqual(memberInfo));
  expect(screen.queryByRole('switch', { name: winsName })).toBeNull();
});
