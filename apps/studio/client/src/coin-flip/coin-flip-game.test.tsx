import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio } from '../testing/fake-studio.ts';
import { sampleDecision, sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { CoinFlipGame } from './coin-flip-game.tsx';

let drawFrame: () => Promise<void>;
beforeEach(() => {
  drawFrame = stubStillCanvas().drawFrame;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Side = 'heads' | 'tails';

const flip = (chosen: Side, shown: Side, multiplierTenThousandths: number) => ({
  type: 'coinsFlipped',
  chosen,
  sides: [shown],
  won: multiplierTenThousandths > 0,
  multiplierTenThousandths,
});

function round(events: readonly unknown[], part: Partial<RoundView>): RoundView {
  return sampleRound({
    gameId: 'syiling-tuah',
    parameters: { side: 'heads', flips: 0 },
    events: [...events],
    balanceMinor: '99900',
    ...part,
  });
}

function waiting(events: readonly unknown[]): RoundView {
  const decision = sampleDecision(events.length - 1, ['flip', 'cashOut']);
  return round(events, { status: 'waiting', payoutMinor: '0', decision });
}

function open(calls: FakeStudioCalls, unfinishedRound?: RoundView) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay
      api={api}
      gameId="syiling-tuah"
      openBetsMaximum={1}
      {...(unfinishedRound === undefined ? {} : { unfinishedRound })}
    >
      <CoinFlipGame />
    </FakePlay>,
  );
  return sent;
}

/** Draws frames until a button is there. */
async function shownButton(name: RegExp | string): Promise<HTMLElement> {
  await waitFor(async () => {
    await drawFrame();
    expect(screen.queryByRole('button', { name })).not.toBeNull();
  });
  return screen.getByRole('button', { name });
}

/** Draws frames until a button may be tapped. */
async function tapWhenOpen(name: string): Promise<void> {
  await waitFor(async () => {
    await drawFrame();
    expect(screen.getByRole('button', { name })).toHaveProperty('disabled', false);
  });
  fireEvent.click(screen.getByRole('button', { name }));
}

test('a series goes on with either side, and what is won is taken', async () => {
  const first = flip('heads', 'heads', 19_800);
  const second = flip('tails', 'tails', 39_600);
  const answers = [waiting([first, second]), round([first, second], { payoutMinor: '396' })];
  const sent = open({
    placeBet: () => accepted(waiting([first])),
    decideRound: () => accepted(answers.shift() ?? expect.fail('a third decision')),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Toss' }));
  await shownButton(/^Take RM.1\.98$/);
  await tapWhenOpen('Tails');
  const take = await shownButton(/^Take RM.3\.96$/);
  fireEvent.click(take);
  await shownButton('Round: 3.96×');
  const decided = sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input);
  expect(decided).toMatchObject([
    { body: { step: 0, decision: { kind: 'flip', side: 'tails' } } },
    { body: { step: 1, decision: { kind: 'cashOut' } } },
  ]);
});

test('a toss that is lost ends the series', async () => {
  open({ placeBet: () => accepted(round([flip('heads', 'tails', 0)], { payoutMinor: '0' })) });
  fireEvent.click(screen.getByRole('button', { name: 'Toss' }));
  await shownButton('Round: 0×');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Tails, no win');
});

test('a series that was left waiting is there again', async () => {
  open({}, waiting([flip('heads', 'heads', 19_800), flip('heads', 'heads', 39_600)]));
  expect(await shownButton(/^Take RM.3\.96$/)).toBeTruthy();
});

test('side and number of tosses are part of the bet; autoplay plays for at least one', async () => {
  const sent = open({ placeBet: () => accepted(round([flip('tails', 'heads', 0)], { payoutMinor: '0' })) });
  fireEvent.click(screen.getByRole('button', { name: 'Tails' }));
  fireEvent.change(screen.getByRole('combobox', { name: 'Tosses' }), { target: { value: '3' } });
  fireEvent.click(screen.getByRole('button', { name: 'Toss' }));
  await shownButton('Round: 0×');
  expect(sent[0]?.input).toMatchObject({ body: { parameters: { side: 'tails', flips: 3 } } });
  fireEvent.change(screen.getByRole('combobox', { name: 'Tosses' }), { target: { value: '0' } });
  fireEvent.click(screen.getByRole('button', { name: 'Autoplay' }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Tosses', hidden: true }).value).toBe('1');
});
