import { rmSync } from 'node:fs';
import { findWrongSums } from '@wau/server/modules/play/betting/find-wrong-sums';
import { createDatabase, databaseTypes } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { createTestDatabase } from '@wau/service/testing/test-database';
import { Client } from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { seedCommand } from './seed-command.ts';
import { verifyBooks } from './verify-books.ts';

const secret = 'the secret of an installation that is filled';
const folder = makeScratchFolder('wau-seed-');
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const nowMs = Date.now();
const members = 300;
const entries = 6_000;
const size = ['--members', String(members), '--entries', String(entries), '--days', '15'];

async function openDatabase() {
  const testDatabase = await createTestDatabase();
  const superuser = new Client({ connectionString: testDatabase.superuserUrl, types: databaseTypes });
  await superuser.connect();
  afterAll(() => superuser.end());
  const run = async (...args: readonly string[]) => {
    const said: string[] = [];
    const complaints: string[] = [];
    const exitCode = await seedCommand(
      {
        args,
        environment: {
          ...{ DATABASE_URL: testDatabase.applicationUrl, DATABASE_OWNER_URL: testDatabase.ownerUrl },
          ...{ WAU_SECRET: secret, DATA_DIR: folder },
        },
        say: (text) => said.push(text),
        complain: (text) => complaints.push(text),
      },
      nowMs,
    );
    return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
  };
  const rows = async (text: string) => (await superuser.query<Record<string, unknown>>(text)).rows;
  return { ...testDatabase, run, rows, superuser };
}

/** What was made, apart from the numbers that the database gives by itself. */
const made = `
  select transfer.transfer_id, transfer.input_hash, debit.account_id as debit, credit.account_id as credit,
         transfer.amount_minor, transfer.reason, transfer.debit_balance_minor, transfer.credit_balance_minor,
         transfer.reference, transfer.created_at
    from ledger.transfer
    join ledger.account as debit on debit.account_number = debit_account_number
    join ledger.account as credit on credit.account_number = credit_account_number
   where transfer.transfer_id in (select transfer_id from ledger.entry join ledger.account using (account_number)
                                   where account_id in (select 'player:' || member_id || ':main' from wau.members
                                                         where username_key like 'besar%'))
   order by transfer.transfer_id`;

describe('npm run seed', async () => {
  const database = await openDatabase();

  test('fills a demo with members whose books, bets and sums agree', { timeout: 300_000 }, async () => {
    const ended = await database.run(...size);
    expect(ended).toMatchObject({ exitCode: 0, complaints: '' });
    const [counts] = await database.rows(
      `select (select count(*) from wau.members where username_key like 'besar%') as members,
              (select count(*) from ledger.entry) as entries`,
    );
    expect(counts?.members).toBe(BigInt(members));
    expect(Number(counts?.entries)).toBeGreaterThan(entries * 0.85);
    expect(Number(counts?.entries)).toBeLessThan(entries * 1.15);

    const { applicationUrl, ownerUrl } = database;
    const verified = await verifyBooks({ applicationUrl, ownerUrl, secret, rollsUp: true });
    expect(verified.problems).toEqual([]);
    const application = createDatabase({
      ...{ connectionString: applicationUrl, applicationName: 'test', poolSize: 1 },
      onIdleConnectionError: () => undefined,
    });
    try {
      expect(await findWrongSums(poolRunner(application.pool), 'wau' as never)).toEqual([]);
    } finally {
      await application.close();
    }
  });

  test('bets, deposits and wallets say the same', async () => {
    const [sums] = await database.rows(
      `select (select sum(stake_minor) from wau.bets) as staked, (select sum(payout_minor) from wau.bets) as won,
              (select sum(staked_minor) from ledger.account) as staked_by_books,
              (select sum(won_minor) from ledger.account) as won_by_books,
              (select sum(amount_minor) from wau.deposits join wau.members using (merchant_id, member_id)
                where username_key like 'besar%') as deposited,
              (select sum(amount_minor) from ledger.entry join ledger.account using (merchant_id, account_number)
                where reason = 'deposit' and account_id in
                  (select 'player:' || member_id || ':main' from wau.members where username_key like 'besar%'))
                as deposited_by_books`,
    );
    expect(sums?.staked).toBe(sums?.staked_by_books);
    expect(sums?.won).toBe(sums?.won_by_books);
    expect(sums?.deposited).toBe(sums?.deposited_by_books);
    const [stray] = await database.rows(
      `select count(*) as count from wau.bets
        where not exists (select from ledger.transfer_key where idempotency_key = 'studio:' || external_key || ':bet')`,
    );
    expect(stray?.count).toBe(0n);
  });

  test('some members have much more behind them than the others, and the dashboards’ counts are there', async () => {
    const versions = await database.rows(
      `select version::int4 as version from ledger.account where account_id like 'player:%' order by version desc limit 11`,
    );
    expect(Number(versions[0]?.version)).toBeGreaterThan(20);
    const [counted] = await database.rows(
      `select sum(member_count) filter (where what = 'registered') as registered,
              sum(member_count) filter (where what = 'firstDeposit') as deposited
         from wau.member_day_counts where merchant_id = 'wau'`,
    );
    expect(Number(counted?.registered)).toBeGreaterThanOrEqual(members);
    expect(Number(counted?.deposited)).toBeGreaterThanOrEqual(members);
  });

  test('the same seed makes the same, another makes others', { timeout: 300_000 }, async () => {
    const again = await openDatabase();
    await again.run(...size, '--seed', '1');
    expect(await again.rows(made)).toEqual(await database.rows(made));
    const other = await openDatabase();
    await other.run(...size, '--seed', '2');
    expect(await other.rows(made)).not.toEqual(await database.rows(made));
  });

  test('is refused where it was done before', async () => {
    const before = await database.rows('select count(*) from ledger.transfer');
    expect(await database.run(...size)).toMatchObject({
      exitCode: 1,
      complaints: 'This installation is not filled. It was filled before: begin with an empty database.',
    });
    expect(await database.rows('select count(*) from ledger.transfer')).toEqual(before);
  });

  test('is refused beside merchants of one’s own, and where somebody has played', {
    timeout: 300_000,
  }, async () => {
    const own = await openDatabase();
    await own.run('--members', '1', '--entries', '1', '--days', '2');
    await own.superuser.query(`update wau.members set username_key = 'x' || username_key`);
    await own.superuser.query('delete from wau.bets');
    await own.superuser.query(
      `insert into wau.merchants (merchant_id, brand_name, theme_name, currency, languages, default_language, copyright_years)
       select 'kedai', brand_name, theme_name, currency, languages, default_language, copyright_years
         from wau.merchants where merchant_id = 'wau'`,
    );
    expect((await own.run(...size)).complaints).toContain(`merchants that are not the demo's: kedai`);
    await own.superuser.query(`delete from wau.merchants where merchant_id = 'kedai'`);
    await own.superuser.query(
      `insert into wau.bets (merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                             stake_minor, payout_minor, turnover_minor, status, placed_at)
       values ('wau', 'vendor', 'studio', 'r', 'm', 'dice', 'RNG', 'MYR', 1, 0, 1, 'settled', now())`,
    );
    expect((await own.run(...size)).complaints).toContain('Somebody has played here.');
  });

  test.each([
    [[]],
    [['--members', '10']],
    [['--members', '0', '--entries', '5']],
    [['--members', '5', '--entries', '5', '--days', '0']],
    [['--members', '10', '--entries', 'many']],
    [['--members', '10', '--entries', '5', '--further', 'x']],
  ])('explains itself where it is asked for %j', async (args) => {
    const ended = await database.run(...args);
    expect(ended.exitCode).toBe(1);
    expect(ended.complaints).toContain('npm run seed -- --members');
  });
});
