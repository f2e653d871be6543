import { screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as launchScreen from './launch-screen.tsx';
import * as lotteryScreen from './lottery-screen.tsx';

type Lottery = typeof sampleLottery;

const supportPlay = 'trad,ent';
const drawn = fakeGame('empat', { nodeId: 1, gameName: 'Empat Digit', gameType: 'LOTT', supportPlay });
const electronic = fakeGame('hanoi', {
  ...{ nodeId: 2, gameName: 'Hanoi', gameType: 'ELOTT', supportPlay, vassalage: 'TCG_LOTTO_VN' },
});

interface Offered {
  readonly ofVendors?: boolean;
  readonly ofHouse?: readonly Lottery[];
}

function open(
  shown: typeof lotteryScreen | typeof launchScreen,
  url: string,
  { ofVendors = true, ofHouse = [] }: Offered = {},
) {
  const askedModes: (string | null)[] = [];
  renderScreen(shown, {
    path: url.split('?')[0] ?? url,
    url,
    session: fakeSession,
    calls: {
      listLotteryGames: ({ query }) => {
        askedModes.push(query.get('prizeMode'));
        return accepted({ now: '2026-11-30T00:01:00.000Z', list: [...ofHouse] });
      },
      listGames: ({ query }) => {
        const games = ofVendors ? [drawn, electronic] : [];
        return accepted({
          games: games.filter(({ gameType }) => gameType === query.get('gameType')),
          ...{ pageNum: 1, totalPages: 1 },
        });
      },
    },
  });
  return askedModes;
}

const lobby = '/m/launchGame?playType=trad&prize_mode=Elott&code=lobby&pageBack=home';

test('GA-07 a lottery of Vietnam’s lobby starts there, another one names itself', async () => {
  open(lotteryScreen, '/m/lottery?gameType=ELOTT');
  expect((await screen.findByRole('link', { name: /Hanoi/ })).getAttribute('href')).toBe(lobby);
  expect(screen.queryByRole('link', { name: /Empat Digit/ })).toBeNull();
});

test('GA-01 /m/lottery shows the drawn lotteries, and the way to the electronic ones', async () => {
  open(lotteryScreen, '/m/lottery');
  const link = await screen.findByRole('link', { name: /Empat Digit/ });
  expect(link.getAttribute('href')).toMatch(
    /^\/m\/launchGame\?playType=trad&prize_mode=Lott&code=lobby&pageBack=home&/,
  );
  expect(screen.getByRole('link', { name: 'E-loteri' }).getAttribute('href')).toBe(
    '/m/lottery?gameType=ELOTT',
  );
});

test('GA-07 the lobby lists the lotteries of its prize mode, and each opens itself from there', async () => {
  open(launchScreen, lobby);
  const link = await screen.findByRole('link', { name: /Hanoi/ });
  expect(link.getAttribute('href')).toBe(
    '/m/launchGame?vendor=TCG_LOTTO_VN&gameId=hanoi&nodeId=2&gameCategory=ELOTT&supportPlay=trad%2Cent',
  );
  expect(screen.queryByRole('link', { name: /Empat Digit/ })).toBeNull();
  screen.getByRole('button', { name: 'Kembali' }).click();
  expect((await screen.findByTestId('path')).textContent).toBe('/m/home');
});

test.each([
  ['the lobby', launchScreen, lobby],
  ['/m/lottery', lotteryScreen, '/m/lottery'],
])('GA-01 GA-07 without a lottery, %s says so and leads on to what can be played', async (_, shown, url) => {
  open(shown, url, { ofVendors: false });
  await screen.findByText('Tiada loteri sekarang');
  expect(screen.getByRole('link', { name: 'Ke lobi permainan' }).getAttribute('href')).toBe('/m/gameLobby');
});

test.each([
  ['/m/lottery', 'Lott'],
  ['/m/lottery?gameType=ELOTT', 'Elott'],
  ['/m/lottery?gameType=ZY', 'ZY'],
])('LO-02 %s shows the house’s lotteries of the mode %s', async (url, mode) => {
  const asked = open(lotteryScreen, url, { ofHouse: [sampleLottery] });
  await screen.findByText(sampleLottery.name);
  expect(asked).toEqual([mode]);
});

test('LO-02 the lobby of the house’s own draws has no vendors’, and is named after them', async () => {
  const url = '/m/launchGame?playType=trad&prize_mode=ZY&code=lobby&pageBack=home';
  const asked = open(launchScreen, url, { ofHouse: [sampleLottery] });
  await screen.findByText(sampleLottery.name);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cabutan pantas');
  expect(screen.queryByRole('link', { name: /Empat Digit|Hanoi/ })).toBeNull();
  expect(asked).toEqual(['ZY']);
});

test('LO-02 below the house’s lotteries are those of vendors, and none of them is missed', async () => {
  open(lotteryScreen, '/m/lottery', { ofHouse: [sampleLottery] });
  const own = await screen.findByText(sampleLottery.name);
  const other = await screen.findByRole('link', { name: /Empat Digit/ });
  expect(own.compareDocumentPosition(other)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('LO-02 where vendors have none, the house’s lotteries stand alone', async () => {
  open(lotteryScreen, '/m/lottery', { ofVendors: false, ofHouse: [sampleLottery] });
  await screen.findByText(sampleLottery.name);
  expect(screen.queryByText('Tiada loteri sekarang')).toBeNull();
});

test.each([
  ['code=Betting&gameId=ssc-1min', '/m/lottery/ssc-1min'],
  ['code=Orders', '/m/lotteryOrders'],
])('LO-02 GA-07 a deep link of a lobby (%s) leads to its screen', async (search, path) => {
  open(launchScreen, `/m/launchGame?${search}`);
  await waitFor(() => expect(screen.getByTestId('path').textContent).toBe(path));
});

test('LO-02 a deep link that names no screen leads to the lobby', async () => {
  open(launchScreen, '/m/launchGame?code=Jackpot&prize_mode=ZY', { ofHouse: [sampleLottery] });
  await screen.findByText(sampleLottery.name);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cabutan pantas');
});
