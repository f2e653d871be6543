import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import type { BetKey, NewBet } from './bet.ts';
import { isBetThere, lockBets, placeBets, placeFreshBets, settleBets } from './bet-record.ts';
import { findWrongSums } from './find-wrong-sums.ts';
import { readTurnover } from './read-turnover.ts';
import { type BetChange, settlementOf } from './settlement.ts';
import { settlementsOf } from './testing/bet-rows.ts';

const server = await createTestServer();
const { pool } = server.database;
let betCount = 0;

function betOf(member: TestMember, changes: Partial<NewBet> = {}): NewBet {
  betCount += 1;
  return {
    merchantCode: member.merchantCode,
    source: 'vendor',
    provider: 'studio',
    externalKey: `bet ${betCount}`.replace(' ', '#'),
    memberId: member.memberId,
    gameId: 'dice',
    category: 'RNG',
    currencyCode: 'MYR',
    stakeMinor: toMinor(100n),
    payoutMinor: toMinor(0n),
    status: 'open',
    transactionKey: undefined,
    ...changes,
  };
}

const now = (): Date => new Date(server.clock.nowMs());

const place = (...bets: readonly NewBet[]) =>
  withTransaction({ pool }, (tx) => placeFreshBets(tx, bets, now()));

const change = (key: BetKey, ...changes: readonly BetChange[]): Promise<void> =>
  withTransaction({ pool }, async (tx) => {
    for (const each of changes) {
      const [standing] = await lockBets(tx, [key]);
      if (standing === undefined) throw new Error('the bet is there');
      await settleBets(tx, [settlementOf(standing, each)], now());
    }
  });

const sumsOf = async ({ memberId }: TestMember) =>
  (
    await server.runner.query<{ sums: string }>({
      text: `select concat_ws(' ', day, category, bet_count, stake_minor, payout_minor, turnover_minor) as sums
               from wau.bet_day_sums where member_id = $1 order by day, category`,
      values: [memberId],
    })
  ).map((row) => row.sums);

const turnoverOf = ({ merchantCode, memberId }: TestMember) =>
  readTurnover(server, { merchantCode, memberId, currencyCode: 'MYR' });

const setZone = (merchantCode: string, zone: string) =>
  server.runner.query({
    text: 'update wau.merchants set time_zone = $2 where merchant_id = $1',
    values: [merchantCode, zone],
  });

const today = (): string => now().toISOString().slice(0, 10);

// `today` is a day in UTC.
beforeAll(async () => {
  await setZone('wau', 'UTC');
});

describe('the sums of a day', () => {
  test('ME-07 come from bets of every source and from nothing that is open', async () => {
    const member = await server.openMember('sums.sources');
    const settled = { status: 'settled', payoutMinor: toMinor(250n) } as const;
    await place(
      betOf(member, settled),
      betOf(member),
      betOf(member, { ...settled, source: 'lottery', provider: 'four', category: 'ELOTT' }),
      betOf(member, { ...settled, source: 'sports', provider: 'book', currencyCode: 'USD' }),
    );
    expect(await sumsOf(member)).toEqual([
      `${today()} ELOTT 1 100 250 100`,
      `${today()} RNG 2 200 250 100`,
      `${today()} RNG 1 100 250 100`,
    ]);
    expect(await turnoverOf(member)).toBe(200n);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('follow every step: further stakes, parts of a win, refunds, the result', async () => {
    const member = await server.openMember('sums.steps');
    const bet = betOf(member);
    await place(bet);
    await change(
      bet,
      { kind: 'staked', status: 'open', stakeMinor: toMinor(50n) },
      { kind: 'paid', status: 'open', payoutMinor: toMinor(30n) },
      { kind: 'refunded', status: 'open', refundMinor: toMinor(20n) },
    );
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 130 30 0`]);
    await change(bet, { kind: 'settled', status: 'settled', payoutMinor: toMinor(7n) });
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 130 37 130`]);

    const cancelled = betOf(member, { stakeMinor: toMinor(40n) });
    await place(cancelled);
    await change(cancelled, { kind: 'refunded', status: 'refunded', refundMinor: toMinor(40n) });
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 130 37 130`]);
    expect(await findWrongSums(server.runner, 'wau' as never)).toEqual([]);
  });

  test('take nothing for a free spin but the bet and what it wins', async () => {
    const member = await server.openMember('sums.free');
    const free = { stakeMinor: toMinor(0n), transactionKey: 'tx-1', payoutMinor: toMinor(90n) };
    await place(betOf(member, { ...free, status: 'settled' }));
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 0 90 0`]);
  });

  test("are of the merchant's day; a trial merchant's of the merchant that it tries", async () => {
    const member = await server.openMember('sums.zone');
    const [trial] = await server.runner.query<{ merchant_id: string }>({
      text: `select merchant_id from wau.merchants where trial_of = 'wau'`,
      values: [],
    });
    const guest = {
      ...member,
      merchantCode: trial?.merchant_id as MerchantCode,
      memberId: 'mbr_guest' as MemberId,
    };
    // One moment that is in two different days there, whatever time it is.
    const zones = ['Etc/GMT+12', 'Pacific/Kiritimati'];
    const days: string[] = [];
    for (const zone of zones) {
      await setZone('wau', zone);
      days.push(new Intl.DateTimeFormat('sv-SE', { timeZone: zone }).format(now()));
      await place(betOf(member), betOf(guest));
    }
    await setZone('wau', 'UTC');
    expect(days[0]).not.toBe(days[1]);
    const expected = days.map((day) => `${day} RNG 1 100 0 0`);
    expect(await sumsOf(member)).toEqual(expected);
    expect(await sumsOf(guest)).toEqual(expected);
    await expect(setZone('wau', 'Nowhere/City')).rejects.toThrow('time zone');
  });

  test('a result counts on the day it comes, so that a day that is over stays as it was', async () => {
    const member = await server.openMember('sums.later');
    const bet = betOf(member);
    await place(bet);
    const placedOn = today();
    server.clock.advance(24 * 3_600_000);
    await change(bet, { kind: 'settled', status: 'settled', payoutMinor: toMinor(70n) });
    expect(await sumsOf(member)).toEqual([`${placedOn} RNG 1 100 0 0`, `${today()} RNG 0 0 70 100`]);
    expect(await turnoverOf(member)).toBe(100n);
  });

  test('of twenty transactions at once none is lost', async () => {
    const member = await server.openMember('sums.race');
    await Promise.all(Array.from({ length: 20 }, () => place(betOf(member), betOf(member))));
    expect(await sumsOf(member)).toEqual([`${today()} RNG 40 4000 0 0`]);
  });
});

describe('a bet', () => {
  test('is placed once; the one that comes second leaves neither row nor sum', async () => {
    const member = await server.openMember('bet.once');
    const bet = betOf(member);
    await place(bet);
    const error: unknown = await place(bet).catch((thrown: unknown) => thrown);
    expect(isBetThere(error)).toBe(true);
    const isPlaced = await withTransaction({ pool }, (tx) => placeBets(tx, [bet], now()));
    expect(isPlaced).toBe(false);
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 100 0 0`]);
  });

  test('is not settled by two that saw it in one state', async () => {
    const member = await server.openMember('bet.race');
    const bet = betOf(member);
    await place(bet);
    const [standing] = await withTransaction({ pool }, (tx) => lockBets(tx, [bet]));
    if (standing === undefined) throw new Error('the bet is there');
    const settle = () =>
      withTransaction({ pool }, (tx) =>
        settleBets(tx, [settlementOf(standing, { kind: 'settled', status: 'settled' })], now()),
      );
    const outcomes = await Promise.allSettled([settle(), settle()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await settlementsOf(server.runner, bet.merchantCode, bet.externalKey)).toHaveLength(1);
    expect(await sumsOf(member)).toEqual([`${today()} RNG 1 100 0 100`]);
  });
});

describe('the rows of bets and settlements', () => {
  test.each([
    ['update wau.bets set payout_minor = 1'],
    ['delete from wau.bets'],
    ['truncate wau.bets cascade'],
    ['update wau.bet_settlements set payout_minor = 1'],
    ['delete from wau.bet_settlements'],
    ['truncate wau.bet_settlements'],
    ['delete from wau.bet_day_sums'],
    ['update wau.bet_day_sums set day = day + 1'],
  ])('are not changed by the application: %s', async (text) => {
    await expect(server.runner.query({ text, values: [] })).rejects.toThrow('permission denied');
  });
});
