import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { fakeStudio } from '../testing/fake-studio.ts';
import { sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { LimboGame } from './limbo-game.tsx';

let drawFrame: () => Promise<void>;
beforeEach(() => {
  drawFrame = stubStillCanvas().drawFrame;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Bets once; what comes back reached a height. */
async function bet(reachedHundredths: number, payoutMinor: string) {
  const won = payoutMinor !== '0';
  const round = sampleRound({
    gameId: 'roket-bulan',
    parameters: { targetHundredths: 200 },
    events: [{ type: 'limboReached', heightsHundredths: [reachedHundredths], reachedHundredths, won }],
    payoutMinor,
  });
  const { api, sent } = fakeStudio({ placeBet: () => accepted(round), finishRound: () => accepted(null) });
  render(
    <FakePlay api={api} gameId="roket-bulan" openBetsMaximum={1}>
      <LimboGame />
    </FakePlay>,
  );
  await drawFrame();
  fireEvent.click(screen.getByRole('button', { name: 'Launch' }));
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('placeBet'));
  return sent;
}

const spoken = () =>
  screen.getAllByRole('status').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

test.each([
  [512, '200', 'Reached 5.12×, won RM 2.00', '5.12×'],
  [131, '0', 'Reached 1.31×, no win', '1.31×'],
])('a runner that reached %i tells what came of it', async (reached, payout, words, chip) => {
  await bet(reached, payout);
  await waitFor(async () => {
    await drawFrame();
    expect(spoken()).toContain(words);
  });
  expect(await screen.findByRole('button', { name: `Round: ${chip}` })).toBeTruthy();
});

test('the target is typed, stepped and tapped, with its chance and what it would pay', () => {
  const { api } = fakeStudio({});
  const { container } = render(
    <FakePlay api={api} gameId="roket-bulan" openBetsMaximum={1}>
      <LimboGame />
    </FakePlay>,
  );
  const told = () =>
    [...container.querySelectorAll('.instant-tile b')].map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
  const field = screen.getByLabelText<HTMLInputElement>(/^Target, 1\.01/);
  expect(told()).toEqual(['49.50 %', 'RM 2.00']);
  fireEvent.change(field, { target: { value: '10' } });
  fireEvent.blur(field);
  expect(told()).toEqual(['9.90 %', 'RM 10.00']);
  fireEvent.click(screen.getByRole('button', { name: 'Higher target' }));
  expect(field.value).toBe('15.00');
  fireEvent.click(screen.getByRole('button', { name: '1.5×' }));
  expect(told()).toEqual(['66.00 %', 'RM 1.50']);
  fireEvent.change(field, { target: { value: 'x' } });
  fireEvent.blur(field);
  expect(field.value).toBe('1.50');
});
