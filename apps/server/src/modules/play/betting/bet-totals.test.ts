import { minorToWire, toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { LiveMember } from '../../../platform/sessions/session-lookup.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../vendor/testing/test-player.ts';
import { createVendorClient } from '../vendor/testing/vendor-client.ts';
import type { BetKey, BetStatus } from './bet.ts';
import { lockBets, placeBets, settleBets } from './bet-record.ts';
import { getBetTotals } from './get-bet-totals.ts';
import { listBets } from './list-bets.ts';
import { type BetFilter, betsStatement } from './list-bets-sql.ts';
import { type BetChange, settlementOf } from './settlement.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

const hourMs = 60 * 60_000;
const zone = 'Asia/Kuala_Lumpur';
const now = (): Date => new Date(server.clock.nowMs());
const today = (): string => new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now());
const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 24 * hourMs).toISOString().slice(0, 10);

type Query = NonNullable<NonNullable<Parameters<typeof server.call<'getBetTotals'>>[1]>['query']>;

/** Made without a session, because these tests let days pass, and sessions end. */
const contextOf = ({ merchantCode, memberId }: TestMember) => ({
  merchant: { merchantCode, currencyCode: 'MYR', vendors: [] } as unknown as Merchant,
  member: { memberId } as unknown as LiveMember,
  language: 'MY' as const,
});

const totals = (member: TestMember, query: Query) => getBetTotals(server, contextOf(member), query);

/** What the list itself says, summed up page by page. */
async function listed(member: TestMember, query: Query) {
  let [count, stake, payout] = [0, 0n, 0n];
  let cursor: string | undefined;
  do {
    const page = await listBets(server, contextOf(member), {
      ...query,
      pageSize: 3,
      ...(cursor === undefined ? {} : { cursor }),
    });
    for (const bet of page.list) {
      count += 1;
      // What was given back is no stake.
      stake += bet.status === 'refunded' ? 0n : BigInt(bet.stakeMinor);
      payout += BigInt(bet.payoutMinor);
    }
    cursor = page.nextCursor;
  } while (cursor !== undefined);
  return {
    betCount: count,
    stakeMinor: minorToWire(toMinor(stake)),
    payoutMinor: minorToWire(toMinor(payout)),
    netMinor: minorToWire(toMinor(payout - stake)),
    currencyCode: 'MYR' as const,
  };
}

let number = 0;

function newBet(member: TestMember, category: string, stake: number, payout?: number) {
  number += 1;
  const key: BetKey = {
    merchantCode: member.merchantCode,
    source: 'lottery',
    provider: 'house',
    externalKey: `slip-${number}`,
  };
  return {
    ...key,
    memberId: member.memberId,
    gameId: 'four-d',
    category,
    currencyCode: 'MYR' as const,
    stakeMinor: toMinor(BigInt(stake)),
    payoutMinor: toMinor(BigInt(payout ?? 0)),
    status: payout === undefined ? ('open' as const) : ('settled' as const),
    transactionKey: undefined,
  };
}

type Bet = ReturnType<typeof newBet>;

const place = (...bets: readonly Bet[]) =>
  withTransaction(server.database, (tx) => placeBets(tx, bets, now()));

const settle = (bet: Bet, change: BetChange) =>
  withTransaction(server.database, async (tx) => {
    for (const standing of await lockBets(tx, [bet]))
      await settleBets(tx, [settlementOf(standing, change)], now());
  });

const refund = (bet: Bet) =>
  settle(bet, { kind: 'refunded', refundMinor: bet.stakeMinor, status: 'refunded' });
const win = (bet: Bet, payout: number) =>
  settle(bet, { kind: 'settled', payoutMinor: toMinor(BigInt(payout)), status: 'settled' });

/** To some hours after midnight where the merchant is, on the next day. */
function toNextDay(): void {
  const before = today();
  while (today() === before) server.clock.advance(hourMs);
}

const states: readonly (BetStatus | undefined)[] = [undefined, 'settled', 'open', 'refunded'];
const categories = [undefined, 'LOTT', 'RNG', 'FISH'] as const;

/** Each filter's totals are the sums of the list that the same filter gives. */
async function expectSameAsListed(
  member: TestMember,
  days: { fromDay: string; toDay: string },
): Promise<void> {
  for (const status of states) {
    for (const category of categories) {
      const query = {
        ...days,
        ...(status === undefined ? {} : { status }),
        ...(category === undefined ? {} : { category }),
      };
      expect(await totals(member, query), JSON.stringify(query)).toEqual(await listed(member, query));
    }
  }
}

describe('CA-04 the totals of the betting record', () => {
  test('count a bet that was given back on one later day and settled on another by how it stood before', async () => {
    const member = await server.openMember('returned');
    const first = today();
    const bet = newBet(member, 'LOTT', 300);
    await place(bet);
    toNextDay();
    const second = today();
    await refund(bet);
    toNextDay();
    const third = today();
    // The refund was wrong: it is taken back, and the bet has won.
    await settle(bet, {
      kind: 'settled',
      refundMinor: toMinor(-bet.stakeMinor),
      payoutMinor: toMinor(900n),
      status: 'settled',
    });
    const shifts = await server.runner.query<{ result_day: string; bet_count: bigint }>({
      text: `select result_day::text, bet_count::bigint from wau.bet_day_shifts
              where merchant_id = $1 and member_id = $2 order by result_day`,
      values: [member.merchantCode, member.memberId],
    });
    expect(shifts).toEqual([
      { result_day: second, bet_count: -1n },
      { result_day: third, bet_count: 1n },
    ]);
    const days = { fromDay: first, toDay: first };
    expect(await totals(member, days)).toMatchObject({ betCount: 1, stakeMinor: '300', payoutMinor: '900' });
    await expectSameAsListed(member, days);
  });

  test('are the sums of the list under every filter, also of bets that were decided on a later day', async () => {
    const member = await server.openMember('summed');
    const first = today();
    const [open, late, returned, lateReturned] = [
      newBet(member, 'LOTT', 100),
      newBet(member, 'LOTT', 200),
      newBet(member, 'LOTT', 400),
      newBet(member, 'RNG', 800),
    ];
    await place(
      open,
      late,
      returned,
      lateReturned,
      newBet(member, 'RNG', 1_600, 50),
      newBet(member, 'LOTT', 5, 9),
    );
    await refund(returned);
    await expectSameAsListed(member, { fromDay: first, toDay: first });

    toNextDay();
    const second = today();
    await win(late, 700);
    await refund(lateReturned);
    const correction = newBet(member, 'LOTT', 3_200);
    await place(correction, newBet(member, 'RNG', 6_400, 10_000));
    await win(correction, 11);
    toNextDay();
    const third = today();
    // A result that is taken back on a third day opens the bet again.
    await settle(correction, {
      kind: 'reversed',
      payoutMinor: toMinor(-11n),
      status: 'open',
    });
    for (const [fromDay, toDay] of [
      [first, first],
      [second, second],
      [third, third],
      [first, second],
      [second, third],
      [first, third],
    ] as const) {
      await expectSameAsListed(member, { fromDay, toDay });
    }
    expect(await totals(member, { fromDay: first, toDay: first, status: 'settled' })).toMatchObject({
      betCount: 3,
      stakeMinor: '1805',
      payoutMinor: '759',
      netMinor: '-1046',
    });
    expect(await totals(member, { fromDay: first, toDay: third, status: 'open' })).toMatchObject({
      betCount: 2,
    });
    expect(await totals(member, { fromDay: first, toDay: third, status: 'refunded' })).toMatchObject({
      betCount: 2,
      stakeMinor: '0',
    });
  });

  test('count a part of a win with the open bet that it was paid for, and not with the settled ones', async () => {
    const member = await server.openMember('partly.paid');
    const bet = newBet(member, 'LOTT', 100);
    await place(bet, newBet(member, 'LOTT', 10, 4));
    await settle(bet, { kind: 'paid', payoutMinor: toMinor(30n), status: 'open' });
    const days = { fromDay: today(), toDay: today() };
    await expectSameAsListed(member, days);
    expect(await totals(member, { ...days, status: 'settled' })).toMatchObject({ payoutMinor: '4' });
    expect(await totals(member, { ...days, status: 'open' })).toMatchObject({ payoutMinor: '30' });
  });

  test('count what vendors bring, by single calls as well', async () => {
    const player = await openPlayer(server, vendor, 10_000n);
    const rounds = [player.round(), player.round(), player.round()] as const;
    for (const round of rounds) await vendor.send('bet', round.bet);
    await vendor.send('win', rounds[0].win('250'));
    const days = { fromDay: dayBefore(today(), 6), toDay: today() };
    expect(await totals(player.member, days)).toMatchObject({
      betCount: 3,
      stakeMinor: '300',
      payoutMinor: '250',
    });
    for (const status of states) {
      const query = { ...days, ...(status === undefined ? {} : { status }) };
      expect(await totals(player.member, query)).toEqual(await listed(player.member, query));
    }
  });

  test("are the member's own, and of the merchant's days", async () => {
    const [member, other] = [await server.openMember('own'), await server.openMember('others')];
    await place(newBet(other, 'LOTT', 100, 0));
    const days = { fromDay: today(), toDay: today() };
    expect(await totals(member, days)).toMatchObject({ betCount: 0, stakeMinor: '0', netMinor: '0' });
    expect(
      await totals(other, { fromDay: dayBefore(today(), 1), toDay: dayBefore(today(), 1) }),
    ).toMatchObject({
      betCount: 0,
    });
  });

  test('count a bet of midnight, decided or not, with the day that begins', async () => {
    const member = await server.openMember('midnight');
    const day = today();
    const before = dayBefore(day, 1);
    const bets = [newBet(member, 'LOTT', 100, 30), newBet(member, 'LOTT', 200)];
    await withTransaction(server.database, (tx) => placeBets(tx, bets, new Date(`${day}T00:00:00+08:00`)));
    for (const days of [
      { fromDay: before, toDay: before },
      { fromDay: day, toDay: day },
    ]) {
      await expectSameAsListed(member, days);
      expect(await totals(member, days)).toMatchObject({ betCount: days.fromDay === day ? 2 : 0 });
    }
  });

  test('of one game leave out others that are as undecided', async () => {
    const member = await server.openMember('two.games');
    const other = { ...newBet(member, 'LOTT', 200), gameId: 'toto' };
    await place(newBet(member, 'LOTT', 100), other);
    const { list } = await listBets(server, contextOf(member), { status: 'open', gameId: 'toto' });
    expect(list.map(({ externalKey }) => externalKey)).toEqual([other.externalKey]);
  });

  test('of a free trial are of the days of the merchant that it belongs to, as its list is', async () => {
    const real = await server.openMember('on.trial');
    const member = { ...real, merchantCode: 'wautrial' as TestMember['merchantCode'] };
    const day = today();
    await place(newBet(member, 'LOTT', 100, 30));
    // Where the merchant is the next day has begun, and in UTC, the zone of the trial merchant's own, it has not.
    toNextDay();
    await place(newBet(member, 'LOTT', 200, 50), newBet(member, 'LOTT', 400));
    await expectSameAsListed(member, { fromDay: day, toDay: day });
    await expectSameAsListed(member, { fromDay: today(), toDay: today() });
    expect(await totals(member, { fromDay: today(), toDay: today() })).toMatchObject({ stakeMinor: '600' });
  });

  test.each([
    [{ fromDay: '2026-02-30', toDay: '2026-03-01' }],
    [{ fromDay: '2026-03-02', toDay: '2026-03-01' }],
    [{ fromDay: '2026-01-01', toDay: '2026-12-31' }],
    [{ fromDay: 'x', toDay: '2026-12-31' }],
  ])('refuses a period that is none: %j', async (query) => {
    const { token } = await server.openMember(`period-${number++}`);
    expect((await server.call('getBetTotals', { token, query })).outcome()).toBe('400 request.invalid');
    expect((await server.call('listBets', { token, query })).outcome()).toBe('400 request.invalid');
  });
});

interface PlanNode {
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly 'Actual Rows': number;
}

describe('the cost of a record', () => {
  /** A page of twenty, each bet with its standing and its game; the whole history of this member is some thousands. */
  const mostBuffersOfAPage = 700;
  const types: Readonly<Record<string, string>> = {
    'select-bets': 'text, text, timestamptz, timestamptz, text, timestamptz, text, bigint, text, boolean',
    'select-bets-of-category':
      'text, text, timestamptz, timestamptz, text, timestamptz, text, bigint, text, boolean, text',
    'select-unsettled-bets':
      'text, text, timestamptz, timestamptz, text, timestamptz, text, bigint, text, text, text',
  };
  const filters: readonly [string, Partial<BetFilter>, number][] = [
    ['the first page', {}, 20],
    ['the first page of settled ones', { status: 'settled' }, 20],
    ['a rare category', { category: 'LOTT' }, 1],
    ['a category that was never played', { category: 'FISH' }, 0],
    ['a frequent category, settled', { category: 'RNG', status: 'settled' }, 20],
    ['the open ones', { status: 'open' }, 1],
    ['none that was given back', { status: 'refunded' }, 0],
    ['a time before everything', { to: new Date(0) }, 0],
  ];

  test('a page costs its own rows, however many bets there are', async () => {
    const member = await server.openMember('heavy');
    await place(newBet(member, 'LOTT', 1));
    for (let batch = 0; batch < 30; batch += 1) {
      await place(...Array.from({ length: 200 }, () => newBet(member, 'RNG', 1, 0)));
      server.clock.advance(1_000);
    }
    const client = await server.database.pool.connect();
    try {
      await client.query('set plan_cache_mode = force_generic_plan');
      for (const [what, filter, expectedRows] of filters) {
        const {
          name = '',
          text,
          values,
        } = betsStatement({
          merchantCode: member.merchantCode,
          memberId: member.memberId,
          language: 'MY',
          from: undefined,
          to: undefined,
          gameId: undefined,
          category: undefined,
          status: undefined,
          before: undefined,
          limit: 20,
          ...filter,
        });
        await client.query(`prepare explained (${types[name]}) as ${text}`);
        const literals = values.map((value) =>
          value === null ? 'null' : value instanceof Date ? `'${value.toISOString()}'` : `'${value}'`,
        );
        const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
          `explain (analyze, buffers, format json) execute explained (${literals.join(', ')})`,
        );
        await client.query('deallocate explained');
        const plan = rows[0]?.['QUERY PLAN'][0].Plan as PlanNode;
        expect(plan['Actual Rows'], what).toBe(expectedRows);
        expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks'], what).toBeLessThan(mostBuffersOfAPage);
      }
    } finally {
      client.release(true);
    }
  }, 60_000);
});
