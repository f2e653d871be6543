import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio } from '../testing/fake-studio.ts';
import { sampleDecision, sampleRound } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { MinesGame } from './mines-game.tsx';

beforeEach(() => void stubStillCanvas());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const opened = (cell: number, multiplierTenThousandths: number) => ({
  type: 'cellRevealed',
  cell,
  isMine: multiplierTenThousandths === 0,
  multiplierTenThousandths,
});

/** A round with three bombs that waits after the given events. */
function waiting(events: readonly unknown[]): RoundView {
  const kinds = events.length === 0 ? ['reveal'] : ['reveal', 'cashOut'];
  return sampleRound({
    gameId: 'harta-lanun',
    status: 'waiting',
    parameters: { mines: 3, plan: [] },
    events: [...events],
    payoutMinor: '0',
    balanceMinor: '99900',
    decision: sampleDecision(events.length, kinds),
  });
}

function over(events: readonly unknown[], payoutMinor: string): RoundView {
  const multiplierTenThousandths = Number(payoutMinor) * 100;
  return sampleRound({
    gameId: 'harta-lanun',
    parameters: { mines: 3, plan: [] },
    events: [
      ...events,
      { type: 'minesShown', cells: [4, 5, 6] },
      { type: 'settled', multiplierTenThousandths, payoutMinor },
    ],
    payoutMinor,
    balanceMinor: '100012',
  });
}

function open(calls: FakeStudioCalls, unfinishedRound?: RoundView) {
  const { api, sent } = fakeStudio({ finishRound: () => accepted(null), ...calls });
  render(
    <FakePlay
      api={api}
      gameId="harta-lanun"
      openBetsMaximum={1}
      {...(unfinishedRound === undefined ? {} : { unfinishedRound })}
    >
      <MinesGame />
    </FakePlay>,
  );
  return sent;
}

const cell = (row: number, column: number) =>
  screen.getByRole('button', { name: new RegExp(`^Cell ${row}, ${column},`) });

test('while the big button rests after the bet, a cell that is tapped opens at once', async () => {
  const { api, sent } = fakeStudio({
    placeBet: () => accepted(waiting([])),
    decideRound: () => accepted(waiting([opened(0, 11_250)])),
  });
  render(
    // Longer than the test: only what does not rest can be done in it.
    <FakePlay api={api} gameId="harta-lanun" openBetsMaximum={1} firstDecisionRestMs={600_000}>
      <MinesGame />
    </FakePlay>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const random = await screen.findByRole('button', { name: 'Random cell' });
  fireEvent.click(random);
  fireEvent.click(cell(1, 1));
  await waitFor(() =>
    expect(sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input)).toMatchObject([
      { body: { decision: { kind: 'reveal', cell: 0 } } },
    ]),
  );
});

test('a player opens cells one by one and takes what is won', async () => {
  const first = opened(0, 11_250);
  const answers = [waiting([first]), over([first], '112')];
  const sent = open({
    placeBet: () => accepted(waiting([])),
    decideRound: () => accepted(answers.shift() ?? expect.fail('a third decision')),
  });
  fireEvent.click(cell(1, 1));
  expect(sent).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Random cell' });
  fireEvent.click(cell(1, 1));
  const take = await screen.findByRole('button', { name: /^Take RM.1\.12$/ });
  expect(cell(1, 1).getAttribute('aria-label')).toBe('Cell 1, 1, safe');
  expect(cell(1, 5).getAttribute('aria-label')).toBe('Cell 1, 5, covered');
  fireEvent.click(cell(1, 1));
  fireEvent.click(take);
  await screen.findByRole('button', { name: 'Round: 1.12×' });
  expect(cell(1, 5).getAttribute('aria-label')).toBe('Cell 1, 5, bomb');
  const decided = sent.filter(({ name }) => name === 'decideRound').map(({ input }) => input);
  expect(decided).toMatchObject([
    { body: { step: 0, decision: { kind: 'reveal', cell: 0 } } },
    { body: { step: 1, decision: { kind: 'cashOut' } } },
  ]);
});

test('a bomb ends the round and shows all others', async () => {
  open({
    placeBet: () => accepted(waiting([])),
    decideRound: () => accepted(over([opened(4, 0)], '0')),
  });
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await screen.findByRole('button', { name: 'Random cell' });
  fireEvent.click(cell(1, 5));
  await screen.findByText('A bomb!');
  expect(screen.getAllByRole('button', { name: /, bomb$/ })).toHaveLength(3);
  expect(await screen.findByRole('button', { name: 'Round: 0×' })).toBeTruthy();
});

test('a round that was left waiting is there again, with what was opened', async () => {
  open({}, waiting([opened(12, 11_250), opened(6, 12_857)]));
  await screen.findByRole('button', { name: /^Take RM.1\.28$/ });
  expect(cell(3, 3).getAttribute('aria-label')).toBe('Cell 3, 3, safe');
  expect(cell(2, 2).getAttribute('aria-label')).toBe('Cell 2, 2, safe');
});

test('cells that are chosen first are part of the bet, which asks nothing', async () => {
  const sent = open({ placeBet: () => accepted(over([opened(0, 11_250), opened(24, 12_857)], '128')) });
  fireEvent.click(screen.getByRole('radio', { name: 'Choose first' }));
  const start = screen.getByRole('button', { name: 'Start' });
  expect(start.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(cell(5, 5));
  fireEvent.click(cell(1, 1));
  expect(cell(5, 5).getAttribute('aria-label')).toBe('Cell 5, 5, chosen');
  fireEvent.click(start);
  await screen.findByRole('button', { name: 'Round: 1.28×' });
  await waitFor(() => expect(sent.map(({ name }) => name)).toContain('finishRound'));
  expect(sent.find(({ name }) => name === 'placeBet')?.input).toMatchObject({
    body: { parameters: { mines: 3, plan: [0, 24] } },
  });
});

test('autoplay asks for chosen cells before it begins', async () => {
  open({});
  const auto = screen.getByRole('button', { name: 'Autoplay' });
  fireEvent.click(auto);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Choose first' }).checked).toBe(true);
  fireEvent.click(cell(2, 3));
  fireEvent.click(auto);
  expect(await screen.findByRole('dialog', { name: 'Autoplay' })).toBeTruthy();
});
