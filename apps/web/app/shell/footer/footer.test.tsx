import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeSite } from '../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { siteQuery } from '../../platform/site/site-query.ts';
import { Footer } from './footer.tsx';

const screens = vi.hoisted(() => new Set(['/m/activity']));
vi.mock('../../platform/navigation/screen-exists.ts', () => ({
  screenExists: (path: string) => screens.has(path),
}));

afterEach(() => {
  screens.delete('/m/inviteFriends');
  vi.useRealTimers();
});

function open(options: { type?: number; flags?: Record<string, boolean>; path?: string } = {}) {
  const services = renderScreen(
    {
      default: () => (
        <Footer
          currentPage={options.path === '/m/mine' ? 'page.mine' : undefined}
          isForDesktopAlone={false}
        />
      ),
    },
    {
      path: options.path ?? '/',
      calls: {},
      ...(options.type === undefined ? {} : { session: { ...fakeSession, type: options.type } }),
    },
  );
  act(() => {
    services.queryClient.setQueryData(siteQuery(services.api).queryKey, {
      ...fakeSite,
      flags: { ...fakeSite.flags, ...options.flags },
    });
    if (vi.isFakeTimers()) vi.advanceTimersByTime(1);
  });
}

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('SH-06 Home, Promotions, Deposit with its bonus, Invite with its bonus, Members; home is marked', () => {
  open({ type: 0, flags: { REFERRAL: false } });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Utama',
    'Promosi',
    'Deposit Bonus sehingga 1,000,000 RM',
    'Jemput Bonus sehingga 77,777 RM',
    'Ahli',
  ]);
  expect(links()).toEqual(['/m/home', '/m/activity', '/m/voucherCenter', '/m/inviteFriends', '/m/mine']);
  expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Utama');
});

test('SH-07 Members leads a visitor to login and back', () => {
  open({ path: '/m/mine' });
  const members = screen.getByRole('link', { current: 'page' });
  expect([members.textContent, members.getAttribute('href')]).toEqual([
    'Ahli',
    '/m/login?returnTo=%2Fm%2Fmine',
  ]);
});

test('SH-07 Members refuses a free trial for 2 s', () => {
  vi.useFakeTimers();
  open({ type: 4 });
  fireEvent.click(screen.getByRole('link', { name: 'Ahli' }));
  expect(screen.queryByTestId('path')).toBeNull();
  expect(screen.getByText(/akaun sebenar/)).toBeTruthy();
  act(() => vi.advanceTimersByTime(1_999));
  expect(screen.getByText(/akaun sebenar/)).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText(/akaun sebenar/)).toBeNull();
});

test('SH-07 Invite without a session goes to login', () => {
  screens.add('/m/inviteFriends');
  open({ flags: { REFERRAL: true } });
  expect(links()[3]).toBe('/m/login?returnTo=%2Fm%2FinviteFriends');
});

test('SH-07 Invite while REFERRAL is off says for 2 s to contact service', () => {
  vi.useFakeTimers();
  screens.add('/m/inviteFriends');
  open({ type: 0, flags: { REFERRAL: false } });
  fireEvent.click(screen.getByRole('link', { name: /^Jemput/ }));
  expect(screen.queryByTestId('path')).toBeNull();
  expect(screen.getByText(/khidmat pelanggan/)).toBeTruthy();
  act(() => vi.advanceTimersByTime(2_000));
  expect(screen.queryByText(/khidmat pelanggan/)).toBeNull();
});

test('SH-07 the way to customer service can still be taken when the words of 2 s are gone', () => {
  vi.useFakeTimers();
  screens.add('/m/inviteFriends');
  open({ type: 0, flags: { REFERRAL: false } });
  fireEvent.click(screen.getByRole('link', { name: /^Jemput/ }));
  act(() => vi.advanceTimersByTime(2_000));
  const way = within(screen.getByRole('status')).getByRole('link', { name: 'Khidmat pelanggan' });
  fireEvent.pointerEnter(way);
  act(() => vi.advanceTimersByTime(60_000));
  expect(way.isConnected).toBe(true);
  fireEvent.pointerLeave(way);
  act(() => vi.advanceTimersByTime(6_000));
  expect(screen.queryByRole('link', { name: 'Khidmat pelanggan' })).toBeNull();
});

test('SH-07 a closed Invite looks closed, says so to those who hear it, and its message leads to customer service', async () => {
  screens.add('/m/inviteFriends');
  open({ type: 0, flags: { REFERRAL: false } });
  const invite = await screen.findByRole('link', { name: /^Jemput/, description: 'Belum dibuka' });
  expect(within(invite).getByTestId('closed')).toBeTruthy();
  fireEvent.click(invite);
  fireEvent.click(within(screen.getByRole('status')).getByRole('link', { name: 'Khidmat pelanggan' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/service');
});

test('SH-07 an Invite that is open looks like every other entry', () => {
  screens.add('/m/inviteFriends');
  open({ type: 0, flags: { REFERRAL: true } });
  expect(screen.queryByTestId('closed')).toBeNull();
  expect(screen.queryByText('Belum dibuka')).toBeNull();
});

test('SH-07 a visitor who taps a closed Invite is told before the login, not after it', async () => {
  open({ flags: { REFERRAL: false } });
  fireEvent.click(await screen.findByRole('link', { name: /^Jemput/, description: 'Belum dibuka' }));
  expect((await screen.findByTestId('path')).textContent).toContain('/m/login');
  expect(screen.getByText(/Jemputan belum dibuka/)).toBeTruthy();
});

test('SH-07 a free trial that is refused at Members has a way to an account of its own', async () => {
  open({ type: 4 });
  fireEvent.click(screen.getByRole('link', { name: 'Ahli' }));
  fireEvent.click(within(screen.getByRole('status')).getByRole('link', { name: 'Daftar' }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/register');
});

test('SH-07 Invite with REFERRAL on leads to its page', async () => {
  screens.add('/m/inviteFriends');
  open({ type: 0, flags: { REFERRAL: true } });
  fireEvent.click(screen.getByRole('link', { name: /^Jemput/ }));
  expect((await screen.findByTestId('path')).textContent).toBe('/m/inviteFriends');
});
