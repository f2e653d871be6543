import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as centreScreen from './game-centre-screen.tsx';
import * as slotsScreen from './slots-centre-screen.tsx';

const naga = fakeGame('naga', { nodeId: 7, gameName: 'Naga Emas', vassalage: 'studio' });
const wau = fakeGame('wau', {
  nodeId: 8,
  gameName: 'Wau Bulan',
  vassalage: 'rimba',
  displayName: 'Rimba Play',
});
const noMark = { mobileLargeIcon: '', mobileSmallIcon: '' };
const vendors = [
  { vassalage: 'studio', displayName: 'Wau Studio', gameClassify: ['ways'], ...noMark },
  { vassalage: 'rimba', displayName: 'Rimba Play', gameClassify: ['cluster'], ...noMark },
];

interface Offer {
  readonly hasGames?: boolean;
  readonly ofHouse?: readonly (typeof sampleLottery)[];
  readonly screen?: typeof centreScreen | typeof slotsScreen;
}

function open(url: string, { hasGames = true, ofHouse = [], screen: shown = centreScreen }: Offer = {}) {
  const asked: string[] = [];
  renderScreen(shown, {
    path: url.split('?')[0] ?? url,
    url,
    calls: {
      listVendorTypes: ({ query }) => {
        asked.push(`vendors ${query.get('typeId')}`);
        return accepted({ list: hasGames ? vendors : [] });
      },
      listGames: ({ query }) => {
        asked.push(`list ${query.toString()}`);
        const isLast = query.get('pageNo') === '2';
        return accepted({
          games: hasGames ? [isLast ? wau : naga] : [],
          ...{ pageNum: Number(query.get('pageNo')), totalPages: hasGames ? 2 : 0 },
        });
      },
      listLotteryGames: ({ query }) => {
        asked.push(`lotteries ${query.get('prizeMode')}`);
        return accepted({ now: '2026-11-30T00:01:00.000Z', list: [...ofHouse] });
      },
      listHotGames: ({ query }) => {
        asked.push(`hot ${query.toString()}`);
        return accepted({ list: [wau] });
      },
    },
  });
  return asked;
}

const chosen = () =>
  screen
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page')
    .map(({ textContent }) => textContent);

test('GA-03 the menu has the eleven categories, and begins with the hot games, which have no further page', async () => {
  const asked = open('/m/gameCenter');
  await screen.findByRole('link', { name: /Wau Bulan/ });
  const menu = screen.getByRole('navigation', { name: 'Kategori' });
  expect(
    within(menu)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    ...['Hangat', 'Sukan', 'E-sukan', 'Kasino langsung', 'Tembak ikan', 'Slot', 'Poker'],
    ...['Permainan kami', 'Sabung ayam', 'E-loteri', 'Loteri'],
  ]);
  expect(chosen()).toEqual(['Hangat']);
  expect(asked).toEqual(['hot ']);
  expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull();
});

test.each([
  ['RNG', 'Slot'],
  ['PVP', 'Poker'],
  ['LIVE', 'Kasino langsung'],
  ['FISH', 'Tembak ikan'],
])('GA-03 %s shows a vendor’s games page by page', async (category, name) => {
  const asked = open(`/m/gameCenter?category=${category}&vassalage=rimba`);
  await screen.findByRole('link', { name: /Naga Emas/ });
  expect(chosen()).toEqual([name]);
  const all = await screen.findByRole('link', { name: 'Rimba Play' });
  expect(all.getAttribute('href')).toBe(`/m/gameCenter?category=${category}`);
  fireEvent.click(screen.getByRole('button', { name: 'Lihat lagi' }));
  await screen.findByRole('link', { name: /Wau Bulan/ });
  const list = `list gameType=${category}&vassalage=rimba&pageNo=`;
  expect(asked.filter((each) => each.startsWith('list'))).toEqual([
    `${list}1&pageSize=26`,
    `${list}2&pageSize=26`,
  ]);
});

test('GA-03 the recent category is treated as slots', async () => {
  const asked = open('/m/gameCenter?category=RECENT');
  await screen.findByRole('link', { name: /Naga Emas/ });
  expect(chosen()).toEqual(['Slot']);
  expect(asked).toContain('list gameType=RNG&pageNo=1&pageSize=26');
});

test.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'])(
  'GA-03 %s lists the games of the vendors that it is mapped to, vendor by vendor',
  async (category) => {
    const asked = open(`/m/gameCenter?category=${category}`);
    const first = await screen.findByRole('region', { name: 'Wau Studio' });
    expect(within(first).getByRole('link', { name: /Naga Emas/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Lihat lagi' }));
    const second = await screen.findByRole('region', { name: 'Rimba Play' });
    expect(within(second).getByRole('link', { name: /Wau Bulan/ })).toBeTruthy();
    expect(asked).toContain(`list gameType=${category}&pageNo=1&pageSize=26`);
  },
);

test.each([
  ['LOTT', 'Lott'],
  ['ELOTT', 'Elott'],
])(
  'GA-03 %s has the house’s lotteries above those of vendors, and is not empty with them alone',
  async (category, mode) => {
    const asked = open(`/m/gameCenter?category=${category}`, { ofHouse: [sampleLottery] });
    const own = await screen.findByRole('link', { name: /Pantas SSC 1 minit.*20261130-0002/ });
    expect(own.getAttribute('href')).toBe('/m/lottery/ssc-1m');
    expect(asked).toContain(`lotteries ${mode}`);
    const ofVendor = await screen.findByRole('region', { name: 'Wau Studio' });
    expect(own.compareDocumentPosition(ofVendor) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  },
);

test('GA-03 with lotteries of the house alone nothing says that there are none', async () => {
  open('/m/gameCenter?category=LOTT', { hasGames: false, ofHouse: [sampleLottery] });
  await screen.findByRole('link', { name: /Pantas SSC 1 minit.*20261130-0002/ });
  await waitFor(() => expect(screen.queryByText('Sedang dimuatkan')).toBeNull());
  expect(screen.queryByText(/belum ada/)).toBeNull();
});

test('GA-03 our own category shows games of ours and the slots of a vendor that has such', async () => {
  const asked = open('/m/gameCenter?category=INHOUSE');
  const own = await screen.findByRole('region', { name: 'Permainan kami' });
  expect(within(own).getByRole('link', { name: /Naga Emas/ })).toBeTruthy();
  await screen.findByRole('region', { name: 'Slot oleh Wau Studio' });
  await waitFor(() => expect(asked).toContain('list gameType=RNG&vassalage=studio&pageNo=1&pageSize=26'));
  expect(asked).toContain('list gameType=INHOUSE&pageNo=1&pageSize=26');
});

test.each([
  ['SPORTS', 'Sukan: belum ada'],
  ['LIVE', 'Kasino langsung: belum ada'],
  ['INHOUSE', 'Permainan kami: belum ada'],
])('GA-03 %s without a game says so and leads on, with what is hot below', async (category, title) => {
  open(`/m/gameCenter?category=${category}`, { hasGames: false });
  await screen.findByText(title);
  expect(screen.getByRole('link', { name: 'Lihat semua permainan' }).getAttribute('href')).toBe(
    '/m/gameLobby',
  );
  const hot = await screen.findByRole('region', { name: 'Hangat' });
  expect(within(hot).getByRole('link', { name: /Wau Bulan/ })).toBeTruthy();
});

test('SH-02 the centre of slots has search, vendors and every slot, page by page', async () => {
  const asked = open('/m/slotsCenter?vassalage=studio', { screen: slotsScreen });
  await screen.findByRole('link', { name: /Naga Emas/ });
  expect(screen.getByRole('link', { name: 'Cari permainan' }).getAttribute('href')).toBe(
    '/m/gameList?gameType=RNG',
  );
  expect(asked).toContain('list gameType=RNG&vassalage=studio&pageNo=1&pageSize=26');
  expect((await screen.findByRole('link', { name: 'Wau Studio' })).getAttribute('href')).toBe(
    '/m/slotsCenter',
  );
});
