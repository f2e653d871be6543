import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

export interface TeamCounters {
  readonly teamLoginMemberCount: number;
  readonly teamBetMemberCount: number;
  readonly teamRegisterMemberCount: number;
  readonly teamOnlineCount: number;
}

/**
 * Counts those below an agent, at any level, who did something on a day, and who is here now. It begins with whoever did it,
 * which indexes by time find, and asks once which of them stand below: most who log in bet as well, and looking each up
 * for every counter cost more than finding them.
 */
export async function selectTeamCounters(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  asked: { readonly day: string; readonly now: Date; readonly onlineSince: Date },
): Promise<TeamCounters> {
  const rows = await runner.query<Record<keyof TeamCounters, number>>({
    name: 'select-team-counters',
    text: `
      with period as materialized (
        select wau.merchant_day_start($1, $3::date) as begins, wau.merchant_day_start($1, $3::date + 1) as ends
      ), done (member_id, login, bet, registered, online) as (
        select member_id, true, false, false, false from wau.sessions, period
         where merchant_id = $1 and created_at >= begins and created_at < ends
        union all
        select member_id, false, true, false, false from wau.bet_day_sums
         where merchant_id = $1 and day = $3::date and bet_count > 0
        union all
        select member_id, false, false, true, false from wau.members, period
         where merchant_id = $1 and registered_at >= begins and registered_at < ends
        union all
        select member_id, false, false, false, true from wau.sessions
         where merchant_id = $1 and ended_at is null and idle_until > $4 and ends_at > $4 and last_seen_at > $5
      ), doer as materialized (
        select member_id, bool_or(login) as login, bool_or(bet) as bet, bool_or(registered) as registered,
               bool_or(online) as online
          from done group by member_id
      )
      select count(*) filter (where login)::integer as "teamLoginMemberCount",
             count(*) filter (where bet)::integer as "teamBetMemberCount",
             count(*) filter (where registered)::integer as "teamRegisterMemberCount",
             count(*) filter (where online)::integer as "teamOnlineCount"
        from doer
        join wau.team_links as link
          on link.merchant_id = $1 and link.agent_id = $2 and link.member_id = doer.member_id`,
    values: [merchantCode, agentId, asked.day, asked.now, asked.onlineSince],
  });
  const counters = rows[0];
  assert(counters !== undefined, 'counting gives a row');
  return counters;
}

/** How far below the agent somebody stands; `undefined`: not at all. */
export async function selectTeamLevel(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  memberId: MemberId,
): Promise<number | undefined> {
  const rows = await runner.query<{ level: number }>({
    name: 'select-team-level',
    text: 'select level from wau.team_links where merchant_id = $1 and agent_id = $2 and member_id = $3',
    values: [merchantCode, agentId, memberId],
  });
  return rows[0]?.level;
}
