import { proofSize } from '@wau/service/testing/proof-size';
import { expect, test } from 'vitest';
import { drawLottery } from '../modules/lottery/lottery-draw/draw-lottery.ts';
import { selectDraw } from '../modules/lottery/lottery-draw/draw-sql.ts';
import { settleLotteryDraw } from '../modules/lottery/lottery-draw/settle-lottery-draw.ts';
import { familyOn } from '../modules/lottery/lottery-game/family-on.ts';
import {
  type ModelOrder,
  modelPayout,
  modelRebate,
  payoutsOf,
  randomOrders,
} from '../modules/lottery/testing/model-orders.ts';
import { openLottery } from '../modules/lottery/testing/open-lottery.ts';
import { findWrongSums } from '../modules/play/betting/find-wrong-sums.ts';
import { balanceOf, fund } from '../testing/member-money.ts';
import { createTestServer, type TestMember } from '../testing/test-server.ts';

const drawCount = proofSize({ full: 5, quick: 1 });
const orderCount = proofSize({ full: 10_000, quick: 100 });
const playerCount = proofSize({ full: 50, quick: 5 });
const fundsMinor = 10_000_000_000n;
const triesOfWorker = 4;

const server = await createTestServer();
const lottery = await openLottery(server);
const family = familyOn({ family: 'ssc' }, '20261129-0001');
const send = randomOrders(server, lottery, family, 541);

interface Sent extends ModelOrder {
  readonly member: TestMember;
}

/** Ends connections that settle, at any moment, until told to stop. */
async function disturb(stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await lottery.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'test server' and datname = current_database() and state <> 'idle'
          and query ~ 'lottery|bets|settlements|post' and pid <> pg_backend_pid()
        limit 1`,
    );
  }
}

async function sendAll(players: readonly TestMember[], numero: string): Promise<readonly Sent[]> {
  const sent: Sent[] = [];
  while (sent.length < orderCount) {
    sent.push(
      ...(await Promise.all(
        players.map(async (member): Promise<Sent> => ({ ...(await send(member, numero)), member })),
      )),
    );
  }
  return sent;
}

/** Three workers that are killed again and again, and then one that is left in peace. */
async function settleDisturbed(numero: string): Promise<void> {
  const key = lottery.keyOf(numero);
  const never = new AbortController().signal;
  const disturbing = new AbortController();
  const disturbed = disturb(disturbing.signal);
  const worker = async () => {
    for (let tries = 0; tries < triesOfWorker; tries += 1) {
      await settleLotteryDraw(lottery.parts, key, never).catch(() => undefined);
    }
  };
  await Promise.all([worker(), worker(), worker()]);
  disturbing.abort();
  await disturbed;
  await settleLotteryDraw(lottery.parts, key, never);
}

test(`LO-04 G3: a draw of ${orderCount} orders is settled once, by three workers that are killed again and again`, async () => {
  const players = await Promise.all(
    Array.from({ length: playerCount }, async (_, index) => {
      const member = await server.openMember(`drawn${index}`);
      await fund(server, member, fundsMinor);
      return member;
    }),
  );
  const expected = new Map(players.map((member) => [member, fundsMinor]));
  for (let draws = 0; draws < drawCount; draws += 1) {
    const numero = (await lottery.numeros())[0] ?? '';
    const sent = await sendAll(players, numero);
    await lottery.close(numero);
    await drawLottery(lottery.parts, family, lottery.keyOf(numero));
    await settleDisturbed(numero);

    const draw = await selectDraw(server.runner, lottery.keyOf(numero));
    if (draw?.result === null || draw === undefined) throw new Error('the draw is drawn');
    const { result } = draw;
    expect(draw.state).toBe('settled');
    expect(await payoutsOf(lottery, numero)).toEqual(
      Object.fromEntries(sent.map((order) => [order.orderId, modelPayout(family, order, result)])),
    );
    for (const order of sent) {
      const moved = modelPayout(family, order, result) + modelRebate(family, order) - order.stakeMinor;
      expected.set(order.member, (expected.get(order.member) ?? 0n) + moved);
    }
    for (const [member, balance] of expected) expect(await balanceOf(server, member)).toBe(balance);
    expect(await findWrongSums(server.runner, lottery.merchantCode)).toEqual([]);
    expect(await server.ledger.verifyChains(lottery.merchantCode)).toEqual([]);
  }
}, 3_600_000);
