import type { GameId } from '@wau/contract/ids';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { startTestStudio } from '../testing/test-studio.ts';
import { TestFlights } from './testing/test-flights.ts';

const gameId = 'wau-terbang' as GameId;
const database = await createTestDatabase();
const studio = await startTestStudio(database);
const flights = new TestFlights(studio, gameId);
afterAll(() => studio.close());

const flies = (crashHundredths: number) => crashHundredths > 250 && crashHundredths < 5_000;
/** A leader that was not heard of for so long has died. */
const deadAfterMs = 3_500;

/** Another process of the same installation. The first is never stepped again: it was killed where it stood. */
async function withAnother(work: (there: TestFlights) => Promise<void>): Promise<void> {
  const node = await startTestStudio(database, { beside: studio });
  try {
    await work(new TestFlights(node, gameId));
  } finally {
    await node.close();
  }
}

describe('a process that dies', () => {
  it('while bets are taken: another starts the flight in time, and nobody loses a bet', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    studio.clock.advance(deadAfterMs);
    await withAnother(async (there) => {
      expect((await there.until('flying')).number).toBe(flight.number);
      expect(await there.stateOf(bet.roundId)).toBe('staked');
      await there.until('settled');
      await there.settle();
      expect(studio.operator.isEnded(bet.roundId)).toBe(true);
    });
  });

  it('before the start, and nobody comes in time: every stake is given back', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bets = [
      await flights.placed(player, flight),
      await flights.placed(player, flight, { slot: 2, autoCashOutHundredths: 101 }),
    ];
    studio.clock.advance(60_000);
    await withAnother(async (there) => {
      await there.step();
      expect((await there.latest()).state).toBe('void');
      await there.settle();
      for (const { roundId } of bets) {
        expect(studio.operator.movementsOf(roundId)).toMatchObject({ refundMinor: 1_000n, payoutMinor: 0n });
      }
      const history = await studio.call('listRounds', { token: player.playToken });
      expect(history.ok && history.value.list.map((round) => [round.status, round.stakeMinor])).toEqual([
        ['refunded', '1000'],
        ['refunded', '1000'],
      ]);
    });
  });

  it('during a flight: targets are honoured by its crash point, cash-outs as written, all others given back', async () => {
    const player = await flights.open(10_000n);
    const other = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const point = await flights.crashPointOf(flight);
    const byHand = await flights.placed(player, flight);
    const without = await flights.placed(player, flight, { slot: 2 });
    const reached = await flights.placed(other, flight, { autoCashOutHundredths: point });
    const missed = await flights.placed(other, flight, { slot: 2, autoCashOutHundredths: point + 1 });
    await flights.until('flying');
    await flights.at(1_500);
    const cashed = await flights.cashOut(player, byHand.roundId);
    expect(cashed.ok).toBe(true);
    studio.clock.advance(deadAfterMs);
    await withAnother(async (there) => {
      await there.step();
      // Given back from here on, so that nobody may wait for the end to choose.
      const late = await there.cashOut(player, without.roundId);
      expect(late).toMatchObject({ ok: false, errorCode: 'crash.cash.out.late' });
      await there.until('settled');
      await there.settle();
      const { movementsOf } = studio.operator;
      const moved = (roundId: string) => movementsOf.call(studio.operator, roundId);
      expect(moved(byHand.roundId).payoutMinor).toBe(BigInt(flights.multiplierAt(1_500) * 10));
      expect(moved(without.roundId)).toMatchObject({ refundMinor: 1_000n, payoutMinor: 0n });
      expect(moved(reached.roundId)).toMatchObject({ refundMinor: 0n, payoutMinor: BigInt(point * 10) });
      expect(moved(missed.roundId)).toMatchObject({ refundMinor: 0n, payoutMinor: 0n });
    });
  });

  it('during a flight, for longer than it would have lasted: the same', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const point = await flights.crashPointOf(flight);
    const without = await flights.placed(player, flight);
    const reached = await flights.placed(player, flight, { slot: 2, autoCashOutHundredths: point });
    await flights.until('flying');
    studio.clock.advance(10 * 60_000);
    await withAnother(async (there) => {
      await there.until('settled');
      await there.settle();
      expect(studio.operator.movementsOf(without.roundId).refundMinor).toBe(1_000n);
      expect(studio.operator.movementsOf(reached.roundId).payoutMinor).toBe(BigInt(point * 10));
    });
  });

  it('after the crash: what was lost stays lost', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    await flights.until('crashed');
    studio.clock.advance(60_000);
    await withAnother(async (there) => {
      await there.until('settled');
      await there.settle();
      expect(studio.operator.movementsOf(bet.roundId)).toMatchObject({ refundMinor: 0n, payoutMinor: 0n });
      expect(studio.operator.isEnded(bet.roundId)).toBe(true);
    });
  });

  it('comes back too late: it does nothing to a flight that another leads', async () => {
    const player = await flights.open(10_000n);
    await flights.betting(player, flies);
    await flights.until('flying');
    studio.clock.advance(deadAfterMs);
    await withAnother(async (there) => {
      await there.step();
      const before = await there.latest();
      expect(await flights.step()).toBe(250);
      expect(await there.latest()).toEqual(before);
      await there.until('settled');
    });
  });
});

describe('the wallet', () => {
  it('that does not answer a bet: the stake is given back, whether or not it had been taken', async () => {
    for (const arrives of [true, false]) {
      let isLost = true;
      const node = await startTestStudio(database, {
        beside: studio,
        through: (operator) => async (request) => {
          if (isLost && request.path.endsWith('/bets')) {
            if (arrives) await operator(request);
            throw new Error('connection reset');
          }
          return operator(request);
        },
      });
      try {
        const there = new TestFlights(node, gameId);
        const player = await there.open(10_000n);
        studio.clock.advance(deadAfterMs);
        const flight = await there.betting(player, flies);
        const key = `lost-answer-of-a-bet-${arrives}`;
        const lost = { ok: false, errorCode: 'network.upstream.failed' };
        expect(await there.bet(player, flight, {}, key)).toMatchObject(lost);
        expect(await there.bet(player, flight, {}, key)).toMatchObject(lost);
        isLost = false;
        // The place of the screen is free again.
        await there.placed(player, flight);
        await there.until('settled');
        await there.settle();
        const [row] = await studio.sql.query<{ player_id: string }>({
          text: 'select player_id from studio.crash_bet order by placed_at desc limit 1',
          values: [],
        });
        expect(studio.operator.balanceOf(row?.player_id ?? '')).toBe(9_000n);
      } finally {
        await node.close();
      }
    }
  });

  it('that does not answer a payment: it is paid once, later', async () => {
    let failures = 0;
    const node = await startTestStudio(database, {
      beside: studio,
      through: (operator) => async (request) => {
        if (!request.path.endsWith('/win') || failures >= 3) return operator(request);
        failures += 1;
        // Every second one has arrived, and only its answer is lost.
        if (failures === 2) await operator(request);
        throw new Error('connection reset');
      },
    });
    try {
      const there = new TestFlights(node, gameId);
      const player = await there.open(10_000n);
      studio.clock.advance(deadAfterMs);
      const flight = await there.betting(player, flies);
      const bet = await there.placed(player, flight, { autoCashOutHundredths: 200 });
      await there.until('settled');
      for (let attempt = 0; attempt < 4; attempt += 1) {
        await there.settle();
        studio.clock.advance(60_000);
      }
      expect(failures).toBe(3);
      expect(await there.stateOf(bet.roundId)).toBe('settled');
      expect(studio.operator.movementsOf(bet.roundId).payoutMinor).toBe(2_000n);
    } finally {
      await node.close();
    }
  });

  it('that confirms a stake after the start: the bet is not on the flight and is given back', async () => {
    const held = Promise.withResolvers<void>();
    let isHeld = false;
    const node = await startTestStudio(database, {
      beside: studio,
      through: (operator) => async (request) => {
        if (request.path.endsWith('/bets')) {
          isHeld = true;
          await held.promise;
        }
        return operator(request);
      },
    });
    try {
      const there = new TestFlights(node, gameId);
      const player = await there.open(10_000n);
      studio.clock.advance(deadAfterMs);
      const flight = await there.betting(player, flies);
      const answer = there.bet(player, flight);
      await expect.poll(() => isHeld).toBe(true);
      await there.until('flying');
      await there.settle();
      held.resolve();
      expect(await answer).toMatchObject({ ok: false, errorCode: 'crash.betting.closed' });
      await there.until('settled');
      await there.settle();
      const [row] = await studio.sql.query<{ player_id: string; state: string }>({
        text: 'select player_id, state from studio.crash_bet order by placed_at desc limit 1',
        values: [],
      });
      expect(row?.state).toBe('refunded');
      expect(studio.operator.balanceOf(row?.player_id ?? '')).toBe(10_000n);
    } finally {
      held.resolve();
      await node.close();
    }
  });

  it('that contradicts itself: the bet is given up, kept with its error, and never tried again by itself', async () => {
    const node = await startTestStudio(database, {
      beside: studio,
      through: (operator) => async (request) =>
        request.path.endsWith('/endRound')
          ? { statusCode: 404, body: { success: false, errorCode: 'vendor.bet.unknown', message: '' } }
          : operator(request),
    });
    try {
      const there = new TestFlights(node, gameId);
      const player = await there.open(10_000n);
      studio.clock.advance(deadAfterMs);
      const flight = await there.betting(player, flies);
      const bet = await there.placed(player, flight);
      await there.until('settled');
      await there.settle();
      studio.clock.advance(60 * 60_000);
      await flights.settle();
      const [row] = await studio.sql.query<{ last_error: string; attempts: number; is_given_up: boolean }>({
        text: `select last_error, attempts, given_up_at is not null as is_given_up from studio.crash_bet
               where round_id = $1`,
        values: [bet.roundId],
      });
      expect(row).toEqual({
        last_error: 'settlement refused with vendor.bet.unknown',
        attempts: 1,
        is_given_up: true,
      });
    } finally {
      await node.close();
    }
  });
});
