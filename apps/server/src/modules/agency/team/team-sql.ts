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
 * Counts those below an agent, at any level, who did something in some days. It begins with whoever did it, which indexes
 * by time find, and asks which of them stand below, so that a team of 100,000 is not gone through.
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
  const below = (doers: string): string => `(
        select count(*)::integer from (${doers}) as doer
          join wau.team_links as link
            on link.merchant_id = $1 and link.agent_id = $2 and link.member_id = doer.member_id)`;
  const rows = await runner.query<Record<keyof TeamCounters, number>>({
    name: 'select-team-counters',
    text: `
      with period as materialized (
        select wau.merchant_day_start($1, $3::date) as begins, wau.merchant_day_start($1, $4::date + 1) as ends
      )
      select
        ${below(`select distinct member_id from wau.sessions, period
                  where merchant_id = $1 and created_at >= begins and created_at < ends`)} as "teamLoginMemberCount",
        ${below(`select distinct member_id from wau.bet_day_sums
                  where merchant_id = $1 and day between $3::date and $4::date and bet_count > 0`)}
          as "teamBetMemberCount",
        ${below(`select member_id from wau.members, period
                  where merchant_id = $1 and registered_at >= begins and registered_at < ends`)}
          as "teamRegisterMemberCount",
        ${below(`select distinct member_id from wau.sessions
                  where merchant_id = $1 and ended_at is null and idle_until > $5 and ends_at > $5
                    and last_seen_at > $6`)} as "teamOnlineCount"`,
    values: [merchantCode, agentId, asked.startDate, asked.endDate, asked.now, asked.onlineSince],
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
