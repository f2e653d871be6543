import { fireEvent, screen, within } from '@testing-library/react';
import type { HomeBlock } from '@wau/contract/home-blocks';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import type { FakeCalls } from '../../../../test-support/fake-api.ts';
import { fakeBanners, fakeGame, fakeHome, fakeTile, fakeTiles } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import type { SessionInfo } from '../../../platform/services/session-store.ts';
import type { Home } from './home-queries.ts';
import * as homeScreen from './home-screen.tsx';

interface OpenOptions {
  readonly session?: SessionInfo;
  readonly calls?: FakeCalls;
  readonly homeBlocks?: HomeBlock[];
}

function open(home: Partial<Home>, { session, calls = {}, homeBlocks }: OpenOptions = {}) {
  return renderScreen(homeScreen, {
    path: '/m/home',
    calls: { getHome: () => accepted(fakeHome(home)), ...calls },
    ...(session === undefined ? {} : { session }),
    ...(homeBlocks === undefined ? {} : { site: { homeBlocks } }),
  });
}

test('HO-01 a visitor sees banners, the way in, the games with vendor and return, and why they are fair', async () => {
  open({ banners: fakeBanners, popular: fakeTiles });
  const game = await screen.findByRole('link', { name: /Wau Bulan.*Wau Studio.*Pulangan 96%/ });
  expect(game.getAttribute('href')).toBe(
    '/m/launchGame?vendor=studio&gameId=wau-bulan&nodeId=1&gameCategory=RNG',
  );
  expect(await screen.findByText('Terbang tinggi')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log masuk' }).getAttribute('href')).toBe('/m/login');
  expect(screen.getByRole('heading', { name: 'Terbukti adil' })).toBeTruthy();
});

test('HO-01 a member meets the games at once; opening home renews the session and loads favourites and wallets', async () => {
  const { type: _, ...renewed } = fakeSession;
  const asked: string[] = [];
  const { session } = open(
    { popular: fakeTiles },
    {
      session: fakeSession,
      calls: {
        renewSession: () => accepted({ ...renewed, customerType: 0, token: 'n'.repeat(43) }),
        listFavouriteGames: () => {
          asked.push('favourites');
          return accepted({ content: [], pageNum: 1, totalPages: 0 });
        },
        getMerchantWallet: () => {
          asked.push('wallets');
          return refused(503, 'server.overloaded', 'sibuk');
        },
      },
    },
  );
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  await expect.poll(() => session.current()?.token).toBe('n'.repeat(43));
  await expect.poll(() => asked.toSorted()).toEqual(['favourites', 'wallets']);
});

test('HO-01 the blocks stand in the merchant’s order, and what it leaves out is not there', async () => {
  open(
    { popular: fakeTiles, banners: fakeBanners, notices: [{ id: 'n', title: 'Berita baharu' }] },
    { homeBlocks: ['links', 'popular', 'notices'] },
  );
  const popular = await screen.findByRole('heading', { name: 'Permainan popular' });
  const help = screen.getByRole('link', { name: 'Pusat bantuan' });
  const notice = screen.getAllByText('Berita baharu')[0] as HTMLElement;
  const follows = (one: Node, other: Node) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  expect(follows(help, popular)).toBe(true);
  expect(follows(popular, notice)).toBe(true);
  expect(screen.queryByText('Terbang tinggi')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Terbukti adil' })).toBeNull();
});

test('AP-03 home that does not load can be asked for again, and says so once; no games at all is said kindly', async () => {
  let asked = 0;
  open(
    {},
    {
      calls: {
        getHome: () => {
          asked += 1;
          return asked === 1
            ? refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang')
            : accepted(fakeHome());
        },
      },
    },
  );
  await screen.findByText('Kami sangat sibuk sekarang');
  // What needs no answer is there all the same.
  expect(screen.getByRole('link', { name: 'Log masuk' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  expect(await screen.findByText('Belum ada permainan')).toBeTruthy();
});

test('a banner leads to a page of the site, and one with no such page leads nowhere', async () => {
  const links = ['/m/help', '', 'm/help', 'https://elsewhere.example/'];
  const banners = links.map((link, index) => ({
    url: '/art/banners/kite-night.svg',
    text: '',
    bannerId: `bnr_${index}`,
    title: `Sepanduk ${index}`,
    link,
  }));
  open({ banners });
  const hrefs = await Promise.all(
    links.map(async (_, index) =>
      (await screen.findByText(`Sepanduk ${index}`)).closest('a')?.getAttribute('href'),
    ),
  );
  expect(hrefs).toEqual(['/m/help', undefined, undefined, undefined]);
});

test.each([
  [3, [true, false, false]],
  [2, [false, false]],
  [1, [true]],
])('of %i games the first is wide where the two columns would not come out even', async (count, expected) => {
  open({ popular: fakeTiles.slice(0, count) });
  const first = await screen.findByRole('link', { name: /Wau Bulan.*Pulangan/ });
  const cards = [...(first.closest('ul')?.children ?? [])];
  expect(cards.map(({ classList }) => classList.contains('col-span-full'))).toEqual(expected);
});

test('home shows the first games and leads to all the others, whose number it says', async () => {
  open({ popular: fakeTiles, gameCount: 1_333 });
  const link = await screen.findByRole('link', { name: 'Kesemua 1,333 permainan' });
  expect(link.getAttribute('href')).toBe('/m/gameLobby');
});

test('where home shows every game there is no way to more', async () => {
  open({ popular: fakeTiles, gameCount: fakeTiles.length });
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(screen.queryByRole('link', { name: /^Kesemua/ })).toBeNull();
});

test('HO-01 every kind of games leads to its list, those that have any first', async () => {
  open({ categories: [{ gameType: 'INHOUSE', gameCount: 2 }] });
  const rail = await screen.findByRole('navigation', { name: 'Kategori' });
  const links = within(rail).getAllByRole('link');
  expect(links).toHaveLength(10);
  expect(links[0]?.textContent).toBe('Permainan kami');
  expect(links[0]?.getAttribute('href')).toBe('/m/gameList?gameType=INHOUSE');
});

test('HO-01 each vendor has a row with its mark, its games and the way to all of them; one without a mark its letter', async () => {
  const vendor = { vassalage: 'studio', displayName: 'Wau Studio', gameCount: 129 };
  open({
    vendors: [
      { ...vendor, mobileSmallIcon: '/art/vendors/studio.svg', games: fakeTiles },
      {
        ...vendor,
        vassalage: 'x y',
        displayName: 'Zamrud',
        mobileSmallIcon: '',
        games: [fakeTile('zamrud')],
      },
    ],
  });
  const all = await screen.findByRole('link', { name: /Wau Studio.*Kesemua 129 permainan/ });
  expect(all.getAttribute('href')).toBe('/m/gameList?vassalage=studio');
  expect(all.querySelector('img')?.getAttribute('src')).toBe('/art/vendors/studio.svg');
  const games = within(screen.getByRole('list', { name: 'Wau Studio' })).getAllByRole('link');
  expect(games.map(({ textContent }) => textContent)).toEqual(['Wau Bulan', 'Dadu', 'Plinko']);
  const other = screen.getByRole('link', { name: /Zamrud.*Kesemua/ });
  expect(other.getAttribute('href')).toBe('/m/gameList?vassalage=x%20y');
  expect(other.textContent).toContain('Z');
});

test('HO-10 winners stand there with masked name, game and amount; without any there is no board', async () => {
  const winner = {
    vo: { winAmount: '1234.50' },
    winAmountMinor: '123450',
    userName: 'Ra***',
    wonAt: '2026-11-22T12:30:00.000Z',
    game: fakeTile('plinko', { gameName: 'Plinko' }),
  };
  open({ winners: [winner] });
  const link = await screen.findByRole('link', { name: /Ra\*\*\*.*Plinko.*RM 1,234\.50/ });
  expect(link.getAttribute('href')).toContain('gameId=plinko');
  expect(screen.getByRole('heading', { name: 'Kemenangan besar' })).toBeTruthy();
});

test('HO-10 HO-01 what has nothing to show is not there', async () => {
  open({ popular: fakeTiles });
  await screen.findByRole('link', { name: /Wau Bulan/ });
  for (const name of ['Kemenangan besar', 'Penyedia', 'Promosi', 'Perlawanan hangat']) {
    expect(screen.queryByRole('heading', { name })).toBeNull();
  }
});

test('HO-01 promotions lead to themselves in the list of all', async () => {
  open({ promotions: [{ id: 'kite night', title: 'Malam wau', imageUrl: '/art/banners/kite-night.svg' }] });
  const link = await screen.findByRole('link', { name: 'Malam wau' });
  expect(link.getAttribute('href')).toBe('/m/activity?id=kite%20night');
  expect(screen.getByRole('link', { name: /^Semua\s*: Promosi$/ }).getAttribute('href')).toBe('/m/activity');
});

test('GA-06 a member sees the games played last', async () => {
  const list = [fakeGame('dice', { gameName: 'Dadu' })];
  open(
    {},
    { session: fakeSession, calls: { listRecentGames: () => accepted({ list, pageNum: 1, totalPages: 1 }) } },
  );
  const played = within(await screen.findByRole('region', { name: 'Baru dimainkan' }));
  expect((await played.findByRole('link', { name: 'Dadu' })).getAttribute('href')).toContain('gameId=dice');
  expect(played.getByRole('link', { name: /^Semua/ }).getAttribute('href')).toBe(
    '/m/gameList?classify=RECENT',
  );
});

test('GA-06 a member who has played nothing yet is told what will be there', async () => {
  open(
    {},
    {
      session: fakeSession,
      calls: { listRecentGames: () => accepted({ list: [], pageNum: 1, totalPages: 0 }) },
    },
  );
  expect(await screen.findByText(/Permainan yang anda main akan tersenarai/)).toBeTruthy();
});

test('GA-06 AP-03 where the games played last do not load, that is said in their place', async () => {
  open(
    {},
    {
      session: fakeSession,
      calls: { listRecentGames: () => refused(503, 'server.overloaded', 'sibuk') },
    },
  );
  expect(await screen.findByText(/tidak dapat dibuka sekarang/)).toBeTruthy();
});
