import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { Reason } from '@wau/ledger/reasons';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import { fund } from '../../../testing/member-money.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { lockBets, placeBets, settleBets } from '../../play/betting/bet-record.ts';
import { type BetChange, settlementOf } from '../../play/betting/settlement.ts';

const server = await createTestServer();
const dayMs = 24 * 60 * 60_000;
/** Where the merchant is. */
const dayOf = (atMs: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kuala_Lumpur' }).format(atMs);
const todayMs = server.clock.nowMs();
const today = dayOf(todayMs);
const yesterday = dayOf(todayMs - dayMs);
const before = dayOf(todayMs - 2 * dayMs);

let number = 0;

function newBet(member: TestMember, category: string, stake: number, payout?: number) {
  number += 1;
  return {
    merchantCode: member.merchantCode,
    source: 'lottery' as const,
    provider: 'house',
    externalKey: `slip-${number}`,
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

const place = (daysAgo: number, ...bets: readonly Bet[]) =>
  withTransaction(server.database, (tx) => placeBets(tx, bets, new Date(todayMs - daysAgo * dayMs)));

const settle = (daysAgo: number, bet: Bet, change: BetChange) =>
  withTransaction(server.database, async (tx) => {
    for (const standing of await lockBets(tx, [bet]))
      await settleBets(tx, [settlementOf(standing, change)], new Date(todayMs - daysAgo * dayMs));
  });

async function reward(member: TestMember, amountMinor: bigint, reason: Reason): Promise<void> {
  number += 1;
  await server.ledger.post({
    merchantId: member.merchantCode,
    idempotencyKey: toIdempotencyKey(`reward:${number}`),
    debit: houseAccountId('tests'),
    credit: playerAccountId(member.memberId),
    amountMinor: toMinor(amountMinor),
    currency: 'MYR',
    reason,
  });
}

type Query = NonNullable<NonNullable<Parameters<typeof server.call<'getProfit'>>[1]>['query']>;

const profit = async ({ token }: TestMember, query: Query) =>
  (await server.call('getProfit', { token, query })).value();

const threeDays = { fromDay: before, toDay: today };

/** Bets of two kinds over three days, one decided on a later day and one given back, and two rewards today. */
async function openPlayed(username: string): Promise<TestMember> {
  const member = await server.openMember(username);
  await fund(server, member, 1n);
  const late = newBet(member, 'LOTT', 1_000);
  const returned = newBet(member, 'LOTT', 400);
  await place(2, late, newBet(member, 'RNG', 50, 20));
  await place(1, returned, newBet(member, 'RNG', 30, 90));
  await place(0, newBet(member, 'RNG', 7, 0));
  await settle(0, late, { kind: 'settled', payoutMinor: toMinor(3_000n), status: 'settled' });
  await settle(0, returned, { kind: 'refunded', refundMinor: returned.stakeMinor, status: 'refunded' });
  await reward(member, 500n, 'bonus');
  await reward(member, 60n, 'rebate');
  return member;
}

describe('CA-04 SH-02 profit and loss', () => {
  test('is told by day and by kind of games: a bet is of the day it was placed on, rewards of the day they came', async () => {
    const member = await openPlayed('profits');
    expect(await profit(member, threeDays)).toEqual({
      currencyCode: 'MYR',
      totals: {
        ...{ betCount: 4, stakeMinor: '1087', payoutMinor: '3110', rewardMinor: '560', netMinor: '2583' },
      },
      days: [
        { day: today, betCount: 1, stakeMinor: '7', payoutMinor: '0', rewardMinor: '560', netMinor: '553' },
        {
          ...{ day: yesterday, betCount: 1, stakeMinor: '30', payoutMinor: '90' },
          ...{ rewardMinor: '0', netMinor: '60' },
        },
        {
          ...{ day: before, betCount: 2, stakeMinor: '1050', payoutMinor: '3020' },
          ...{ rewardMinor: '0', netMinor: '1970' },
        },
      ],
      categories: [
        { category: 'LOTT', betCount: 1, stakeMinor: '1000', payoutMinor: '3000', netMinor: '2000' },
        { category: 'RNG', betCount: 3, stakeMinor: '87', payoutMinor: '110', netMinor: '23' },
      ],
    });
  });

  test('says of each day what the record of bets says of it', async () => {
    const member = await openPlayed('compares');
    const { days } = await profit(member, threeDays);
    expect(days).toHaveLength(3);
    for (const { day, stakeMinor, payoutMinor } of days) {
      const query = { fromDay: day, toDay: day };
      const totals = (await server.call('getBetTotals', { token: member.token, query })).value();
      expect(totals, day).toMatchObject({ stakeMinor, payoutMinor });
    }
  });

  test('kept to a kind of games has no rewards, which belong to none; of no play at all there is nothing', async () => {
    const member = await openPlayed('narrows');
    const kept = await profit(member, { ...threeDays, category: 'RNG' });
    expect(kept.totals).toMatchObject({
      stakeMinor: '87',
      payoutMinor: '110',
      rewardMinor: '0',
      netMinor: '23',
    });
    expect(kept.categories.map(({ category }) => category)).toEqual(['RNG']);
    const idle = await server.openMember('idles');
    expect(await profit(idle, threeDays)).toMatchObject({
      totals: { netMinor: '0' },
      days: [],
      categories: [],
    });
  });

  test('as a file is its days', async () => {
    const member = await openPlayed('writes');
    const text = (await server.call('exportProfit', { token: member.token, query: threeDays })).value();
    expect(text.split('\r\n')).toEqual([
      '\uFEFFHari,Taruhan,Kemenangan,Ganjaran,Bersih,Mata wang',
      `${today},0.07,0.00,5.60,5.53,MYR`,
      `${yesterday},0.30,0.90,0.00,0.60,MYR`,
      `${before},10.50,30.20,0.00,19.70,MYR`,
      '',
    ]);
  });

  test.each([
    ['2026-02-30', '2026-03-01'],
    ['2026-03-02', '2026-03-01'],
    ['2026-01-01', '2026-04-04'],
  ])('%s to %s is no period', async (fromDay, toDay) => {
    const { token } = await server.openMember(`period${fromDay.replaceAll('-', '')}`);
    for (const name of ['getProfit', 'exportProfit'] as const)
      expect((await server.call(name, { token, query: { fromDay, toDay } })).outcome()).toBe(
        '400 request.invalid',
      );
  });
});
