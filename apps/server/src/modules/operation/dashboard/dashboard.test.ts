import { headerNames } from '@wau/contract/headers';
import type { DepositId, MemberId } from '@wau/contract/ids';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { Reason } from '@wau/ledger/reasons';
import { untilAllIsOld } from '@wau/ledger/testing/until-all-is-old';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import { toMinor } from '@wau/money/minor';
import { databaseTypes, withTransaction } from '@wau/service/database/database';
import { newId, systemRandom } from '@wau/service/random';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addApprovedDeposit } from '../../../demo/demo-sql.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { placeBets } from '../../play/betting/bet-record.ts';
import { countMemberDays } from './count-member-days-job.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const server = await createTestServer();
const operator = await openOperator(server, 'pengurus', 'auditor');
const { token } = operator;
const superuser = new Client({ connectionString: server.testDatabase.superuserUrl, types: databaseTypes });
beforeAll(() => superuser.connect());
afterAll(() => superuser.end());

const merchantId = 'wau' as TestMember['merchantCode'];
const hourMs = 60 * 60_000;
/** Long enough ago that all of it is past, and that the day after tomorrow never comes while this runs. */
const nowMs = server.clock.nowMs() - 3 * hourMs;
const dayOf = (moment: Date | number) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
/** Whatever happens here lies within it, the demo's members included. */
const days = { fromDay: dayOf(nowMs - 60 * 24 * hourMs), toDay: dayOf(nowMs + 27 * hourMs) };
const dayCount = (Date.parse(days.toDay) - Date.parse(days.fromDay)) / (24 * hourMs) + 1;
const games = ['dice', 'plinko', 'wau-bulan'] as const;

let number = 0;
const next = () => {
  number += 1;
  return number;
};

/** Posts one transfer as if it had been at another moment, which no call can do. */
async function post(
  reason: Reason,
  debit: ReturnType<typeof houseAccountId>,
  credit: ReturnType<typeof houseAccountId>,
  amount: number,
  at: Date,
): Promise<void> {
  for (const accountId of [debit, credit].filter((account) => account.startsWith('house:'))) {
    await server.ledger.openAccount({ merchantId, accountId, kind: 'house', currency: 'MYR' });
  }
  const idempotencyKey = toIdempotencyKey(`dashboard:${next()}`);
  const money = { amountMinor: toMinor(BigInt(amount)), currency: 'MYR' as const, reason };
  const answer = await server.ledger.post({ merchantId, idempotencyKey, debit, credit, ...money });
  expect(answer.outcome).toBe('posted');
  await asReplica(
    `update ledger.transfer set created_at = $1 where transfer_id =
       (select transfer_id from ledger.transfer_key where merchant_id = $2 and idempotency_key = $3)`,
    [at, merchantId, idempotencyKey],
  );
}

async function asReplica(text: string, values: readonly unknown[]): Promise<void> {
  await superuser.query('begin');
  await superuser.query('set local session_replication_role = replica');
  await superuser.query(text, [...values]);
  await superuser.query('commit');
}

interface Deed {
  readonly member: number;
  readonly kind: 'deposit' | 'withdrawal' | 'lost' | 'won' | 'gift' | 'givenBack';
  readonly game: (typeof games)[number];
  readonly amount: number;
  readonly hoursAgo: number;
}

async function carryOut(member: TestMember, { kind, game, amount, hoursAgo }: Deed): Promise<void> {
  const at = new Date(nowMs - hoursAgo * hourMs);
  const wallet = playerAccountId(member.memberId);
  const house = houseAccountId('games', 'studio', game);
  switch (kind) {
    case 'deposit': {
      const depositId: DepositId = newId('deposit', server.clock, systemRandom);
      const amountMinor = toMinor(BigInt(amount));
      const order = { merchantCode: merchantId, depositId, memberId: member.memberId, amountMinor, at };
      const provider = await addApprovedDeposit(server.runner, { ...order, currencyCode: 'MYR' });
      // It is decided two minutes after it was placed.
      return post(
        'deposit',
        houseAccountId('cashier', provider),
        wallet,
        amount,
        new Date(at.getTime() + 120_000),
      );
    }
    case 'withdrawal':
      await post('withdrawal', wallet, houseAccountId('payouts', 'held'), amount, at);
      await post(
        'withdrawal.fee',
        houseAccountId('payouts', 'held'),
        houseAccountId('payouts', 'fees'),
        1,
        at,
      );
      return post(
        'withdrawal.settlement',
        houseAccountId('payouts', 'held'),
        houseAccountId('cashier', 'sandbox'),
        amount - 1,
        at,
      );
    case 'gift':
      return post('rebate', houseAccountId('rebates'), wallet, amount, at);
    case 'lost':
    case 'won':
      await post('game.bet', wallet, house, amount, at);
      if (kind === 'won') await post('game.win', house, wallet, amount * 2, at);
      return record(member.memberId, game, amount, kind === 'won' ? amount * 2 : 0, at);
    case 'givenBack':
      await post('game.bet', wallet, house, amount, at);
      return post('game.rollback', house, wallet, amount, at);
  }
}

function record(memberId: MemberId, gameId: string, stake: number, payout: number, at: Date): Promise<void> {
  const bet = {
    ...{ merchantCode: merchantId, source: 'vendor' as const, provider: 'studio', memberId, gameId },
    ...{
      externalKey: `round-${next()}`,
      category: 'RNG',
      currencyCode: 'MYR' as const,
      status: 'settled' as const,
    },
    ...{
      stakeMinor: toMinor(BigInt(stake)),
      payoutMinor: toMinor(BigInt(payout)),
      transactionKey: undefined,
    },
  };
  return withTransaction(server.database, async (tx) => {
    await placeBets(tx, [bet], at);
  });
}

async function sumUp(): Promise<void> {
  await untilAllIsOld(server.runner);
  await server.ledger.rollUpHouse(merchantId);
  await server.ledger.sumHouseDays(merchantId, timeZone);
  await superuser.query('delete from wau.counted_days');
  await countMemberDays(server, { merchantCode: merchantId, timeZone });
}

interface Transfer {
  readonly day: string;
  readonly reason: Reason;
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

async function transfers(): Promise<readonly Transfer[]> {
  const { rows } = await superuser.query<
    Record<'reason' | 'debit' | 'credit', string> & { at: Date; amount: bigint }
  >(
    `select transfer.created_at as at, reason, debit.account_id as debit, credit.account_id as credit,
            amount_minor as amount
       from ledger.transfer
       join ledger.account as debit on debit.account_number = debit_account_number
       join ledger.account as credit on credit.account_number = credit_account_number
      where transfer.merchant_id = $1 and refusal is null`,
    [merchantId],
  );
  return rows.map((row) => ({
    ...row,
    reason: row.reason as Reason,
    day: dayOf(row.at),
    amount: Number(row.amount),
  }));
}

/** The money of a day, added up here from all transfers. */
function moneyOf(all: readonly Transfer[]) {
  const of = (...reasons: readonly Reason[]) => all.filter(({ reason }) => reasons.includes(reason));
  const sum = (list: readonly Transfer[]) => list.reduce((total, { amount }) => total + amount, 0);
  const turnover = sum(of('game.bet')) - sum(of('game.rollback'));
  const gifts = sum(of('bonus', 'club.benefit', 'rebate', 'referral.reward'));
  const wins = sum(of('game.win'));
  return {
    betCount: of('game.bet').length - of('game.rollback').length,
    turnoverMinor: String(turnover),
    payoutMinor: String(wins),
    grossRevenueMinor: String(turnover - wins),
    depositCount: of('deposit').length,
    depositMinor: String(sum(of('deposit'))),
    withdrawalCount: of('withdrawal.settlement').length,
    withdrawalMinor: String(sum(of('withdrawal.settlement'))),
    giftMinor: String(gifts),
    netRevenueMinor: String(turnover - wins - gifts),
  };
}

/** Who did what when, added up here from members, deposits and bets. */
async function people() {
  const query = async (text: string) =>
    (await superuser.query<{ member_id: string; at: Date }>(text, [merchantId])).rows;
  const members = await query(
    'select member_id, registered_at as at from wau.members where merchant_id = $1',
  );
  const deposits = await query(
    `select member_id, decided_at as at from wau.deposits where merchant_id = $1 and status = 'approved'
      order by decided_at, deposit_id`,
  );
  const bets = await query(
    'select member_id, placed_at as at from wau.bets where merchant_id = $1 order by placed_at',
  );
  const nth = (rows: typeof deposits, place: number) =>
    new Map(
      [...Map.groupBy(rows, (row) => row.member_id)].flatMap(([member, own]) => {
        const row = own[place - 1];
        return row === undefined ? [] : [[member, dayOf(row.at)] as const];
      }),
    );
  return {
    registered: nth(members, 1),
    firstDeposit: nth(deposits, 1),
    secondDeposit: nth(deposits, 2),
    firstBet: nth(bets, 1),
    active: new Set(bets.map((row) => `${dayOf(row.at)} ${row.member_id}`)),
  };
}

const countOn = (when: ReadonlyMap<string, string>, day: string) =>
  [...when.values()].filter((each) => each === day).length;

const deeds = fc.array(
  fc.record({
    member: fc.nat({ max: 5 }),
    kind: fc.constantFrom('deposit', 'deposit', 'withdrawal', 'lost', 'lost', 'won', 'gift', 'givenBack'),
    game: fc.constantFrom(...games),
    amount: fc.integer({ min: 2, max: 900 }),
    hoursAgo: fc.integer({ min: 0, max: 20 * 24 }),
  }),
  { minLength: 20, maxLength: 40 },
);

describe('the dashboards', () => {
  test('say what transfers, deposits, bets and members say, whatever happened', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(deeds, async (list) => {
        const members: TestMember[] = [];
        for (let place = 0; place < 6; place += 1) {
          const member = await server.openMember(`figures${next()}`);
          members.push(member);
          await asReplica('update wau.members set registered_at = $1 where member_id = $2', [
            new Date(nowMs - (480 + place * 7) * hourMs),
            member.memberId,
          ]);
          await post(
            'bonus',
            houseAccountId('promotions'),
            playerAccountId(member.memberId),
            1_000_000,
            new Date(nowMs),
          );
        }
        for (const deed of list) await carryOut(members[deed.member] as TestMember, deed);
        await sumUp();

        const all = await transfers();
        const who = await people();
        const shown = (await server.call('getDashboardDays', { token, query: days })).value();
        expect(shown.days.map(({ day }) => day)).toEqual(
          shown.days
            .map(({ day }) => day)
            .sort()
            .reverse(),
        );
        for (const { day, ...figures } of shown.days) {
          expect(figures, day).toEqual({
            registrations: countOn(who.registered, day),
            firstDeposits: countOn(who.firstDeposit, day),
            secondDeposits: countOn(who.secondDeposit, day),
            firstBets: countOn(who.firstBet, day),
            activePlayers: [...who.active].filter((each) => each.startsWith(day)).length,
            ...moneyOf(all.filter((transfer) => transfer.day === day)),
          });
        }
        expect(shown.totals).toMatchObject({ ...moneyOf(all), registrations: who.registered.size });

        const funnel = (await server.call('getDashboardFunnel', { token, query: days })).value();
        expect(funnel).toMatchObject({
          registered: who.registered.size,
          firstDeposit: who.firstDeposit.size,
          firstBet: who.firstBet.size,
          secondDeposit: who.secondDeposit.size,
        });

        const query = { ...days, groupBy: 'title' } as const;
        const { rows } = (await server.call('getDashboardGames', { token, query })).value();
        for (const game of games) {
          const own = moneyOf(
            all.filter(({ debit, credit }) => [debit, credit].includes(`house:games:studio:${game}`)),
          );
          const row = rows.find(({ key }) => key === `studio:${game}`);
          if (own.betCount === 0) continue;
          expect(row).toMatchObject({
            betCount: own.betCount,
            turnoverMinor: own.turnoverMinor,
            payoutMinor: own.payoutMinor,
            grossRevenueMinor: own.grossRevenueMinor,
          });
        }
      }),
      { numRuns: 3 },
    );
  });

  test('the books’ turnover and winnings are those of the bet record', async () => {
    const [record] = (
      await superuser.query<Record<'stakes' | 'payouts', string>>(
        `select sum(stake_minor)::text as stakes, sum(payout_minor)::text as payouts from wau.bet_day_sums
          where merchant_id = $1`,
        [merchantId],
      )
    ).rows;
    const { totals } = (await server.call('getDashboardDays', { token, query: days })).value();
    expect([totals.turnoverMinor, totals.payoutMinor]).toEqual([record?.stakes, record?.payouts]);
  });

  test('by category and by vendor the rows are what their titles come to together', async () => {
    const rowsBy = async (groupBy: 'category' | 'vendor' | 'title') =>
      (await server.call('getDashboardGames', { token, query: { ...days, groupBy } })).value().rows;
    const total = (rows: Awaited<ReturnType<typeof rowsBy>>) =>
      rows.reduce((sum, row) => sum + BigInt(row.grossRevenueMinor), 0n);
    const titles = await rowsBy('title');
    expect(total(await rowsBy('vendor'))).toBe(total(titles));
    for (const category of await rowsBy('category')) {
      expect(total([category])).toBe(total(titles.filter((title) => title.category === category.key)));
    }
  });

  test('a title that pays what it should is within its band, and one that does not is flagged', async () => {
    const member = await server.openMember('berpasukan');
    const wallet = playerAccountId(member.memberId);
    const house = houseAccountId('games', 'studio', 'roda-wau');
    const at = new Date(nowMs);
    await post('bonus', houseAccountId('promotions'), wallet, 10_000_000, at);
    await server.ledger.openAccount({ merchantId, accountId: house, kind: 'house', currency: 'MYR' });
    const bets = async (count: number, payoutOf: (stake: bigint) => bigint) => {
      const transfers = Array.from({ length: count }, () => {
        const idempotencyKey = toIdempotencyKey(`dashboard:${next()}`);
        return { merchantId, idempotencyKey, currency: 'MYR' as const };
      }).flatMap((each) => [
        { ...each, debit: wallet, credit: house, amountMinor: toMinor(100n), reason: 'game.bet' as const },
        {
          ...each,
          idempotencyKey: toIdempotencyKey(`${each.idempotencyKey}:win`),
          ...{
            debit: house,
            credit: wallet,
            amountMinor: toMinor(payoutOf(100n)),
            reason: 'game.win' as const,
          },
        },
      ]);
      await Promise.all(transfers.map((transfer) => server.ledger.post(transfer)));
      await sumUp();
      const query = { ...days, groupBy: 'title' } as const;
      const { rows } = (await server.call('getDashboardGames', { token, query })).value();
      return rows.find(({ key }) => key === 'studio:roda-wau');
    };
    const few = await bets(500, () => 96n);
    expect(few).toMatchObject({ betCount: 500, returnPercent: 96, standing: 'tooFew' });
    const sound = await bets(600, () => 96n);
    expect(sound?.standing).toBe('within');
    expect(sound?.bandLowPercent).toBeLessThan(sound?.theoreticalPercent ?? 0);
    const generous = await bets(3_000, () => 400n);
    expect(generous?.standing).toBe('above');
    expect(generous?.returnPercent).toBeGreaterThan(generous?.bandHighPercent ?? Number.POSITIVE_INFINITY);
  });

  test('a day is counted once, however often and by how many it is counted', async () => {
    const before = (await server.call('getDashboardDays', { token, query: days })).value().days;
    await Promise.all(
      Array.from({ length: 4 }, () => countMemberDays(server, { merchantCode: merchantId, timeZone })),
    );
    const after = (await server.call('getDashboardDays', { token, query: days })).value().days;
    expect(after).toEqual(before);
  });

  test('each has its file, in the words of the request', async () => {
    const english = { [headerNames.language]: 'EN' };
    const files = await Promise.all([
      server.call('exportDashboardDays', { token, query: days, headers: english }),
      server.call('exportDashboardGames', { token, query: { ...days, groupBy: 'title' }, headers: english }),
      server.call('exportDashboardFunnel', { token, query: days, headers: english }),
    ]);
    const [ofDays = '', ofGames = '', ofFunnel = ''] = files.map((file) => file.value());
    expect(ofDays).toContain('Day,Registrations,First deposits,First bets');
    expect(ofDays.trim().split('\r\n')).toHaveLength(dayCount + 1);
    expect(ofGames).toContain('studio:roda-wau');
    expect(ofGames).toContain('above');
    expect(ofFunnel).toContain('Step,Members');
    const malay = await server.call('exportDashboardFunnel', { token, query: days });
    expect(malay.value()).toContain('Langkah,Ahli');
  });

  test('periods that no calendar has, or that are too long, are refused', async () => {
    for (const query of [
      { fromDay: '2026-02-31', toDay: '2026-03-01' },
      { fromDay: '2026-03-02', toDay: '2026-03-01' },
      { fromDay: '2026-01-01', toDay: '2026-12-31' },
    ]) {
      expect((await server.call('getDashboardDays', { token, query })).outcome()).toBe('400 request.invalid');
      expect((await server.call('getDashboardFunnel', { token, query })).outcome()).toBe(
        '400 request.invalid',
      );
      const ofGames = { ...query, groupBy: 'vendor' as const };
      expect((await server.call('getDashboardGames', { token, query: ofGames })).outcome()).toBe(
        '400 request.invalid',
      );
    }
  });
});
