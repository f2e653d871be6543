import { hash } from '@node-rs/argon2';
import { houseAccountId } from '@wau/ledger/account-id';
import type { Ledger } from '@wau/ledger/ledger';
import { seedBooks, seedMovementTable } from '@wau/ledger/seed-books';
import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { passwordHashParameters } from '../../modules/account/credentials/password-hashing.ts';
import { countMemberDays } from '../../modules/operation/dashboard/count-member-days-job.ts';
import { studioVendorCode } from '../../seed-demo.ts';
import { type DemoMerchant, demoMerchants, demoPassword } from '../demo-merchants.ts';
import {
  fillMovements,
  heavyMembers,
  insertBets,
  insertDaySums,
  insertDeposits,
  insertMembers,
  makeDeposits,
  makeGames,
  makeMembers,
  makeRounds,
} from './large-demo-sql.ts';

export interface LargeDemo {
  readonly members: number;
  /** Of players' accounts; as near to it as chance brings the rounds of so many members. */
  readonly entries: number;
  readonly seed: number;
  /** When it ends, and how many days it lasts. */
  readonly until: Date;
  readonly days: number;
}

export interface SeedLargeParts {
  /** As the application, with the demo in it. */
  readonly database: Database;
  readonly ledger: Ledger;
  readonly clock: Clock;
  /** Runs work in one transaction of the database's owner, who alone may write the books. */
  readonly asOwner: <Value>(work: (tx: SqlRunner) => Promise<Value>) => Promise<Value>;
  /** Lets the database look at how much it holds. */
  readonly tidyUp: () => Promise<unknown>;
  /** Told how many members are there, after each batch. */
  readonly tell: (members: number, entries: number) => void;
}

/** A batch holds about so many entries, so that its sorts stay in memory. */
const entriesPerBatch = 400_000;
/** Of all entries those of the heavy members are this share. */
const heavyShare = 0.05;
/** Of a round: the stake, and a win in one of three. */
const entriesPerRound = 4 / 3;
/** Of a member: one deposit, and a second of half of them. */
const entriesPerMember = 1.5;

/** Usernames of members that it makes; no other part of the demo begins so. */
const largeUsername = '^besar[0-9]+$';

/**
 * Why the installation may not be filled: somebody is there who is not the demo's, or it was filled before. `undefined`
 * where it may.
 */
export async function hindranceToLargeDemo(runner: SqlRunner): Promise<string | undefined> {
  const [row] = await runner.query<{
    foreign_merchants: string | null;
    has_bets: boolean;
    has_large: boolean;
  }>({
    text: `select (select string_agg(merchant_id, ', ') from wau.merchants
                    where coalesce(trial_of, merchant_id) <> all ($1)) as foreign_merchants,
                  exists (select from wau.bets) as has_bets,
                  exists (select from wau.members where username_key ~ $2) as has_large`,
    values: [demoMerchants.map(({ merchantCode }) => merchantCode), largeUsername],
  });
  if (row?.has_large === true) return 'It was filled before: begin with an empty database.';
  if (row?.foreign_merchants) return `It serves merchants that are not the demo's: ${row.foreign_merchants}.`;
  return row?.has_bets === true ? 'Somebody has played here.' : undefined;
}

/**
 * Fills the demo's first merchant with members who have deposited and played for some time: accounts, entries, bets, the
 * sums of days and the dashboards' counts, as if each had been posted. Made in batches, each a transaction whose books
 * balance, so that what a stop leaves behind is smaller and not wrong.
 */
export async function seedLargeDemo(
  parts: SeedLargeParts,
  { members, entries, seed, until, days }: LargeDemo,
): Promise<number> {
  const merchant = filledMerchant();
  const { merchantCode, currencyCode } = merchant;
  const runner = poolRunner(parts.database.pool);
  const provider = await openHouseAccounts(parts, runner);
  const passwordHash = await hash(demoPassword, passwordHashParameters);
  const heavy = Math.min(heavyMembers, members);
  const heavyRounds = Math.floor((entries * heavyShare) / heavy / entriesPerRound);
  const light = Math.max(members - heavy, 1);
  const meanRounds = Math.max(0, ((entries * (1 - heavyShare)) / light - entriesPerMember) / entriesPerRound);
  const batchSize = Math.max(1_000, Math.floor((members * entriesPerBatch) / entries));
  let written = 0;
  for (let first = 1; first <= members; first += batchSize) {
    const last = Math.min(first + batchSize - 1, members);
    written += await parts.asOwner(async (tx) => {
      const run = (text: string, ...values: readonly unknown[]) => tx.query({ text, values });
      await run(makeMembers, seed, first, last, until, heavyRounds, Math.round(2 * meanRounds), days);
      await run(makeGames, merchantCode, studioVendorCode);
      await run('analyze seed_member, seed_game');
      await run(makeRounds, seed, until);
      await run(makeDeposits, seed, until);
      await run(insertMembers, merchantCode, passwordHash);
      await run(insertDeposits, merchantCode, currencyCode);
      await run(insertBets, merchantCode, currencyCode, studioVendorCode);
      await run(insertDaySums, merchantCode, currencyCode, merchant.timeZone);
      await run(seedMovementTable);
      await run(fillMovements, studioVendorCode, provider, String(seed));
      await run('analyze seed_movement');
      return seedBooks(tx, merchantCode, currencyCode);
    });
    parts.tell(last, written);
  }
  // Sums and counts are planned by what is there now.
  await parts.tidyUp();
  await parts.ledger.rollUpHouse(merchantCode);
  await parts.ledger.sumHouseDays(merchantCode, merchant.timeZone);
  await countMemberDays({ ...parts, runner }, merchant);
  return written;
}

/** Whose members they are. */
function filledMerchant(): DemoMerchant {
  const [merchant] = demoMerchants;
  if (merchant === undefined) throw new Error('the demo has a merchant');
  return merchant;
}

/** The accounts of the games and of the provider that takes deposits, whose code is given back. */
async function openHouseAccounts({ ledger }: SeedLargeParts, runner: SqlRunner): Promise<string> {
  const { merchantCode: merchantId, currencyCode: currency } = filledMerchant();
  const games = await runner.query<{ game_id: string }>({
    text: 'select game_id from wau.games where merchant_id = $1 and vendor_code = $2',
    values: [merchantId, studioVendorCode],
  });
  const [method] = await runner.query<{ provider_code: string }>({
    text: 'select provider_code from wau.deposit_methods where merchant_id = $1 order by sort_order limit 1',
    values: [merchantId],
  });
  if (method === undefined) throw new Error('the demo takes deposits');
  const accounts = [
    houseAccountId('cashier', method.provider_code),
    ...games.map(({ game_id }) => houseAccountId('games', studioVendorCode, game_id)),
  ];
  for (const accountId of accounts) {
    await ledger.openAccount({ merchantId, accountId, kind: 'house', currency });
  }
  return method.provider_code;
}
