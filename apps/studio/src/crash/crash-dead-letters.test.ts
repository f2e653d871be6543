import type { GameId, MerchantCode } from '@wau/contract/ids';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { reviveDeadLetter, selectDeadLetters } from '../dead-letters/dead-letter-sql.ts';
import { type Fate, faultyTransport } from '../testing/faulty-transport.ts';
import { startTestStudio } from '../testing/test-studio.ts';
import { TestFlights } from './testing/test-flights.ts';

const gameId = 'wau-terbang' as GameId;
const merchantId = 'wau' as MerchantCode;
const database = await createTestDatabase();
let fates: (call: string) => Fate = () => 'delivered';
const studio = await startTestStudio(database, {
  through: (operator) =>
    faultyTransport(operator, ({ path }) => fates(path.split('/').at(-1) ?? '')).transport,
});
const flights = new TestFlights(studio, gameId);
afterAll(() => studio.close());

const longestPauseMs = 5 * 60_000;
let playerCount = 0;
const flies = (crashHundredths: number) => crashHundredths > 250 && crashHundredths < 5_000;

/** A bet whose flight has come down and whose money the wallet would not hear of until it was given up. */
async function givenUp(
  outcome: 'won' | 'lost',
  lost: Exclude<Fate, 'delivered' | 'delayed'>,
  attempts?: number,
) {
  playerCount += 1;
  const playerId = `mbr_dead_letter_${playerCount}`;
  const player = await flights.open(10_000n, playerId);
  const flight = await flights.betting(player, flies);
  fates = (call) => (call === 'bets' ? 'delivered' : lost);
  const targets = outcome === 'won' ? { autoCashOutHundredths: 200 } : {};
  const { roundId } = await flights.placed(player, flight, targets);
  await flights.until('settled');
  await settleUntilGivenUp(roundId, attempts);
  fates = () => 'delivered';
  return { player, playerId, roundId };
}

/** All attempts but the last are counted without being made, unless a test wants each. */
async function settleUntilGivenUp(roundId: string, attempts = 99): Promise<void> {
  await studio.sql.query({
    text: 'update studio.crash_bet set attempts = $2 where round_id = $1',
    values: [roundId, attempts],
  });
  for (let settlings = 0; settlings < 101; settlings += 1) {
    await flights.settle();
    if ((await letters()).some((letter) => letter.round_id === roundId)) return;
    studio.clock.advance(longestPauseMs);
  }
  throw new Error('the bet was not given up');
}

const letters = () => selectDeadLetters(studio.sql, merchantId, 200);

const order = (roundId: string, deed: 'refund' | 'retry') =>
  reviveDeadLetter(
    studio.sql,
    { merchantId, roundId },
    deed === 'refund',
    new Date(studio.crash.clock.nowMs()),
  );

async function storedBet(roundId: string) {
  const [row] = await studio.sql.query<{ state: string; payout_minor: bigint; refund_code: string | null }>({
    text: `select state, payout_minor, refund_code from studio.crash_bet
           where round_id = $1 and next_attempt_at is null and given_up_at is null`,
    values: [roundId],
  });
  return row;
}

const givenBack = { state: 'refunded', payout_minor: 0n, refund_code: 'round.rolled.back' };

async function statusOf(roundId: string): Promise<string | undefined> {
  const proof = await studio.call('getRoundProof', { path: `/studio/api/rounds/${roundId}/proof` });
  return proof.ok ? proof.value.status : proof.errorCode;
}

it('is given up after a hundred attempts and listed as a bet on a flight', async () => {
  const { roundId } = await givenUp('won', 'requestLost', 0);
  expect((await letters()).filter((letter) => letter.round_id === roundId)).toMatchObject([
    {
      kind: 'flight bet',
      game_id: gameId,
      stake_minor: 1_000n,
      payout_minor: 2_000n,
      gives_back: false,
      attempts: 100,
      last_error: 'the request was lost',
    },
  ]);
  expect(await studio.metrics()).toContain('studio_crash_bets{state="given_up"} 1');
  expect(await order(roundId, 'retry')).toBe('flight bet');
  expect(await studio.metrics()).toContain('studio_crash_bets{state="given_up"} 0');
  await flights.settle();
});

it('is tried again: a win is paid once, however often that is ordered', async () => {
  const { roundId } = await givenUp('won', 'requestLost');
  expect(await order(roundId, 'retry')).toBe('flight bet');
  expect(await order(roundId, 'retry')).toBeUndefined();
  expect(await order(roundId, 'refund')).toBeUndefined();
  await flights.settle();
  expect(await storedBet(roundId)).toEqual({ state: 'settled', payout_minor: 2_000n, refund_code: null });
  expect(studio.operator.movementsOf(roundId)).toEqual({
    stakeMinor: 1_000n,
    payoutMinor: 2_000n,
    refundMinor: 0n,
  });
  expect(await order(roundId, 'retry')).toBeUndefined();
});

it.each(['won', 'lost'] as const)('gives the stake of a bet back that was %s, once', async (outcome) => {
  const { roundId } = await givenUp(outcome, 'requestLost');
  expect(await order(roundId, 'refund')).toBe('flight bet');
  expect(await order(roundId, 'refund')).toBeUndefined();
  await flights.settle();
  await flights.settle();
  expect(await storedBet(roundId)).toEqual(givenBack);
  expect(await statusOf(roundId)).toBe('refunded');
  expect(studio.operator.movementsOf(roundId)).toEqual({
    stakeMinor: 1_000n,
    payoutMinor: 0n,
    refundMinor: 1_000n,
  });
  expect(await order(roundId, 'refund')).toBeUndefined();
});

it.each([
  ['won', 2_000n],
  ['lost', 0n],
] as const)(
  'closes a bet as paid that the wallet had settled after all: %s',
  async (outcome, payoutMinor) => {
    const { roundId } = await givenUp(outcome, 'answerLost');
    await order(roundId, 'refund');
    await flights.settle();
    expect(await storedBet(roundId)).toEqual({
      state: 'settled',
      payout_minor: payoutMinor,
      refund_code: null,
    });
    expect(await statusOf(roundId)).toBe('settled');
    expect(studio.operator.movementsOf(roundId)).toMatchObject({ payoutMinor, refundMinor: 0n });
  },
);

it('gives back what the wallet has never heard of: nothing moves', async () => {
  const { player, playerId, roundId } = await givenUp('won', 'requestLost');
  const { received } = studio.operator;
  const balanceBefore = studio.operator.balanceOf(playerId);
  studio.operator.forgetRound(playerId, roundId);
  await order(roundId, 'retry');
  await flights.settle();
  expect((await letters()).find((letter) => letter.round_id === roundId)?.last_error).toBe(
    'settlement refused with vendor.bet.unknown',
  );
  await order(roundId, 'refund');
  const before = received.length;
  await flights.settle();
  expect(received.slice(before)).toEqual(['rollback']);
  expect(await storedBet(roundId)).toEqual(givenBack);
  expect(studio.operator.movementsOf(roundId)).toEqual({
    stakeMinor: 0n,
    payoutMinor: 0n,
    refundMinor: 0n,
  });
  expect(studio.operator.balanceOf(playerId)).toBe(balanceBefore + 1_000n);
  const history = await studio.call('listRounds', { token: player.playToken });
  expect(history.ok && history.value.list.map((round) => [round.roundId, round.status])).toEqual([
    [roundId, 'refunded'],
  ]);
});

it('tried again after its stake was given back and nobody heard of it: the wallet’s word is taken over', async () => {
  const { roundId } = await givenUp('won', 'requestLost');
  await order(roundId, 'refund');
  fates = (call) => (call === 'rollback' ? 'answerLost' : 'delivered');
  await settleUntilGivenUp(roundId);
  fates = () => 'delivered';
  expect((await letters()).find((letter) => letter.round_id === roundId)?.gives_back).toBe(true);
  await order(roundId, 'retry');
  await flights.settle();
  expect(await storedBet(roundId)).toEqual(givenBack);
  expect(studio.operator.movementsOf(roundId)).toMatchObject({ payoutMinor: 0n, refundMinor: 1_000n });
});

it('keeps the reason for which its flight was called off, and goes on giving its stake back', async () => {
  const player = await flights.open(10_000n);
  const flight = await flights.betting(player, flies);
  const { roundId } = await flights.placed(player, flight);
  fates = () => 'requestLost';
  studio.clock.advance(60_000);
  await flights.step();
  expect(await flights.stateOf(roundId)).toBe('void');
  await settleUntilGivenUp(roundId);
  fates = () => 'delivered';
  expect((await letters()).find((letter) => letter.round_id === roundId)?.gives_back).toBe(true);
  await order(roundId, 'refund');
  await flights.settle();
  const stored = await storedBet(roundId);
  expect(stored).toMatchObject({ state: 'refunded', payout_minor: 0n });
  expect(stored?.refund_code).toMatch(/^crash\./);
  expect(studio.operator.movementsOf(roundId).refundMinor).toBe(1_000n);
});

it('of several orders at once one is carried out, on each of several bets', async () => {
  const first = await givenUp('won', 'requestLost');
  const second = await givenUp('lost', 'requestLost');
  const deeds = Array.from({ length: 10 }, () => ['refund', 'retry'] as const).flat();
  const answers = await Promise.all(
    [first, second].map(({ roundId }) => Promise.all(deeds.map((deed) => order(roundId, deed)))),
  );
  for (const each of answers) expect(each.filter((kind) => kind !== undefined)).toEqual(['flight bet']);
  await Promise.all([flights.settle(), flights.settle(), flights.settle()]);
  for (const { roundId } of [first, second]) {
    const { payoutMinor, refundMinor } = studio.operator.movementsOf(roundId);
    const stored = await storedBet(roundId);
    expect([stored?.state, payoutMinor]).toEqual([
      refundMinor === 0n ? 'settled' : 'refunded',
      stored?.payout_minor,
    ]);
  }
});
