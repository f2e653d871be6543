import { cutAnswer } from '@wau/service/testing/cut-answer';
import { expect } from 'vitest';
import type { BenchPlayer, ConformanceBench } from '../conformance-bench.ts';
import { cutAtSteps } from '../cut-at-steps.ts';
import type { SpokenAnswer, SpokenPlayer } from '../vendor-speech.ts';

/** A call that is ready to be sent, again and again, and what it comes to. */
interface CallToCut {
  readonly send: () => Promise<SpokenAnswer>;
  readonly effectMinor: bigint;
  /** What the record then says of its round. */
  readonly recorded?: string;
}

type Prepare = (bench: ConformanceBench, player: SpokenPlayer) => Promise<CallToCut>;

const unchanged: Prepare = async ({ vendor }, player) => ({
  send: () => vendor.balance(player),
  effectMinor: 0n,
});

const stake: Prepare = async ({ vendor, newBet }, player) => {
  const bet = newBet();
  return {
    send: () => vendor.bet(player, bet),
    effectMinor: -100n,
    recorded: `${bet.roundId} open 100 0`,
  };
};

const payment: Prepare = async ({ fixture, vendor, newBet }, player) => {
  const bet = newBet();
  await vendor.bet(player, bet);
  const { roundId } = bet;
  const win = { roundId, transactionId: fixture.newVendorId(), amountMinor: 30n };
  return {
    send: () => vendor.win(player, win),
    effectMinor: -70n,
    recorded: `${roundId} settled 100 30`,
  };
};

const end: Prepare = async ({ vendor, newBet }, player) => {
  const bet = newBet();
  await vendor.bet(player, bet);
  const { roundId } = bet;
  return {
    send: () => vendor.endRound(player, roundId),
    effectMinor: -100n,
    recorded: `${roundId} settled 100 0`,
  };
};

const givingBack: Prepare = async ({ fixture, vendor, newBet }, player) => {
  const bet = newBet();
  await vendor.bet(player, bet);
  const { roundId, transactionId: betTransactionId } = bet;
  const rollback = { roundId, transactionId: fixture.newVendorId(), betTransactionId };
  return {
    send: () => vendor.rollback(player, rollback),
    effectMinor: 0n,
    recorded: `${roundId} refunded 100 0`,
  };
};

const list: Prepare = async ({ fixture, vendor }, player) => {
  const roundId = fixture.newVendorId();
  const action = (kind: 'bet' | 'win', amountMinor: bigint) => ({
    ...{ kind, amountMinor },
    transactionId: fixture.newVendorId(),
  });
  const actions = [action('bet', 100n), action('bet', 50n), action('win', 40n)];
  return {
    send: async () => (await vendor.play?.(player, { roundId, actions, isLast: true })) ?? 'failed',
    effectMinor: -110n,
    recorded: `${roundId} settled 150 40`,
  };
};

/** Cuts each call of the protocol after answers of the database. */
export async function loseTheDatabaseAtEachStep(bench: ConformanceBench): Promise<void> {
  const opened = await bench.open(100_000n);
  const calls = { unchanged, stake, payment, end, givingBack };
  const tried = bench.fixture.features.has('lists') ? { ...calls, list } : calls;
  for (const [name, prepare] of Object.entries(tried)) {
    const recorded: string[] = [];
    await cutAtSteps(name, async (heardBefore, message) => {
      const call = await cutOne(bench, opened, prepare, heardBefore, message);
      if (call.recorded !== undefined) recorded.unshift(call.recorded);
      return call.answers;
    });
    expect((await bench.recordOf(opened.member)).slice(0, recorded.length), name).toEqual(recorded);
  }
  await cutAtSteps('entering', (heardBefore, message) => cutEntering(bench, opened, heardBefore, message));
}

async function cutOne(
  bench: ConformanceBench,
  { member, player }: BenchPlayer,
  prepare: Prepare,
  heardBefore: number,
  message: string,
): Promise<{ readonly answers: number; readonly recorded: string | undefined }> {
  const before = await bench.balanceOf(member);
  const { send, effectMinor, recorded } = await prepare(bench, player);
  const answers = await cutAnswer(bench.fixture.server.database, heardBefore, send);
  const told = [await repeatUntilAnswered(send), await repeatUntilAnswered(send)];
  const expected = before + effectMinor;
  expect([...told, await bench.balanceOf(member)], message).toEqual([expected, expected, expected]);
  return { answers, recorded };
}

/** A launch is good once: a vendor whose answer was lost finds it used up, and the player opens the game again. */
async function cutEntering(
  bench: ConformanceBench,
  { member }: BenchPlayer,
  heardBefore: number,
  message: string,
): Promise<number> {
  const { vendor, fixture, newBet } = bench;
  const launchUrl = await bench.launch(member);
  const before = await bench.balanceOf(member);
  let first: SpokenPlayer | SpokenAnswer = 'failed';
  const answers = await cutAnswer(fixture.server.database, heardBefore, async () => {
    first = await vendor.enter(launchUrl);
  });
  const entered = [first, await repeatUntilAnswered(() => vendor.enter(launchUrl))].filter(isPlayer);
  expect(entered.length, message).toBeLessThanOrEqual(1);
  expect(await vendor.enter(launchUrl), message).toBe('token');
  const player = entered[0] ?? (await vendor.enter(await bench.launch(member)));
  if (!isPlayer(player)) throw new Error(`${message}: the next launch let nobody in: ${player}`);
  expect(await vendor.bet(player, newBet()), message).toBe(before - 100n);
  return answers;
}

function isPlayer(entered: SpokenPlayer | SpokenAnswer): entered is SpokenPlayer {
  return typeof entered === 'object';
}

const mostAttempts = 20;

/** A vendor repeats what it has no answer to. */
async function repeatUntilAnswered<Answer>(
  send: () => Promise<Answer | 'failed'>,
): Promise<Exclude<Answer, 'failed'>> {
  for (let attempt = 1; attempt < mostAttempts; attempt += 1) {
    const answer = await send().catch(() => 'failed' as const);
    if (answer !== 'failed') return answer as Exclude<Answer, 'failed'>;
  }
  throw new Error('the operator never answered');
}
