import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';
import { placedPartsOf } from '../../../platform/records/placed-parts-sql.ts';
import type { BetSums } from './bet-totals.ts';

export interface BetTotalsFilter {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
  /** `YYYY-MM-DD` where the merchant is; both are included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly category: string | undefined;
}

interface SumRow {
  readonly bet_count: bigint;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
}

const placedParts = placedPartsOf('member_id = $2');

/**
 * What became of the bets that were placed on these days and not given back: what the days sum up, less what came in
 * them of older bets, with what came later of theirs. It reads some rows a day, however many bets there were.
 */
export async function selectPlacedSums(runner: SqlRunner, filter: BetTotalsFilter): Promise<BetSums> {
  const [row] = await runner.query<SumRow & Record<string, unknown>>({
    name: 'select-placed-sums',
    text: `
      select coalesce(sum(part.bet_count), 0)::bigint as bet_count,
             coalesce(sum(part.stake_minor), 0)::bigint as stake_minor,
             coalesce(sum(part.payout_minor), 0)::bigint as payout_minor
        from (${placedParts}) as part`,
    values: valuesOf(filter),
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return sumsOf(row);
}

export interface DaySums extends BetSums {
  /** `YYYY-MM-DD` where the merchant is. */
  readonly day: string;
  readonly category: string;
}

/** The same by day and kind of games; days and kinds of which nothing is left to count are not there. */
export async function selectPlacedDaySums(
  runner: SqlRunner,
  filter: BetTotalsFilter,
): Promise<readonly DaySums[]> {
  const rows = await runner.query<SumRow & { readonly day: string; readonly category: string }>({
    name: 'select-placed-day-sums',
    text: `
      select part.day::text as day, part.category, sum(part.bet_count)::bigint as bet_count,
             sum(part.stake_minor)::bigint as stake_minor, sum(part.payout_minor)::bigint as payout_minor
        from (${placedParts}) as part
       group by part.day, part.category
      having sum(part.bet_count) <> 0 or sum(part.stake_minor) <> 0 or sum(part.payout_minor) <> 0
       order by part.day desc, part.category`,
    values: valuesOf(filter),
  });
  return rows.map((row) => ({ ...sumsOf(row), day: row.day, category: row.category }));
}

/** The same of those that are open, or of those that were given back: they are few, and are read one by one. */
export async function selectUnsettledSums(
  runner: SqlRunner,
  filter: BetTotalsFilter,
  status: 'open' | 'refunded',
): Promise<BetSums> {
  const [row] = await runner.query<SumRow & Record<string, unknown>>({
    name: 'select-unsettled-sums',
    text: `
      select count(*) as bet_count,
             coalesce(sum(bet.stake_minor - bet.refunded_minor), 0)::bigint as stake_minor,
             coalesce(sum(bet.payout_minor), 0)::bigint as payout_minor
        from wau.unsettled_bets as found
        join wau.bet_standings as bet using (merchant_id, source, provider, external_key)
       where found.merchant_id = $1 and found.member_id = $2 and bet.currency = $3 and found.status = $7
         and found.placed_at >= wau.merchant_day_start($1, $4::date)
         and found.placed_at < wau.merchant_day_start($1, $5::date + 1)
         and ($6::text is null or found.category = $6)`,
    values: [...valuesOf(filter), status],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return sumsOf(row);
}

function valuesOf(filter: BetTotalsFilter): readonly unknown[] {
  return [
    filter.merchantCode,
    filter.memberId,
    filter.currencyCode,
    filter.fromDay,
    filter.toDay,
    filter.category ?? null,
  ];
}

function sumsOf(row: SumRow): BetSums {
  return { betCount: row.bet_count, stakeMinor: row.stake_minor, payoutMinor: row.payout_minor };
}
