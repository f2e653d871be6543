import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { OperatorHtml } from '@wau/contract/operator-html';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { FakeCalls } from '../../../test-support/fake-api.ts';
import { fakeSession, renderScreen } from '../../../test-support/render-screen.tsx';
import { loginPopup } from '../../platform/session/login-popup-store.ts';
import { AnnouncementPopup } from './announcement-popup.tsx';
import type { Popup } from './announcement-queries.ts';
import { popupMemoryKey } from './popup-memory.ts';
import { popupDelayMs } from './use-popups.ts';

vi.mock('virtual:screen-paths', () => ({ screenPaths: ['/m/rewardCenter', '/m/help', '/m/home'] }));

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ shouldAdvanceTime: false });
});
afterEach(() => {
  vi.useRealTimers();
  loginPopup.dismiss();
});

const popup = (id: string, parts: Partial<Popup> = {}): Popup => ({
  id,
  title: `Tajuk ${id}`,
  content: `<p>Isi ${id}</p>` as OperatorHtml,
  promotionType: 'NONE',
  execution: 'B',
  link: '',
  ...parts,
});

const answer = (popups: readonly Popup[]) =>
  accepted({
    list: [],
    popup: [...popups],
    banners: [],
    player: [],
    hot: [],
    promotion: [],
    footer: { unreadCount: 0 },
  });

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function openHome(
  popups: readonly Popup[],
  options: Partial<Pick<Parameters<typeof renderScreen>[1], 'session' | 'url' | 'flags'>> = {},
) {
  const calls: FakeCalls = { listAnnouncements: () => answer(popups) };
  renderScreen({ default: AnnouncementPopup }, { path: '/m/home', calls, ...options });
  await pass(0);
}
const dialog = () => screen.queryByRole('dialog');

test('HO-03 it rises 500 ms after the list is there, and not before', async () => {
  await openHome([popup('a')]);
  await pass(popupDelayMs - 20);
  expect(dialog()).toBeNull();
  await pass(40);
  expect(within(screen.getByRole('dialog')).getByText('Isi a')).toBeTruthy();
  expect(popupDelayMs).toBe(500);
});

test('HO-03 previous and next lead to the ends and not round', async () => {
  await openHome([popup('a'), popup('b')]);
  await pass(600);
  const turn = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));
  expect(screen.getByRole('button', { name: /sebelumnya/ }).getAttribute('aria-disabled')).toBe('true');
  turn(/sebelumnya/);
  expect(screen.getByText('1 daripada 2')).toBeTruthy();
  turn(/seterusnya/);
  expect(screen.getByText('Isi b')).toBeTruthy();
  turn(/seterusnya/);
  expect(screen.getByText('2 daripada 2')).toBeTruthy();
  turn(/sebelumnya/);
  expect(screen.getByText('Isi a')).toBeTruthy();
});

test('HO-03 what was closed stays closed until there is another list', async () => {
  await openHome([popup('a')]);
  await pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  await pass(1_000);
  expect(dialog()).toBeNull();
  expect(JSON.parse(localStorage.getItem(popupMemoryKey('B')) ?? '')).toEqual({
    isShown: false,
    list: ['Tajuk a,<p>Isi a</p>'],
  });
  cleanup();
  await openHome([popup('a')]);
  await pass(600);
  expect(dialog()).toBeNull();
  cleanup();
  await openHome([popup('a', { content: '<p>Lain</p>' as OperatorHtml })]);
  await pass(600);
  expect(screen.getByText('Lain')).toBeTruthy();
});

test.each([
  ['a visitor', undefined, ['Tajuk b']],
  ['a member', fakeSession, ['Tajuk a']],
  [
    'a member at the first login',
    { ...fakeSession, firstTimeLogin: true, mustChangePassword: true },
    ['Tajuk a', 'Tajuk f'],
  ],
])('HO-03 %s sees the own group', async (_who, session, titles) => {
  const popups = [
    popup('a', { execution: 'A' }),
    popup('b', { execution: 'B' }),
    popup('f', { execution: 'F' }),
  ];
  await openHome(popups, session === undefined ? {} : { session });
  await pass(600);
  const seen = [screen.getByRole('dialog').querySelector('h2')?.textContent];
  if (titles.length > 1) {
    fireEvent.click(screen.getByRole('button', { name: /seterusnya/ }));
    seen.push(screen.getByRole('dialog').querySelector('h2')?.textContent);
  }
  expect(seen).toEqual(titles);
});

test('HO-03 it never covers what is open, and comes once that is gone', async () => {
  const other = document.createElement('div');
  other.setAttribute('role', 'dialog');
  document.body.append(other);
  await openHome([popup('a')]);
  await pass(2_000);
  expect(screen.queryByText('Isi a')).toBeNull();
  other.remove();
  await pass(0);
  expect(screen.getByText('Isi a')).toBeTruthy();
});

test('HO-03 it waits for the popups of the app and of the login, whose code may still be on its way', async () => {
  await openHome([popup('a')], { url: '/m/home?download=1' });
  await pass(2_000);
  expect(dialog()).toBeNull();
  cleanup();
  loginPopup.ask('/m/mine');
  await openHome([popup('a')]);
  await pass(2_000);
  expect(dialog()).toBeNull();
  act(() => loginPopup.dismiss());
  await pass(600);
  expect(screen.getByText('Isi a')).toBeTruthy();
});

test('HO-03 the go-to action leads to the reward centre, where the merchant has it, and counts as closing', async () => {
  const reward = popup('a', { promotionType: 'REWARD', link: '/m/rewardCenter' });
  await openHome([reward], { flags: { REWCEN3: false } });
  await pass(600);
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  await openHome([reward], { flags: { REWCEN3: true } });
  await pass(600);
  fireEvent.click(screen.getByRole('link', { name: 'Ke pusat ganjaran' }));
  await pass(0);
  expect(screen.getByText('/m/rewardCenter')).toBeTruthy();
  expect(JSON.parse(localStorage.getItem(popupMemoryKey('B')) ?? '')).toMatchObject({ isShown: false });
});

test('HO-03 a link of the text is followed within the app, an address elsewhere opens in a tab of its own', async () => {
  const linked = popup('a', {
    content: '<a href="/m/help">Bantuan</a>' as OperatorHtml,
    promotionType: 'LINK',
    link: 'https://elsewhere.example/',
  });
  await openHome([linked]);
  await pass(600);
  const away = screen.getByRole('link', { name: 'Lihat lagi' });
  expect([away.getAttribute('href'), away.getAttribute('target'), away.getAttribute('rel')]).toEqual([
    'https://elsewhere.example/',
    '_blank',
    'noopener noreferrer',
  ]);
  fireEvent.click(screen.getByRole('link', { name: 'Bantuan' }));
  await pass(0);
  expect(screen.getByText('/m/help')).toBeTruthy();
});

test('HO-03 Escape closes it', async () => {
  await openHome([popup('a')]);
  await pass(600);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  await pass(1_000);
  expect(dialog()).toBeNull();
});

test('HO-03 whoever has no announcements, such as a trial account, leaves what was closed on the device closed', async () => {
  await openHome([popup('a', { execution: 'A' })], { session: fakeSession });
  await pass(600);
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  cleanup();
  await openHome([], { session: fakeSession });
  await pass(600);
  cleanup();
  await openHome([popup('a', { execution: 'A' })], { session: fakeSession });
  await pass(600);
  expect(dialog()).toBeNull();
});
