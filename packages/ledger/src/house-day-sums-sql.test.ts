import { databaseTypes } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Reason } from './reasons.ts';
import {
  aminah,
  bala,
  cash,
  createTestPool,
  depositOf,
  dice,
  ledgerOn,
  merchantId,
  minor,
  openUsualAccounts,
  transferOf,
} from './testing/test-ledger.ts';
import { untilAllIsOld } from './testing/until-all-is-old.ts';

const timeZone = 'Asia/Kuala_Lumpur';
const dayOf = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
const allDays = { merchantId, fromDay: '2026-01-01', toDay: '2027-12-31' };

describe('the sums of the house’s days', async () => {
  const { testDatabase, database } = await createTestPool(8, { booksMayBeBroken: true });
  const runner = poolRunner(database.pool);
  const ledger = ledgerOn(runner);
  const superuser = new Client({ connectionString: testDatabase.superuserUrl, types: databaseTypes });
  beforeAll(async () => {
    await superuser.connect();
    await openUsualAccounts(ledger);
    await ledger.post(depositOf(aminah, 1_000_000));
    await ledger.post(depositOf(bala, 1_000_000));
  });
  afterAll(() => superuser.end());

  const sumUp = async (): Promise<void> => {
    await untilAllIsOld(runner);
    await ledger.rollUpHouse(merchantId);
    await Promise.all(Array.from({ length: 20 }, () => ledger.sumHouseDays(merchantId, timeZone)));
  };

  /** What the sums ought to be, added up here from the transfers as they stand. */
  async function modelled(): Promise<ReadonlyMap<string, readonly [bigint, bigint, bigint]>> {
    const { rows } = await superuser.query<{
      created_at: Date;
      debit: string;
      credit: string;
      reason: Reason;
      amount_minor: bigint;
    }>(
      `select transfer.created_at, debit.account_id as debit, credit.account_id as credit, reason, amount_minor
         from ledger.transfer
         join ledger.account as debit on debit.account_number = debit_account_number
         join ledger.account as credit on credit.account_number = credit_account_number
        where refusal is null`,
    );
    const sums = new Map<string, readonly [bigint, bigint, bigint]>();
    for (const row of rows) {
      for (const [account, amount] of [
        [row.debit, -row.amount_minor],
        [row.credit, row.amount_minor],
      ] as const) {
        if (!account.startsWith('house:')) continue;
        const key = `${dayOf(row.created_at)} ${account} ${row.reason}`;
        const [count, total, squares] = sums.get(key) ?? [0n, 0n, 0n];
        sums.set(key, [count + 1n, total + amount, squares + amount * amount]);
      }
    }
    return sums;
  }

  async function stored(): Promise<ReadonlyMap<string, readonly [bigint, bigint, bigint]>> {
    const { rows } = await superuser.query<Record<'key' | 'count' | 'total' | 'squares', string>>(
      `select concat_ws(' ', day, account_id, reason) as key, entry_count::text as count, amount_minor::text as total,
              square_sum::text as squares
         from ledger.house_day_sum join ledger.account using (merchant_id, account_number)`,
    );
    return new Map(
      rows.map(({ key, count, total, squares }) => [key, [BigInt(count), BigInt(total), BigInt(squares)]]),
    );
  }

  test('are what the transfers say, in whatever order they were posted, rolled up and summed', async () => {
    const move = fc.record({
      kind: fc.constantFrom('bet', 'win', 'refused', 'deposit'),
      player: fc.constantFrom(aminah, bala),
      amount: fc.integer({ min: 1, max: 5_000 }),
      hoursAgo: fc.integer({ min: 0, max: 96 }),
      sumsUp: fc.integer({ min: 1, max: 8 }).map((number) => number === 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(move, { minLength: 5, maxLength: 40 }), async (moves) => {
        for (const { kind, player, amount, hoursAgo, sumsUp } of moves) {
          const bet = { debit: player, amountMinor: minor(amount) };
          const answer = await ledger.post(
            {
              bet: transferOf(bet),
              win: transferOf({ ...bet, debit: dice, credit: player, reason: 'game.win' }),
              refused: transferOf({ ...bet, amountMinor: minor(900_000_000) }),
              deposit: depositOf(player, amount),
            }[kind],
          );
          expect(answer.outcome).toBe(kind === 'refused' ? 'refused' : 'posted');
          await superuser.query('begin');
          await superuser.query('set local session_replication_role = replica');
          await superuser.query(
            `update ledger.transfer set created_at = created_at - make_interval(hours => $1)
              where posted_xid = (select max(posted_xid) from ledger.transfer)`,
            [kind === 'refused' ? 0 : hoursAgo],
          );
          await superuser.query('commit');
          if (sumsUp) await sumUp();
        }
        await sumUp();
        expect(await stored()).toEqual(await modelled());
      }),
      { numRuns: 6 },
    );
    const broken = (await ledger.verifyChains(merchantId)).filter(({ check }) =>
      check.startsWith('house_day'),
    );
    expect(broken).toEqual([]);
  });

  test('are read by account and by section, for the days that are asked for', async () => {
    await sumUp();
    const bySection = await ledger.sectionDaySums(allDays);
    const byAccount = await ledger.houseSums(allDays);
    const total = (sums: readonly { readonly amountMinor: bigint }[]) =>
      sums.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
    expect(total(bySection)).toBe(total(byAccount));
    const balances = await ledger.balancesOf(merchantId, [cash, dice]);
    expect(total(byAccount)).toBe(
      (balances.get(cash)?.balanceMinor ?? 0n) + (balances.get(dice)?.balanceMinor ?? 0n),
    );
    const [first] = bySection;
    const oneDay = await ledger.sectionDaySums({
      merchantId,
      fromDay: first?.day ?? '',
      toDay: first?.day ?? '',
    });
    expect(oneDay).toEqual(bySection.filter(({ day }) => day === first?.day));
    expect(await ledger.sectionDaySums({ merchantId, fromDay: '2020-01-01', toDay: '2020-01-02' })).toEqual(
      [],
    );
  });

  const drifts = [
    'update ledger.house_day_sum set amount_minor = amount_minor + 1',
    'update ledger.house_day_sum set entry_count = entry_count + 1',
    'update ledger.house_day_sum set square_sum = square_sum + 1',
    'delete from ledger.house_day_sum',
  ];
  test.each(drifts)('a drift is found and its account named: %s', async (statement) => {
    await sumUp();
    await superuser.query('begin');
    await superuser.query(
      `${statement} where reason = 'game.bet' and ctid = (select ctid from ledger.house_day_sum
                                                          where reason = 'game.bet' order by day limit 1)`,
    );
    await superuser.query('commit');
    const broken = (await ledger.verifyChains(merchantId)).filter(
      ({ check }) => check === 'house_day_sum.sum',
    );
    expect(broken.map(({ accountId }) => accountId)).toEqual([dice]);
    await superuser.query('truncate ledger.house_day_sum, ledger.house_day_summed');
    await ledger.sumHouseDays(merchantId, timeZone);
    expect(await stored()).toEqual(await modelled());
  });
});
