import type { MerchantCode } from '@wau/contract/ids';
import type { ReconciliationState, StatementDifferenceKind } from '@wau/contract/statement-differences';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ComparedDayRow } from '../../../platform/statements/compared-day.ts';
import type { StatementDifference } from './compare-statement.ts';

/** A vendor's day at a merchant. */
export interface VendorDay {
  readonly merchantCode: MerchantCode;
  readonly vendorCode: string;
  /** `YYYY-MM-DD` in UTC. */
  readonly day: string;
}

export interface RecordedRoundRow {
  readonly external_key: string;
  readonly currency: string;
  readonly stake_minor: bigint;
  readonly payout_minor: bigint;
  readonly status: string;
}

export function selectRecordedRounds(
  runner: SqlRunner,
  { merchantCode, vendorCode }: Pick<VendorDay, 'merchantCode' | 'vendorCode'>,
  roundIds: readonly string[],
): Promise<readonly RecordedRoundRow[]> {
  return runner.query<RecordedRoundRow & Record<string, unknown>>({
    // Each is looked up for itself and by its whole key, so that no statistics lead to a scan.
    text: `select bet.external_key, bet.currency, bet.stake_minor, bet.payout_minor, bet.status
             from unnest($3::text[]) as asked (round_id)
            cross join lateral (
                    select standing.external_key, standing.currency, standing.stake_minor, standing.payout_minor,
                           standing.status
                      from wau.bet_standings as standing
                     where standing.merchant_id = $1 and standing.source = 'vendor' and standing.provider = $2
                       and standing.external_key = asked.round_id
                     limit 1) as bet`,
    values: [merchantCode, vendorCode, textArrayLiteral(roundIds)],
  });
}

export interface RecordedKeyRow {
  readonly external_key: string;
}

/** The rounds that were recorded in a period; those that were reported late, in the period in which they were placed. */
export function selectRoundsOfPeriod(
  runner: SqlRunner,
  { merchantCode, vendorCode }: Pick<VendorDay, 'merchantCode' | 'vendorCode'>,
  period: { readonly from: Date; readonly until: Date },
): Promise<readonly RecordedKeyRow[]> {
  return runner.query<RecordedKeyRow & Record<string, unknown>>({
    text: `select bet.external_key from wau.bets as bet
            where bet.merchant_id = $1 and bet.source = 'vendor' and bet.provider = $2 and bet.placed_at >= $3
              and bet.placed_at < $4
              and not exists (select from wau.late_rounds as late
                               where late.merchant_id = $1 and late.vendor_code = $2
                                 and late.round_id = bet.external_key)
           union all
           select round_id as external_key from wau.late_rounds
            where merchant_id = $1 and vendor_code = $2 and placed_at >= $3 and placed_at < $4`,
    values: [merchantCode, vendorCode, period.from, period.until],
  });
}

export interface ReconciliationResult {
  readonly statedCount: number;
  readonly recordedCount: number;
  readonly differenceCount: number;
  /** There are more differences than are stored. */
  readonly isCut: boolean;
  readonly state: ReconciliationState;
  /** Why it has failed; `null` where it has not. */
  readonly failure: string | null;
}

/**
 * Puts what was found in the place of what had been found before; within a transaction. What a comparison has found stays
 * where no comparison comes after it: then nothing is replaced, which the answer says.
 */
export async function replaceReconciliation(
  tx: SqlRunner,
  { merchantCode, vendorCode, day }: VendorDay,
  result: ReconciliationResult,
  differences: readonly StatementDifference[],
  comparedAt: Date,
): Promise<boolean> {
  const key = [merchantCode, vendorCode, day];
  const replaced = await tx.query<{ is_replaced: boolean }>({
    text: `insert into wau.reconciliations
             (merchant_id, vendor_code, day, state, failure, stated_count, recorded_count, difference_count, compared_at,
              is_cut)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           on conflict (merchant_id, vendor_code, day) do update
             set state = excluded.state, failure = excluded.failure, stated_count = excluded.stated_count,
                 recorded_count = excluded.recorded_count, difference_count = excluded.difference_count,
                 compared_at = excluded.compared_at, is_cut = excluded.is_cut
           where excluded.state = 'compared' or reconciliations.state <> 'compared'
           returning true as is_replaced`,
    values: [
      ...key,
      result.state,
      result.failure,
      result.statedCount,
      result.recordedCount,
      result.differenceCount,
      comparedAt,
      result.isCut,
    ],
  });
  if (replaced.length === 0) return false;
  await tx.query({
    text: 'delete from wau.statement_differences where merchant_id = $1 and vendor_code = $2 and day = $3',
    values: key,
  });
  await tx.query({
    text: `insert into wau.statement_differences
             (merchant_id, vendor_code, day, round_id, kind, stated, recorded)
           select $1, $2, $3, found.round_id, found.kind, found.stated, found.recorded
             from unnest($4::text[], $5::text[], $6::text[], $7::text[]) as found (round_id, kind, stated, recorded)
           on conflict do nothing`,
    values: [
      ...key,
      differences.map(({ roundId }) => roundId),
      differences.map(({ kind }) => kind),
      differences.map(({ stated }) => stated),
      differences.map(({ recorded }) => recorded),
    ],
  });
  return true;
}

export interface OwnerOfRoundRow {
  readonly external_key: string;
  readonly member_id: string;
}

/** Whose rounds they are, as far as they are recorded. */
export function selectOwnersOfRounds(
  tx: SqlRunner,
  { merchantCode, vendorCode }: Pick<VendorDay, 'merchantCode' | 'vendorCode'>,
  roundIds: readonly string[],
): Promise<readonly OwnerOfRoundRow[]> {
  return tx.query<OwnerOfRoundRow & Record<string, unknown>>({
    text: `select external_key, member_id from wau.bets
            where merchant_id = $1 and source = 'vendor' and provider = $2 and external_key = any ($3::text[])`,
    values: [merchantCode, vendorCode, textArrayLiteral(roundIds)],
  });
}

/**
 * Whether a vendor's day has been compared, and nothing of it was reported afterwards. A report of the minutes before may
 * have been stored only then.
 */
export async function isCompared(
  runner: SqlRunner,
  { merchantCode, vendorCode, day }: VendorDay,
): Promise<boolean> {
  const rows = await runner.query({
    text: `select from wau.reconciliations as compared
            where merchant_id = $1 and vendor_code = $2 and day = $3 and state = 'compared'
              and not exists (select from wau.late_rounds as late
                               where late.merchant_id = $1 and late.vendor_code = $2
                                 and late.placed_at >= $3::date::timestamp at time zone 'UTC'
                                 and late.placed_at < ($3::date + 1)::timestamp at time zone 'UTC'
                                 and late.imported_at >= compared.compared_at - interval '15 minutes')`,
    values: [merchantCode, vendorCode, day],
  });
  return rows.length > 0;
}

export interface ReconciliationRow extends ComparedDayRow {
  readonly vendor_code: string;
}

/** Newest first, after a day and vendor. */
export function selectReconciliations(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  filter: {
    readonly vendorCode: string | undefined;
    readonly before: readonly [day: string, vendorCode: string] | undefined;
    readonly limit: number;
  },
): Promise<readonly ReconciliationRow[]> {
  const [day = null, vendorCode = null] = filter.before ?? [];
  return runner.query<ReconciliationRow & Record<string, unknown>>({
    text: `select vendor_code, to_char(day, 'YYYY-MM-DD') as day, state, failure, stated_count, recorded_count,
                  difference_count, is_cut, compared_at
             from wau.reconciliations
            where merchant_id = $1 and ($2::text is null or vendor_code = $2)
              and ($3::date is null or (day, vendor_code) < ($3, $4))
            order by day desc, vendor_code desc limit $5`,
    values: [merchantCode, filter.vendorCode ?? null, day, vendorCode, filter.limit],
  });
}

export interface DifferenceRow {
  readonly round_id: string;
  readonly kind: StatementDifferenceKind;
  readonly stated: string | null;
  readonly recorded: string | null;
}

export function selectDifferences(
  runner: SqlRunner,
  { merchantCode, vendorCode, day }: VendorDay,
  after: readonly [roundId: string, kind: string] | undefined,
  limit: number,
): Promise<readonly DifferenceRow[]> {
  const [roundId = null, kind = null] = after ?? [];
  return runner.query<DifferenceRow & Record<string, unknown>>({
    text: `select round_id, kind, stated, recorded from wau.statement_differences
            where merchant_id = $1 and vendor_code = $2 and day = $3
              and ($4::text is null or (round_id, kind) > ($4, $5))
            order by round_id, kind limit $6`,
    values: [merchantCode, vendorCode, day, roundId, kind, limit],
  });
}

export interface DifferenceCountRow {
  readonly differences: number;
  readonly failures: number;
}

/** Over all merchants, for the metric: of the days that were compared since a moment. */
export async function countDifferences(runner: SqlRunner, since: Date): Promise<DifferenceCountRow> {
  const rows = await runner.query<DifferenceCountRow & Record<string, unknown>>({
    text: `select coalesce(sum(difference_count), 0)::int4 as differences,
                  (count(*) filter (where state = 'failed'))::int4 as failures
             from wau.reconciliations where compared_at >= $1`,
    values: [since],
  });
  return rows[0] ?? { differences: 0, failures: 0 };
}
