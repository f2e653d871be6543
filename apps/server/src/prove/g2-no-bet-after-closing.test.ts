import { randomUUID } from 'node:crypto';
import { proofSize } from '@wau/service/testing/proof-size';
import { expect, test } from 'vitest';
import { drawLottery } from '../modules/lottery/lottery-draw/draw-lottery.ts';
import { selectDraw } from '../modules/lottery/lottery-draw/draw-sql.ts';
import { settleLotteryDraw } from '../modules/lottery/lottery-draw/settle-lottery-draw.ts';
import { familyOn } from '../modules/lottery/lottery-game/family-on.ts';
import { payoutsOf } from '../modules/lottery/testing/model-orders.ts';
import { openLottery } from '../modules/lottery/testing/open-lottery.ts';
import { fund } from '../testing/member-money.ts';
import { createTestServer, type TestMember } from '../testing/test-server.ts';

const betCount = proofSize({ full: 10_000, quick: 150 });
const playerCount = proofSize({ full: 40, quick: 8 });
const fiveMinutesMs = 5 * 60_000;

/** By how much the clock of the server's process is wrong. */
let shiftMs = 0;
const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, clock: { nowMs: () => usual.clock.nowMs() + shiftMs } }),
});
const lottery = await openLottery(server);
const family = familyOn({ family: 'ssc' }, '20261129-0001');

const place = (member: TestMember, numero: string) =>
  server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numero,
      lines: [{ playId: 'place-1-number', prizeModeId: 'ZY', numbers: '1', unit: '10', multiple: 1 }],
      betCartAmountSum: '10',
    },
  });

/** The database's clock, in milliseconds. */
async function databaseNowMs(): Promise<number> {
  const { rows } = await lottery.owner.query<{ now: string }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::text as now',
  );
  return Number(rows[0]?.now);
}

/** Everybody bets on a draw that closes in a second, until each has come too late several times. */
async function betAroundClosing(players: readonly TestMember[], numero: string): Promise<number> {
  const { rows } = await lottery.owner.query<{ closes_at_ms: string }>(
    `update wau.lottery_draws
        set opens_at = clock_timestamp() - interval '1 minute', closes_at = clock_timestamp() + interval '1 second',
            draws_at = clock_timestamp() + interval '1 second'
      where merchant_id = $1 and game_id = $2 and numero = $3
      returning (extract(epoch from closes_at) * 1000)::text as closes_at_ms`,
    [lottery.merchantCode, lottery.gameId, numero],
  );
  const closesAtMs = Number(rows[0]?.closes_at_ms);
  const aheadMs = (await databaseNowMs()) - Date.now();
  const taken: { readonly orderId: string; readonly sentAtMs: number }[] = [];
  const tooLate: string[] = [];
  const bet = async (member: TestMember) => {
    while (tooLate.length < playerCount * 5) {
      const sentAtMs = Date.now() + aheadMs;
      const answer = await place(member, numero);
      if (answer.outcome() === '200') taken.push({ orderId: answer.value().orderId ?? '', sentAtMs });
      else tooLate.push(answer.outcome());
    }
  };
  const drawing = (async () => {
    await expect.poll(() => tooLate.length, { timeout: 20_000, interval: 1 }).toBeGreaterThan(0);
    await drawLottery(lottery.parts, family, lottery.keyOf(numero));
  })();
  await Promise.all([...players.map(bet), drawing]);

  expect(new Set(tooLate)).toEqual(new Set(['409 lottery.draw.closed']));
  // The two clocks are read some milliseconds apart.
  expect(taken.filter(({ sentAtMs }) => sentAtMs > closesAtMs + 20)).toEqual([]);
  const draw = await selectDraw(server.runner, lottery.keyOf(numero));
  expect([draw?.state, draw?.slip_count]).toEqual(['drawn', BigInt(taken.length)]);
  await settleLotteryDraw(lottery.parts, lottery.keyOf(numero), new AbortController().signal);
  const settled = Object.keys(await payoutsOf(lottery, numero)).toSorted();
  expect(settled).toEqual(taken.map(({ orderId }) => orderId).toSorted());
  return taken.length + tooLate.length;
}

test(`LO-04 G2: of ${betCount} bets around closing none is late and none that was taken is lost, whatever clocks say`, async () => {
  const players = await Promise.all(
    Array.from({ length: playerCount }, async (_, index) => {
      const member = await server.openMember(`late${index}`);
      await fund(server, member, 100_000_000n);
      return member;
    }),
  );
  let bets = 0;
  for (let round = 0; bets < betCount || round < 3; round += 1) {
    shiftMs = [0, fiveMinutesMs, -fiveMinutesMs][round % 3] ?? 0;
    const numero = (await lottery.numeros())[0] ?? '';
    bets += await betAroundClosing(players, numero);
  }
}, 3_600_000);
