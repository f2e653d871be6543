import { fireEvent, render, screen, within } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { BlackjackGame } from './blackjack-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function open(gameId: string, calls: FakeStudioCalls = {}) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay api={api} gameId={gameId} openBetsMaximum={1}>
      <BlackjackGame />
    </FakePlay>,
  );
  return sent;
}

const choices = () =>
  within(screen.getByRole('group', { name: 'Choices' })).getAllByRole<HTMLButtonElement>('button');

test.each([
  ['blackjack-klasik', ['Stand', 'Double', 'Split', 'Surrender']],
  ['keris-satu-dek', ['Stand', 'Double', 'Split']],
  ['neon-pantas', ['Stand']],
])('%s has a button for each decision that its rules know, and for no other', (gameId, names) => {
  open(gameId);
  expect(choices().map(({ textContent }) => textContent)).toEqual(names);
  expect(choices().every(({ disabled }) => disabled)).toBe(true);
});

test('a pair is split for another stake, and what may not be decided now is no open button', async () => {
  const dealt = { type: 'blackjackDealt', player: ['8s', '8d'], dealer: ['6c'] };
  const round = {
    gameId: 'keris-satu-dek',
    parameters: {},
    payoutMinor: '0',
    balanceMinor: '99900',
  } as const;
  const waiting = sampleRound({
    ...round,
    status: 'waiting',
    events: [dealt],
    decision: {
      step: 0,
      choices: [
        { kind: 'hit', extraStakeMinor: '0' },
        { kind: 'stand', extraStakeMinor: '0' },
        { kind: 'split', extraStakeMinor: '100' },
      ],
      decideUntil: '2026-11-24T08:00:00.000Z',
    },
  });
  const over = sampleRound({
    ...round,
    stakeMinor: '200',
    events: [
      dealt,
      { type: 'handSplit', hand: 0, newHand: 1, cards: ['Ks', '3h'] },
      { type: 'handEnded', hand: 0, because: 'stand' },
      { type: 'handEnded', hand: 1, because: 'stand' },
      { type: 'dealerRevealed', card: 'Tc' },
      { type: 'dealerDrew', card: '4c' },
      { type: 'handSettled', hand: 0, outcome: 'lost', payoutMinor: '0' },
      { type: 'handSettled', hand: 1, outcome: 'lost', payoutMinor: '0' },
      { type: 'settled', multiplierTenThousandths: 0, payoutMinor: '0' },
    ],
  });
  const sent = open('keris-satu-dek', {
    placeBet: () => accepted(waiting),
    decideRound: () => accepted(over),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  await screen.findByRole('button', { name: 'Hit' });
  expect(choices().map(({ textContent, disabled }) => [textContent?.split('+')[0], disabled])).toEqual([
    ['Stand', false],
    ['Double', true],
    ['Split', false],
  ]);
  fireEvent.click(screen.getByRole('button', { name: /^Split/ }));
  await screen.findByRole('button', { name: 'Round: 0×' });
  expect(sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input)).toMatchObject([
    { body: { step: 0, decision: { kind: 'split' } } },
  ]);
});
