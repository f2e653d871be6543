import { randomUUID } from 'node:crypto';
import type { LotteryOrderId } from '@wau/contract/ids';
import { describe, expect, test, vi } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { findWrongSums } from '../../play/betting/find-wrong-sums.ts';
import { drawLottery } from '../lottery-draw/draw-lottery.ts';
import { settleLotteryDraw } from '../lottery-draw/settle-lottery-draw.ts';
import { familyOn } from '../lottery-game/family-on.ts';
import { decideByTwo } from '../testing/decide-by-two.ts';
import { openLottery } from '../testing/open-lottery.ts';

const server = await createTestServer();
const lottery = await openLottery(server);
const official = await openLottery(server, 'ssc-official', 'ssc', 'official');
const deciding = [
  await openOperator(server, 'ayu', 'cashier'),
  await openOperator(server, 'budi', 'cashier'),
] as const;
const reader = await server.openMember('series0');
const numeros = await lottery.numeros();
let used = 0;
const nextNumero = (): string => {
  used += 1;
  return numeros[used - 1] ?? '';
};

const seriesOf = async () => (await server.call('getLotterySeries', { token: reader.token })).value();

async function setSeries(usual: number, highest: number): Promise<void> {
  const { merchantCode: merchantId } = lottery;
  await changeSetting(server, { merchantId, settingName: 'lottery-series', value: String(usual) });
  await changeSetting(server, { merchantId, settingName: 'lottery-series-highest', value: String(highest) });
  await vi.waitFor(async () => expect((await seriesOf()).seriesHighest).toBe(highest));
}

async function player(name: string): Promise<TestMember> {
  const member = await server.openMember(name);
  await fund(server, member, 100_000n);
  return member;
}

interface Slip {
  readonly playId?: string;
  readonly numbers?: string;
  readonly series?: number;
  readonly chase?: readonly string[];
  readonly gameId?: string;
  readonly multiple?: number;
  readonly stakeMinor: number;
}

const place = (
  { token }: TestMember,
  numero: string,
  {
    playId = 'five-straight',
    numbers = '0|1|2|3|4',
    series,
    chase,
    gameId = lottery.gameId,
    multiple = 1,
    stakeMinor,
  }: Slip,
  idempotencyKey = randomUUID(),
) =>
  server.call('placeLotteryOrder', {
    token,
    idempotencyKey,
    body: {
      gameId,
      currentNumero: numero,
      lines: [
        {
          playId,
          prizeModeId: 'ZY',
          numbers,
          unit: '1',
          multiple,
          ...(series === undefined ? {} : { series }),
        },
      ],
      ...(chase === undefined
        ? {}
        : { chase: chase.map((each, index) => ({ numero: each, multiple: index === 1 ? 3 : 1 })) }),
      betCartAmountSum: String(stakeMinor),
    },
  });

async function orderOf({ token }: TestMember, orderId: LotteryOrderId | null) {
  const query = { orderId: orderId as LotteryOrderId };
  return (await server.call('getLotteryOrder', { token, query })).value().entries;
}

async function rebatesOf(): Promise<{ readonly paid: bigint; readonly count: number }> {
  const { rows } = await lottery.owner.query<{ paid: string; count: string }>(
    `select coalesce(sum(amount_minor), 0)::text as paid, count(*)::text as count
       from ledger.transfer where reason = 'lottery.rebate'`,
  );
  return { paid: BigInt(rows[0]?.paid ?? 0), count: Number(rows[0]?.count) };
}

describe('LO-02 the prize series', () => {
  test('of a member is the merchant’s, whose usual one holds where none is named', async () => {
    expect(await seriesOf()).toEqual({
      ...{ seriesLowest: 1_700, seriesHighest: 1_800, seriesUsual: 1_800, seriesWhole: 2_000 },
    });
    await setSeries(1_900, 1_980);
    expect(await seriesOf()).toMatchObject({ seriesHighest: 1_980, seriesUsual: 1_900 });
    const setting = await server.call('getLotterySetting', { params: { gameId: lottery.gameId } });
    expect(setting.value().seriesHighest).toBe(1_980);
    const member = await player('series1');
    const { orderId } = (await place(member, nextNumero(), { multiple: 200, stakeMinor: 200 })).value();
    const [entry] = await orderOf(member, orderId);
    expect(entry?.suborders[0]).toMatchObject({ series: 1_900, oddsTenThousandths: [950_000_000] });
    await setSeries(1_980, 1_850);
    expect(await seriesOf()).toMatchObject({ seriesHighest: 1_850, seriesUsual: 1_850 });
    const dear = await place(member, nextNumero(), { series: 1_851, multiple: 2, stakeMinor: 2 });
    expect(dear.value().lines[0]?.code).toBe('lottery.series.invalid');
  });
});

describe('a rebate', () => {
  test('comes with the settlement, won or lost, beside what is won, once', async () => {
    await setSeries(1_800, 1_980);
    const member = await player('series2');
    const numero = nextNumero();
    const key = randomUUID();
    const slip = { series: 1_700, multiple: 999, stakeMinor: 999 };
    const answer = (await place(member, numero, slip, key)).value();
    expect((await place(member, numero, slip, key)).value()).toEqual(answer);
    // Both of all sides of a digit are played: one of two lines wins, at fixed odds, which bring no rebate.
    const sides = { playId: 'place-1-two-sides', numbers: 'big,small', series: 1_700, stakeMinor: 200 };
    const plate = (await place(member, numero, { ...sides, multiple: 100 })).value();
    const before = await rebatesOf();
    await lottery.drawAndSettle(numero);
    const [entry] = await orderOf(member, answer.orderId);
    // 999 x 280 / 2,000 is 139.86.
    expect(entry).toMatchObject({ rebateMinor: '139', suborders: [{ rebateMinor: '139', series: 1_700 }] });
    expect((await orderOf(member, plate.orderId))[0]).toMatchObject({ rebateMinor: '0', payoutMinor: '198' });
    expect((await rebatesOf()).paid - before.paid).toBe(139n);
    const payout = BigInt(entry?.payoutMinor ?? 0);
    expect(await balanceOf(server, member)).toBe(100_000n - 999n - 200n + 198n + 139n + payout);
    await settleLotteryDraw(lottery.parts, lottery.keyOf(numero), new AbortController().signal);
    expect((await rebatesOf()).paid - before.paid).toBe(139n);
    const { list } = (await server.call('listMovements', { token: member.token })).value();
    expect(list.filter(({ reason }) => reason === 'lottery.rebate')).toHaveLength(1);
    const [bet] = (await server.call('listBets', { token: member.token })).value().list.slice(-1);
    expect(bet).toMatchObject({ payoutMinor: entry?.payoutMinor });
  });

  test('is none of what is cancelled, and of a chase each draw that is settled has its own', async () => {
    const member = await player('series3');
    const [first, second, third] = [nextNumero(), nextNumero(), nextNumero()];
    const chase = [first, second, third];
    const { orderId } = (
      await place(member, first, { series: 1_780, multiple: 109, chase, stakeMinor: 545 })
    ).value();
    const cancelled = await server.call('cancelLotterySuborders', {
      token: member.token,
      idempotencyKey: randomUUID(),
      body: { orderId: orderId as LotteryOrderId, numeros: [third] },
    });
    expect(cancelled.outcome()).toBe('200');
    const before = await rebatesOf();
    await lottery.drawAndSettle(first);
    await lottery.drawAndSettle(second);
    await lottery.drawAndSettle(third);
    // The second draw is staked on three times as high: 10.9 and 32.7, each rounded down by itself.
    expect(await rebatesOf()).toEqual({ paid: before.paid + 42n, count: before.count + 2 });
  });

  test('comes with a result that a void draw gets after all, and once where it was settled before it was void', async () => {
    await setSeries(1_800, 1_980);
    const member = await player('series4');
    const [numero = ''] = await official.numeros();
    const slip = { series: 1_700, multiple: 100, stakeMinor: 100, gameId: official.gameId };
    expect((await place(member, numero, slip)).value().orderId).not.toBeNull();
    await official.close(numero);
    const before = await rebatesOf();
    const byTwo = (digits?: readonly string[]) => decideByTwo(server, official, deciding, numero, digits);
    await byTwo();
    expect([await balanceOf(server, member), await rebatesOf()]).toEqual([100_000n, before]);
    await byTwo(['9', '9', '9', '9', '9']);
    const paid = { paid: before.paid + 14n, count: before.count + 1 };
    expect([await balanceOf(server, member), await rebatesOf()]).toEqual([100_000n - 100n + 14n, paid]);
    await byTwo();
    await byTwo(['8', '8', '8', '8', '8']);
    expect([await balanceOf(server, member), await rebatesOf()]).toEqual([100_000n - 100n + 14n, paid]);
  });

  test('of many is paid once by workers that settle at once, to the sen, and the books balance', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, (_, index) => player(`crowd${index}`)));
    const numero = nextNumero();
    await Promise.all(
      members.flatMap((member, index) =>
        Array.from({ length: 5 }, (_, each) =>
          place(member, numero, {
            series: 1_700 + 50 * each,
            multiple: 101 + 13 * index,
            stakeMinor: 101 + 13 * index,
          }),
        ),
      ),
    );
    let expected = 0n;
    for (const index of members.keys()) {
      for (let each = 0; each < 5; each += 1) {
        expected += (BigInt(101 + 13 * index) * BigInt(280 - 50 * each)) / 2_000n;
      }
    }
    const before = await rebatesOf();
    await lottery.close(numero);
    const key = lottery.keyOf(numero);
    await drawLottery(lottery.parts, familyOn({ family: 'ssc' }, numero), key);
    const { signal } = new AbortController();
    await Promise.all(Array.from({ length: 5 }, () => settleLotteryDraw(lottery.parts, key, signal)));
    expect(await rebatesOf()).toEqual({ paid: before.paid + expected, count: before.count + 30 });
    const { rows } = await lottery.owner.query<{ wrong: string }>(
      `select count(*)::text as wrong
         from wau.lottery_entries as entry
        where entry.rebate_minor <> (select sum(suborder.rebate_minor) from wau.lottery_suborders as suborder
                where suborder.merchant_id = entry.merchant_id and suborder.game_id = entry.game_id
                  and suborder.numero = entry.numero and suborder.order_id = entry.order_id)`,
    );
    expect(rows).toEqual([{ wrong: '0' }]);
    expect(await findWrongSums(server.runner, lottery.merchantCode)).toEqual([]);
    const { rows: sums } = await lottery.owner.query<{ sum: string }>(
      `select (-sum(entry.amount_minor))::text as sum
         from ledger.house_entry as entry
         join ledger.account as account
           on account.merchant_id = entry.merchant_id and account.account_number = entry.account_number
        where account.account_id = 'house:rebates'`,
    );
    expect(BigInt(sums[0]?.sum ?? 0)).toBe((await rebatesOf()).paid);
  });
});
