import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Moments } from '../../../platform/calendar/day-moments-sql.ts';
import type { Days } from '../../../platform/calendar/require-days.ts';

export interface TeamProfitFilter extends Days, Moments {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly under: MemberId;
  readonly currencyCode: CurrencyCode;
  /** `undefined`: whatever was played. */
  readonly category: string | undefined;
  readonly before: MemberId | undefined;
  readonly limit: number;
}

export interface TeamProfitRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly member_type: number;
  readonly own_level: number;
  readonly member_count: number;
  readonly bet_count: bigint;
  readonly turnover_minor: Minor;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly deposit_minor: Minor;
  readonly withdrawal_minor: Minor;
}

/**
 * A page of somebody's direct line, each with what the member and everybody below did: the member's own from the member's
 * days and orders, the rest from the sums of the member's team.
 */
export function selectTeamProfit(
  runner: SqlRunner,
  filter: TeamProfitFilter,
): Promise<readonly TeamProfitRow[]> {
  return runner.query<TeamProfitRow & Record<string, unknown>>({
    name: 'select-team-profit',
    text: `
      with page as materialized (
        select member_id from wau.team_links
         where merchant_id = $1 and agent_id = $3 and level = 1 and member_id < $9
         order by member_id desc limit $10
      )
      select member.member_id, member.username, member.member_type, own.level as own_level,
             coalesce(standing.member_count, 0) as member_count, play.bet_count, play.turnover_minor, play.stake_minor,
             play.payout_minor, deposits.own_minor + days.deposit_minor as deposit_minor,
             payouts.own_minor + days.withdrawal_minor as withdrawal_minor
        from page
        join wau.members as member on member.merchant_id = $1 and member.member_id = page.member_id
        join wau.team_links as own
          on own.merchant_id = $1 and own.agent_id = $2 and own.member_id = page.member_id
        left join wau.team_standings as standing
          on standing.merchant_id = $1 and standing.agent_id = page.member_id
       cross join lateral (
         select coalesce(sum(bet_count), 0)::bigint as bet_count,
                coalesce(sum(turnover_minor), 0)::bigint as turnover_minor,
                coalesce(sum(stake_minor), 0)::bigint as stake_minor,
                coalesce(sum(payout_minor), 0)::bigint as payout_minor
           from (select bet_count, turnover_minor, stake_minor, payout_minor from wau.bet_day_sums
                  where merchant_id = $1 and member_id = page.member_id and currency = $4
                    and day between $5::date and $6::date and ($11::text is null or category = $11)
                  union all
                 select bet_count, turnover_minor, stake_minor, payout_minor from wau.team_day_plays
                  where merchant_id = $1 and agent_id = page.member_id and currency = $4
                    and day between $5::date and $6::date and ($11::text is null or category = $11)) as part
       ) as play
       cross join lateral (
         select coalesce(sum(amount_minor), 0)::bigint as own_minor from wau.deposits
          where merchant_id = $1 and member_id = page.member_id and status = 'approved'
            and decided_at >= $7 and decided_at < $8
       ) as deposits
       cross join lateral (
         select coalesce(sum(amount_minor), 0)::bigint as own_minor from wau.payouts
          where merchant_id = $1 and member_id = page.member_id and status = 'paid'
            and decided_at >= $7 and decided_at < $8
       ) as payouts
       cross join lateral (
         select coalesce(sum(deposit_minor), 0)::bigint as deposit_minor,
                coalesce(sum(withdrawal_minor), 0)::bigint as withdrawal_minor
           from wau.team_days
          where merchant_id = $1 and agent_id = page.member_id and day between $5::date and $6::date
       ) as days
       order by member.member_id desc`,
    values: [
      ...[filter.merchantCode, filter.agentId, filter.under, filter.currencyCode],
      ...[filter.fromDay, filter.toDay, filter.from, filter.to],
      // Comes after every id.
      ...[filter.before ?? '~', filter.limit, filter.category ?? null],
    ],
  });
}

export interface PathRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly own_level: number;
}

/** From below the agent down to a member, the member included. */
export function selectTeamPath(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  memberId: MemberId,
): Promise<readonly PathRow[]> {
  return runner.query<PathRow & Record<string, unknown>>({
    name: 'select-team-path',
    text: `
      select own.member_id, member.username, own.level as own_level
        from wau.team_links as own
        join wau.members as member on member.merchant_id = $1 and member.member_id = own.member_id
       where own.merchant_id = $1 and own.agent_id = $2
         and own.member_id in (
                select agent_id from wau.team_links where merchant_id = $1 and member_id = $3
                 union all
                select $3)
       order by own.level`,
    values: [merchantCode, agentId, memberId],
  });
}
