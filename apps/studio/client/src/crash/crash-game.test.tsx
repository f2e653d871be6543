import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakePlay } from '../testing/fake-play.tsx';
import { type FakeStudioCalls, fakeStudio, lost } from '../testing/fake-studio.ts';
import { sampleSeedId } from '../testing/sample-play.ts';
import { stubStillCanvas } from '../testing/still-canvas.ts';
import { CrashGame } from './crash-game.tsx';
import type { CrashBet } from './crash-state.ts';
import { fakeStream } from './testing/fake-stream.ts';
import { sampleBet, sampleFlight, sampleTable } from './testing/sample-flight.ts';

let drawFrame: () => Promise<void>;
beforeEach(() => {
  drawFrame = stubStillCanvas().drawFrame;
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The server's clock begins when the test does. */
async function open(calls: FakeStudioCalls = {}) {
  const startMs = performance.now();
  const nowMs = () => Math.round(performance.now() - startMs);
  const stream = fakeStream();
  const answers: FakeStudioCalls = {
    getCrashTable: () => accepted(sampleTable({ nowMs: nowMs() })),
    getCrashClock: () => accepted({ nowMs: nowMs(), lastEventNumber: null }),
    listRounds: () => accepted({ list: [] }),
    ...calls,
  };
  const { api, sent } = fakeStudio(answers, stream.openStream);
  render(
    <FakePlay api={api} gameId="wau-terbang" openBetsMaximum={1}>
      <CrashGame />
    </FakePlay>,
  );
  await waitFor(() => expect(stream.isFollowed()).toBe(true));
  const tell = (...told: Parameters<typeof stream.tell>) => act(async () => stream.tell(...told));
  return { stream, sent, tell };
}

const flyingTable = (mine: readonly CrashBet[]) => () =>
  accepted(sampleTable({ flight: sampleFlight({ state: 'flying', startedAtMs: 0 }), mine: [...mine] }));

test('before a flight the seconds are counted down, and a bet is placed with its automatic cash-out', async () => {
  const { sent } = await open({
    placeCrashBet: () => accepted(sampleBet({ autoCashOutHundredths: 250, balanceMinor: '99900' })),
  });
  await drawFrame();
  screen.getByText(/^Bets close in [1-7] s$/);
  fireEvent.click(screen.getByLabelText('Automatic cash-out'));
  fireEvent.change(screen.getByLabelText('Cash out by itself at'), { target: { value: '2,5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Bet now' }));
  await screen.findByRole('button', { name: 'Bet placed' });
  expect(sent.find(({ name }) => name === 'placeCrashBet')?.input).toMatchObject({
    body: { flight: 7, chainId: sampleSeedId, slot: 1, autoCashOutHundredths: 250 },
  });
});

test('the sheet of keys and that of settings offer what a flight has, and each key does what is said', async () => {
  await open();
  fireEvent.keyDown(document.body, { key: '?' });
  const keys = screen.getByRole('dialog', { name: 'Keyboard' });
  expect([...keys.querySelectorAll('kbd')].map(({ textContent }) => textContent)).toEqual([
    'Space',
    '+',
    '−',
    'M',
    'S',
    'R',
    'F',
    '?',
    'Esc',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  for (const [key, name] of [
    ['s', 'Statistics'],
    ['r', 'Rules'],
    ['f', 'Fairness'],
  ] as const) {
    fireEvent.keyDown(document.body, { key });
    screen.getByRole('dialog', { name });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  }
  fireEvent.keyDown(document.body, { key: '+' });
  expect(screen.getByLabelText<HTMLInputElement>(/^Stake/).value).toBe('2.00');
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Settings' }));
  expect(screen.queryByLabelText('Quick play')).toBeNull();
});

test('what is no target is said beside it, and no bet can be placed meanwhile', async () => {
  const { sent } = await open();
  fireEvent.click(screen.getByLabelText('Automatic cash-out'));
  const field = screen.getByLabelText('Cash out by itself at');
  for (const value of ['1', '10000.01', 'two']) {
    fireEvent.change(field, { target: { value } });
    screen.getByText('From 1.01× to 10000.00×');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Bet now' }));
  }
  fireEvent.change(field, { target: { value: '1.01' } });
  expect(screen.queryByText('From 1.01× to 10000.00×')).toBeNull();
  expect(sent.some(({ name }) => name === 'placeCrashBet')).toBe(false);
});

test('in flight the button says what it pays, and where it left is told with what that won', async () => {
  await open({
    getCrashTable: flyingTable([sampleBet()]),
    cashOutCrash: () => accepted(sampleBet({ status: 'won', cashedOutHundredths: 150, payoutMinor: '150' })),
  });
  await screen.findByRole('button', { name: /^Cash out/ });
  await drawFrame();
  const button = screen.getByRole('button', { name: /^Cash out.*RM/ });
  fireEvent.click(button);
  await screen.findByText(/^Cashed out at 1\.50×: RM/);
});

test('a tap that arrives too late says so, and the bet is lost at the crash point', async () => {
  const { tell } = await open({
    getCrashTable: flyingTable([sampleBet()]),
    cashOutCrash: () =>
      refused(409, 'crash.cash.out.late', 'Your cash-out arrived after the flight was over'),
  });
  fireEvent.click(await screen.findByRole('button', { name: /^Cash out/ }));
  await screen.findByText('Your cash-out arrived after the flight was over');
  await tell(41, { kind: 'crashed', number: 7, crashHundredths: 123, link: 'c'.repeat(64) });
  await screen.findByText('Crashed at 1.23×. Your bet is lost.');
  expect(screen.getByRole('list', { name: 'Crash points of the last flights' }).textContent).toMatch(
    /^1\.23×2\.34×$/,
  );
});

test('a slow network is said, with what it means for a tap', async () => {
  const realNow = performance.now.bind(performance);
  let takenMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => realNow() + takenMs);
  await open({
    getCrashTable: () => {
      takenMs += 600;
      return accepted(sampleTable());
    },
    getCrashClock: () => lost,
  });
  await screen.findByText(
    /^Slow network: 3\d\d ms to the server\. Your tap counts when it arrives, so cash out early/,
  );
});

test.each([
  [null, 'Connecting again… A cash-out counts only when your tap arrives at the server.'],
  [250, 'Connecting again… You are cashed out at 2.50× all the same.'],
])(
  'while the connection is lost the player reads what becomes of a bet with the target %s',
  async (target, text) => {
    const { stream } = await open({
      getCrashTable: flyingTable([sampleBet({ autoCashOutHundredths: target })]),
    });
    await screen.findByRole('button', { name: /^Cash out/ });
    stream.isReachable = false;
    act(() => stream.end());
    await screen.findByText(text, undefined, { timeout: 3_000 });
    stream.isReachable = true;
    await waitFor(() => expect(screen.queryByText(text)).toBeNull(), { timeout: 4_000 });
  },
);

test('a flight that was interrupted gives the stake back, and says so', async () => {
  const { tell } = await open({ getCrashTable: flyingTable([sampleBet()]) });
  await screen.findByRole('button', { name: /^Cash out/ });
  await tell(41, { kind: 'void', number: 7, phase: 'flying' });
  screen.getByText('The flight was interrupted. Your stake was refunded.');
});

test('others are listed by masked names with where they left, and the chain with the head of the next', async () => {
  const nextChain = { ...sampleTable().chain, head: 'd'.repeat(64) } as NonNullable<
    ReturnType<typeof sampleTable>['nextChain']
  >;
  const shown = {
    seat: 1,
    name: 'A***h',
    stakeMinor: '500',
    currencyCode: 'MYR' as const,
    cashedOutHundredths: 180,
  };
  await open({
    getCrashTable: () =>
      accepted(sampleTable({ nextChain, flight: sampleFlight({ bets: 70, shown: [shown] }) })),
  });
  fireEvent.click(await screen.findByRole('button', { name: /Bets: 70/ }));
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toMatch(/A\*\*\*h.*5.*1\.80×/);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(screen.getByRole('button', { name: /menu/i }));
  fireEvent.click(await screen.findByRole('button', { name: /fair/i }));
  await screen.findByText('d'.repeat(64));
});

test('the rules promise no waiting: a flight goes on without whoever decides late', async () => {
  await open();
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Rules' }));
  expect(screen.getByRole('dialog', { name: 'Rules' }).textContent).not.toMatch(/waits \d+ hours/);
});
