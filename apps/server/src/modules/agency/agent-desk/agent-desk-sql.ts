import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { MemberStatus } from '@wau/contract/member-statuses';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { typesWithoutTeam } from '../../../platform/sessions/member-types.ts';

export interface StandingRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly username_key: string;
  readonly member_type: number;
  readonly status: MemberStatus;
  readonly registered_at: Date;
  readonly member_count: number;
  readonly balance_minor: Minor;
  readonly currency: CurrencyCode;
}

/** A member with what stands beside it; of pages that are found, for those alone. */
const standingColumns = `member.member_id, member.username, member.username_key, member.member_type, member.status,
             member.registered_at, coalesce(standing.member_count, 0) as member_count,
             coalesce(account.balance_minor, 0) as balance_minor, merchant.currency`;

const standingJoins = `
        join wau.merchants as merchant on merchant.merchant_id = member.merchant_id
        left join wau.team_standings as standing
          on standing.merchant_id = member.merchant_id and standing.agent_id = member.member_id
        left join ledger.account as account
          on account.merchant_id = member.merchant_id
         and account.account_id = 'player:' || member.member_id || ':main'`;

export interface AgentRow extends StandingRow {
  readonly upline_id: MemberId | null;
  readonly upline_username: string | null;
  readonly upline_type: number | null;
  readonly running_count: number;
  readonly waiting_count: number;
}

export interface AgentsFilter {
  readonly merchantCode: MerchantCode;
  readonly memberType: number | undefined;
  readonly now: Date;
  readonly limit: number;
}

/** The types are written out, so that the indexes of agents are known to serve. */
const isAgent = `member_type <> all ('{${typesWithoutTeam.join(',')}}'::smallint[])`;

const agentsOf = (page: string, order: string): string => `
      with page as materialized (${page})
      select ${standingColumns}, upline.member_id as upline_id, upline.username as upline_username,
             upline.member_type as upline_type, contracts.running_count, contracts.waiting_count
        from page
        join wau.members as member on member.merchant_id = $1 and member.member_id = page.member_id
        ${standingJoins}
        left join wau.members as upline
          on upline.merchant_id = $1 and upline.member_id = member.upline_member_id
       cross join lateral (
               select count(*) filter (where state = 'A' and starts_on <= day and (ends_on is null or ends_on >= day))
                        ::integer as running_count,
                      count(*) filter (where state in ('P', 'E', 'V'))::integer as waiting_count
                 from wau.agent_contracts
                cross join (select wau.merchant_day($1, $4) as day) as today
                where merchant_id = $1 and agent_id = member.member_id) as contracts
       order by ${order}`;

/** The newest first. */
export function selectNewestAgents(
  runner: SqlRunner,
  { merchantCode, memberType, now, limit }: AgentsFilter,
  before: MemberId | undefined,
): Promise<readonly AgentRow[]> {
  const page = `select member_id from wau.members
                 where merchant_id = $1 and ${isAgent} and ($2::integer is null or member_type = $2)
                   and ($3::text is null or member_id < $3)
                 order by member_id desc limit $5`;
  return runner.query<AgentRow & Record<string, unknown>>({
    text: agentsOf(page, 'member.member_id desc'),
    values: [merchantCode, memberType ?? null, before ?? null, now, limit],
  });
}

/** In the order of names, those that begin so; the key is compared by its bytes, so that the greatest character ends the range. */
export function selectAgentsByName(
  runner: SqlRunner,
  { merchantCode, memberType, now, limit }: AgentsFilter,
  prefix: string,
  after: string | undefined,
): Promise<readonly AgentRow[]> {
  const page = `select member_id from wau.members
                 where merchant_id = $1 and ${isAgent} and ($2::integer is null or member_type = $2)
                   and username_key >= $6 and username_key < $6 || chr(1114111)
                   and ($3::text is null or username_key > $3)
                 order by username_key limit $5`;
  return runner.query<AgentRow & Record<string, unknown>>({
    text: agentsOf(page, 'member.username_key'),
    values: [merchantCode, memberType ?? null, after ?? null, now, limit, prefix],
  });
}

export interface PlaceRow extends StandingRow {
  readonly upline_id: MemberId | null;
  readonly direct_count: number;
  readonly team_balance_minor: Minor;
  readonly counted_at: Date | null;
}

/** Where a member stands; `undefined` for nobody of the merchant. */
export async function selectPlace(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<PlaceRow | undefined> {
  const [row] = await runner.query<PlaceRow & Record<string, unknown>>({
    name: 'select-agent-place',
    text: `select ${standingColumns}, member.upline_member_id as upline_id,
                  coalesce(standing.direct_count, 0) as direct_count,
                  coalesce(standing.balance_minor, 0) as team_balance_minor, standing.counted_at
             from wau.members as member
             ${standingJoins}
            where member.merchant_id = $1 and member.member_id = $2`,
    values: [merchantCode, memberId],
  });
  return row;
}

export interface ChainRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
}

/** Everybody above a member, from the top down. */
export function selectChain(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
): Promise<readonly ChainRow[]> {
  return runner.query<ChainRow & Record<string, unknown>>({
    name: 'select-agent-chain',
    text: `select above.member_id, above.username, above.member_type
             from wau.team_links as link
             join wau.members as above on above.merchant_id = $1 and above.member_id = link.agent_id
            where link.merchant_id = $1 and link.member_id = $2
            order by link.level desc`,
    values: [merchantCode, memberId],
  });
}

/** The members directly below by name, from a name on. */
export function selectLine(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  after: string | undefined,
  limit: number,
): Promise<readonly StandingRow[]> {
  return runner.query<StandingRow & Record<string, unknown>>({
    name: 'select-agent-line',
    text: `with page as materialized (
             select member_id from wau.members
              where merchant_id = $1 and upline_member_id = $2 and ($3::text is null or username_key > $3)
              order by username_key limit $4
           )
           select ${standingColumns}
             from page
             join wau.members as member on member.merchant_id = $1 and member.member_id = page.member_id
             ${standingJoins}
            order by member.username_key`,
    values: [merchantCode, memberId, after ?? null, limit],
  });
}

/** The moves of a merchant take turns, as the trigger that carries one out has it: two at once could close a circle. */
export async function lockTree(tx: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await tx.query({
    name: 'lock-team-tree',
    text: `select pg_advisory_xact_lock(hashtextextended('move team ' || $1, 0))`,
    values: [merchantCode],
  });
}
