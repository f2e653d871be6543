import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, expect, test, vi } from 'vitest';
import { DiceGame } from '../dice/dice-game.tsx';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio, lost } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** What the page around the game hears. */
const told: unknown[] = [];

function play(
  calls: FakeStudioCalls,
  opened: { readonly unfinishedRound?: RoundView; readonly isTrial?: boolean } = {},
): void {
  // The game is in a frame, where leaving it and depositing lead somewhere.
  vi.spyOn(window, 'parent', 'get').mockReturnValue({ postMessage: () => undefined } as unknown as Window);
  const { api } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay api={api} gameId="dice" openBetsMaximum={1} post={(message) => told.push(message)} {...opened}>
      <DiceGame />
    </FakePlay>,
  );
}

const bet = () => fireEvent.click(screen.getByRole('button', { name: 'Roll' }));

test('a game that has closed leads back to the other games', async () => {
  play({ placeBet: () => refused(403, 'game.unavailable', 'This game is closed for now') });
  bet();
  await screen.findByText('This game is closed for now');
  expect(screen.getByRole('button', { name: 'Back to games' })).toBeTruthy();
});

test('ME-08 the page around the game hears of a bet that waits for the look back on play', async () => {
  play({ placeBet: () => refused(409, 'play.check.due', 'Time for a short look back') });
  told.length = 0;
  bet();
  await screen.findByText('Time for a short look back');
  expect(told).toContainEqual({ type: 'check' });
});

/** Its answer is lost so often that the player is told of it, and does not come then. */
function lostLong(): () => typeof lost | Promise<never> {
  let asked = 0;
  return () => {
    asked += 1;
    return asked < 6 ? lost : new Promise(() => undefined);
  };
}

const toneOf = (words: string | RegExp) =>
  screen.getByText(words).closest<HTMLElement>('.notice')?.dataset.tone;

test('what has gone wrong looks otherwise than what is being checked, and than what only tells how things stand', async () => {
  play({ placeBet: () => refused(403, 'game.unavailable', 'This game is closed for now') });
  bet();
  await screen.findByText('This game is closed for now');
  expect(toneOf('This game is closed for now')).toBe('failed');
  cleanup();

  play({ placeBet: lostLong() });
  bet();
  await screen.findByText(/You may leave/);
  expect(toneOf(/You may leave/)).toBe('checking');
  cleanup();
});

test('a bet whose answer does not come for long need not be waited for', async () => {
  play({ placeBet: lostLong() });
  bet();
  await screen.findByText(/You may leave/);
  expect(screen.getByRole('button', { name: 'Back to games' })).toBeTruthy();
});

test('a round of an earlier visit is shown with words that say so', async () => {
  play({ placeBet: () => new Promise(() => undefined) }, { unfinishedRound: sampleRound({}) });
  await screen.findByText('Your last round');
  await screen.findByText('Rolled 12.34, won RM 1.98');
  await screen.findByText('Win');
  const note = screen.getByText('Your last round');
  // Beside the balance: over the stage it would hide what the round has come to.
  expect(note.closest('.balance-bar')?.textContent).toContain('Your last round Win RM 1.98');
  expect(screen.queryByText('Your last round', { selector: '.notice *' })).toBeNull();
});

const lackingMoney: FakeStudioCalls = {
  placeBet: () => refused(402, 'balance.insufficient', 'x'),
  getPlayBalance: () => accepted({ balanceMinor: '20', currencyCode: 'MYR' }),
};

test.each([
  [false, 'Your balance is too low for this stake.', 'Deposit'],
  [
    true,
    'Your play money is too low for this stake. Open your own account to play for real.',
    'Open an account',
  ],
])(
  'AC-10 with play money (%s) too little of it is told as what it is, and leads on',
  async (isTrial, words, way) => {
    play(lackingMoney, { isTrial });
    bet();
    expect(await screen.findByRole('button', { name: way })).toBeTruthy();
    expect(screen.getByText(words)).toBeTruthy();
  },
);
