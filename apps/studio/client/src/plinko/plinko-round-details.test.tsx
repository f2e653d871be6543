import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { PlinkoRoundDetails } from './plinko-round-details.tsx';

afterEach(cleanup);

test('the sheet of a round shows the way of the ball, and the bucket that it fell into with what that pays', () => {
  const path = ['left', 'right', 'right', 'left', 'left', 'left', 'right', 'left'] as const;
  render(
    <FakePlay api={fakeStudio({}).api} gameId="plinko" openBetsMaximum={1}>
      <PlinkoRoundDetails
        round={sampleRound({
          gameId: 'plinko',
          stakeMinor: '200',
          payoutMinor: '220',
          parameters: { rows: 8, risk: 'low' },
          events: [{ type: 'ballDropped', path, bucket: 3 }],
        })}
      />
    </FakePlay>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Low',
    '8',
    '← → → ← ← ← → ←left, right, right, left, left, left, right, left',
    '4 of 9, 1.1×',
  ]);
});
