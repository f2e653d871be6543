import { screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import type { PlayMenu } from '../../../platform/lottery/lottery-terms-queries.ts';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as startScreen from './start-lottery-screen.tsx';

type Game = ReturnType<typeof fakeGame>;

const lottery = (gameId: string, limits: Partial<Game>): Game =>
  fakeGame(gameId, {
    ...{ gameType: 'ELOTT', returnPercent: '92.50' },
    ...{ minStakeMinor: '50', maxStakeMinor: '20000', maxWinMinor: '10000000', ...limits },
  });

const other = { minStakeMinor: '100', maxStakeMinor: '50000', maxWinMinor: '250000', returnPercent: '95.00' };
const second = { ...sampleLottery, gameId: 'dua-4d', name: 'Dua 4D', family: '4d' };

const play = (playId: string, returnLowestPercent: string, returnHighestPercent: string) =>
  ({
    ...{ playId, group: 'one', playType: 'tradition', localName: null, chargedLots: 1, lineCount: '10' },
    ...{ prizes: [], returnLowestPercent, returnHighestPercent },
  }) satisfies PlayMenu['plays'][number];

interface Offered {
  readonly ofHouse?: readonly (typeof sampleLottery)[];
  readonly ofVendors?: readonly Game[];
  readonly hasMenu?: boolean;
}

function open(search: string, { ofHouse = [], ofVendors = [], hasMenu = true }: Offered) {
  renderScreen(startScreen, {
    path: '/m/startLottery',
    url: `/m/startLottery${search}`,
    calls: {
      listLotteryGames: () => accepted({ now: '2026-11-30T00:01:00.000Z', list: [...ofHouse] }),
      listGames: ({ query }) =>
        accepted({
          games: query.get('gameType') === 'ELOTT' ? [...ofVendors] : [],
          ...{ pageNum: 1, totalPages: 1 },
        }),
      getLotterySetting: () =>
        accepted({
          ...{ gameId: 'ssc-1m', currencyCode: 'MYR', units: ['100', '10'], highestMultiple: 1_000 },
          ...{ highestStakeMinor: '1000000', highestWinMinor: '500000000' },
          ...{ seriesLowest: 1_700, seriesHighest: 1_800 },
        }),
      getLotteryPlayMenu: () =>
        hasMenu
          ? accepted({
              ...{ gameId: 'ssc-1m', name: '', family: 'ssc', drawSource: 'own', prizeModes: ['ZY'] },
              plays: [play('one', '90.00', '97.25'), play('two', '88.50', '90.00')],
            })
          : refused(503, 'server.overloaded', 'sibuk'),
    },
  });
}

/** What stands beside a term. */
const factOf = (term: string) =>
  screen.getByText(term).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
const facts = () => ['Taruhan', 'Kemenangan maksimum', 'Pulangan teori'].map(factOf);

test.each([
  ['', 'satu', ['RM 0.50 hingga RM 200', 'RM 100,000', '92.5%']],
  ['?gameId=dua', 'dua', ['RM 1 hingga RM 500', 'RM 2,500', '95%']],
])(
  'SH-01 a vendor’s lottery of the address %j tells its stakes, its highest win and its return',
  async (search, name, expected) => {
    open(search, { ofVendors: [lottery('satu', {}), lottery('dua', other)] });
    await screen.findByRole('heading', { name });
    expect(facts()).toEqual(expected);
  },
);

test.each([
  ['', 'Pantas SSC 1 minit', 'ssc-1m'],
  ['?gameId=dua-4d', 'Dua 4D', 'dua-4d'],
  // What is not offered any more leads to one that is.
  ['?gameId=gone', 'Pantas SSC 1 minit', 'ssc-1m'],
])(
  'SH-01 a lottery of the house at %j tells what may be staked, won and comes back, and leads to its bets',
  async (search, name, gameId) => {
    open(search, { ofHouse: [sampleLottery, second] });
    await screen.findByRole('heading', { name });
    await screen.findByText('88.5% hingga 97.25%');
    expect(facts()).toEqual(['RM 0.10 hingga RM 10,000', 'RM 5,000,000', '88.5% hingga 97.25%']);
    expect(screen.getByRole('link', { name: 'Main' }).getAttribute('href')).toBe(`/m/lottery/${gameId}`);
    expect(screen.queryByText('Tiada loteri sekarang')).toBeNull();
  },
);

test('SH-01 a vendor’s lottery that the address names is shown where the house has lotteries as well', async () => {
  open('?gameId=dua', { ofHouse: [sampleLottery], ofVendors: [lottery('satu', {}), lottery('dua', other)] });
  await screen.findByRole('heading', { name: 'dua' });
  expect(facts()).toEqual(['RM 1 hingga RM 500', 'RM 2,500', '95%']);
});

test('SH-01 without what its bets return a lottery is opened all the same', async () => {
  open('', { ofHouse: [sampleLottery], hasMenu: false });
  await screen.findByText('RM 5,000,000', { normalizer: (text) => text.replaceAll('\u00a0', ' ') });
  expect(factOf('Pulangan teori')).toBe('–');
  expect(screen.getByRole('link', { name: 'Main' })).toBeTruthy();
});

test('SH-01 a merchant without lotteries says so', async () => {
  open('', {});
  await screen.findByText('Tiada loteri sekarang');
});
