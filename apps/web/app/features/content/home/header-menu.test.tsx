import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls, FakeValue } from '../../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { HomeHeader } from './home-header.tsx';

vi.mock('../../../platform/navigation/screen-exists.ts', () => ({ screenExists: () => true }));
beforeEach(() => localStorage.clear());

const money: FakeValue<'getBalance'> = {
  sumBalance: '12.50',
  sumBalanceMinor: '1250',
  currencyCode: 'MYR',
  currencySymbol: 'RM',
};

async function openMenu(
  isMember: boolean,
  flags: Partial<Record<'REFERRAL' | 'MEMCLUB3' | 'FEEDBACK3', boolean>> = {},
  calls: FakeCalls = {},
): Promise<HTMLElement> {
  renderScreen(
    { default: HomeHeader },
    {
      path: '/m/home',
      ...(isMember ? { session: fakeSession } : {}),
      flags: { REFERRAL: true, MEMCLUB3: true, FEEDBACK3: true, ...flags },
      calls: { getBalance: () => accepted(money), ...calls },
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Menu' });
}

const entriesOf = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('listitem')
    .map((entry) => entry.textContent);

const copyright = '© 2018-2026 Wau';

test('SH-11 a member’s menu has every entry in its order, and the copyright line below', async () => {
  const menu = await openMenu(true);
  expect(entriesOf(menu)).toEqual([
    'Pengeluaran',
    'Jemput rakan',
    'Keistimewaan VIP',
    'Deposit',
    'Muat semula baki',
    'Sembunyikan baki',
    'Permainan terkini',
    'Maklum balas',
    'Log keluar',
  ]);
  const addresses = within(menu)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(addresses).toEqual([
    '/m/withdraw',
    '/m/inviteFriends',
    '/m/member/benefits',
    '/m/voucherCenter',
    '/m/gameList?classify=RECENT',
    '/m/feedback',
  ]);
  expect(menu.textContent?.indexOf(copyright)).toBeGreaterThan(menu.textContent?.indexOf('Log keluar') ?? 0);
});

test('SH-11 a visitor’s menu lacks refresh, hide and logout, and its entries ask for the login', async () => {
  const menu = await openMenu(false);
  expect(entriesOf(menu)).toEqual([
    'Pengeluaran',
    'Jemput rakan',
    'Keistimewaan VIP',
    'Deposit',
    'Permainan terkini',
    'Maklum balas',
  ]);
  for (const link of within(menu).getAllByRole('link'))
    expect(link.getAttribute('href')).toMatch(/^\/m\/login\?returnTo=%2Fm%2F/);
  expect(within(menu).getByText(new RegExp(copyright))).toBeTruthy();
});

test.each([
  ['REFERRAL', 'Jemput rakan'],
  ['MEMCLUB3', 'Keistimewaan VIP'],
  ['FEEDBACK3', 'Maklum balas'],
] as const)('SH-11 without %s the menu has no “%s”, and all the others', async (flag, entry) => {
  const entries = entriesOf(await openMenu(true, { [flag]: false }));
  expect(entries).not.toContain(entry);
  expect(entries).toHaveLength(8);
});

test('SH-11 hide shows asterisks, and the entry then offers to show the balance', async () => {
  const menu = await openMenu(true);
  await screen.findByText('RM 12.50');
  fireEvent.click(within(menu).getByRole('button', { name: 'Sembunyikan baki' }));
  expect(await screen.findByText('RM ****')).toBeTruthy();
  expect(screen.queryByText('RM 12.50')).toBeNull();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  const again = await screen.findByRole('dialog', { name: 'Menu' });
  fireEvent.click(within(again).getByRole('button', { name: 'Tunjukkan baki' }));
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
});

test('SH-11 refresh hides the balance while it reloads, then shows the new one', async () => {
  let letGo: () => void = () => undefined;
  let asked = 0;
  const menu = await openMenu(
    true,
    {},
    {
      getBalance: async () => {
        asked += 1;
        if (asked === 1) return accepted(money);
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
        return accepted({ ...money, sumBalance: '99.00', sumBalanceMinor: '9900' });
      },
    },
  );
  await screen.findByText('RM 12.50');
  fireEvent.click(within(menu).getByRole('button', { name: 'Muat semula baki' }));
  await waitFor(() => expect(asked).toBe(2));
  expect(screen.queryByText('RM 12.50')).toBeNull();
  letGo();
  expect(await screen.findByText('RM 99.00')).toBeTruthy();
});

test('SH-11 logout asks first', async () => {
  const menu = await openMenu(true);
  fireEvent.click(within(menu).getByRole('button', { name: 'Log keluar' }));
  const question = await screen.findByRole('alertdialog');
  expect(within(question).getByRole('button', { name: 'Log keluar' })).toBeTruthy();
});

test('SH-11 a balance that cannot be reloaded shows as it was known, and why is said', async () => {
  let asked = 0;
  const getBalance = () => {
    asked += 1;
    return asked === 1 ? accepted(money) : refused(503, 'server.overloaded', 'Pelayan sibuk seketika');
  };
  const menu = await openMenu(true, {}, { getBalance });
  await screen.findByText('RM 12.50');
  fireEvent.click(within(menu).getByRole('button', { name: 'Muat semula baki' }));
  await screen.findByText('Pelayan sibuk seketika');
  expect(await screen.findByText('RM 12.50')).toBeTruthy();
  expect(asked).toBe(2);
});
