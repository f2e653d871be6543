import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { fakeSession, renderScreen } from '../../../../test-support/render-screen.tsx';
import * as launchScreen from './launch-screen.tsx';
import * as lotteryScreen from './lottery-screen.tsx';

const supportPlay = 'trad,ent';
const drawn = fakeGame('empat', { nodeId: 1, gameName: 'Empat Digit', gameType: 'LOTT', supportPlay });
const electronic = fakeGame('hanoi', {
  ...{ nodeId: 2, gameName: 'Hanoi', gameType: 'ELOTT', supportPlay, vassalage: 'TCG_LOTTO_VN' },
});

function open(shown: typeof lotteryScreen | typeof launchScreen, url: string, hasLotteries = true) {
  renderScreen(shown, {
    path: url.split('?')[0] ?? url,
    url,
    session: fakeSession,
    calls: {
      listGames: ({ query }) => {
        const games = hasLotteries ? [drawn, electronic] : [];
        return accepted({
          games: games.filter(({ gameType }) => gameType === query.get('gameType')),
          ...{ pageNum: 1, totalPages: 1 },
        });
      },
    },
  });
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
  open(shown, url, false);
  await screen.findByText('Tiada loteri sekarang');
  expect(screen.getByRole('link', { name: 'Ke lobi permainan' }).getAttribute('href')).toBe('/m/gameLobby');
});
