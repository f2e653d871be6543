import { randomBytes } from 'node:crypto';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import { createBatcher } from '@wau/service/database/batcher';
import { Pool } from 'pg';
import { type Contender, rateOf } from './measurement.ts';

/** As many as the ledger has, so that both reach the same disk in the same way. */
const lanes = 4;
const maximumBatchSize = 200;
const houseNumber = 1;
const startMinor = 1_000_000_000;
const merchantId = 'wau';

/** What the writer of plain rows keeps in memory; nobody else writes them, so it need not ask. */
interface PlainAccount {
  readonly number: number;
  balanceMinor: number;
  version: number;
  stakedMinor: number;
  wonMinor: number;
}

interface PlainTransfer {
  readonly account: PlainAccount;
  readonly isBet: boolean;
  readonly reference: string;
}

/** What a batch writes, a list a column. */
interface PlainRows {
  readonly ids: string[];
  readonly keys: string[];
  readonly debits: number[];
  readonly credits: number[];
  readonly signedAmounts: number[];
  readonly balances: number[];
  readonly versions: number[];
  readonly numbers: number[];
  readonly reasons: string[];
  readonly references: string[];
}

export interface PlainRowsContender extends Contender {
  close(): Promise<void>;
}

/**
 * The limit of the ledger: the same rows in the same columns with the same indexes, in batches that come about in the
 * same way, written by one statement of multi-row inserts. Nothing is locked, looked up, compared, refused or answered;
 * no check and no trigger stands in between. Balances and versions are counted in memory.
 */
export async function createPlainRows(
  url: string,
  players: number,
  clients: number,
  inFlight: number,
): Promise<PlainRowsContender> {
  const pool = new Pool({
    connectionString: url,
    max: lanes,
    // The plans that the ledger's function asks for.
    options: '-c enable_seqscan=off -c plan_cache_mode=force_generic_plan -c jit=off',
  });
  // Connections that are still closing while the server stops.
  pool.on('error', () => undefined);
  const accounts = await openAccounts(pool, players);
  const batches = createBatcher<PlainTransfer, undefined>({
    lanes,
    maximumBatchSize,
    maximumQueueLength: 10_000,
    keysOf: ({ account }) => [String(account.number)],
    async flush(transfers) {
      await pool.query({ name: 'plain-rows', text: writeRows, values: [...columnsOf(transfers)] });
      return transfers.map(() => undefined);
    },
  });
  return {
    name: 'plain rows',
    measure: (durationMs) =>
      rateOf(clients * inFlight, durationMs, async () => {
        const account = accounts[Math.floor(Math.random() * players)];
        if (account === undefined) throw new Error('every player has an account');
        const reference = `rnd_${randomBytes(13).toString('hex')}`;
        await batches.submit({ account, isBet: Math.random() < 0.7, reference });
      }),
    close: () => pool.end(),
  };
}

async function openAccounts(pool: Pool, players: number): Promise<readonly PlainAccount[]> {
  await pool.query(schema);
  await pool.query(
    `insert into plain.account (merchant_id, account_id, account_number, kind, currency, allow_negative, balance_minor)
     select $1, case when i = $2::int then 'house:games:dice' else 'player:mbr_01jd0000000000000000' || lpad(i::text, 6, '0') || ':main' end,
            i, case when i = $2::int then 'house' else 'player' end, 'MYR', i = $2::int,
            case when i = $2::int then 0 else $3::bigint end
       from generate_series($2::int, $2::int + $4::int) i`,
    [merchantId, houseNumber, startMinor, players],
  );
  await pool.query('vacuum analyze plain.account');
  return Array.from(
    { length: players },
    (_, index): PlainAccount => ({
      number: houseNumber + 1 + index,
      balanceMinor: startMinor,
      version: 0,
      stakedMinor: 0,
      wonMinor: 0,
    }),
  );
}

function columnsOf(transfers: readonly PlainTransfer[]): readonly unknown[] {
  const rows = rowsOf(transfers);
  const changed = [...new Set(transfers.map(({ account }) => account))];
  return [
    merchantId,
    plainArrayLiteral(rows.ids),
    textArrayLiteral(rows.keys),
    plainArrayLiteral(rows.debits),
    plainArrayLiteral(rows.credits),
    plainArrayLiteral(rows.signedAmounts),
    plainArrayLiteral(rows.balances),
    plainArrayLiteral(rows.versions),
    plainArrayLiteral(rows.numbers),
    textArrayLiteral(rows.reasons),
    textArrayLiteral(rows.references),
    plainArrayLiteral(changed.map((account) => account.number)),
    plainArrayLiteral(changed.map((account) => account.balanceMinor)),
    plainArrayLiteral(changed.map((account) => account.version)),
    plainArrayLiteral(changed.map((account) => account.stakedMinor)),
    plainArrayLiteral(changed.map((account) => account.wonMinor)),
  ];
}

function rowsOf(transfers: readonly PlainTransfer[]): PlainRows {
  const rows: PlainRows = {
    ids: [],
    keys: [],
    debits: [],
    credits: [],
    signedAmounts: [],
    balances: [],
    versions: [],
    numbers: [],
    reasons: [],
    references: [],
  };
  const time = Date.now().toString(16).padStart(12, '0');
  const digits = randomBytes(transfers.length * 10).toString('hex');
  for (const [index, { account, isBet, reference }] of transfers.entries()) {
    const amount = isBet ? -100 : 150;
    account.balanceMinor += amount;
    account.version += 1;
    if (isBet) account.stakedMinor -= amount;
    else account.wonMinor += amount;
    rows.ids.push(time + digits.slice(index * 20, index * 20 + 20));
    rows.keys.push(`${isBet ? 'bet' : 'win'}:${reference}`);
    rows.debits.push(isBet ? account.number : houseNumber);
    rows.credits.push(isBet ? houseNumber : account.number);
    rows.signedAmounts.push(amount);
    rows.balances.push(account.balanceMinor);
    rows.versions.push(account.version);
    rows.numbers.push(account.number);
    rows.reasons.push(isBet ? 'game.bet' : 'game.win');
    rows.references.push(reference);
  }
  return rows;
}

/** The ledger's tables with their indexes, without their checks, triggers and grants. */
const schema = `
  create schema plain;
  create table plain.account (like ledger.account including indexes) with (fillfactor = 60);
  alter table plain.account alter version set default 0, alter staked_minor set default 0,
    alter won_minor set default 0, alter opened_at set default now();
  create table plain.transfer_key (like ledger.transfer_key including indexes);
  create table plain.transfer (like ledger.transfer including indexes);
  create table plain.entry (like ledger.entry including indexes);
`;

const writeRows = `
  with made as (
    select * from unnest($2::uuid[], $3::text[], $4::bigint[], $5::bigint[], $6::bigint[], $7::bigint[], $8::bigint[],
                         $9::bigint[], $10::text[], $11::text[])
      as made(id, key, debit, credit, amount, balance, version, number, reason, reference)
  ), keyed as (
    insert into plain.transfer_key (merchant_id, idempotency_key, transfer_id) select $1, key, id from made
  ), moved as (
    insert into plain.transfer (merchant_id, transfer_id, input_hash, debit_account_number, credit_account_number,
                                amount_minor, currency, reason, debit_balance_minor, credit_balance_minor, created_at,
                                reference, posted_xid)
    select $1, id, id, debit, credit, abs(amount), 'MYR', reason, case when amount < 0 then balance end,
           case when amount > 0 then balance end, now(), reference, pg_current_xact_id()
      from made
  ), entered as (
    insert into plain.entry (merchant_id, account_number, version, transfer_id, amount_minor, previous_balance_minor,
                             balance_minor, reason, created_at)
    select $1, number, version, id, amount, balance - amount, balance, reason, now() from made
  )
  update plain.account a
     set balance_minor = changed.balance, version = changed.version, staked_minor = changed.staked,
         won_minor = changed.won
    from unnest($12::bigint[], $13::bigint[], $14::bigint[], $15::bigint[], $16::bigint[])
         as changed(number, balance, version, staked, won)
   where a.merchant_id = $1 and a.account_number = changed.number`;
