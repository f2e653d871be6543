import type { MemberId, MerchantCode, RedRainId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RedRainRow } from './red-rain-sql.ts';

export interface MemberRainRow extends RedRainRow {
  /** Whose it is; null: the house's. */
  readonly agent_name: string | null;
  readonly has_packets: boolean;
  readonly packet_number: number | null;
  readonly caught_minor: Minor | null;
  readonly caught_at: Date | null;
}

/**
 * Rains for a member by the place in the team, that are not over since before a moment: the one that falls or starts next comes
 * first, so that none is crowded out by those of days to come, and what is over comes last.
 */
export function selectMemberRains(
  runner: SqlRunner,
  { merchantCode, memberId }: { readonly merchantCode: MerchantCode; readonly memberId: MemberId },
  { since, now }: { readonly since: Date; readonly now: Date },
  limit: number,
): Promise<readonly MemberRainRow[]> {
  return runner.query<MemberRainRow & Record<string, unknown>>({
    name: 'select-member-rains',
    text: `
      select rain.*, case when rain.funder = 'agent' then agent.username end as agent_name,
             packet.packet_number, packet.amount_minor as caught_minor, packet.caught_at,
             exists (select from wau.red_packets as free
                      where free.merchant_id = $1 and free.rain_id = rain.rain_id and free.member_id is null)
               as has_packets
        from wau.red_rains as rain
        left join wau.members as agent on agent.merchant_id = $1 and agent.member_id = rain.agent_id
        left join wau.team_links as link
          on link.merchant_id = $1 and link.agent_id = rain.agent_id and link.member_id = $2
        left join wau.red_packets as packet
          on packet.merchant_id = $1 and packet.rain_id = rain.rain_id and packet.member_id = $2
       where rain.merchant_id = $1 and rain.ends_at > $3
         and (rain.agent_id is null or link.level <= coalesce(rain.levels, link.level))
       order by rain.status <> 'scheduled' or rain.ends_at <= $5,
                case when rain.status = 'scheduled' and rain.ends_at > $5 then rain.starts_at end, rain.ends_at desc
       limit $4`,
    values: [merchantCode, memberId, since, limit, now],
  });
}

/** Whether a member may look at a rain: it is for the member by the place in the team, or the member's own. */
export async function mayLookAtRain(
  runner: SqlRunner,
  { merchant_id, agent_id, levels }: RedRainRow,
  memberId: MemberId,
): Promise<boolean> {
  if (agent_id === null || agent_id === memberId) return true;
  const rows = await runner.query({
    text: `select 1 as one from wau.team_links
            where merchant_id = $1 and agent_id = $2 and member_id = $3 and level <= coalesce($4::integer, level)`,
    values: [merchant_id, agent_id, memberId, levels],
  });
  return rows.length > 0;
}

/** What an agent has scheduled, newest first. */
export function selectOwnRains(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  before: RedRainId | undefined,
  limit: number,
): Promise<readonly RedRainRow[]> {
  return runner.query<RedRainRow & Record<string, unknown>>({
    text: `select * from wau.red_rains
            where merchant_id = $1 and agent_id = $2 and funder = 'agent' and ($3::text is null or rain_id < $3)
            order by rain_id desc limit $4`,
    values: [merchantCode, agentId, before ?? null, limit],
  });
}

export interface SiteRainRow extends RedRainRow {
  readonly agent_name: string | null;
  readonly scheduler_name: string;
}

/** Those of all agents and of the house, newest first. */
export function selectSiteRains(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  before: RedRainId | undefined,
  limit: number,
): Promise<readonly SiteRainRow[]> {
  return runner.query<SiteRainRow & Record<string, unknown>>({
    text: `select rain.*, agent.username as agent_name,
                  case when rain.funder = 'agent' then agent.username else operator.username end as scheduler_name
             from wau.red_rains as rain
             left join wau.members as agent
               on agent.merchant_id = rain.merchant_id and agent.member_id = rain.agent_id
             left join wau.operators as operator on operator.operator_id = rain.scheduled_by
            where rain.merchant_id = $1 and ($2::text is null or rain.rain_id < $2)
            order by rain.rain_id desc limit $3`,
    values: [merchantCode, before ?? null, limit],
  });
}
