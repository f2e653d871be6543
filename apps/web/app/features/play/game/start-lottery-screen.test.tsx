import { screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import * as startScreen from './start-lottery-screen.tsx';

type Game = ReturnType<typeof fakeGame>;

const lottery = (gameId: string, limits: Partial<Game>): Game =>
  fakeGame(gameId, {
    ...{ gameType: 'ELOTT', returnPercent: '92.50' },
    ...{ minStakeMinor: '50', maxStakeMinor: '20000', maxWinMinor: '10000000', ...limits },
  });

test.each([
  ['', 'satu', ['RM 0.50 hingga RM 200', 'RM 100,000', '92.5%']],
  ['?gameId=dua', 'dua', ['RM 1 hingga RM 500', 'RM 2,500', '95%']],
])(
  'a lottery of the address %j tells its stakes, its highest win and its return',
  async (search, name, facts) => {
    const other = {
      minStakeMinor: '100',
      maxStakeMinor: '50000',
      maxWinMinor: '250000',
      returnPercent: '95.00',
    };
    renderScreen(startScreen, {
      path: '/m/startLottery',
      url: `/m/startLottery${search}`,
      calls: {
        listGames: ({ query }) =>
          accepted({
            games: query.get('gameType') === 'ELOTT' ? [lottery('satu', {}), lottery('dua', other)] : [],
            ...{ pageNum: 1, totalPages: 1 },
          }),
      },
    });
    await screen.findByRole('heading', { name });
    const factOf = (term: string) =>
      screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
    expect(['Taruhan', 'Kemenangan maksimum', 'Pulangan teori'].map(factOf)).toEqual(facts);
  },
);
