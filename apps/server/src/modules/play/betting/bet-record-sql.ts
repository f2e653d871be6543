import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetKey, BetStanding, NewBet } from './bet.ts';
import type { Settlement } from './settlement.ts';

export function selectLockedBets(tx: SqlRunner, keys: readonly BetKey[]): Promise<readonly BetStanding[]> {
  return tx.query<BetStanding & Record<string, unknown>>({
    name: 'lock-bets',
    text: `select merchant_id, source, provider, external_key, member_id, game_id, category, currency,
                  transaction_key, stake_minor, refunded_minor, payout_minor, turnover_minor, receivable_minor,
                  voided_minor, status, last_kind, step
             from wau.lock_bets($1, $2, $3, $4)`,
    values: keyColumns(keys),
  });
}

export async function selectFreeStake(tx: SqlRunner, key: BetKey, transactionKey: string): Promise<boolean> {
  const rows = await tx.query({
    name: 'select-free-stake',
    text: `select 1 as found from wau.bets
            where merchant_id = $1 and source = $2 and provider = $3 and external_key = $4 and transaction_key = $5
           union all
           select 1 from wau.bet_settlements
            where merchant_id = $1 and source = $2 and provider = $3 and external_key = $4 and transaction_key = $5
              and kind = 'staked'`,
    values: [key.merchantCode, key.source, key.provider, key.externalKey, transactionKey],
  });
  return rows.length > 0;
}

/** Adds to the sums of a member's day what the rows of `source` say; in one order, so that nobody waits in a circle. */
const addToSums = (source: string): string => `
  insert into wau.bet_day_sums as sums
    (merchant_id, member_id, day, category, currency, bet_count, stake_minor, payout_minor, turnover_minor)
  select added.merchant_id, added.member_id, days.day, added.category, added.currency, added.bet_count,
         added.stake_minor, added.payout_minor, added.turnover_minor
    from (${source}) as added
    join days on days.merchant_id = added.merchant_id
   order by added.merchant_id, added.member_id, days.day, added.category, added.currency
  on conflict (merchant_id, member_id, day, category, currency) do update
     set bet_count = sums.bet_count + excluded.bet_count,
         stake_minor = sums.stake_minor + excluded.stake_minor,
         payout_minor = sums.payout_minor + excluded.payout_minor,
         turnover_minor = sums.turnover_minor + excluded.turnover_minor`;

const insertBets = (onConflict: string): string => `
  with fresh as materialized (
    select merchant_id collate "C" as merchant_id, source, provider, external_key,
           member_id collate "C" as member_id, game_id, category collate "C" as category,
           currency collate "C" as currency, stake_minor, payout_minor, status, transaction_key,
           case status when 'settled' then stake_minor else 0 end as turnover_minor
      from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                  $9::bigint[], $10::bigint[], $11::text[], $12::text[])
           as fresh (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor,
                     payout_minor, status, transaction_key)
  ), days as materialized (
    select merchant_id, wau.merchant_day(merchant_id, $13) as day from (select distinct merchant_id from fresh) as each
  ), placed as (
    insert into wau.bets
      (merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor, payout_minor,
       turnover_minor, status, transaction_key, placed_at)
    select merchant_id, source, provider, external_key, member_id, game_id, category, currency, stake_minor,
           payout_minor, turnover_minor, status, transaction_key, $13
      from fresh
    ${onConflict}
    returning merchant_id, member_id, category, currency, stake_minor, payout_minor, turnover_minor
  ), summed as (
    ${addToSums(`select merchant_id, member_id, category, currency, count(*) as bet_count,
                        sum(stake_minor)::bigint as stake_minor, sum(payout_minor)::bigint as payout_minor,
                        sum(turnover_minor)::bigint as turnover_minor
                   from placed group by merchant_id, member_id, category, currency`)}
  )
  select count(*)::int4 as placed from placed`;

const insertStrictly = insertBets('');
const insertUnlessThere = insertBets('on conflict do nothing');

/** Fails on `bets_pkey` when one is there. */
export async function insertFreshBets(tx: SqlRunner, bets: readonly NewBet[], now: Date): Promise<void> {
  await tx.query({ name: 'insert-fresh-bets', text: insertStrictly, values: betColumns(bets, now) });
}

/** Returns how many were not there. */
export async function insertBetsUnlessThere(
  tx: SqlRunner,
  bets: readonly NewBet[],
  now: Date,
): Promise<number> {
  const [row] = await tx.query<{ placed: number }>({
    name: 'insert-bets-unless-there',
    text: insertUnlessThere,
    values: betColumns(bets, now),
  });
  return row?.placed ?? 0;
}

function betColumns(bets: readonly NewBet[], now: Date): readonly unknown[] {
  return [
    ...keyColumns(bets),
    textArrayLiteral(bets.map((bet) => bet.memberId)),
    textArrayLiteral(bets.map((bet) => bet.gameId)),
    textArrayLiteral(bets.map((bet) => bet.category)),
    textArrayLiteral(bets.map((bet) => bet.currencyCode)),
    plainArrayLiteral(bets.map((bet) => bet.stakeMinor)),
    plainArrayLiteral(bets.map((bet) => bet.payoutMinor)),
    textArrayLiteral(bets.map((bet) => bet.status)),
    textArrayLiteral(bets.map((bet) => bet.transactionKey)),
    now,
  ];
}

/** Fails on `bet_settlements_pkey` when another transaction has added a step since the bet was read. */
export async function insertSettlements(
  tx: SqlRunner,
  settlements: readonly Settlement[],
  now: Date,
): Promise<void> {
  const standings = settlements.map(({ standing }) => standing);
  await tx.query({
    name: 'insert-settlements',
    text: `
      with fresh as materialized (
        select merchant_id collate "C" as merchant_id, source, provider, external_key, step, kind, stake_minor,
               refund_minor, payout_minor, turnover_minor, receivable_minor, status, transaction_key,
               member_id collate "C" as member_id, category collate "C" as category, currency collate "C" as currency,
               bet_count
          from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::integer[], $6::text[], $7::bigint[],
                      $8::bigint[], $9::bigint[], $10::bigint[], $11::bigint[], $12::text[], $13::text[], $14::text[],
                      $15::text[], $16::text[], $17::bigint[])
               as fresh (merchant_id, source, provider, external_key, step, kind, stake_minor, refund_minor,
                         payout_minor, turnover_minor, receivable_minor, status, transaction_key, member_id, category,
                         currency, bet_count)
      ), days as materialized (
        select merchant_id, wau.merchant_day(merchant_id, $18) as day
          from (select distinct merchant_id from fresh) as each
      ), settled as (
        insert into wau.bet_settlements
          (merchant_id, source, provider, external_key, step, kind, stake_minor, refund_minor, payout_minor,
           turnover_minor, receivable_minor, status, transaction_key, settled_at)
        select merchant_id, source, provider, external_key, step, kind, stake_minor, refund_minor, payout_minor,
               turnover_minor, receivable_minor, status, transaction_key, $18
          from fresh
         order by merchant_id, source collate "C", provider collate "C", external_key collate "C", step
      )
      ${addToSums(`select merchant_id, member_id, category, currency, sum(bet_count)::bigint as bet_count,
                          sum(stake_minor - refund_minor)::bigint as stake_minor,
                          sum(payout_minor)::bigint as payout_minor, sum(turnover_minor)::bigint as turnover_minor
                     from fresh group by merchant_id, member_id, category, currency`)}`,
    values: [
      textArrayLiteral(standings.map((bet) => bet.merchant_id)),
      textArrayLiteral(standings.map((bet) => bet.source)),
      textArrayLiteral(standings.map((bet) => bet.provider)),
      textArrayLiteral(standings.map((bet) => bet.external_key)),
      plainArrayLiteral(settlements.map((each) => each.step)),
      textArrayLiteral(settlements.map((each) => each.kind)),
      plainArrayLiteral(settlements.map((each) => each.stakeMinor)),
      plainArrayLiteral(settlements.map((each) => each.refundMinor)),
      plainArrayLiteral(settlements.map((each) => each.payoutMinor)),
      plainArrayLiteral(settlements.map((each) => each.turnoverMinor)),
      plainArrayLiteral(settlements.map((each) => each.receivableMinor)),
      textArrayLiteral(settlements.map((each) => each.status)),
      textArrayLiteral(settlements.map((each) => each.transactionKey)),
      textArrayLiteral(standings.map((bet) => bet.member_id)),
      textArrayLiteral(standings.map((bet) => bet.category)),
      textArrayLiteral(standings.map((bet) => bet.currency)),
      plainArrayLiteral(settlements.map((each) => each.countChange)),
      now,
    ],
  });
}

function keyColumns(keys: readonly BetKey[]): readonly [string, string, string, string] {
  return [
    textArrayLiteral(keys.map((key) => key.merchantCode)),
    textArrayLiteral(keys.map((key) => key.source)),
    textArrayLiteral(keys.map((key) => key.provider)),
    textArrayLiteral(keys.map((key) => key.externalKey)),
  ];
}
