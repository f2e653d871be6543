import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { GameId } from '@wau/contract/ids';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { afterAll, describe, expect, it } from 'vitest';
import { newKey, startTestStudio, type TestPlayer } from '../testing/test-studio.ts';
import { TestFlights } from './testing/test-flights.ts';

const gameId = 'wau-terbang' as GameId;
const database = await createTestDatabase();
const studio = await startTestStudio(database);
const flights = new TestFlights(studio, gameId);
afterAll(() => studio.close());

const refusalOf = (answer: { readonly ok: boolean; readonly errorCode?: string }) =>
  answer.ok ? undefined : answer.errorCode;
const flies = (crashHundredths: number) => crashHundredths > 250 && crashHundredths < 5_000;
const playerIdOf = async (roundId: string): Promise<string> => {
  const [row] = await studio.sql.query<{ player_id: string }>({
    text: 'select player_id from studio.crash_bet where round_id = $1',
    values: [roundId],
  });
  return row?.player_id ?? '';
};

describe('a bet on a flight', () => {
  it('that is cashed out by hand is paid where the flight stood when the request arrived', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    expect(bet).toMatchObject({
      status: 'flying',
      balanceMinor: '9000',
      flight: flight.number,
      payoutMinor: '0',
    });
    await flights.until('flying');
    await flights.at(5_000);
    const standsAt = flights.multiplierAt(5_000);
    const cashed = await flights.cashOut(player, bet.roundId);
    expect(cashed).toMatchObject({
      ok: true,
      value: {
        status: 'won',
        cashedOutHundredths: standsAt,
        isAutomatic: false,
        payoutMinor: String(standsAt * 10),
      },
    });
    await flights.settle();
    expect(studio.operator.balanceOf(await playerIdOf(bet.roundId))).toBe(9_000n + BigInt(standsAt * 10));
    expect(studio.operator.isEnded(bet.roundId)).toBe(true);
    await flights.until('settled');
  });

  it('is not cashed out by a head that was sent in time and a body that was held back until the end was known', async () => {
    const url = new URL(await studio.app.listen({ host: '127.0.0.1', port: 0 }));
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    await flights.until('flying');
    await flights.at(5_000);
    const arrived = once(studio.app.server, 'request');
    const socket = connect(Number(url.port), url.hostname);
    const head = [
      `POST /studio/api/crash/bets/${bet.roundId}/cash-out HTTP/1.1`,
      'Host: studio',
      `Authorization: Bearer ${player.playToken}`,
      `Idempotency-Key: ${newKey()}`,
      'Content-Type: application/json',
      'Content-Length: 2',
      'Connection: close',
    ];
    socket.write(`${head.join('\r\n')}\r\n\r\n`);
    await arrived;
    await flights.until('crashed');
    socket.write('{}');
    expect(await text(socket)).toContain('crash.cash.out.late');
    await flights.until('settled');
    await flights.settle();
    expect(studio.operator.movementsOf(bet.roundId).payoutMinor).toBe(0n);
  });

  it('that nobody cashes out is lost, and closed at the operator', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    await flights.until('settled');
    await flights.settle();
    expect(studio.operator.movementsOf(bet.roundId)).toEqual({
      stakeMinor: 1_000n,
      payoutMinor: 0n,
      refundMinor: 0n,
    });
    expect(studio.operator.isEnded(bet.roundId)).toBe(true);
    expect(await flights.stateOf(bet.roundId)).toBe('settled');
  });

  it('leaves by itself at its target, up to the crash point and not above it', async () => {
    const player = await flights.open(10_000n);
    const other = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const point = await flights.crashPointOf(flight);
    const reached = await flights.placed(player, flight, { autoCashOutHundredths: point });
    const low = await flights.placed(player, flight, { slot: 2, autoCashOutHundredths: 150 });
    const missed = await flights.placed(other, flight, { autoCashOutHundredths: point + 1 });
    await flights.until('settled');
    await flights.settle();
    const paid = (roundId: string) => studio.operator.movementsOf(roundId).payoutMinor;
    expect([paid(reached.roundId), paid(low.roundId), paid(missed.roundId)]).toEqual([
      BigInt(point * 10),
      1_500n,
      0n,
    ]);
  });

  it('is paid no more than the limit on wins, by itself and by hand', async () => {
    const limits = { minStakeMinor: '10', maxStakeMinor: '10000', maxWinMinor: '1200' };
    const player = await studio.open(10_000n, { gameId, limits });
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight, { autoCashOutHundredths: 200 });
    const byHand = await flights.placed(player, flight, { slot: 2 });
    await flights.until('flying');
    await flights.at(5_000);
    await flights.cashOut(player, byHand.roundId);
    await flights.until('settled');
    await flights.settle();
    for (const { roundId } of [bet, byHand]) {
      expect(studio.operator.movementsOf(roundId).payoutMinor).toBe(1_200n);
    }
    expect((await flights.proofOf(bet.roundId)).payoutMinor).toBe('1200');
  });
});

describe('the clock', () => {
  it('takes a cash-out in the last millisecond of a flight, and none in the one in which it ends', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const end = flights.endOf(await flights.crashPointOf(flight));
    const first = await flights.placed(player, flight);
    const second = await flights.placed(player, flight, { slot: 2 });
    await flights.until('flying');
    await flights.at(end - 1);
    const inTime = await flights.cashOut(player, first.roundId);
    expect(inTime).toMatchObject({ ok: true, value: { cashedOutHundredths: flights.multiplierAt(end - 1) } });
    // The leader has not even noticed yet that the flight is over.
    expect(refusalOf(await flights.cashOut(player, second.roundId))).toBe('crash.cash.out.late');
    await flights.until('settled');
    expect(await flights.stateOf(second.roundId)).toBe('lost');
  });

  it('takes none below 1.01', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    expect(refusalOf(await flights.cashOut(player, bet.roundId))).toBe('crash.cash.out.early');
    await flights.until('flying');
    await flights.at(50);
    expect(refusalOf(await flights.cashOut(player, bet.roundId))).toBe('crash.cash.out.early');
    await flights.until('settled');
  });

  it('answers with the automatic cash-out where the flight stands above it', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight, { autoCashOutHundredths: 110 });
    await flights.until('flying');
    await flights.at(flights.endOf(150));
    expect(await flights.cashOut(player, bet.roundId)).toMatchObject({
      ok: true,
      value: { cashedOutHundredths: 110, isAutomatic: true, payoutMinor: '1100' },
    });
    await flights.until('settled');
  });

  it('closes bets at one moment, also on a node whose own clock is minutes off', async () => {
    for (const clockOffMs of [-300_000, 300_000]) {
      const node = await startTestStudio(database, { beside: studio, clockOffMs });
      try {
        const there = new TestFlights(node, gameId);
        const player = await there.open(10_000n);
        const flight = await flights.betting(player, flies);
        await node.crash.clock.compare();
        studio.clock.advance(flight.closesAtMs - 2 - studio.clock.nowMs());
        expect(refusalOf(await there.bet(player, flight))).toBeUndefined();
        expect(refusalOf(await there.bet(player, flight, { slot: 2 }))).toBe('crash.betting.closed');
        await flights.until('flying');
        await flights.at(3_000);
        const table = await there.tableOf(player);
        const mine = table.ok ? table.value.mine : [];
        expect(mine).toHaveLength(1);
        await flights.at(4_000);
        expect(await there.cashOut(player, mine[0]?.roundId ?? '')).toMatchObject({
          ok: true,
          value: { cashedOutHundredths: flights.multiplierAt(4_000) },
        });
        await flights.until('settled');
      } finally {
        await node.close();
      }
    }
  });
});

describe('repeating', () => {
  it('a bet with its key is the same bet; another under the same key is refused', async () => {
    const player = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => flights.bet(player, flight, {}, key)));
    const ids = new Set(answers.map((answer) => (answer.ok ? answer.value.roundId : answer.errorCode)));
    expect(ids.size).toBe(1);
    expect(refusalOf(await flights.bet(player, flight, { stakeMinor: '2000' }, key))).toBe(
      'idempotency.conflict',
    );
    expect(refusalOf(await flights.bet(player, flight, { slot: 2 }, key))).toBe('idempotency.conflict');
    expect(refusalOf(await flights.bet(player, flight, { autoCashOutHundredths: 200 }, key))).toBe(
      'idempotency.conflict',
    );
    expect(refusalOf(await flights.bet(player, flight))).toBe('crash.bet.placed');
    await flights.until('settled');
    await flights.settle();
    expect(studio.operator.balanceOf(await playerIdOf([...ids][0] ?? ''))).toBe(9_000n);
  });

  it('a cash-out 20 times at once, on two nodes, pays once and is answered alike', async () => {
    const node = await startTestStudio(database, { beside: studio });
    try {
      const there = new TestFlights(node, gameId);
      await node.crash.clock.compare();
      const player = await flights.open(10_000n);
      const flight = await flights.betting(player, flies);
      const bet = await flights.placed(player, flight);
      await flights.until('flying');
      await flights.at(4_000);
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) => (place < 10 ? flights : there).cashOut(player, bet.roundId)),
      );
      const cashed = new Set(answers.map((answer) => (answer.ok ? answer.value.cashedOutHundredths : 0)));
      expect(cashed.size).toBe(1);
      await flights.until('settled');
      await Promise.all([flights.settle(), there.settle()]);
      const [at = 0] = cashed;
      expect(studio.operator.movementsOf(bet.roundId).payoutMinor).toBe(BigInt((at ?? 0) * 10));
      expect(await flights.cashOut(player, bet.roundId)).toMatchObject({
        value: { cashedOutHundredths: at },
      });
    } finally {
      await node.close();
    }
  });
});

describe('a bet that is refused', () => {
  it('says why, holds no money and takes no place', async () => {
    const player = await flights.open(500n);
    const flight = await flights.betting(player, flies);
    const key = newKey();
    expect(await flights.bet(player, flight, {}, key)).toMatchObject({
      errorCode: 'balance.insufficient',
      value: { balanceMinor: '500' },
    });
    expect(refusalOf(await flights.bet(player, flight, {}, key))).toBe('balance.insufficient');
    expect(refusalOf(await flights.bet(player, flight, { stakeMinor: '5' }))).toBe('stake.below.minimum');
    expect(refusalOf(await flights.bet(player, flight, { stakeMinor: '10001' }))).toBe('stake.above.maximum');
    expect(refusalOf(await flights.bet(player, flight, { autoCashOutHundredths: 100 }))).toBe(
      'round.parameters.invalid',
    );
    expect(refusalOf(await flights.bet(player, { ...flight, number: flight.number + 1 }))).toBe(
      'crash.betting.closed',
    );
    expect(refusalOf(await flights.bet(player, flight, { stakeMinor: '500' }))).toBeUndefined();
    const table = await flights.tableOf(player);
    expect(table.ok && table.value.mine).toHaveLength(1);
    await flights.until('settled');
  });

  it('by itself where the operator forbids that, without a session or in another game', async () => {
    const forbidden = await studio.open(10_000n, { gameId, allowsAutoplay: false });
    const flight = await flights.betting(forbidden, flies);
    expect(refusalOf(await flights.bet(forbidden, flight, { isAuto: true }))).toBe('autoplay.forbidden');
    const dice = await studio.open(10_000n);
    expect(refusalOf(await flights.bet(dice, flight))).toBe('game.unavailable');
    expect(refusalOf(await flights.tableOf(dice))).toBe('game.unavailable');
    expect(refusalOf(await studio.bet(forbidden, newKey()))).toBe('game.unavailable');
    const stranger: TestPlayer = { ...dice, playToken: `${dice.playToken.slice(0, -4)}AAAA` };
    expect(refusalOf(await flights.bet(stranger, flight))).toBe('session.ended');
    expect(refusalOf(await flights.tableOf(stranger))).toBe('session.ended');
    expect(refusalOf(await studio.call('getCrashClock', {}))).toBe('session.missing');
    await flights.until('settled');
  });

  it('cannot be cashed out by others, nor told of to them', async () => {
    const player = await flights.open(10_000n);
    const other = await flights.open(10_000n);
    const flight = await flights.betting(player, flies);
    const bet = await flights.placed(player, flight);
    await flights.until('flying');
    await flights.at(3_000);
    expect(refusalOf(await flights.cashOut(other, bet.roundId))).toBe('round.unknown');
    const path = `/studio/api/rounds/${bet.roundId}`;
    expect(refusalOf(await studio.call('getRound', { token: other.playToken, path }))).toBe('round.unknown');
    await flights.until('settled');
  });
});
