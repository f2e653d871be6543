import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface TurnoverOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
}

/** Of the days from one on; without one, of all. */
export async function selectTurnover(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  fromDay = '-infinity',
): Promise<Minor> {
  const [row] = await runner.query<{ turnover_minor: Minor }>({
    name: 'select-turnover',
    text: `select coalesce(sum(turnover_minor), 0)::bigint as turnover_minor
             from wau.bet_day_sums
            where merchant_id = $1 and member_id = $2 and currency = $3 and day >= $4::date`,
    values: [merchantCode, memberId, currencyCode, fromDay],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row.turnover_minor;
}

export interface DayTurnoverRow {
  readonly day: string;
  readonly turnover_minor: Minor;
}

/** Days between which sums are wanted, both included. */
interface DaysFrom {
  /** Null: from the first. */
  readonly fromDay: string | null;
  /** What came before is one sum, under the day before this one. */
  readonly singlyFromDay: string;
}

/** What counted as played, day by day. */
export function selectTurnoverOfDays(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  { fromDay, singlyFromDay }: DaysFrom,
): Promise<readonly DayTurnoverRow[]> {
  return runner.query<DayTurnoverRow & Record<string, unknown>>({
    name: 'select-turnover-of-days',
    text: `select greatest(day, $5::date - 1)::text as day, sum(turnover_minor)::bigint as turnover_minor
             from wau.bet_day_sums
            where merchant_id = $1 and member_id = $2 and currency = $3 and day >= coalesce($4::date, '-infinity')
            group by 1 order by 1`,
    values: [merchantCode, memberId, currencyCode, fromDay, singlyFromDay],
  });
}

export interface CategoryTurnoverRow extends DayTurnoverRow {
  readonly category: string;
}

/** What counted as played from a day on, by day and category. */
export function selectTurnoverOfCategories(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  fromDay: string,
): Promise<readonly CategoryTurnoverRow[]> {
  return runner.query<CategoryTurnoverRow & Record<string, unknown>>({
    name: 'select-turnover-of-categories',
    text: `select day::text as day, category, turnover_minor from wau.bet_day_sums
            where merchant_id = $1 and member_id = $2 and currency = $3 and day >= $4::date
            order by day, category`,
    values: [merchantCode, memberId, currencyCode, fromDay],
  });
}
