import { fireEvent, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { expect, test } from 'vitest';
import { fakeGame } from '../../../../test-support/fake-site.ts';
import { renderScreen } from '../../../../test-support/render-screen.tsx';
import { sampleLottery } from '../../../shared/lottery/testing/lottery-samples.ts';
import * as lotteryScreen from './lottery-screen.tsx';
import * as moreLotteryScreen from './more-lottery-screen.tsx';

const ofVendor = fakeGame('empat', { nodeId: 1, gameName: 'Empat Digit', gameType: 'LOTT' });

test.each([
  ['/m/lottery', lotteryScreen],
  ['/m/moreLottery', moreLotteryScreen],
])(
  'AP-03 GA-07 at %s that nothing could be loaded is said once, and one tap brings the house’s and the vendors’',
  async (url, shown) => {
    let isBroken = true;
    const orBroken = <Answer,>(answer: Answer) =>
      isBroken ? refused(503, 'server.overloaded', 'Kami sibuk') : answer;
    renderScreen(shown, {
      path: url.split('?')[0] ?? url,
      url,
      calls: {
        listLotteryGames: () =>
          orBroken(accepted({ now: '2026-11-30T00:01:00.000Z', list: [sampleLottery] })),
        listGames: ({ query }) =>
          orBroken(
            accepted({
              games: query.get('gameType') === 'LOTT' ? [ofVendor] : [],
              ...{ pageNum: 1, totalPages: 1 },
            }),
          ),
      },
    });
    const again = await screen.findByRole('button', { name: 'Ketik untuk cuba lagi' });
    // The vendors' list has been asked for by then or is asked for now, and has nothing of its own to say.
    await expect.poll(() => document.querySelector('[aria-busy="true"]')).toBeNull();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    isBroken = false;
    fireEvent.click(again);
    expect(await screen.findByText(sampleLottery.name)).toBeTruthy();
    expect(await screen.findByText('Empat Digit')).toBeTruthy();
  },
);
