import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface HistoryOf {
  readonly merchantId: MerchantCode;
  readonly vendorCode: string;
}

/** Who has rounds that ended before a moment and are in no file. */
export function selectUnfiled(sql: SqlRunner, endedBefore: Date): Promise<readonly HistoryOf[]> {
  return sql.query<HistoryOf & Record<string, unknown>>({
    name: 'studio-select-unfiled',
    text: `select distinct merchant_id as "merchantId", vendor_code as "vendorCode" from studio.purse_round
            where status = 'ended' and file_number is null and ended_at <= $1`,
    values: [endedBefore],
  });
}

/**
 * Writes the next file: the rounds that have ended and are in none, the oldest first. Two at a time take turns, because
 * both want the same number. Returns how many it holds.
 */
export async function insertPurseFile(
  sql: SqlRunner,
  { merchantId, vendorCode }: HistoryOf,
  limit: number,
  now: Date,
): Promise<number> {
  const rows = await sql.query<{ round_count: number }>({
    name: 'studio-insert-purse-file',
    text: `with number as (
             select coalesce(max(file_number), 0) + 1 as next from studio.purse_file
              where merchant_id = $1 and vendor_code = $2
           ), turn as materialized (
             -- One writer at a time, or two would share a file's rounds between them.
             select pg_try_advisory_xact_lock(hashtextextended('studio.purse_file/' || $1 || '/' || $2, 0)) as is_ours
           ), chosen as (
             select round_id from studio.purse_round
              where merchant_id = $1 and vendor_code = $2 and status = 'ended' and file_number is null
                and (select is_ours from turn)
              order by ended_at, round_id limit $3
                for no key update
           ), filed as (
             update studio.purse_round as round set file_number = number.next
               from number, chosen
              where round.merchant_id = $1 and round.vendor_code = $2 and round.round_id = chosen.round_id
                and round.file_number is null
             returning 1
           )
           insert into studio.purse_file (merchant_id, vendor_code, file_number, round_count, written_at)
           select $1, $2, number.next, filed.count, $4
             from number, (select count(*)::int4 as count from filed) as filed
            where filed.count > 0
           returning round_count`,
    values: [merchantId, vendorCode, limit, now],
  });
  return rows[0]?.round_count ?? 0;
}

export interface PurseFileRow {
  readonly file_number: bigint;
  readonly written_at: Date;
}

/** The first file after a number. */
export async function selectFileAfter(
  sql: SqlRunner,
  { merchantId, vendorCode }: HistoryOf,
  afterNumber: number,
): Promise<PurseFileRow | undefined> {
  const rows = await sql.query<PurseFileRow & Record<string, unknown>>({
    name: 'studio-select-purse-file',
    text: `select file_number, written_at from studio.purse_file
            where merchant_id = $1 and vendor_code = $2 and file_number > $3
            order by file_number limit 1`,
    values: [merchantId, vendorCode, afterNumber],
  });
  return rows[0];
}

/** The number of the oldest file that is not older than a moment; the next number where there is none. */
export async function selectFirstKept(
  sql: SqlRunner,
  { merchantId, vendorCode }: HistoryOf,
  since: Date,
): Promise<bigint> {
  const rows = await sql.query<{ first_kept: bigint }>({
    name: 'studio-select-first-kept-file',
    text: `select coalesce(min(file_number) filter (where written_at >= $3), max(file_number) + 1, 1)::bigint
                    as first_kept
             from studio.purse_file where merchant_id = $1 and vendor_code = $2`,
    values: [merchantId, vendorCode, since],
  });
  return rows[0]?.first_kept ?? 1n;
}

export interface FiledRound {
  readonly round_id: string;
  readonly player_id: string;
  readonly game_id: string;
  readonly currency: CurrencyCode;
  /** What was staked and not given back. */
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly placed_at: Date;
}

export function selectFiledRounds(
  sql: SqlRunner,
  { merchantId, vendorCode }: HistoryOf,
  fileNumber: bigint,
): Promise<readonly FiledRound[]> {
  return sql.query<FiledRound & Record<string, unknown>>({
    name: 'studio-select-filed-rounds',
    text: `select round_id, player_id, game_id, currency, stake_minor - refunded_minor as stake_minor, payout_minor,
                  placed_at
             from studio.purse_round
            where merchant_id = $1 and vendor_code = $2 and file_number = $3
            order by ended_at, round_id`,
    values: [merchantId, vendorCode, fileNumber],
  });
}
