import { fireEvent, render, screen } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleDecision, sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { VideoPokerGame } from './video-poker-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ofPoker = { gameId: 'jack-ke-atas', parameters: {}, payoutMinor: '0' } as const;

function dealt(roundId: string, cards: readonly string[]): RoundView {
  return sampleRound({
    ...ofPoker,
    roundId: roundId as RoundView['roundId'],
    status: 'waiting',
    events: [{ type: 'pokerDealt', cards }],
    balanceMinor: '99900',
    decision: sampleDecision(0, ['hold']),
  });
}

function drawn(round: RoundView, held: readonly number[], cards: readonly string[]): RoundView {
  return {
    ...round,
    status: 'settled',
    decision: null,
    events: [
      ...round.events,
      { type: 'pokerHeld', held },
      { type: 'pokerDrawn', cards, hand: null, pay: 0 },
      { type: 'settled', multiplierTenThousandths: 0, payoutMinor: '0' },
    ],
  };
}

test('the cards that a player holds are kept for the draw, and the next deal begins with none held', async () => {
  const first = dealt('rnd_01jd6f4q2v0000000000000001', ['As', 'Kd', '2c', '3c', '4h']);
  const second = dealt('rnd_01jd6f4q2v0000000000000002', ['9s', '2d', '3h', '5c', '7h']);
  const deals = [first, second];
  const draws = [
    drawn(first, [0, 1], ['As', 'Kd', '6c', '8c', '9h']),
    drawn(second, [], ['4s', '6d', '8h', 'Tc', 'Qh']),
  ];
  const { api, sent } = fakeStudio({
    placeBet: () => accepted(deals.shift() ?? expect.fail('a third deal')),
    decideRound: () => accepted(draws.shift() ?? expect.fail('a third draw')),
    finishRound: () => accepted(null),
  });
  render(
    <FakePlay api={api} gameId="jack-ke-atas" openBetsMaximum={1}>
      <VideoPokerGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  await screen.findByRole('button', { name: 'Draw 5 cards' });
  fireEvent.click(screen.getByRole('button', { name: 'king of diamonds' }));
  fireEvent.click(screen.getByRole('button', { name: 'ace of spades' }));
  fireEvent.click(screen.getByRole('button', { name: 'Draw 3 cards' }));
  await screen.findByRole('button', { name: 'Round: 0×' });
  fireEvent.click(await screen.findByRole('button', { name: 'Deal' }));
  await screen.findByRole('button', { name: '9 of spades' });
  const draw = await screen.findByRole('button', { name: /^(Draw|Keep)/ });
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([]);
  expect(draw.textContent).toContain('Draw 5 cards');
  fireEvent.click(draw);
  await screen.findByRole('button', { name: 'queen of hearts' });
  const decided = sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input);
  expect(decided).toMatchObject([
    { body: { decision: { kind: 'hold', held: [0, 1] } } },
    { body: { decision: { kind: 'hold', held: [] } } },
  ]);
});

test('a second tap where the bet button stood draws nothing yet, while cards may be held', async () => {
  const round = dealt('rnd_01jd6f4q2v0000000000000001', ['As', 'Kd', '2c', '3c', '4h']);
  const { api, sent } = fakeStudio({
    placeBet: () => accepted(round),
    decideRound: () => accepted(drawn(round, [0], ['As', '5d', '6c', '8c', '9h'])),
    finishRound: () => accepted(null),
  });
  const decided = () => sent.filter(({ name }) => name === 'decideRound');
  render(
    <FakePlay api={api} gameId="jack-ke-atas" openBetsMaximum={1} firstDecisionRestMs={200}>
      <VideoPokerGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  const draw = await screen.findByRole('button', { name: 'Draw 5 cards' });
  expect(draw.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(draw);
  fireEvent.keyDown(document.body, { key: ' ' });
  fireEvent.click(screen.getByRole('button', { name: 'ace of spades' }));
  await expect.poll(() => draw.getAttribute('aria-disabled')).toBe('false');
  expect(decided()).toEqual([]);
  fireEvent.click(draw);
  await expect.poll(decided).toMatchObject([{ input: { body: { decision: { kind: 'hold', held: [0] } } } }]);
});
