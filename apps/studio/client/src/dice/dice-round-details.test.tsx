import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { DiceRoundDetails } from './dice-round-details.tsx';

afterEach(cleanup);

test('the sheet of a round shows the number that was rolled, and what it was rolled against', () => {
  render(
    <FakePlay api={fakeStudio({}).api} gameId="dice" openBetsMaximum={1}>
      <DiceRoundDetails
        round={sampleRound({
          parameters: { direction: 'over', targetHundredths: 7_525 },
          events: [
            { type: 'diceRolled', rollHundredths: 8_107, won: true },
            { type: 'settled', multiplierTenThousandths: 40_000, payoutMinor: '400' },
          ],
        })}
      />
    </FakePlay>,
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '81.07',
    'Roll over 75.25',
  ]);
});
