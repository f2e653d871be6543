import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeHome, fakeMatch } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import { loginPopup } from '../../../platform/session/login-popup-store.ts';
import type { Home, HotMatch } from './home-queries.ts';
import { HotMatchTicker } from './hot-match-ticker.tsx';
import { turnMs } from './use-turns.ts';

beforeEach(() => {
  // The sheet's code is imported for real.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  act(() => loginPopup.dismiss());
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = (matches: HotMatch[], home: Partial<Home> = {}, session?: SessionInfo) =>
  renderScreen(
    { default: () => <HotMatchTicker home={fakeHome({ matches, ...home })} /> },
    { path: '/m/home', calls: {}, ...(session === undefined ? {} : { session }) },
  );

const teams = (homeTeam: string, own: Partial<HotMatch> = {}) => fakeMatch({ homeTeam, ...own });
const bettable = { isOpenForBets: true, vendor: 'arena', roomId: 'bola', nodeId: 7, gameType: 'SPORTS' };
const ticker = () => screen.getByRole('button', { name: /Liga Maya/ });
const turn = () => act(() => vi.advanceTimersByTime(turnMs));

test('GA-04 the strip shows when a match begins where the merchant is, its league, its teams and their marks', () => {
  open([fakeMatch()]);
  const shown = ticker();
  // 12:30 UTC in Kuala Lumpur.
  expect(shown.textContent).toBe('11/22 20:30Liga MayaEnggang–Harimau');
  const marks = [...shown.querySelectorAll('img')].map((mark) => mark.getAttribute('src'));
  expect(marks).toEqual(['/art/teams/enggang-rimba.svg', '/art/teams/harimau-kuning.svg']);
});

test('GA-04 one match stands still, and there is nothing to stop', () => {
  open([teams('A')]);
  expect(vi.getTimerCount()).toBe(0);
  turn();
  expect(ticker().textContent).toContain('A–');
  expect(screen.queryByRole('button', { name: /Jeda/ })).toBeNull();
});

test('GA-04 with more than one the next comes every five seconds, round and round, and what goes is read out no more', () => {
  open([teams('A'), teams('B'), teams('C')]);
  expect(turnMs).toBe(5_000);
  const seen = [];
  for (let step = 0; step < 4; step += 1) {
    seen.push(ticker().querySelector(':scope > span:not([aria-hidden])')?.textContent?.at(-9));
    turn();
  }
  expect(seen).toEqual(['A', 'B', 'C', 'A']);
  expect(ticker().querySelectorAll('[aria-hidden="true"]')).toHaveLength(1);
});

test('GA-04 it stands still while it is stopped, while nobody looks and for whoever wants less motion', () => {
  open([teams('A'), teams('B')]);
  const now = () => ticker().querySelector(':scope > span:not([aria-hidden])')?.textContent;
  fireEvent.click(screen.getByRole('button', { name: 'Jeda: Perlawanan hangat' }));
  turn();
  expect(now()).toContain('A–');
  fireEvent.click(screen.getByRole('button', { name: 'Sambung: Perlawanan hangat' }));
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  turn();
  expect(now()).toContain('A–');
  vi.restoreAllMocks();
  turn();
  expect(now()).toContain('B–');
});

test('GA-04 for whoever wants less motion it does not turn', () => {
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches: /reduce/.test(query) }) as never);
  open([teams('A'), teams('B')]);
  turn();
  expect(ticker().textContent).toContain('A–');
});

test('GA-04 without a match there is no strip', () => {
  open([]);
  expect(screen.queryByRole('heading', { name: 'Perlawanan hangat' })).toBeNull();
});

const openSheet = async () => {
  fireEvent.click(ticker());
  return within(await screen.findByRole('dialog', { name: 'Perlawanan hangat' }));
};

test('GA-04 where nobody takes bets the sheet says so, says that the matches are made up, and offers to close and nothing else', async () => {
  open([teams('A'), teams('B')]);
  const sheet = await openSheet();
  expect(sheet.getAllByText('11/22 20:30')).toHaveLength(2);
  expect(sheet.getByText(/Perlawanan maya/)).toBeTruthy();
  expect(sheet.getByText(/belum dibuka/)).toBeTruthy();
  expect(sheet.queryByRole('link')).toBeNull();
  fireEvent.click(sheet.getAllByRole('button', { name: 'Tutup' }).at(-1) as HTMLElement);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('GA-04 where there are sports of another kind it leads to them', async () => {
  open([teams('A')], { categories: [{ gameType: 'SPORTS', gameCount: 1 }] });
  const link = (await openSheet()).getByRole('link', { name: 'Sukan' });
  expect(link.getAttribute('href')).toBe('/m/gameList?gameType=SPORTS');
});

test('GA-04 real matches are not said to be made up', async () => {
  open([teams('A', { isVirtual: false })]);
  const sheet = await openSheet();
  expect(sheet.queryByText(/Perlawanan maya/)).toBeNull();
});

test('GA-04 the button starts the first match that takes bets, and a tap on a match that one, by vendor, room and node', async () => {
  open(
    [teams('A'), teams('B', bettable), teams('C', { ...bettable, nodeId: 8, roomId: 'futsal' })],
    {},
    fakeSession,
  );
  const sheet = await openSheet();
  const hrefs = sheet.getAllByRole('link').map((link) => link.getAttribute('href'));
  const path = (roomId: string, nodeId: number) =>
    `/m/launchGame?vendor=arena&gameId=${roomId}&nodeId=${nodeId}&gameCategory=SPORTS`;
  expect(hrefs).toEqual([path('bola', 7), path('futsal', 8), path('bola', 7)]);
  fireEvent.click(sheet.getByRole('link', { name: 'Bertaruh' }));
  expect((await screen.findByTestId('path')).textContent).toBe(path('bola', 7));
});

test('GA-04 GA-07 a visitor who taps a match is asked to log in and comes back to it', async () => {
  open([teams('B', bettable)]);
  const sheet = await openSheet();
  fireEvent.click(sheet.getByRole('link', { name: /B.*Harimau/ }));
  expect(loginPopup.wantedPath()).toBe('/m/launchGame?vendor=arena&gameId=bola&nodeId=7&gameCategory=SPORTS');
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
