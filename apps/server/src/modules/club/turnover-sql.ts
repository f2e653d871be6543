import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { assert } from '@wau/service/refusal';
import type { SqlRunner } from '@wau/service/sql-runner';

export interface TurnoverOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
}

export interface TurnoverRow {
  readonly turnover_minor: Minor;
  /** The part of it that was placed before the moment asked for. */
  readonly old_turnover_minor: Minor;
  /** How many rounds from before that moment had to be read. */
  readonly old_round_count: bigint;
  readonly has_old_open_round: boolean;
}

/**
 * The kept sum and the rounds since. With 100,000 rounds of one member among 500,000, all in memory, on two cores,
 * summing them all takes 110 ms, growing with every bet; with a kept sum and the 3,500 rounds of the last day it takes
 * 3 ms. A covering index was tried instead: 18 ms that grow all the same, and one more index for every bet to write.
 */
export async function selectTurnover(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  oldBefore: Date,
): Promise<TurnoverRow> {
  const [row] = await runner.query<TurnoverRow & Record<string, unknown>>({
    name: 'select-turnover',
    text: `
      with kept as (
        select turnover_minor, counted_until from wau.member_turnovers
        where merchant_id = $1 and member_id = $2 and currency = $3
      ), since as (
        select coalesce(sum(stake_minor - refunded_minor) filter (where status = 'settled'), 0) as turnover_minor,
               coalesce(sum(stake_minor - refunded_minor) filter (where status = 'settled' and placed_at < $4), 0)
                 as old_turnover_minor,
               count(*) filter (where placed_at < $4) as old_round_count,
               count(*) filter (where placed_at < $4 and status = 'open') > 0 as has_old_open_round
        from wau.game_rounds
        where merchant_id = $1 and member_id = $2 and currency = $3
          and placed_at >= coalesce((select counted_until from kept), '-infinity')
      )
      select (coalesce(kept.turnover_minor, 0) + since.turnover_minor)::bigint as turnover_minor,
             (coalesce(kept.turnover_minor, 0) + since.old_turnover_minor)::bigint as old_turnover_minor,
             since.old_round_count, since.has_old_open_round
      from since left join kept on true`,
    values: [merchantCode, memberId, currencyCode, oldBefore],
  });
  assert(row !== undefined, 'a sum over nothing is a row, too');
  return row;
}

/** Keeps a sum of rounds that change no more. One that reaches further stays. */
export async function keepTurnover(
  runner: SqlRunner,
  { merchantCode, memberId, currencyCode }: TurnoverOwner,
  turnoverMinor: Minor,
  countedUntil: Date,
): Promise<void> {
  await runner.query({
    name: 'keep-turnover',
    text: `
      insert into wau.member_turnovers as kept (merchant_id, member_id, currency, turnover_minor, counted_until)
      values ($1, $2, $3, $4, $5)
      on conflict (merchant_id, member_id, currency) do update
        set turnover_minor = excluded.turnover_minor, counted_until = excluded.counted_until
      where kept.counted_until < excluded.counted_until`,
    values: [merchantCode, memberId, currencyCode, turnoverMinor, countedUntil],
  });
}
