import { fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeBanners, fakeGames } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as homeScreen from './home-screen.tsx';

const list = { games: fakeGames, pageNum: 1, totalPages: 1 };

test('a visitor sees banners, the way in, the games with their return, and why they are fair', async () => {
  renderScreen(homeScreen, {
    path: '/m/home',
    calls: { listBanners: () => accepted({ list: fakeBanners }), listGames: () => accepted(list) },
  });
  const game = await screen.findByRole('link', { name: /Wau Bulan.*Pulangan 96%/ });
  expect(game.getAttribute('href')).toBe(
    '/m/launchGame?vendor=studio&gameId=wau-bulan&nodeId=1&gameCategory=RNG',
  );
  expect(await screen.findByText('Terbang tinggi')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log masuk' }).getAttribute('href')).toBe('/m/login');
  expect(screen.getByRole('heading', { name: 'Terbukti adil' })).toBeTruthy();
});

test('a member meets the games at once, without a second balance or deposit, and opening home renews the session', async () => {
  const { type: _, ...renewed } = fakeSession;
  const { session } = renderScreen(homeScreen, {
    path: '/m/home',
    session: fakeSession,
    calls: {
      listGames: () => accepted(list),
      getBalance: () =>
        accepted({ sumBalance: '12.50', sumBalanceMinor: '1250', currencyCode: 'MYR', currencySymbol: 'RM' }),
      renewSession: () => accepted({ ...renewed, customerType: 0, token: 'n'.repeat(43) }),
    },
  });
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(screen.queryByText('RM 12.50')).toBeNull();
  expect(screen.queryByRole('link', { name: 'Deposit' })).toBeNull();
  await expect.poll(() => session.current()?.token).toBe('n'.repeat(43));
});

test('games that do not load can be asked for again; none at all is said kindly', async () => {
  let asked = 0;
  renderScreen(homeScreen, {
    path: '/m/home',
    calls: {
      listGames: () => {
        asked += 1;
        return asked === 1
          ? refused(503, 'server.overloaded', 'Kami sangat sibuk sekarang')
          : accepted({ ...list, games: [] });
      },
    },
  });
  await screen.findByText('Kami sangat sibuk sekarang');
  fireEvent.click(screen.getByRole('button', { name: 'Ketik untuk cuba lagi' }));
  expect(await screen.findByText('Belum ada permainan')).toBeTruthy();
});

test('a banner leads to a page of the site, and one with no such page leads nowhere', async () => {
  const links = ['/m/help', '', 'm/help', 'https://elsewhere.example/'];
  const list = links.map((link, index) => ({
    url: '/art/banners/kite-night.svg',
    text: '',
    bannerId: `bnr_${index}`,
    title: `Sepanduk ${index}`,
    link,
  }));
  renderScreen(homeScreen, { path: '/m/home', calls: { listBanners: () => accepted({ list }) } });
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
  renderScreen(homeScreen, {
    path: '/m/home',
    calls: { listGames: () => accepted({ ...list, games: fakeGames.slice(0, count) }) },
  });
  const first = await screen.findByRole('link', { name: /Wau Bulan.*Pulangan/ });
  const cards = [...(first.closest('ul')?.children ?? [])];
  expect(cards.map(({ classList }) => classList.contains('col-span-full'))).toEqual(expected);
});

test('home shows the first games and leads to all the others, whose number it says', async () => {
  renderScreen(homeScreen, {
    path: '/m/home',
    calls: {
      listGames: ({ query }) =>
        accepted({ ...list, totalPages: query.get('pageSize') === '1' ? 1_333 : 103 }),
    },
  });
  const link = await screen.findByRole('link', { name: 'Kesemua 1,333 permainan' });
  expect(link.getAttribute('href')).toBe('/m/gameLobby');
});

test('where home shows every game there is no way to more', async () => {
  renderScreen(homeScreen, {
    path: '/m/home',
    calls: { listGames: () => accepted({ ...list, totalPages: fakeGames.length }) },
  });
  await screen.findByRole('link', { name: /Wau Bulan/ });
  expect(screen.queryByRole('link', { name: /^Kesemua/ })).toBeNull();
});
