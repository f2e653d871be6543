import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleDecision, sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { HiLoGame } from './hi-lo-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ofHiLo = { gameId: 'orbit-kad', parameters: {}, stakeMinor: '50000' } as const;
const opened = { type: 'hiLoOpened', card: 'Ac' };
const higher = guessed('higher', 'Kd', 10_518);
const same = guessed('same', 'Kh', 175_312);
const sameAgain = guessed('same', 'Kc', 4_295_156);

function guessed(guess: string, card: string, multiplierTenThousandths: number) {
  return { type: 'hiLoGuessed', guess, card, isRight: true, multiplierTenThousandths };
}

function waiting(step: number, events: readonly unknown[], kinds: readonly string[]): RoundView {
  return sampleRound({
    ...ofHiLo,
    status: 'waiting',
    events: [...events],
    payoutMinor: '0',
    balanceMinor: '50000',
    decision: sampleDecision(step, kinds),
  });
}

const guess = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

test('the big button guesses the likeliest, then takes what is won; a win at its limit is shown as it is paid', async () => {
  const over = sampleRound({
    ...ofHiLo,
    events: [
      ...[opened, higher, same, sameAgain],
      { type: 'hiLoCashedOut', because: 'end' },
      { type: 'settled', multiplierTenThousandths: 4_295_156, payoutMinor: '5000000' },
    ],
    payoutMinor: '5000000',
    balanceMinor: '5050000',
  });
  const answers = [
    waiting(1, [opened, higher], ['lower', 'same', 'cashOut']),
    waiting(2, [opened, higher, same], ['same', 'skip', 'cashOut']),
    over,
  ];
  const { api, sent } = fakeStudio({
    placeBet: () => accepted(waiting(0, [opened], ['higher', 'lower', 'same', 'skip'])),
    decideRound: () => accepted(answers.shift() ?? expect.fail('a fourth decision')),
    finishRound: () => accepted(null),
  });
  const { container } = render(
    <FakePlay api={api} gameId="orbit-kad" openBetsMaximum={1}>
      <HiLoGame />
    </FakePlay>,
  );
  expect(guess(/^Same/).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(guess(/^Same/).disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Likeliest guess' }));
  await screen.findByRole('button', { name: /^Take RM.525\.90$/ });
  await waitFor(() => expect(guess(/^Same/).disabled).toBe(false));
  expect([guess(/^Higher/).disabled, guess(/^Pass/).disabled]).toEqual([true, true]);
  fireEvent.click(guess(/^Same/));
  await screen.findByRole('button', { name: /^Take RM.8,765\.60$/ });
  await waitFor(() => expect(guess(/^Pass/).disabled).toBe(false));
  fireEvent.click(guess(/^Same/));
  const head = () => container.querySelector('.instant-now')?.textContent;
  await waitFor(() => expect(head()).toMatch(/^429×RM.50,000\.00$/));
  expect(sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input)).toMatchObject([
    { body: { step: 0, decision: { kind: 'higher' } } },
    { body: { step: 1, decision: { kind: 'same' } } },
    { body: { step: 2, decision: { kind: 'same' } } },
  ]);
});
