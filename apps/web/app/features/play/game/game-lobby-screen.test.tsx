import { fireEvent, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as lobbyScreen from './game-lobby-screen.tsx';

const game = (nodeId: number) => fakeGame(`game-${nodeId}`, { nodeId, gameName: `Permainan ${nodeId}` });

function open(search: string, totalPages: number) {
  const asked: string[] = [];
  renderScreen(lobbyScreen, {
    path: '/m/gameLobby',
    url: `/m/gameLobby${search}`,
    calls: {
      listGames: ({ query }) => {
        asked.push(query.toString());
        const pageNum = Number(query.get('pageNo'));
        return accepted({ games: totalPages === 0 ? [] : [game(pageNum)], pageNum, totalPages });
      },
    },
  });
  return asked;
}

test('GA-01 the lobby asks for pages of 26 games, one after the other, until the last', async () => {
  const asked = open('', 2);
  fireEvent.click(await screen.findByRole('button', { name: 'Lihat lagi' }));
  await screen.findByText('Permainan 2');
  expect(screen.getByText('Permainan 1')).toBeTruthy();
  expect(asked).toEqual(['pageNo=1&pageSize=26', 'pageNo=2&pageSize=26']);
  expect(screen.queryByRole('button', { name: 'Lihat lagi' })).toBeNull();
});

test('GA-01 a category of the address is asked for and marked as the one on show', async () => {
  const asked = open('?gameType=RNG', 1);
  await screen.findByText('Permainan 1');
  expect(asked).toEqual(['pageNo=1&pageSize=26&gameType=RNG']);
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Slot']);
});

test.each([
  ['LOTT', 'Lott'],
  ['ELOTT', 'Elott'],
])(
  'GA-01 SH-01 the lobby’s %s are the house’s lotteries and below them those of vendors',
  async (kind, mode) => {
    const asked: (string | null)[] = [];
    renderScreen(lobbyScreen, {
      path: '/m/gameLobby',
      url: `/m/gameLobby?gameType=${kind}`,
      calls: {
        listLotteryGames: ({ query }) => {
          asked.push(query.get('prizeMode'));
          return accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] });
        },
        listGames: ({ query }) =>
          accepted({
            games:
              query.get('gameType') === kind
                ? [fakeGame('hanoi', { gameType: kind, gameName: 'Hanoi' })]
                : [],
            ...{ pageNum: 1, totalPages: 1 },
          }),
      },
    });
    const own = await screen.findByRole('link', { name: /Pantas SSC 1 minit.*20261130-0002/ });
    expect(own.getAttribute('href')).toBe('/m/lottery/ssc-1m');
    await screen.findByRole('link', { name: /Hanoi/ });
    expect(asked).toContain(mode);
  },
);

test('GA-01 an empty category leads to all games', async () => {
  open('?gameType=LIVE', 0);
  const leads = await screen.findByRole('link', { name: 'Lihat semua permainan' });
  expect(leads.getAttribute('href')).toBe('/m/gameLobby');
});
