import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test } from 'vitest';
import type { FakeCalls, FakeRequest } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { AccountClosure } from './account-closure-query.ts';
import * as closeAccountScreen from './close-account-screen.tsx';
import * as pausedScreen from './paused-screen.tsx';

beforeEach(() => sessionStorage.clear());

const open = (calls: FakeCalls, changes: Partial<AccountClosure> = {}) =>
  renderScreen(closeAccountScreen, {
    path: '/m/closeAccount',
    session: fakeSession,
    calls: {
      getAccountClosure: () =>
        accepted({
          closure: null,
          currencyCode: 'MYR',
          balanceMinor: '12500',
          lapsingMinor: '0',
          waitsFor: ['balance'],
          ...changes,
        }),
      ...calls,
    },
  });
const action = { name: 'Tutup akaun selama-lamanya' };
const confirm = async (userName: string) => {
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: userName } });
  fireEvent.click(screen.getByRole('button', action));
  return within(await screen.findByRole('alertdialog')).getByRole('button', action);
};

test('ME-08 an account is closed by its name, looked at twice, sent once, and a login leads to the money', async () => {
  const sent: unknown[] = [];
  open(
    {
      closeAccount: ({ body }: FakeRequest) => {
        sent.push(body);
        return accepted({ isClosed: false });
      },
    },
    { lapsingMinor: '2500' },
  );
  expect(await screen.findByText('RM 125.00')).toBeTruthy();
  expect(screen.getByText(/RM 25\.00/)).toBeTruthy();
  expect(screen.getByText('baki anda: sila keluarkan')).toBeTruthy();
  const button = await confirm('siti');
  for (let taps = 0; taps < 3; taps += 1) fireEvent.click(button);
  expect(await screen.findByText(/\/m\/login\?returnTo/)).toBeTruthy();
  expect(sent).toEqual([{ userName: 'siti' }]);
});

test('ME-08 with nothing left to pay out it is closed at once', async () => {
  open({ closeAccount: () => accepted({ isClosed: true }) }, { balanceMinor: '0', waitsFor: [] });
  fireEvent.click(await confirm('siti'));
  await waitFor(() => expect(screen.getByText(/\/m\/home/)).toBeTruthy());
});

test('ME-08 without the name nothing is asked, and a wrong one is said at the field', async () => {
  open({ closeAccount: () => refused(400, 'account.closure.name.wrong', 'Bukan nama anda') });
  fireEvent.click(await screen.findByRole('button', action));
  expect(screen.getByRole('textbox').getAttribute('aria-invalid')).toBe('true');
  fireEvent.click(await confirm('bukan.saya'));
  expect(await screen.findByText('Bukan nama anda')).toBeTruthy();
});

test('ME-08 whoever closes the account sees what that waits for, and the way to the money', async () => {
  renderScreen(pausedScreen, {
    path: '/m/paused',
    session: fakeSession,
    calls: {
      getPlayPause: () =>
        accepted({
          pause: { kind: 'closure', source: 'member', beginsAt: '2026-01-01T00:00:00.000Z', endsAt: null },
        }),
      getAccountClosure: () =>
        accepted({
          closure: { begunAt: '2026-01-01T00:00:00.000Z' },
          currencyCode: 'MYR',
          balanceMinor: '100',
          lapsingMinor: '0',
          waitsFor: ['balance', 'round'],
        }),
    },
  });
  expect(await screen.findByText('Akaun anda sedang ditutup')).toBeTruthy();
  expect(await screen.findByText('pusingan yang sudah bermula')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pengeluaran' })).toBeTruthy();
});
