import { randomUUID } from 'node:crypto';
import type { LotteryOrderId } from '@wau/contract/ids';
import { createMetrics } from '@wau/service/monitoring/metrics';
import { systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { reconcileBooks } from '../../operation/books/reconcile-books-job.ts';
import { openLottery } from '../testing/open-lottery.ts';

const metrics = createMetrics();
const server = await createTestServer({ dependencies: (usual) => ({ ...usual, metrics }) });
const lottery = await openLottery(server, 'vn-5m', 'vn-south');
const administrator = await openOperator(server, 'pentadbir', 'administrator');
const member = await server.openMember('compared');
await fund(server, member, 100_000n);
const [won = '', first = '', second = ''] = await lottery.numeros();

/** 12 by itself, and two numbers together; in each of the draws. */
async function place(numeros: readonly string[]): Promise<LotteryOrderId> {
  const lines = [
    { playId: 'de', prizeModeId: 'ZY' as const, numbers: '12,34', unit: '100', multiple: 1 },
    { playId: 'xien-2', prizeModeId: 'ZY' as const, numbers: '12,34', unit: '100', multiple: 1 },
  ];
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numeros[0] ?? '',
      lines,
      chase: numeros.map((numero) => ({ numero, multiple: 1 })),
      betCartAmountSum: String(300 * numeros.length),
    },
  });
  const { orderId } = answer.value();
  if (orderId === null) throw new Error('it was placed');
  return orderId;
}

async function drifts(): Promise<readonly { readonly rule: string; readonly subject: string }[]> {
  // What a later check does not find again is marked so.
  server.clock.advance(60_000);
  const merchant = { merchantCode: lottery.merchantCode, timeZone: 'Asia/Kuala_Lumpur' };
  await reconcileBooks({ ...server, random: systemRandom }, merchant);
  const { token } = administrator;
  const { list } = (await server.call('listFindings', { token })).value();
  return list
    .filter(({ isFoundStill }) => isFoundStill)
    .map(({ rule, subject, lines }) => ({ rule, subject, detail: lines[0]?.said }));
}

const settled = await place([won]);
const chase = await place([first, second]);
const cancelled = await place([first]);
await server.call('cancelLotterySuborders', {
  token: member.token,
  idempotencyKey: randomUUID(),
  body: { orderId: cancelled, numeros: [first] },
});
await lottery.drawAndSettle(won);

test('nothing is found where all agrees', async () => {
  expect(await drifts()).toEqual([]);
});

interface Planted {
  readonly name: string;
  readonly change: string;
  readonly undo: string;
  readonly rule: string;
  readonly subject: string;
  readonly detail: string;
}

const ofFirst = `game_id = '${lottery.gameId}' and numero = '${first}'`;
const planted: readonly Planted[] = [
  {
    name: 'a number that costs less than is staked on it',
    change: `update wau.lottery_number_exposures set stake_minor = 60 where ${ofFirst} and number = '12'`,
    undo: `update wau.lottery_number_exposures set stake_minor = 100 where ${ofFirst} and number = '12'`,
    rule: 'lottery.number.exposure',
    subject: `vn-5m ${first} de 12`,
    detail: 'entries stake 100, which costs 9800, and the draw counts 60, which costs 9800',
  },
  {
    name: 'a number that nobody has staked on',
    change: `insert into wau.lottery_number_exposures values ('wau', 'vn-5m', '${first}', 'de', '99', 5, 495)`,
    undo: `delete from wau.lottery_number_exposures where number = '99'`,
    rule: 'lottery.number.exposure',
    subject: `vn-5m ${first} de 99`,
    detail: 'entries stake 0, which costs 0, and the draw counts 5, which costs 495',
  },
  {
    name: 'a draw that counts what is not staked',
    change: `update wau.lottery_draw_exposures set stake_minor = stake_minor + 1 where ${ofFirst}`,
    undo: `update wau.lottery_draw_exposures set stake_minor = stake_minor - 1 where ${ofFirst}`,
    rule: 'lottery.draw.exposure',
    subject: `vn-5m ${first}`,
    detail:
      'entries stake 300, of which lines of several numbers cost 3000, and the draw counts 301, which cost 3000',
  },
  {
    name: 'an order that is not what its entries are',
    change: `update wau.lottery_orders set stake_minor = stake_minor + 1 where order_id = '${chase}'`,
    undo: `update wau.lottery_orders set stake_minor = stake_minor - 1 where order_id = '${chase}'`,
    rule: 'lottery.orders.sum',
    subject: chase,
    detail: 'vn-5m: the order stakes 601 in 2 draws, and its entries 600 in 2',
  },
  {
    name: 'an entry that is not what its line groups are',
    change: `update wau.lottery_suborders set stake_minor = stake_minor + 1
              where order_id = '${settled}' and suborder = 1`,
    undo: `update wau.lottery_suborders set stake_minor = stake_minor - 1
            where order_id = '${settled}' and suborder = 1`,
    rule: 'lottery.orders.sum',
    subject: `${settled}.1`,
    detail: `vn-5m ${won}: the entry stakes 300, won 0 and gets 0 back; its line groups 301, 0 and 0`,
  },
  {
    name: 'line groups of no entry',
    change: `insert into wau.lottery_suborders
             select merchant_id, game_id, numero, 'lto_of_nobody', 1, play, prize_mode, picks, pick_bits, line_count,
                    unit_minor, multiple, series, odds, 700, payout_minor, rebate_minor
               from wau.lottery_suborders where order_id = '${settled}' and suborder = 1`,
    undo: "delete from wau.lottery_suborders where order_id = 'lto_of_nobody'",
    rule: 'lottery.orders.sum',
    subject: 'lto_of_nobody',
    detail: `vn-5m ${won}: line groups stake 700, and there is no entry`,
  },
  {
    name: 'an entry that is cancelled, and nothing was given back',
    change: `update wau.lottery_entries set state = 'cancelled' where order_id = '${settled}'`,
    undo: `update wau.lottery_entries set state = 'settled' where order_id = '${settled}'`,
    rule: 'lottery.entries.posted',
    subject: `${settled}.1`,
    detail: `vn-5m ${won}: the entry is cancelled with a stake of 300, 300 back and a rebate of 0; 300, 0 and 0 moved`,
  },
  {
    name: 'an entry that is open though its draw is settled',
    change: `update wau.lottery_entries set state = 'open' where order_id = '${settled}'`,
    undo: `update wau.lottery_entries set state = 'settled' where order_id = '${settled}'`,
    rule: 'lottery.entries.left',
    subject: `vn-5m ${won}`,
    detail: 'the draw is settled, and 1 entries with a stake of 300 are open',
  },
];

test.each(planted)('finds $name, and alerts', async ({ change, undo, rule, subject, detail }) => {
  expect((await lottery.owner.query(change)).rowCount).toBe(1);
  expect(await drifts()).toEqual([{ rule, subject, detail }]);
  expect(await metrics.registry.metrics()).toMatch(/^wau_book_drifts 1$/m);
  // What stays of it is found by the next one, beside its own.
  await lottery.owner.query(undo);
});
