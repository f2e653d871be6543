import { fireEvent, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { HomeHeader } from './home-header.tsx';

vi.mock('../../../platform/navigation/screen-exists.ts', () => ({ screenExists: () => true }));
beforeEach(() => localStorage.clear());

/** Opens what the button opens, and gives back the dialog. */
async function dialogOf(button: string): Promise<HTMLElement> {
  fireEvent.click(screen.getByRole('button', { name: button }));
  return screen.findByRole('dialog');
}

async function expectSwitcherAndMenu(): Promise<void> {
  const languages = await dialogOf('Bahasa');
  expect(within(languages).getByText('English')).toBeTruthy();
  fireEvent.click(within(languages).getByRole('button', { name: 'Tutup' }));
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const menu = await dialogOf('Menu');
  expect(within(menu).getByRole('heading', { name: 'Menu' })).toBeTruthy();
}

describe('SH-09 logged out', () => {
  const open = (isDirect: boolean) =>
    renderScreen(
      { default: HomeHeader },
      { path: '/m/home', calls: {}, flags: { DIRECTREG3: isDirect, MAILCEN: true } },
    );
  const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

  test('SH-09 the logo, login, register, the language switcher and the menu', async () => {
    open(true);
    expect((await screen.findByRole('link', { name: 'Daftar' })).getAttribute('href')).toBe('/m/register');
    expect(screen.getByRole('link', { name: 'Log masuk' }).getAttribute('href')).toBe('/m/login');
    expect(links()).toEqual(['/m/home', '/m/login', '/m/register']);
    expect(screen.getAllByRole('button')).toHaveLength(2);
    await expectSwitcherAndMenu();
  });

  test('SH-09 without DIRECTREG3 no register button, and all the others', async () => {
    open(false);
    await screen.findByRole('link', { name: 'Log masuk' });
    expect(links()).toEqual(['/m/home', '/m/login']);
    await expectSwitcherAndMenu();
  });
});

const member: FakeValue<'getMemberInfo'> = {
  ...{ id: `mbr_${'0'.repeat(26)}`, type: 0, userName: 'aisyah', account: 'aisyah', nickname: 'Kak Aisyah' },
  ...{ regDate: '2026-11-01T00:00:00Z', headIcon: '', headIconUrl: '', email: '', payeeName: '' },
  toUpline: false,
  showsWins: true,
};
const money: FakeValue<'getBalance'> = {
  sumBalance: '1234.50',
  sumBalanceMinor: '123450',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
};

describe('SH-10 logged in', () => {
  const open = (calls: FakeCalls = {}) =>
    renderScreen(
      { default: HomeHeader },
      {
        path: '/m/home',
        session: fakeSession,
        flags: { MAILCEN: true },
        calls: {
          getMemberInfo: () => accepted({ ...member, headIconUrl: '/art/heads/penyu.svg' }),
          getBalance: () => accepted(money),
          getUnreadCount: () => accepted(0),
          ...calls,
        },
      },
    );

  test('SH-10 profile icon, nickname, balance, deposit, withdrawal, inbox, language switcher and menu', async () => {
    open();
    expect(await screen.findByText('Kak Aisyah')).toBeTruthy();
    expect(await screen.findByText('RM 1,234.50')).toBeTruthy();
    const profile = screen.getByRole('link', { name: 'Akaun saya' });
    expect(profile.getAttribute('href')).toBe('/m/mine');
    expect(profile.querySelector('img')?.getAttribute('src')).toBe('/art/heads/penyu.svg');
    expect(screen.getByRole('link', { name: 'Deposit' }).getAttribute('href')).toBe('/m/voucherCenter');
    expect(screen.getByRole('link', { name: 'Pengeluaran' }).getAttribute('href')).toBe('/m/withdraw');
    for (const link of ['Deposit', 'Pengeluaran'])
      expect(screen.getByRole('link', { name: link }).querySelector('svg'), link).not.toBeNull();
    expect(screen.queryByRole('link', { name: 'Log masuk' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Daftar' })).toBeNull();
    await expectSwitcherAndMenu();
  });

  test('SH-10 without a nickname the account’s name stands there, without a picture its first letter', async () => {
    open({ getMemberInfo: () => accepted({ ...member, nickname: '' }) });
    expect(await screen.findByText('aisyah')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Akaun saya' }).textContent).toBe('a');
  });

  test('SH-10 a tap on the balance hides it as asterisks, another shows it', async () => {
    open();
    const balance = (await screen.findByText('RM 1,234.50')).closest('button');
    if (balance === null) throw new Error('the balance is a button');
    fireEvent.click(balance);
    expect(balance.textContent).toContain('RM ****');
    expect(balance.textContent).not.toContain('1,234.50');
    fireEvent.click(balance);
    expect(await within(balance).findByText('RM 1,234.50')).toBeTruthy();
  });

  test('SH-10 the inbox has a dot while messages are unread, and leads to them', async () => {
    open({ getUnreadCount: () => accepted(3) });
    const inbox = await screen.findByRole('button', { name: 'Peti masuk: 3 mesej belum dibaca' });
    expect(within(inbox).getByTestId('unread-dot')).toBeTruthy();
    fireEvent.click(inbox);
    expect((await screen.findByTestId('path')).textContent).toBe('/m/webEmail');
  });

  test('SH-10 without unread messages the inbox has no dot', async () => {
    open();
    await screen.findByText('RM 1,234.50');
    expect(within(screen.getByRole('button', { name: 'Peti masuk' })).queryByTestId('unread-dot')).toBeNull();
  });
});
