import { randomUUID } from 'node:crypto';
import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import { transferIdOfUuid } from '@wau/ledger/transfer';
import { readReceipt, readReceiptKeys } from '@wau/receipt/read-receipt';
import { verifyReceipt } from '@wau/receipt/verify-receipt';
import { withTransaction } from '@wau/service/database/database';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { drawLottery } from '../lottery-draw/draw-lottery.ts';
import { reviseLotteryDraw } from '../lottery-draw/revise-lottery-draw.ts';
import { settleLotteryDraw } from '../lottery-draw/settle-lottery-draw.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { openLottery } from '../testing/open-lottery.ts';
import { receiptsPerWindowMaximum } from './get-lottery-receipt.ts';
import { createReceiptKeys } from './receipt-keys.ts';
import { rotateReceiptKey } from './rotate-receipt-key.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const official = await openLottery(server, 'myanmar-2d', 'myanmar-2d', 'official');
const merchantCode = 'wau' as MerchantCode;
const parts = { ...server, random: systemRandom, config: { masterSecret: testSecret } };

async function player(name: string): Promise<TestMember> {
  const member = await server.openMember(name);
  await fund(server, member, 1_000_000n);
  return member;
}

/** Ten numbers of one place, of which one wins, and some that win seldom; 12 in each draw. */
async function order(member: TestMember, numeros: readonly string[]): Promise<LotteryOrderId> {
  const answer = await server.call('placeLotteryOrder', {
    token: member.token,
    idempotencyKey: randomUUID(),
    body: {
      gameId: lottery.gameId,
      currentNumero: numeros[0] ?? '',
      lines: [
        {
          playId: 'place-1-number',
          prizeModeId: 'ZY',
          numbers: '0,1,2,3,4,5,6,7,8,9',
          unit: '100',
          multiple: 1,
        },
        { playId: 'last-two-straight', prizeModeId: 'ZY', numbers: '2,1|3', unit: '100', multiple: 1 },
      ],
      chase: numeros.map((numero, index) => ({ numero, multiple: index + 1 })),
      betCartAmountSum: String(600 * numeros.length * (numeros.length + 1)),
    },
  });
  const { orderId } = answer.value();
  if (orderId === null) throw new Error('the order was taken');
  return orderId;
}

async function receiptOf(member: TestMember, orderId: LotteryOrderId): Promise<string> {
  const answer = await server.call('getLotteryReceipt', { token: member.token, query: { orderId } });
  const { fileName, text } = answer.value();
  expect(fileName).toBe(`${orderId}.wau-receipt.json`);
  return text;
}

async function publishedKeys() {
  const answer = await server.app.inject({
    url: '/lgw/receipt-keys.json',
    headers: { host: 'localhost' },
  });
  expect(answer.statusCode).toBe(200);
  return readReceiptKeys(answer.body);
}

describe('LO-06 the receipt of an order', () => {
  test('is signed at once and comes with its proofs after the draws; anybody who has the merchant’s keys can check it', async () => {
    const member = await player('receipt1');
    const others = await player('receipt2');
    const [first = '', second = '', third = ''] = await lottery.numeros();
    await order(others, [first]);
    const orderId = await order(member, [first, second, third]);
    await order(others, [first]);
    const keys = await publishedKeys();
    const before = verifyReceipt(await receiptOf(member, orderId), keys);
    expect(before.checks.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(before.verdict).toBe('right');
    expect(before.receipt?.outcome).toBeNull();
    expect(before.receipt?.placed).toMatchObject({ merchantCode, gameId: 'ssc-1m', stakeMinor: '7200' });
    expect(before.receipt?.placed.entries.every(({ commitment }) => commitment !== null)).toBe(true);

    await server.call('cancelLotterySuborders', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: { orderId, numeros: [third] },
    });
    await lottery.drawAndSettle(first);
    const text = await receiptOf(member, orderId);
    const after = verifyReceipt(text, keys);
    expect(after.checks.filter(({ isRight }) => !isRight)).toEqual([]);
    expect(after.verdict).toBe('right');
    expect(after.entries.map(({ state }) => state)).toEqual(['settled', 'open', 'cancelled']);
    // One of ten numbers wins in any case.
    expect(after.entries[0]?.lines[0]?.payoutMinor).toBe(991n);
    expect(after.receipt?.outcome?.entries[0]?.draw?.seed?.slipHashes).toHaveLength(3);
    // What was signed when it was placed stays what it was, and the same is handed out again.
    expect(after.receipt?.placedSignature).toBe(before.receipt?.placedSignature);
    expect(await receiptOf(member, orderId)).toBe(text);
  });

  test('shows the way to the root where many slips took part', async () => {
    const member = await player('receipt3');
    const [numero = ''] = await lottery.numeros();
    const orderId = await order(member, [numero]);
    await drawWithOthers(orderId, numero, 600);
    await lottery.drawAndSettle(numero);
    const { verdict, receipt } = verifyReceipt(await receiptOf(member, orderId), await publishedKeys());
    expect(verdict).toBe('right');
    const proof = receipt?.outcome?.entries[0]?.draw?.seed;
    // 601 slips are three digests, and the order that came first is in the first of them.
    expect(proof?.slipHashes).toHaveLength(256);
    expect(proof?.path.map(({ side }) => side)).toEqual(['right', 'right']);
  });

  test('names the books’ movements', async () => {
    const member = await player('receipt4');
    const [numero = ''] = await lottery.numeros();
    const orderId = await order(member, [numero]);
    await lottery.drawAndSettle(numero);
    const receipt = readReceipt(await receiptOf(member, orderId));
    const { rows } = await lottery.owner.query<{ transfer_id: string; reason: string }>(
      `select transfer_id, reason from ledger.transfer where merchant_id = 'wau' and reference = $1 order by created_at`,
      [`${orderId}.1`],
    );
    expect(rows.map(({ reason }) => reason)).toEqual(['lottery.stake', 'lottery.win']);
    expect([
      receipt?.placed.entries[0]?.stakeTransferId,
      ...(receipt?.outcome?.entries[0]?.transferIds ?? []),
    ]).toEqual(rows.map(({ transfer_id }) => transferIdOfUuid(transfer_id)));
  });

  test('is not handed to another member', async () => {
    const member = await player('receipt5');
    const other = await player('receipt6');
    const [numero = ''] = await lottery.numeros();
    const orderId = await order(member, [numero]);
    const answer = await server.call('getLotteryReceipt', { token: other.token, query: { orderId } });
    expect(answer.outcome()).toBe('404 lottery.order.unknown');
  });

  test('is handed out so many times in ten minutes', async () => {
    const member = await player('receipt7');
    const orderId = 'lto_00000000000000000000000000' as LotteryOrderId;
    const ask = () => server.call('getLotteryReceipt', { token: member.token, query: { orderId } });
    for (let times = 0; times < receiptsPerWindowMaximum; times += 1) {
      expect((await ask()).outcome()).toBe('404 lottery.order.unknown');
    }
    expect((await ask()).outcome()).toBe('429 rate.limited');
    server.clock.advance(10 * 60_000);
    expect((await ask()).outcome()).toBe('404 lottery.order.unknown');
  });
});

describe('L9 the receipt of an official draw', () => {
  test('says who vouches for what holds now, and what was moved, also after it was corrected and void', async () => {
    const [ayu, budi, citra] = [
      await openOperator(server, 'ayu', 'cashier'),
      await openOperator(server, 'budi', 'cashier'),
      await openOperator(server, 'citra', 'cashier'),
    ];
    const member = await player('receipt9');
    const [numero = ''] = await official.numeros();
    const line = (numbers: string) => ({
      ...{ playId: 'straight', prizeModeId: 'ZY' as const, numbers, unit: '10', multiple: 1 },
    });
    const answer = await server.call('placeLotteryOrder', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: {
        ...{ gameId: official.gameId, currentNumero: numero, betCartAmountSum: '20' },
        lines: [line('07'), line('11')],
      },
    });
    const orderId = answer.value().orderId as LotteryOrderId;
    await official.close(numero);
    const params = { gameId: official.gameId, numero };
    const reason = 'Keputusan rasmi dibetulkan';
    const enter = ({ token }: TestOperator, number: string) =>
      server.call('enterLotteryResult', { token, params, body: { result: { number: [number] } } });
    const byTwo = async (number?: string) => {
      for (const { token } of [ayu, budi]) {
        const order =
          number === undefined
            ? server.call('voidLotteryDraw', { token, params, body: { reason } })
            : server.call('correctLotteryDraw', {
                ...{ token, params, body: { reason, result: { number: [number] } } },
              });
        expect((await order).outcome()).toBe('200');
      }
      await reviseLotteryDraw(official.parts, official.keyOf(numero), new AbortController().signal);
    };
    const isRight = async () => {
      const { verdict, checks, receipt } = verifyReceipt(
        await receiptOf(member, orderId),
        await publishedKeys(),
      );
      expect([verdict, checks.filter((check) => !check.isRight)]).toEqual(['right', []]);
      const [entry] = receipt?.outcome?.entries ?? [];
      const { rows } = await official.owner.query<{ transfer_id: string; reason: string }>(
        `select transfer_id from ledger.transfer where merchant_id = 'wau' and reason <> 'lottery.stake'
            and reference like $1 || '.1%'`,
        [orderId],
      );
      const moved = rows.map(({ transfer_id }) => transferIdOfUuid(transfer_id));
      expect([...(entry?.transferIds ?? [])].toSorted()).toEqual(moved.toSorted());
      const query = { orderId };
      const { entries } = (await server.call('getLotteryOrder', { token: member.token, query })).value();
      return {
        by: entry?.draw?.publishedBy,
        ends: [entry?.state, entry?.payoutMinor, entry?.refundMinor],
        lines: entries[0]?.suborders.map(({ payoutMinor }) => payoutMinor),
        moves: moved.length,
      };
    };
    // What budi said ends with its turn, and he vouches for nothing.
    for (const [operator, number] of [
      ...[[ayu, '07'] as const, [budi, '70'] as const, [ayu, '07'] as const, [citra, '07'] as const],
    ]) {
      expect((await enter(operator, number)).outcome()).toBe('200');
    }
    await drawLottery(official.parts, familyOn({ family: 'myanmar-2d' }, numero), official.keyOf(numero));
    await settleLotteryDraw(official.parts, official.keyOf(numero), new AbortController().signal);
    expect(await isRight()).toEqual({
      ...{ by: [ayu.operatorId, citra.operatorId].toSorted(), ends: ['settled', '900', '0'] },
      ...{ lines: ['900', '0'], moves: 1 },
    });
    await byTwo('11');
    expect(await isRight()).toEqual({
      ...{ by: [budi.operatorId], ends: ['settled', '900', '0'], lines: ['0', '900'], moves: 1 },
    });
    await byTwo('70');
    expect(await isRight()).toEqual({
      ...{ by: [budi.operatorId], ends: ['settled', '0', '0'], lines: ['0', '0'], moves: 2 },
    });
    await byTwo('07');
    await byTwo();
    expect(await isRight()).toEqual({
      ...{ by: undefined, ends: ['voided', '0', '20'], lines: ['0', '0'], moves: 4 },
    });
  });
});

describe('the keys of receipts', () => {
  test('rotate: the new one signs, and receipts of the old one stay good', async () => {
    const member = await player('receipt8');
    const [numero = ''] = await lottery.numeros();
    const orderId = await order(member, [numero]);
    const old = await receiptOf(member, orderId);
    const { value: keyId, change } = await withTransaction(server.database, (tx) =>
      rotateReceiptKey(parts, tx, merchantCode),
    );
    const keys = await publishedKeys();
    expect(keys?.keys.map((key) => key.keyId)).toEqual([keyId, change.oldValues.keyId]);
    expect(verifyReceipt(old, keys).verdict).toBe('right');
    const fresh = await receiptOf(member, orderId);
    expect(readReceipt(fresh)?.key.keyId).toBe(keyId);
    expect(verifyReceipt(fresh, keys).verdict).toBe('right');
  });

  test('are made once however many ask first, each merchant its own', async () => {
    const keys = createReceiptKeys(parts);
    const laut = 'laut' as MerchantCode;
    const asked = await Promise.all(Array.from({ length: 20 }, () => keys.signer(laut)));
    expect(new Set(asked.map(({ keyId }) => keyId)).size).toBe(1);
    const published = await keys.published(laut);
    expect(published.keys.map(({ keyId }) => keyId)).toEqual([asked[0]?.keyId]);
    expect((await keys.published(merchantCode)).keys.map(({ keyId }) => keyId)).not.toContain(
      asked[0]?.keyId,
    );
  });

  test('are not told to a host that is no merchant’s', async () => {
    const answer = await server.app.inject({
      url: '/lgw/receipt-keys.json',
      headers: { host: 'nobody.example' },
    });
    expect(answer.json()).toMatchObject({ errorCode: 'merchant.unknown' });
  });
});

/** Draws, and does not settle, with slips of so many orders that came later; they are out of the way when it is settled. */
async function drawWithOthers(orderId: string, numero: string, count: number): Promise<void> {
  await lottery.owner.query(
    `with copied as (
       insert into wau.lottery_orders
         (merchant_id, order_id, member_id, game_id, currency, stake_minor, entry_count, stops_on_win, placed_at)
       select merchant_id, order_id || '-' || lpad(number::text, 4, '0'), member_id, game_id, currency, stake_minor, 1,
              false, placed_at
         from wau.lottery_orders, generate_series(1, $2::integer) as number where order_id = $1
     )
     insert into wau.lottery_entries
       (merchant_id, game_id, numero, order_id, entry, member_id, stake_minor, slip_hash, state, payout_minor)
     select merchant_id, game_id, numero, order_id || '-' || lpad(number::text, 4, '0'), 1, member_id, stake_minor,
            sha256(convert_to(number::text, 'UTF8')), 'open', 0
       from wau.lottery_entries, generate_series(1, $2::integer) as number where order_id = $1`,
    [orderId, count],
  );
  await lottery.close(numero);
  await drawLottery(lottery.parts, familyOn({ family: 'ssc' }, numero), lottery.keyOf(numero));
  await lottery.owner.query(
    `update wau.lottery_entries set state = 'voided' where order_id like $1 || '-%'`,
    [orderId],
  );
}
