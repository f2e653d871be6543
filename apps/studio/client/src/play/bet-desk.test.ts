import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { toMinor } from '@wau/money/minor';
import { expect, test } from 'vitest';
import type { RoundView } from '../platform/studio-api.ts';
import { handAnsweredStudio, lost } from '../testing/fake-studio.ts';
import { sampleOpened, sampleRound } from '../testing/sample-play.ts';
import { slowTaps } from '../testing/slow-taps.ts';
import { type BetDeskOptions, createBetDesk } from './bet-desk.ts';
import { shownBalance } from './desk-state.ts';
import type { KeptStatistics } from './statistics/kept-statistics.ts';

async function settle(): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
}

function desk(part: Partial<BetDeskOptions> = {}) {
  const { api, sent } = handAnsweredStudio();
  let keys = 0;
  const finished: [string, bigint][] = [];
  const made = createBetDesk({
    api,
    balanceMinor: toMinor(1000n),
    seed: sampleOpened.seed,
    unfinishedRound: undefined,
    openBetsMaximum: 3,
    makeIdempotencyKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    nowMs: slowTaps(),
    wait: () => Promise.resolve(),
    inNextTask: (work) => work(),
    onBug: (error) => {
      throw error;
    },
    onRoundFinished: (round, balance) => finished.push([round.payoutMinor, balance]),
    ...part,
  });
  const landings: (() => void)[] = [];
  made.start(
    () =>
      new Promise((resolve) => {
        landings.push(resolve);
      }),
  );
  const shown = () => shownBalance(made.state());
  return { desk: made, sent, landings, finished, shown };
}

const won = accepted(sampleRound({ payoutMinor: '198', balanceMinor: '1098' }));

test('the stake leaves the balance with the tap, the win reaches it when its playback ends', async () => {
  const { desk: bets, sent, landings, shown, finished } = desk();
  expect(bets.placeBet(toMinor(100n), {})).toBe(true);
  expect(shown()).toBe(900n);
  sent[0]?.answer('placeBet', won);
  await settle();
  expect(shown()).toBe(900n);
  expect(bets.state().seed.nextNonce).toBe(1);
  landings[0]?.();
  await settle();
  expect(shown()).toBe(1098n);
  expect(finished).toEqual([['198', 1098n]]);
  expect(sent[1]).toMatchObject({
    name: 'finishRound',
    input: { params: { roundId: sampleRound({}).roundId } },
  });
  expect(bets.state().history).toHaveLength(1);
});

test('F1: taps beyond what the game allows at once change nothing', () => {
  const { desk: bets, sent } = desk({ openBetsMaximum: 1 });
  expect([1, 2, 3, 4, 5].map(() => bets.placeBet(toMinor(100n), {}))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(sent).toHaveLength(1);
});

test('several bets are sent one after another, each with its own key', async () => {
  const { desk: bets, sent, shown } = desk();
  bets.placeBet(toMinor(100n), {});
  bets.placeBet(toMinor(100n), {});
  expect(sent).toHaveLength(1);
  expect(shown()).toBe(800n);
  sent[0]?.answer('placeBet', won);
  await settle();
  expect(sent.map(({ name, idempotencyKey }) => [name, idempotencyKey])).toEqual([
    ['placeBet', 'key-1'],
    ['placeBet', 'key-2'],
  ]);
});

test('F2: a lost answer is being checked, with the same key, until it is known', async () => {
  const { desk: bets, sent, shown } = desk();
  bets.placeBet(toMinor(100n), { a: 1 });
  sent[0]?.answer('placeBet', lost);
  await settle();
  expect(bets.state().isChecking).toBe(true);
  expect(shown()).toBe(900n);
  expect(bets.placeBet(toMinor(100n), {})).toBe(false);
  expect(sent[1]).toMatchObject({ idempotencyKey: 'key-1', input: sent[0]?.input });
  sent[1]?.answer('placeBet', won);
  await settle();
  expect(bets.state().isChecking).toBe(false);
  expect(bets.state().playing).toHaveLength(1);
});

test('a refusal gives the stake back, drops what was not sent and takes the balance it tells', async () => {
  const { desk: bets, sent, shown } = desk();
  bets.placeBet(toMinor(600n), {});
  bets.placeBet(toMinor(600n), {});
  sent[0]?.answer('placeBet', refused(402, 'balance.insufficient', 'x', { balanceMinor: '20' }));
  await settle();
  expect(sent).toHaveLength(1);
  expect(shown()).toBe(20n);
  expect(bets.state().notice).toMatchObject({ kind: 'refused', failure: { code: 'balance.insufficient' } });
  bets.dismissNotice();
  expect(bets.state().notice).toBeUndefined();
});

test('a refusal for lack of money that tells no balance asks for it', async () => {
  const { desk: bets, sent, shown } = desk();
  bets.placeBet(toMinor(600n), {});
  sent[0]?.answer('placeBet', refused(402, 'balance.insufficient', 'x'));
  await settle();
  sent[1]?.answer('getPlayBalance', accepted({ balanceMinor: '20', currencyCode: 'MYR' }));
  await settle();
  expect(shown()).toBe(20n);
  expect(bets.state().notice).toMatchObject({ kind: 'refused' });
});

test('a refunded round is told, not played', async () => {
  const { desk: bets, sent, landings, shown } = desk();
  bets.placeBet(toMinor(100n), {});
  const refunded = sampleRound({ status: 'refunded', payoutMinor: '0', events: [], balanceMinor: '1000' });
  sent[0]?.answer('placeBet', accepted(refunded));
  await settle();
  expect(landings).toHaveLength(0);
  expect(shown()).toBe(1000n);
  expect(bets.state().notice).toEqual({ kind: 'refunded', stakeMinor: 100n });
});

test('an ended session takes no more bets', async () => {
  const { desk: bets, sent } = desk();
  bets.placeBet(toMinor(100n), {});
  sent[0]?.answer('placeBet', refused(401, 'session.ended', ''));
  await settle();
  expect(bets.state().isEnded).toBe(true);
  expect(bets.placeBet(toMinor(100n), {})).toBe(false);
});

test('a bet that is checked for long says so, until it is known', async () => {
  const { desk: bets, sent } = desk();
  bets.placeBet(toMinor(100n), {});
  for (let asked = 0; asked < 5; asked += 1) {
    expect(bets.state().isCheckedLong).toBe(false);
    sent[asked]?.answer('placeBet', lost);
    await settle();
  }
  expect(bets.state().isCheckedLong).toBe(true);
  sent[5]?.answer('placeBet', won);
  await settle();
  expect(bets.state()).toMatchObject({ isChecking: false, isCheckedLong: false });
});

test('a round of an earlier visit is known as such until the next bet', async () => {
  const unfinishedRound = sampleRound({ payoutMinor: '198' });
  const { desk: bets, landings } = desk({ unfinishedRound, openBetsMaximum: 1 });
  expect(bets.state().resumedRound).toBe(unfinishedRound);
  landings[0]?.();
  await settle();
  expect(bets.state().resumedRound).toBe(unfinishedRound);
  bets.placeBet(toMinor(100n), {});
  expect(bets.state().resumedRound).toBeUndefined();
});

test('an interrupted round is played back first, its win not shown before', async () => {
  const {
    desk: bets,
    landings,
    shown,
    sent,
  } = desk({
    unfinishedRound: sampleRound({ payoutMinor: '198' }),
    openBetsMaximum: 1,
  });
  expect(shown()).toBe(802n);
  expect(bets.placeBet(toMinor(100n), {})).toBe(false);
  landings[0]?.();
  await settle();
  expect(shown()).toBe(1000n);
  expect(sent.map(({ name }) => name)).toEqual(['finishRound']);
});

test('an interrupted round that is not settled yet is waited for', async () => {
  const open = sampleRound({ status: 'open', payoutMinor: '0', events: [], balanceMinor: null });
  const { desk: bets, sent, landings } = desk({ unfinishedRound: open });
  expect(bets.state().isChecking).toBe(true);
  sent[0]?.answer('getRound', accepted(open));
  await settle();
  sent[1]?.answer('getRound', accepted(sampleRound({ balanceMinor: null })));
  await settle();
  expect(sent[2]?.name).toBe('getPlayBalance');
  sent[2]?.answer('getPlayBalance', accepted({ balanceMinor: '1098', currencyCode: 'MYR' }));
  await settle();
  expect(landings).toHaveLength(1);
  expect(bets.state().isChecking).toBe(false);
});

test('the result on show belongs to the round that has just ended, and goes with the next bet', async () => {
  const { desk: bets, sent, landings } = desk({ openBetsMaximum: 1 });
  expect(bets.state().lastRound).toBeUndefined();
  bets.placeBet(toMinor(100n), {});
  sent[0]?.answer('placeBet', won);
  await settle();
  expect(bets.state().lastRound).toBeUndefined();
  landings[0]?.();
  await settle();
  expect(bets.state().lastRound?.payoutMinor).toBe('198');
  bets.placeBet(toMinor(100n), {});
  expect(bets.state().lastRound).toBeUndefined();
});

test('rounds of earlier visits are in the history; one of this visit only once it was played back', async () => {
  const { desk: bets, sent, landings } = desk({ seed: { ...sampleOpened.seed, nextNonce: 7 } });
  const earlier = sampleRound({
    roundId: 'rnd_01jd6f4q2v0000000000000006' as RoundView['roundId'],
    nonce: 6,
  });
  const open = sampleRound({
    roundId: 'rnd_01jd6f4q2v0000000000000005' as RoundView['roundId'],
    status: 'open',
  });
  const current = sampleRound({ nonce: 7, balanceMinor: '1098' });
  bets.placeBet(toMinor(100n), {});
  const loaded = bets.loadHistory();
  sent[1]?.answer('listRounds', accepted({ list: [current, earlier, open] }));
  await loaded;
  expect(bets.state().history).toEqual([earlier]);
  sent[0]?.answer('placeBet', accepted(current));
  await settle();
  landings[0]?.();
  await settle();
  expect(bets.state().history).toEqual([current, earlier]);
});

test('a bet tells who placed it', () => {
  const placed: unknown[] = [];
  const { desk: bets } = desk({ onBetPlaced: ({ source, stakeMinor }) => placed.push([source, stakeMinor]) });
  bets.placeBet(toMinor(100n), {});
  bets.placeBet(toMinor(200n), {}, 'auto');
  expect(placed).toEqual([
    ['tap', 100n],
    ['auto', 200n],
  ]);
});

test('the balance is not asked for while a round is open', async () => {
  const { desk: bets, sent, shown } = desk();
  bets.placeBet(toMinor(100n), {});
  await bets.refreshBalance();
  expect(sent.map(({ name }) => name)).toEqual(['placeBet']);
  const { desk: idle, sent: idleSent, shown: idleShown } = desk();
  const refreshed = idle.refreshBalance();
  idleSent[0]?.answer('getPlayBalance', accepted({ balanceMinor: '5000', currencyCode: 'MYR' }));
  await refreshed;
  expect(idleShown()).toBe(5000n);
  expect(shown()).toBe(900n);
});

test('F1 five taps in 300 ms are one bet, even where several may be open', () => {
  let nowMs = 1_000;
  const { desk: bets, sent } = desk({ nowMs: () => nowMs });
  const taken = [0, 70, 140, 210, 290, 600].map((afterMs) => {
    nowMs = 1_000 + afterMs;
    return bets.placeBet(toMinor(100n), {});
  });
  expect(taken).toEqual([true, false, false, false, false, true]);
  expect(sent).toHaveLength(1);
  expect(bets.state().waiting).toHaveLength(2);
});

const idOf = (last: number) => `rnd_01jd6f4q2v00000000000000${last}` as RoundView['roundId'];
const statistics = (rounds: number, stakedMinor: bigint, payoutMinor: bigint) => ({
  rounds,
  stakedMinor,
  payoutMinor,
  biggestWinMinor: payoutMinor === 0n ? 0n : 198n,
});

test('statistics are there again on the next visit, each round once, whether or not its end was seen', async () => {
  const kept: KeptStatistics[] = [];
  const first = desk({ keep: (text) => kept.push(text) });
  for (const nonce of [0, 1]) {
    first.desk.placeBet(toMinor(100n), {});
    await settle();
    first.sent
      .filter(({ name }) => name === 'placeBet')
      [nonce]?.answer('placeBet', accepted(sampleRound({ roundId: idOf(10 + nonce), nonce })));
    await settle();
  }
  first.landings[0]?.();
  await settle();
  // The page is closed while the second round is being shown, and a third is lost with its answer.
  expect(first.desk.state().statistics).toEqual(statistics(1, 100n, 198n));
  const shownTwice = sampleRound({ roundId: idOf(11), nonce: 1 });
  const next = desk({ kept: kept.at(-1), unfinishedRound: shownTwice, keep: (text) => kept.push(text) });
  expect(next.desk.state().statistics).toEqual(statistics(2, 200n, 396n));
  next.landings[0]?.();
  await settle();
  expect(next.desk.state().statistics).toEqual(statistics(2, 200n, 396n));
  const neverCounted = sampleRound({ roundId: idOf(12), nonce: 2, payoutMinor: '0' });
  const last = desk({ kept: kept.at(-1), unfinishedRound: neverCounted, keep: (text) => kept.push(text) });
  last.landings[0]?.();
  await settle();
  expect(last.desk.state().statistics).toEqual(statistics(3, 300n, 396n));
  expect(desk({ kept: kept.at(-1) }).desk.state().statistics).toEqual(statistics(3, 300n, 396n));
});

test('a reset holds on the next visit as well, and a round that is still being shown counts for the new ones', async () => {
  const kept: KeptStatistics[] = [];
  const { desk: bets, sent, landings } = desk({ keep: (text) => kept.push(text) });
  bets.placeBet(toMinor(100n), {});
  sent[0]?.answer('placeBet', won);
  await settle();
  landings[0]?.();
  await settle();
  bets.placeBet(toMinor(100n), {});
  sent.filter(({ name }) => name === 'placeBet')[1]?.answer('placeBet', accepted(sampleRound({ nonce: 1 })));
  await settle();
  bets.resetStatistics();
  expect(bets.state().statistics).toEqual(statistics(0, 0n, 0n));
  landings[1]?.();
  await settle();
  expect(bets.state().statistics).toEqual(statistics(1, 100n, 198n));
  expect(desk({ kept: kept.at(-1) }).desk.state().statistics).toEqual(statistics(1, 100n, 198n));
});

test('the history shows twenty rounds, of this visit and of earlier ones together', async () => {
  const { desk: bets, sent, landings } = desk({ seed: { ...sampleOpened.seed, nextNonce: 50 } });
  const earlier = Array.from({ length: 20 }, (_, index) =>
    sampleRound({ roundId: idOf(30 - index), nonce: 49 - index }),
  );
  const loaded = bets.loadHistory();
  sent[0]?.answer('listRounds', accepted({ list: earlier }));
  await loaded;
  expect(bets.state().history).toEqual(earlier);
  const current = sampleRound({ roundId: idOf(31), nonce: 50 });
  bets.placeBet(toMinor(100n), {});
  sent[1]?.answer('placeBet', accepted(current));
  await settle();
  landings[0]?.();
  await settle();
  expect(bets.state().history).toEqual([current, ...earlier.slice(0, 19)]);
});

test('an interrupted round is asked for until the session has ended, which the game then says', async () => {
  const open = sampleRound({ status: 'open', payoutMinor: '0', events: [], balanceMinor: null });
  const { desk: bets, sent } = desk({ unfinishedRound: open });
  sent[0]?.answer('getRound', refused(502, 'network.upstream.failed', 'x'));
  await settle();
  expect(bets.state()).toMatchObject({ isChecking: true, isEnded: false });
  sent[1]?.answer('getRound', refused(401, 'session.ended', 'x'));
  await settle();
  expect(sent).toHaveLength(2);
  expect(bets.state()).toMatchObject({ isChecking: false, isEnded: true, notice: { kind: 'refused' } });
});
