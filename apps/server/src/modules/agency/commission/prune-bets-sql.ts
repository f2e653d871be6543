import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { netLossOf, rebateOf, recordOf, stepsOf, turnoverOf } from './bet-standing-sql.ts';

export interface HourOf {
  readonly merchantCode: MerchantCode;
  readonly hour: Date;
}

/** The oldest hour before a moment whose bets are still listed; `undefined` where there is none. */
export async function selectHourToPrune(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  before: Date,
): Promise<Date | undefined> {
  const [row] = await runner.query<{ hour: Date }>({
    name: 'select-commission-hour-to-prune',
    text: `select hour from wau.commission_hours
            where merchant_id = $1 and hour < $2 and bets_pruned_at is null order by hour limit 1`,
    values: [merchantCode, before],
  });
  return row?.hour;
}

/**
 * From now on what was counted of the hour's bets that have no rows follows from their record up to a moment, before which all
 * has been counted. Closed once, it keeps its moment.
 */
export async function closeHour(
  tx: SqlRunner,
  { merchantCode, hour }: HourOf,
  settledBy: Date,
): Promise<void> {
  await tx.query({
    name: 'close-commission-hour',
    text: `update wau.commission_hours
              set bets_closed_to = least($3, (select max(hour) + interval '1 hour' from wau.commission_hours
                                               where merchant_id = $1))
            where merchant_id = $1 and hour = $2 and bets_closed_to is null`,
    values: [merchantCode, hour, settledBy],
  });
}

/** Whose bets of the hour were counted, by id, so many at a time. */
export async function selectMembersOfHour(
  runner: SqlRunner,
  { merchantCode, hour }: HourOf,
  after: string,
  limit: number,
): Promise<readonly MemberId[]> {
  const rows = await runner.query<{ member_id: MemberId }>({
    name: 'select-members-of-commission-hour',
    text: `select distinct member_id from wau.commission_bases
            where merchant_id = $1 and hour = $2 and member_id > $3 order by member_id limit $4`,
    values: [merchantCode, hour, after, limit],
  });
  return rows.map(({ member_id }) => member_id);
}

/**
 * Deletes the rows of some members' bets of a closed hour. A bet keeps all of its rows where it has moved since the moment by
 * which the hour was closed, or where they are not what its record says.
 */
export async function deleteCountedBets(
  tx: SqlRunner,
  { merchantCode, hour }: HourOf,
  memberIds: readonly MemberId[],
): Promise<void> {
  await tx.query({
    name: 'delete-counted-commission-bets',
    text: `
      with closed as materialized (
        select bets_closed_to from wau.commission_hours where merchant_id = $1 and hour = $2
      ), counted as materialized (
        select known.source, known.provider, known.external_key, sum(known.turnover_minor) as turnover_minor,
               sum(known.net_loss_minor) as net_loss_minor
          from unnest($3::text[]) as member (member_id)
         cross join lateral (
                select * from wau.commission_bets as each
                 where each.merchant_id = $1 and each.member_id = member.member_id and each.hour = $2
                offset 0) as known
         group by known.source, known.provider, known.external_key
      ), settled as materialized (
        select counted.source, counted.provider, counted.external_key
          from counted
         cross join closed
         cross join lateral (${recordOf('counted')}) as bet
         cross join lateral (${stepsOf('bet', 'step.settled_at < closed.bets_closed_to')}) as former
         cross join lateral (${stepsOf('bet', 'step.settled_at >= closed.bets_closed_to')}) as since
         cross join lateral (${rebateOf('bet')}) as rebate
         where since.status is null and counted.turnover_minor = ${turnoverOf('former')}
           and counted.net_loss_minor = ${netLossOf('former')}
      )
      delete from wau.commission_bets as gone
       using settled
       where gone.merchant_id = $1 and gone.source = settled.source and gone.provider = settled.provider
         and gone.external_key = settled.external_key`,
    values: [merchantCode, hour, memberIds],
  });
}

export async function updateHourPruned(
  tx: SqlRunner,
  { merchantCode, hour }: HourOf,
  prunedAt: Date,
): Promise<void> {
  await tx.query({
    name: 'update-commission-hour-pruned',
    text: 'update wau.commission_hours set bets_pruned_at = $3 where merchant_id = $1 and hour = $2',
    values: [merchantCode, hour, prunedAt],
  });
}
