import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Where a page of a team goes on: level by level, the newest first. */
export interface TeamPlace {
  readonly level: number;
  readonly memberId: MemberId;
}

export interface TeamMembersFilter {
  readonly merchantCode: MerchantCode;
  /** Who asks: how far a member stands below decides what is read of the name. */
  readonly agentId: MemberId;
  /** Whose team it is: the agent's own, or somebody's below. */
  readonly under: MemberId;
  readonly level: number | undefined;
  /** The key that names begin with; of those that the agent reads in full. */
  readonly nameKey: string | undefined;
  /** Below this level names are masked. */
  readonly readableLevel: number;
  readonly after: TeamPlace | undefined;
  /** From which day on turnover is summed. */
  readonly turnoverFromDay: string;
  readonly limit: number;
}

export interface TeamMemberRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
  readonly status: MemberStatus;
  readonly registered_at: Date;
  readonly level: number;
  /** Below who asks. */
  readonly own_level: number;
  readonly member_count: number;
  readonly balance_minor: Minor;
  readonly turnover_minor: Minor;
  readonly last_login_at: Date | null;
}

/** The page is found by the index of levels; what stands beside its members is looked up for those alone. */
export function selectTeamMembers(
  runner: SqlRunner,
  filter: TeamMembersFilter,
): Promise<readonly TeamMemberRow[]> {
  return runner.query<TeamMemberRow & Record<string, unknown>>({
    name: filter.nameKey === undefined ? 'select-team-members' : 'select-team-members-by-name',
    text: `
      with page as materialized (
        select link.member_id, link.level
          from wau.team_links as link
          ${filter.nameKey === undefined ? '' : named}
         where link.merchant_id = $1 and link.agent_id = $3 and ($4::integer is null or link.level = $4)
           and link.level >= $5 and (link.level > $5 or link.member_id < $6)
         order by link.level, link.member_id desc limit $8
      )
      select member.member_id, member.username, member.member_type, member.status, member.registered_at, page.level,
             own.level as own_level, coalesce(standing.member_count, 0) as member_count,
             coalesce(account.balance_minor, 0) as balance_minor,
             coalesce((select sum(turnover_minor) from wau.bet_day_sums as sums
                        where sums.merchant_id = $1 and sums.member_id = member.member_id
                          and sums.day >= $7::date), 0)::bigint as turnover_minor,
             (select max(session.created_at) from wau.sessions as session
               where session.merchant_id = $1 and session.member_id = member.member_id) as last_login_at
        from page
        join wau.members as member on member.merchant_id = $1 and member.member_id = page.member_id
        join wau.team_links as own
          on own.merchant_id = $1 and own.agent_id = $2 and own.member_id = page.member_id
        left join wau.team_standings as standing
          on standing.merchant_id = $1 and standing.agent_id = page.member_id
        left join ledger.account as account
          on account.merchant_id = $1 and account.account_id = 'player:' || page.member_id || ':main'
       order by page.level, page.member_id desc`,
    values: [
      ...[filter.merchantCode, filter.agentId, filter.under, filter.level ?? null],
      ...[
        filter.after?.level ?? 0,
        filter.after?.memberId ?? behindAll,
        filter.turnoverFromDay,
        filter.limit,
      ],
      ...(filter.nameKey === undefined ? [] : [filter.nameKey, filter.readableLevel]),
    ],
  });
}

/** Comes after every id. */
const behindAll = '~';

/** Kept to names that begin so; the key is compared by its bytes, so that the greatest character ends the range. */
const named = `
          join wau.members as found
            on found.merchant_id = $1 and found.member_id = link.member_id and found.username_key >= $9
           and found.username_key < $9 || chr(1114111)
          join wau.team_links as readable
            on readable.merchant_id = $1 and readable.agent_id = $2 and readable.member_id = link.member_id
           and readable.level <= $10`;
