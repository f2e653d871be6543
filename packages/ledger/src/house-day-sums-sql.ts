import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { AccountId } from './account-id.ts';
import type { Reason } from './reasons.ts';

/** Roll-ups whose transfers are summed at a time, so that years of them are no one statement: some days' worth. */
const mostRollUps = 20_000;

/** Adds what was rolled up since the last time to the sums of days; returns how many sums were written. */
export async function sumHouseDaysOnce(
  runner: SqlRunner,
  merchantId: MerchantCode,
  timeZone: string,
): Promise<number> {
  let total = 0;
  for (;;) {
    const [row] = await runner.query<{ sum_count: bigint }>({
      name: 'ledger-sum-house-days',
      text: 'select ledger.sum_house_days($1, $2, $3) as sum_count',
      values: [merchantId, timeZone, mostRollUps],
    });
    const written = Number(row?.sum_count ?? 0n);
    if (written === 0) return total;
    total += written;
  }
}

export interface HouseDaysQuery {
  readonly merchantId: MerchantCode;
  /** `YYYY-MM-DD` in the time zone that the sums are kept in; both days are included. */
  readonly fromDay: string;
  readonly toDay: string;
}

/** What one account of the house took (more than zero) or gave for one reason. */
export interface HouseSum {
  readonly accountId: AccountId;
  readonly reason: Reason;
  readonly entryCount: bigint;
  readonly amountMinor: bigint;
  /** Of the squares of the amounts. */
  readonly squareSum: number;
}

interface HouseSumRow {
  readonly account_id: AccountId;
  readonly reason: Reason;
  readonly entry_count: bigint;
  readonly amount_minor: bigint;
  readonly square_sum: number;
}

/** Over all of the days, by account and reason. */
export async function readHouseSums(
  runner: SqlRunner,
  { merchantId, fromDay, toDay }: HouseDaysQuery,
): Promise<readonly HouseSum[]> {
  const rows = await runner.query<HouseSumRow & Record<string, unknown>>({
    name: 'ledger-house-sums',
    text: `select account.account_id, sums.reason, sums.entry_count, sums.amount_minor, sums.square_sum
             from (select account_number, reason, sum(entry_count)::bigint as entry_count,
                          sum(amount_minor)::bigint as amount_minor, sum(square_sum)::float8 as square_sum
                     from ledger.house_day_sum
                    where merchant_id = $1 and day between $2::date and $3::date
                    group by account_number, reason) as sums
             join ledger.account as account
               on account.merchant_id = $1 and account.account_number = sums.account_number
            order by account.account_id, sums.reason`,
    values: [merchantId, fromDay, toDay],
  });
  return rows.map((row) => ({
    accountId: row.account_id,
    reason: row.reason,
    entryCount: row.entry_count,
    amountMinor: row.amount_minor,
    squareSum: row.square_sum,
  }));
}

/** What a section of the house's accounts (`games` of `house:games:…`) took or gave in a day for one reason. */
export interface SectionDaySum {
  readonly day: string;
  readonly section: string;
  readonly reason: Reason;
  readonly entryCount: bigint;
  readonly amountMinor: bigint;
}

interface SectionDayRow {
  readonly day: string;
  readonly section: string;
  readonly reason: Reason;
  readonly entry_count: bigint;
  readonly amount_minor: bigint;
}

/** By day, section of accounts and reason. */
export async function readSectionDaySums(
  runner: SqlRunner,
  { merchantId, fromDay, toDay }: HouseDaysQuery,
): Promise<readonly SectionDaySum[]> {
  const rows = await runner.query<SectionDayRow & Record<string, unknown>>({
    name: 'ledger-section-day-sums',
    text: `select sums.day::text as day, split_part(account.account_id, ':', 2) as section, sums.reason,
                  sum(sums.entry_count)::bigint as entry_count, sum(sums.amount_minor)::bigint as amount_minor
             from ledger.house_day_sum as sums
             join ledger.account as account
               on account.merchant_id = $1 and account.account_number = sums.account_number
            where sums.merchant_id = $1 and sums.day between $2::date and $3::date
            group by sums.day, section, sums.reason
            order by sums.day, section, sums.reason`,
    values: [merchantId, fromDay, toDay],
  });
  return rows.map((row) => ({
    day: row.day,
    section: row.section,
    reason: row.reason,
    entryCount: row.entry_count,
    amountMinor: row.amount_minor,
  }));
}
