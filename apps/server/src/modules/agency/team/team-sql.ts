import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

/** The day of the merchant's time zone that a moment lies in, as `2026-01-31`. */
export async function selectMerchantDay(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  moment: Date,
): Promise<string> {
  const rows = await runner.query<{ day: string }>({
    name: 'select-merchant-day',
    text: 'select wau.merchant_day($1, $2)::text as day',
    values: [merchantCode, moment],
  });
  const day = rows[0]?.day;
  assert(day !== undefined, 'every moment lies in a day');
  return day;
}

export interface TeamCounters {
  readonly teamLoginMemberCount: number;
  readonly teamBetMemberCount: number;
  readonly teamRegisterMemberCount: number;
  readonly teamOnlineCount: number;
}

/**
 * Counts everybody below an agent, at any level. `union` and not `union all`, so that even a circle of uplines, which
 * nothing here makes, would come to an end.
 */
export async function selectTeamCounters(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  asked: {
    readonly startDate: string;
    readonly endDate: string;
    readonly now: Date;
    readonly onlineSince: Date;
  },
): Promise<TeamCounters> {
  const rows = await runner.query<Record<keyof TeamCounters, number>>({
    name: 'select-team-counters',
    text: `
      with recursive team as (
        select member_id, registered_at from wau.members where merchant_id = $1 and upline_member_id = $2
        union
        select below.member_id, below.registered_at
        from team join wau.members as below on below.merchant_id = $1 and below.upline_member_id = team.member_id
      ), period as (
        select $3::date::timestamp at time zone time_zone as begins,
               ($4::date + 1)::timestamp at time zone time_zone as ends
        from wau.merchants where merchant_id = $1
      )
      select
        count(*) filter (where exists (
          select from wau.sessions as session
          where session.merchant_id = $1 and session.member_id = team.member_id
            and session.created_at >= period.begins and session.created_at < period.ends
        ))::integer as "teamLoginMemberCount",
        count(*) filter (where exists (
          select from wau.bet_day_sums as sums
          where sums.merchant_id = $1 and sums.member_id = team.member_id
            and sums.day between $3::date and $4::date and sums.bet_count > 0
        ))::integer as "teamBetMemberCount",
        count(*) filter (where team.registered_at >= period.begins and team.registered_at < period.ends)::integer
          as "teamRegisterMemberCount",
        count(*) filter (where exists (
          select from wau.sessions as session
          where session.merchant_id = $1 and session.member_id = team.member_id and session.ended_at is null
            and session.idle_until > $5 and session.ends_at > $5 and session.last_seen_at > $6
        ))::integer as "teamOnlineCount"
      from team cross join period
      where team.member_id <> $2`,
    values: [merchantCode, agentId, asked.startDate, asked.endDate, asked.now, asked.onlineSince],
  });
  const counters = rows[0];
  assert(counters !== undefined, 'counting gives a row');
  return counters;
}
