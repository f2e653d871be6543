import { accepted, refused } from '@wau/contract/testing/fake-answer';
import { toMinor } from '@wau/money/minor';
import type { CrashMathematics } from '@wau/rules/crash/crash';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { pause } from '../platform/animation.ts';
import { type FakeStudioCalls, fakeStudio, lost } from '../testing/fake-studio.ts';
import { sampleRound, sampleSeedId } from '../testing/sample-play.ts';
import { mathematicsOf } from '../testing/sample-titles.ts';
import { createCrashDesk } from './crash-desk.ts';
import { type FakeStream, fakeStream } from './testing/fake-stream.ts';
import { sampleBet, sampleFlight, sampleLimits, sampleTable } from './testing/sample-flight.ts';

const gameId = 'wau-terbang';

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
});

const wish = { stakeMinor: toMinor(100n), autoCashOutHundredths: null };
const crash = { kind: 'crashed', number: 7, crashHundredths: 200, link: 'c'.repeat(64) } as const;

/** A desk whose time goes on only by `pass`, at a server whose clock began when the desk's did. */
function open(calls: FakeStudioCalls = {}, stream: FakeStream = fakeStream()) {
  const answers: FakeStudioCalls = {
    getCrashTable: () => accepted(sampleTable({ nowMs: Date.now() })),
    getCrashClock: () => accepted({ nowMs: Date.now(), lastEventNumber: null }),
    ...calls,
  };
  const { api, sent } = fakeStudio(answers, stream.openStream);
  const heard = {
    wins: [] as string[],
    rounds: [] as string[],
    balances: [] as bigint[],
    refreshes: 0,
    ended: 0,
  };
  const desk = createCrashDesk({
    api,
    mathematics: mathematicsOf<CrashMathematics>(gameId),
    maxWinMinor: sampleLimits.maxWinMinor,
    makeIdempotencyKey: () => 'one-key',
    nowMs: () => Date.now(),
    wait: pause,
    random: () => 0.5,
    onWin: ({ payoutMinor }) => void heard.wins.push(payoutMinor),
    onEvent: () => undefined,
    onBug: (error) => {
      throw error;
    },
    desk: {
      takeBalance: (balance) => void heard.balances.push(balance),
      addRound: ({ roundId }) => void heard.rounds.push(roundId),
      async refreshBalance() {
        heard.refreshes += 1;
      },
      end: () => {
        heard.ended += 1;
      },
    },
  });
  const stop = desk.start();
  const count = (name: string) => sent.filter((call) => call.name === name).length;
  return { desk, stream, sent, heard, count, stop, state: () => desk.store.current() };
}

const pass = (durationMs = 0) => vi.advanceTimersByTimeAsync(durationMs);

describe('the stream of flights', () => {
  test('goes on after the event that was heard last, when the connection breaks', async () => {
    const { stream, state, count } = open();
    await pass();
    expect(stream.opened).toEqual(['40']);
    stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
    await pass();
    expect(state().flight?.state).toBe('flying');
    stream.end();
    await pass(1_000);
    expect(stream.opened).toEqual(['40', '41']);
    expect(count('getCrashTable')).toBe(1);
  });

  test('is said to be lost while no connection comes about, and live again after', async () => {
    const { stream, state } = open();
    await pass();
    stream.isReachable = false;
    stream.end();
    await pass(1_000);
    expect(state().connection).toBe('lost');
    stream.isReachable = true;
    await pass(2_000);
    expect(state().connection).toBe('live');
  });

  test('is read anew from the table where events are no longer kept', async () => {
    const { stream, count } = open();
    await pass();
    stream.tellGap();
    await pass(1_000);
    expect(count('getCrashTable')).toBe(2);
    expect(stream.opened).toEqual(['40', '40']);
  });

  test('is cut and opened again when the server has told of more than came', async () => {
    let told = '40';
    const getCrashClock = () => accepted({ nowMs: Date.now(), lastEventNumber: told });
    const { stream } = open({ getCrashClock });
    await pass(100);
    told = '42';
    stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
    await pass(9_000);
    expect(stream.opened).toEqual(['40', '41']);
  });

  test('is said to be lost when no answer comes, though nobody has said that it broke', async () => {
    let isReachable = true;
    const { stream, state } = open({
      getCrashClock: () => (isReachable ? accepted({ nowMs: Date.now(), lastEventNumber: '40' }) : lost),
    });
    await pass();
    isReachable = false;
    stream.isReachable = false;
    await pass(7_000);
    expect(state().connection).toBe('lost');
    expect(stream.isFollowed()).toBe(false);
  });

  test('ends the game where the session has ended', async () => {
    const { heard } = open({ getCrashTable: () => refused(401, 'session.ended', 'Log in again') });
    await pass();
    expect(heard.ended).toBe(1);
  });

  test('is no longer followed after the game was closed', async () => {
    const { stream, stop } = open();
    await pass();
    stop();
    await pass(20_000);
    expect(stream.isFollowed()).toBe(false);
    expect(stream.opened).toHaveLength(1);
  });

  test.each([
    ['takes the place of another', sampleTable().chain],
    ['has come since the game was opened', null],
  ])('a chain that %s is read from the table', async (_name, chain) => {
    const { stream, count } = open({ getCrashTable: () => accepted(sampleTable({ chain })) });
    await pass();
    const chainId = sampleSeedId.replace(/2$/, '3') as typeof sampleSeedId;
    stream.tell(41, { kind: 'betting', chainId, number: 1, closesAtMs: 20_000 });
    await pass();
    expect(count('getCrashTable')).toBe(2);
  });
});

describe('a bet', () => {
  test('is placed on the flight that takes bets, and cashed out where the server says', async () => {
    const { desk, stream, heard, state, sent } = open({
      placeCrashBet: () => accepted(sampleBet({ balanceMinor: '99900' })),
      cashOutCrash: () =>
        accepted(sampleBet({ status: 'won', cashedOutHundredths: 150, payoutMinor: '150' })),
    });
    await pass();
    desk.bet(wish);
    await pass();
    expect(heard.balances).toEqual([99_900n]);
    stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
    await pass(12_000);
    expect(state().mine?.status).toBe('flying');
    desk.cashOut();
    desk.cashOut();
    await pass();
    expect(heard.wins).toEqual(['150']);
    expect(sent.filter(({ name }) => name === 'cashOutCrash')).toHaveLength(1);
  });

  test('that is wished for while a flight flies goes on the next one, unless it is called off', async () => {
    const { desk, stream, count, state } = open({ placeCrashBet: () => accepted(sampleBet({ flight: 8 })) });
    await pass();
    stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
    await pass();
    desk.bet(wish);
    expect(state().wish).toEqual(wish);
    desk.cancelWish();
    desk.bet(wish);
    expect(count('placeCrashBet')).toBe(0);
    stream.tell(42, crash);
    stream.tell(43, { kind: 'betting', chainId: sampleSeedId, number: 8, closesAtMs: 60_000 });
    await pass();
    expect(count('placeCrashBet')).toBe(1);
    expect(state()).toMatchObject({ wish: undefined, mine: { flight: 8 } });
  });

  test('whose cash-out arrived too late says so, and is lost when the flight has ended', async () => {
    const { desk, stream, state } = open({
      getCrashTable: () =>
        accepted(
          sampleTable({ flight: sampleFlight({ state: 'flying', startedAtMs: 0 }), mine: [sampleBet()] }),
        ),
      cashOutCrash: async () => {
        stream.tell(41, crash);
        await pause(10);
        return refused(409, 'crash.cash.out.late', 'Too late');
      },
      getRound: () => accepted(sampleRound({ gameId, payoutMinor: '0' })),
    });
    await pass();
    desk.cashOut();
    await pass(5);
    // The cash-out may have been in time, so nothing is said yet.
    expect(state().mine?.status).toBe('flying');
    await pass(10);
    expect(state()).toMatchObject({ mine: { status: 'lost' }, failure: { message: 'Too late' } });
  });

  test('whose cash-out was not answered, or turned away, is asked for again under the same key', async () => {
    let asked = 0;
    const { desk, sent, heard } = open({
      getCrashTable: () =>
        accepted(
          sampleTable({ flight: sampleFlight({ state: 'flying', startedAtMs: 0 }), mine: [sampleBet()] }),
        ),
      cashOutCrash: () => {
        asked += 1;
        if (asked === 1) return lost;
        if (asked === 2) return refused(503, 'server.overloaded', 'Busy');
        return accepted(sampleBet({ status: 'won', cashedOutHundredths: 130, payoutMinor: '130' }));
      },
    });
    await pass();
    desk.cashOut();
    await pass(3_000);
    expect(
      new Set(sent.filter(({ name }) => name === 'cashOutCrash').map((call) => call.idempotencyKey)).size,
    ).toBe(1);
    expect(heard.wins).toEqual(['130']);
  });

  test('that is open when the page is loaded anew is there, and can be cashed out', async () => {
    const { desk, state, count } = open({
      getCrashTable: () =>
        accepted(
          sampleTable({ flight: sampleFlight({ state: 'flying', startedAtMs: 0 }), mine: [sampleBet()] }),
        ),
      cashOutCrash: () =>
        accepted(sampleBet({ status: 'won', cashedOutHundredths: 110, payoutMinor: '110' })),
    });
    await pass();
    expect(state().mine?.status).toBe('flying');
    desk.cashOut();
    await pass();
    expect(count('cashOutCrash')).toBe(1);
  });

  test('whose stake was still being taken when the page was loaded is looked at again at the start', async () => {
    let status: 'placed' | 'flying' = 'placed';
    const { stream, state } = open({
      getCrashTable: () => accepted(sampleTable({ mine: [sampleBet({ status })] })),
    });
    await pass();
    status = 'flying';
    stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
    await pass();
    expect(state().mine?.status).toBe('flying');
  });

  test('whose flight ended while nothing could be heard is told of afterwards', async () => {
    let table = sampleTable({
      flight: sampleFlight({ state: 'flying', startedAtMs: 0 }),
      mine: [sampleBet()],
    });
    const round = sampleRound({ gameId, payoutMinor: '0' });
    const { stream, state, heard } = open({
      getCrashTable: () => accepted(table),
      getRound: () => accepted(round),
    });
    await pass();
    table = sampleTable({ flight: sampleFlight({ number: 9 }), lastEventNumber: '95' });
    stream.tellGap();
    await pass(3_000);
    expect(state().missed?.roundId).toBe(round.roundId);
    expect(heard.rounds).toEqual([round.roundId]);
  });

  test('that is refused for lack of funds shows the balance', async () => {
    const { desk, heard, state } = open({
      placeCrashBet: () => refused(402, 'balance.insufficient', 'Not enough', { balanceMinor: '50' }),
    });
    await pass();
    desk.bet(wish);
    await pass();
    expect(heard.balances).toEqual([50n]);
    expect(state()).toMatchObject({ failure: { message: 'Not enough' }, sending: undefined });
    desk.dismiss();
    expect(state().failure).toBeUndefined();
  });
});

test('the figure follows the server’s clock and stops at the crash', async () => {
  const { desk, stream } = open();
  await pass();
  expect(desk.closesInMs()).toBe(7_000);
  expect(desk.elapsedMs()).toBeUndefined();
  stream.tell(41, { kind: 'flying', number: 7, startedAtMs: 7_250 });
  await pass(7_250 + 8_000);
  expect([desk.elapsedMs(), desk.standsAt()]).toEqual([8_000, 200]);
  stream.tell(42, { ...crash, crashHundredths: 214 });
  await pass(5_000);
  expect(desk.standsAt()).toBe(214);
});
