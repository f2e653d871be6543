import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import type { RoundView } from '../../platform/studio-api.ts';
import { type FakeStudioAnswer, fakeStudio, lost } from '../../testing/fake-studio.ts';
import { sampleOpened, sampleRound } from '../../testing/sample-play.ts';
import { slowTaps } from '../../testing/slow-taps.ts';
import { createBetDesk } from '../bet-desk.ts';
import { createAutoplay } from './autoplay.ts';
import type { AutoplayPlan } from './autoplay-plan.ts';

const plan: AutoplayPlan = {
  rounds: 5,
  winMinor: undefined,
  lossMinor: undefined,
  balanceAboveMinor: undefined,
  balanceBelowMinor: undefined,
  stopsOnFeature: false,
  onWin: { kind: 'reset' },
  onLoss: { kind: 'reset' },
};

/** An autoplay on a real desk; the test answers bets, ends playbacks and lets the rest between rounds pass. */
function setUp() {
  const bets: { readonly body: unknown; readonly answer: (answer: FakeStudioAnswer<'placeBet'>) => void }[] =
    [];
  const { api } = fakeStudio({
    placeBet: ({ input }) =>
      new Promise((answer) => {
        bets.push({ body: (input as { body: unknown }).body, answer });
      }),
    finishRound: () => accepted(null),
  });
  const landings: (() => void)[] = [];
  const rests: (() => void)[] = [];
  const desk = createBetDesk({
    api,
    balanceMinor: toMinor(1_000n),
    seed: sampleOpened.seed,
    unfinishedRound: undefined,
    openBetsMaximum: 1,
    makeIdempotencyKey: () => `key-${bets.length}`,
    nowMs: slowTaps(),
    wait: () => new Promise(() => undefined),
    inNextTask: (work) => work(),
    onRoundFinished: () => undefined,
    onBug: (error) => {
      throw error;
    },
  });
  desk.start(() => new Promise((resolve) => landings.push(resolve)));
  const autoplay = createAutoplay({
    desk,
    bounds: { minStakeMinor: toMinor(10n), maxStakeMinor: toMinor(5_000n), stepMinor: 1n },
    hasFeature: ({ events }) => events.length > 2,
    rest: () => new Promise((resolve) => rests.push(resolve)),
    onBug: (error) => {
      throw error;
    },
  });
  let balance = 1_000n;
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  /** The open round is answered and played to its end; the rest after it has not passed yet. */
  async function round(payout: bigint, part: Partial<RoundView> = {}): Promise<void> {
    balance += payout - 100n;
    const value = sampleRound({ payoutMinor: String(payout), balanceMinor: String(balance), ...part });
    bets.at(-1)?.answer(accepted(value));
    await settle();
    landings.at(-1)?.();
    await settle();
  }
  const pass = async () => {
    rests.at(-1)?.();
    await settle();
  };
  return { autoplay, bets, desk, pass, round, settle };
}

test('the next bet is placed only once the last was played back and its result was seen', async () => {
  const { autoplay, bets, pass, round } = setUp();
  autoplay.start({ ...plan, rounds: 2 }, toMinor(100n), { chosen: 1 });
  expect(bets.map(({ body }) => body)).toEqual([
    { stakeMinor: '100', parameters: { chosen: 1 }, isAuto: true },
  ]);
  await round(0n);
  expect(bets).toHaveLength(1);
  await pass();
  expect(bets).toHaveLength(2);
  await round(198n);
  await pass();
  expect(bets).toHaveLength(2);
  expect(autoplay.state()).toEqual({ run: undefined, stopped: 'done' });
});

test('why it ended is told until the player bets, and over the end of its own last round', async () => {
  const { autoplay, desk, pass, round, settle } = setUp();
  autoplay.start(plan, toMinor(100n), {});
  autoplay.stop('hidden');
  await round(0n);
  await pass();
  expect(autoplay.state().stopped).toBe('hidden');
  desk.placeBet(toMinor(100n), {});
  await settle();
  expect(autoplay.state()).toEqual({ run: undefined, stopped: undefined });
});

test('a plan that is begun in the rest of one that was stopped bets alone and goes on', async () => {
  const { autoplay, bets, pass, round } = setUp();
  autoplay.start(plan, toMinor(100n), { plan: 'first' });
  await round(0n);
  autoplay.stop('tapped');
  autoplay.start({ ...plan, rounds: 2 }, toMinor(100n), { plan: 'second' });
  // The rest of the first plan ends while the second one's bet is under way.
  await pass();
  expect(bets.map(({ body }) => body)).toEqual([
    { stakeMinor: '100', parameters: { plan: 'first' }, isAuto: true },
    { stakeMinor: '100', parameters: { plan: 'second' }, isAuto: true },
  ]);
  expect(autoplay.state()).toMatchObject({ run: { roundsLeft: 2 }, stopped: undefined });
  await round(0n);
  await pass();
  expect(bets).toHaveLength(3);
});

test('one tap stops it, while a round runs and in the rest after it', async () => {
  const running = setUp();
  running.autoplay.start(plan, toMinor(100n), {});
  running.autoplay.stop('tapped');
  await running.round(0n);
  await running.pass();
  expect(running.bets).toHaveLength(1);
  expect(running.desk.state().history).toHaveLength(1);

  const resting = setUp();
  resting.autoplay.start(plan, toMinor(100n), {});
  await resting.round(0n);
  resting.autoplay.stop('hidden');
  await resting.pass();
  expect(resting.bets).toHaveLength(1);
  expect(resting.autoplay.state().stopped).toBe('hidden');
});

test('a bet whose answer is unknown ends it', async () => {
  const { autoplay, bets, settle } = setUp();
  autoplay.start(plan, toMinor(100n), {});
  bets[0]?.answer(lost);
  await settle();
  expect(autoplay.state().stopped).toBe('unknown');
});

test.each([
  ['rate.limited', 429],
  ['autoplay.forbidden', 403],
  ['balance.insufficient', 402],
  ['session.ended', 401],
] as const)('a bet that is refused with %s ends it', async (code, status) => {
  const { autoplay, bets, settle } = setUp();
  autoplay.start(plan, toMinor(100n), {});
  bets[0]?.answer(refused(status, code, ''));
  await settle();
  expect(autoplay.state().stopped).toBe('refused');
  expect(bets).toHaveLength(1);
});

test('free spins end it where that was chosen', async () => {
  const { autoplay, pass, round } = setUp();
  autoplay.start({ ...plan, stopsOnFeature: true }, toMinor(100n), {});
  await round(500n, { events: [...sampleRound({}).events, { type: 'featureReached' }] });
  await pass();
  expect(autoplay.state().stopped).toBe('feature');
});

test('a plan that its first bet would break places none', () => {
  const { autoplay, bets } = setUp();
  autoplay.start({ ...plan, lossMinor: toMinor(50n) }, toMinor(100n), {});
  expect(bets).toHaveLength(0);
  expect(autoplay.state()).toEqual({ run: undefined, stopped: 'loss' });
});

test('it does not begin beside a round of the player’s own', () => {
  const { autoplay, bets, desk } = setUp();
  desk.placeBet(toMinor(100n), {});
  autoplay.start(plan, toMinor(100n), {});
  expect(bets).toHaveLength(1);
  expect(autoplay.state().run).toBeUndefined();
});
