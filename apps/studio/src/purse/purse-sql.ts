import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { bytesArrayLiteral, plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PurseKey, TransactionScope } from './purse-command.ts';
import type { NewEntry, OfVendor, Purse, PurseRow, RoundRow, TransactionRow } from './purse-rows.ts';

export type NewPurse = PurseKey & { readonly currencyCode: CurrencyCode };

/** Opens purses that are not there, in the order in which they are locked. */
export async function openPurses(tx: SqlRunner, purses: readonly NewPurse[]): Promise<void> {
  await tx.query({
    name: 'studio-open-purses',
    text: `insert into studio.purse (merchant_id, vendor_code, player_id, currency)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::text[])
                    as wanted (merchant_id, vendor_code, player_id, currency)
            order by merchant_id collate "C", vendor_code collate "C", player_id collate "C"
           on conflict do nothing`,
    values: [
      textArrayLiteral(purses.map((purse) => purse.merchantId)),
      textArrayLiteral(purses.map((purse) => purse.vendorCode)),
      textArrayLiteral(purses.map((purse) => purse.playerId)),
      textArrayLiteral(purses.map((purse) => purse.currencyCode)),
    ],
  });
}

/** Those that are there, locked until the transaction ends. */
export function lockPurses(tx: SqlRunner, keys: readonly PurseKey[]): Promise<readonly PurseRow[]> {
  return tx.query<PurseRow & Record<string, unknown>>({
    name: 'studio-lock-purses',
    text: `select purse.merchant_id, purse.vendor_code, purse.player_id, purse.currency, purse.balance_minor,
                  purse.version
             from studio.purse as purse
            where (purse.merchant_id, purse.vendor_code, purse.player_id) in (
                    select * from unnest($1::text[], $2::text[], $3::text[]))
            order by purse.merchant_id, purse.vendor_code, purse.player_id
              for no key update`,
    values: [
      textArrayLiteral(keys.map((key) => key.merchantId)),
      textArrayLiteral(keys.map((key) => key.vendorCode)),
      textArrayLiteral(keys.map((key) => key.playerId)),
    ],
  });
}

export interface RoundName extends Pick<PurseKey, 'merchantId' | 'vendorCode'> {
  readonly roundId: string;
}

/** Whose purse is locked has its rounds to itself. */
export function selectPurseRounds(tx: SqlRunner, names: readonly RoundName[]): Promise<readonly RoundRow[]> {
  return tx.query<RoundRow & Record<string, unknown>>({
    name: 'studio-select-purse-rounds',
    text: `select round.merchant_id, round.vendor_code, round.round_id, round.player_id, round.game_id,
                  round.currency, round.stake_minor, round.refunded_minor, round.payout_minor, round.status,
                  round.placed_at, round.ended_at
             from studio.purse_round as round
            where (round.merchant_id, round.vendor_code, round.round_id) in (
                    select * from unnest($1::text[], $2::text[], $3::text[]))`,
    values: [
      textArrayLiteral(names.map((name) => name.merchantId)),
      textArrayLiteral(names.map((name) => name.vendorCode)),
      textArrayLiteral(names.map((name) => name.roundId)),
    ],
  });
}

export interface TransactionName extends Pick<PurseKey, 'merchantId' | 'vendorCode'> {
  readonly scope: TransactionScope;
  readonly transactionId: string;
}

export function selectPurseTransactions(
  tx: SqlRunner,
  names: readonly TransactionName[],
): Promise<readonly TransactionRow[]> {
  return tx.query<TransactionRow & Record<string, unknown>>({
    name: 'studio-select-purse-transactions',
    text: `select known.merchant_id, known.vendor_code, known.scope, known.transaction_id, known.player_id,
                  known.input_hash, known.refusal, known.amount_minor, known.balance_minor
             from studio.purse_transaction as known
            where (known.merchant_id, known.vendor_code, known.scope, known.transaction_id) in (
                    select * from unnest($1::text[], $2::text[], $3::text[], $4::text[]))`,
    values: [
      textArrayLiteral(names.map((name) => name.merchantId)),
      textArrayLiteral(names.map((name) => name.vendorCode)),
      textArrayLiteral(names.map((name) => name.scope)),
      textArrayLiteral(names.map((name) => name.transactionId)),
    ],
  });
}

export async function updatePurses(tx: SqlRunner, purses: readonly Purse[], now: Date): Promise<void> {
  await tx.query({
    name: 'studio-update-purses',
    text: `update studio.purse as purse
              set balance_minor = changed.balance_minor, version = changed.version,
                  last_played_at = case when changed.has_played then $7 else purse.last_played_at end
             from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::bigint[], $6::boolean[])
                  as changed (merchant_id, vendor_code, player_id, balance_minor, version, has_played)
            where purse.merchant_id = changed.merchant_id and purse.vendor_code = changed.vendor_code
              and purse.player_id = changed.player_id`,
    values: [
      ...keyColumns(purses.map(({ row }) => row)),
      textArrayLiteral(purses.map(({ row }) => row.player_id)),
      plainArrayLiteral(purses.map((purse) => purse.balanceMinor)),
      plainArrayLiteral(purses.map((purse) => purse.version)),
      plainArrayLiteral(purses.map((purse) => String(purse.hasPlayed))),
      now,
    ],
  });
}

export async function insertPurseEntries(
  tx: SqlRunner,
  entries: readonly NewEntry[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-insert-purse-entries',
    text: `insert into studio.purse_entry (merchant_id, vendor_code, player_id, version, kind,
             previous_balance_minor, amount_minor, balance_minor, transaction_id, happened_at)
           select merchant_id, vendor_code, player_id, version, kind, balance_minor - amount_minor, amount_minor,
                  balance_minor, transaction_id, $9
             from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[],
                         $8::text[])
                  as fresh (merchant_id, vendor_code, player_id, version, kind, amount_minor, balance_minor,
                            transaction_id)`,
    values: [
      ...keyColumns(entries.map(({ purse }) => purse)),
      textArrayLiteral(entries.map(({ purse }) => purse.player_id)),
      plainArrayLiteral(entries.map((entry) => entry.version)),
      textArrayLiteral(entries.map((entry) => entry.kind)),
      plainArrayLiteral(entries.map((entry) => entry.amountMinor)),
      plainArrayLiteral(entries.map((entry) => entry.balanceMinor)),
      textArrayLiteral(entries.map((entry) => entry.transactionId)),
      now,
    ],
  });
}

/** Fails on `purse_transaction_pkey` when a name was taken meanwhile for another purse. */
export async function insertPurseTransactions(
  tx: SqlRunner,
  rows: readonly TransactionRow[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'studio-insert-purse-transactions',
    text: `insert into studio.purse_transaction (merchant_id, vendor_code, scope, transaction_id, player_id,
             input_hash, refusal, amount_minor, balance_minor, answered_at)
           select merchant_id, vendor_code, scope, transaction_id, player_id,
                  case when has_hash then input_hash end, refusal, amount_minor, balance_minor, $10
             from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::bytea[], $7::text[],
                         $8::bigint[], $9::bigint[], $11::boolean[])
                  as fresh (merchant_id, vendor_code, scope, transaction_id, player_id, input_hash, refusal,
                            amount_minor, balance_minor, has_hash)`,
    values: [
      ...keyColumns(rows),
      textArrayLiteral(rows.map((row) => row.scope)),
      textArrayLiteral(rows.map((row) => row.transaction_id)),
      textArrayLiteral(rows.map((row) => row.player_id)),
      bytesArrayLiteral(rows.map((row) => row.input_hash ?? Buffer.alloc(0))),
      textArrayLiteral(rows.map((row) => row.refusal ?? undefined)),
      plainArrayLiteral(rows.map((row) => row.amount_minor)),
      plainArrayLiteral(rows.map((row) => row.balance_minor)),
      now,
      plainArrayLiteral(rows.map((row) => String(row.input_hash !== null))),
    ],
  });
}

/** Fails on nothing: whoever writes a round has its purse locked. */
export async function upsertPurseRounds(tx: SqlRunner, rounds: readonly RoundRow[]): Promise<void> {
  await tx.query({
    name: 'studio-upsert-purse-rounds',
    text: `insert into studio.purse_round as round (merchant_id, vendor_code, round_id, player_id, game_id, currency,
             stake_minor, refunded_minor, payout_minor, status, placed_at, ended_at)
           select * from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[],
                                $7::bigint[], $8::bigint[], $9::bigint[], $10::text[], $11::timestamptz[],
                                $12::timestamptz[])
           on conflict (merchant_id, vendor_code, round_id) do update
             set stake_minor = excluded.stake_minor, refunded_minor = excluded.refunded_minor,
                 payout_minor = excluded.payout_minor, status = excluded.status, ended_at = excluded.ended_at`,
    values: [
      ...keyColumns(rounds),
      textArrayLiteral(rounds.map((round) => round.round_id)),
      textArrayLiteral(rounds.map((round) => round.player_id)),
      textArrayLiteral(rounds.map((round) => round.game_id)),
      textArrayLiteral(rounds.map((round) => round.currency)),
      plainArrayLiteral(rounds.map((round) => round.stake_minor)),
      plainArrayLiteral(rounds.map((round) => round.refunded_minor)),
      plainArrayLiteral(rounds.map((round) => round.payout_minor)),
      textArrayLiteral(rounds.map((round) => round.status)),
      textArrayLiteral(rounds.map((round) => round.placed_at.toISOString())),
      textArrayLiteral(rounds.map((round) => round.ended_at?.toISOString())),
    ],
  });
}

export interface PurseState {
  readonly currency: CurrencyCode;
  readonly balance_minor: Minor;
  readonly last_played_at: Date | null;
  readonly open_rounds: number;
}

export async function selectPurseState(
  sql: SqlRunner,
  { merchantId, vendorCode, playerId }: PurseKey,
): Promise<PurseState | undefined> {
  const rows = await sql.query<PurseState & Record<string, unknown>>({
    name: 'studio-select-purse-state',
    text: `select purse.currency, purse.balance_minor, purse.last_played_at,
                  (select count(*) from studio.purse_round as round
                    where round.merchant_id = $1 and round.vendor_code = $2 and round.player_id = $3
                      and round.status = 'open')::int4 as open_rounds
             from studio.purse as purse
            where purse.merchant_id = $1 and purse.vendor_code = $2 and purse.player_id = $3`,
    values: [merchantId, vendorCode, playerId],
  });
  return rows[0];
}

function keyColumns(rows: readonly OfVendor[]): readonly [string, string] {
  return [
    textArrayLiteral(rows.map((row) => row.merchant_id)),
    textArrayLiteral(rows.map((row) => row.vendor_code)),
  ];
}
