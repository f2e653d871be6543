import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/**
 * Movements of players' accounts that are still to be opened, for `seedBooks`: in the order of `version` from 1, each
 * between the account and one of the house's. What goes out is below zero. Nothing may take an account below zero.
 */
export const seedMovementTable = `
  create temp table seed_movement (
    account_id text collate "C" not null,
    version bigint not null,
    house_account_id text collate "C" not null,
    amount_minor bigint not null,
    reason text collate "C" not null,
    reference text collate "C" not null,
    idempotency_key text collate "C" not null,
    transfer_id uuid not null,
    created_at timestamptz not null
  ) on commit drop`;

/** Accounts, with the balances that their movements come to. */
const openAccounts = `
  insert into ledger.account
    (merchant_id, account_id, kind, currency, allow_negative, balance_minor, version, staked_minor, won_minor, opened_at)
  select $1, account_id, 'player', $2, false, sum(amount_minor), max(version),
         coalesce(sum(-amount_minor) filter (where reason = 'game.bet'), 0),
         coalesce(sum(amount_minor) filter (where reason = 'game.win'), 0), min(created_at)
    from seed_movement
   group by account_id`;

/** Each movement with its accounts' numbers and what the player's held before it. */
const chainMovements = `
  create temp table seed_chain on commit drop as
  select player.account_number, house.account_number as house_number, movement.account_id, movement.house_account_id,
         movement.version, movement.amount_minor,
         sum(movement.amount_minor) over chain - movement.amount_minor as previous_minor,
         coalesce(sum(-movement.amount_minor) filter (where movement.reason = 'game.bet') over chain, 0) as staked_minor,
         coalesce(sum(movement.amount_minor) filter (where movement.reason = 'game.win') over chain, 0) as won_minor,
         movement.reason, movement.reference, movement.idempotency_key, movement.transfer_id, movement.created_at
    from seed_movement as movement
    join ledger.account as player on player.merchant_id = $1 and player.account_id = movement.account_id
    join ledger.account as house on house.merchant_id = $1 and house.account_id = movement.house_account_id
  window chain as (partition by movement.account_id order by movement.version)`;

/** The hash is that of `inputHashOf`. */
const insertTransfers = `
  insert into ledger.transfer
    (merchant_id, transfer_id, input_hash, debit_account_number, credit_account_number, amount_minor, currency, reason,
     debit_balance_minor, credit_balance_minor, created_at, reference, posted_xid)
  select $1, transfer_id,
         encode(substring(sha256(convert_to(concat_ws(E'\\n', idempotency_key,
           case when amount_minor < 0 then account_id else house_account_id end,
           case when amount_minor < 0 then house_account_id else account_id end,
           abs(amount_minor), $2::text, reason, reference), 'UTF8')) for 16), 'hex')::uuid,
         case when amount_minor < 0 then account_number else house_number end,
         case when amount_minor < 0 then house_number else account_number end,
         abs(amount_minor), $2, reason,
         case when amount_minor < 0 then previous_minor + amount_minor end,
         case when amount_minor > 0 then previous_minor + amount_minor end,
         created_at, reference, pg_current_xact_id()
    from seed_chain`;

const insertKeys = `
  insert into ledger.transfer_key (merchant_id, idempotency_key, transfer_id)
  select $1, idempotency_key, transfer_id from seed_chain`;

const insertEntries = `
  insert into ledger.entry
    (merchant_id, account_number, version, transfer_id, amount_minor, previous_balance_minor, balance_minor, reason,
     created_at)
  select $1, account_number, version, transfer_id, amount_minor, previous_minor, previous_minor + amount_minor, reason,
         created_at
    from seed_chain
   order by account_number, version`;

const insertPlaySums = `
  insert into ledger.play_sum (merchant_id, account_number, version, staked_minor, won_minor)
  select $1, account_number, version, staked_minor, won_minor from seed_chain where version % 128 = 0`;

/**
 * Writes what is in `seed_movement` into the books as postings would have: by the owner of the database, for an
 * installation that is to be tried out at size. The house's accounts are open, and `tx` is one transaction; a roll-up
 * comes after it. Returns the number of entries.
 */
export async function seedBooks(
  tx: SqlRunner,
  merchantId: MerchantCode,
  currency: CurrencyCode,
): Promise<number> {
  await tx.query({ text: openAccounts, values: [merchantId, currency] });
  await tx.query({ text: 'analyze ledger.account', values: [] });
  await tx.query({ text: chainMovements, values: [merchantId] });
  await tx.query({ text: insertTransfers, values: [merchantId, currency] });
  await tx.query({ text: insertKeys, values: [merchantId] });
  await tx.query({ text: insertEntries, values: [merchantId] });
  await tx.query({ text: insertPlaySums, values: [merchantId] });
  const [row] = await tx.query<{ count: bigint }>({ text: 'select count(*) from seed_chain', values: [] });
  return Number(row?.count ?? 0n);
}
