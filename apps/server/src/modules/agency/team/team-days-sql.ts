import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { houseGifts } from '../../../platform/gifts/house-gifts-sql.ts';

/** A day where the merchant is, with its moments. */
export interface TeamDay {
  readonly merchantCode: MerchantCode;
  readonly day: string;
  /** Included. */
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
}

export async function deleteTeamDay(tx: SqlRunner, { merchantCode, day }: TeamDay): Promise<void> {
  await tx.query({
    name: 'delete-team-day-plays',
    text: 'delete from wau.team_day_plays where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
  await tx.query({
    name: 'delete-team-days',
    text: 'delete from wau.team_days where merchant_id = $1 and day = $2::date',
    values: [merchantCode, day],
  });
}

/** What moved on the day for play, for everybody who stands above a player and is an agent. */
export async function insertTeamDayPlays(
  tx: SqlRunner,
  { merchantCode, day }: TeamDay,
  typesWithoutTeam: readonly number[],
): Promise<void> {
  await tx.query({
    name: 'insert-team-day-plays',
    text: `
      insert into wau.team_day_plays (merchant_id, agent_id, day, category, currency, bet_count, stake_minor,
                                      payout_minor, turnover_minor)
      select $1, link.agent_id, $2::date, sums.category, sums.currency, sum(sums.bet_count), sum(sums.stake_minor),
             sum(sums.payout_minor), sum(sums.turnover_minor)
        from wau.bet_day_sums as sums
        join wau.team_links as link on link.merchant_id = $1 and link.member_id = sums.member_id
        join wau.members as agent
          on agent.merchant_id = $1 and agent.member_id = link.agent_id and agent.member_type <> all ($3::smallint[])
       where sums.merchant_id = $1 and sums.day = $2::date
       group by link.agent_id, sums.category, sums.currency
      having sum(sums.bet_count) <> 0 or sum(sums.stake_minor) <> 0 or sum(sums.payout_minor) <> 0
          or sum(sums.turnover_minor) <> 0`,
    values: [merchantCode, day, typesWithoutTeam],
  });
}

/**
 * What members did on the day beside play, for everybody who stands above them and is an agent. First each member's day,
 * then the sums, so that a member is looked at once however many stand above.
 */
export async function insertTeamDays(
  tx: SqlRunner,
  { merchantCode, day, from, to }: TeamDay,
  typesWithoutTeam: readonly number[],
): Promise<void> {
  await tx.query({
    name: 'insert-team-days',
    text: `
      with done (member_id, registered, first_deposit, login, deposits, deposited, withdrawn, rewarded, rebated, turnover)
        as (
        select member_id, 1, 0, 0, 0, 0, 0, 0, 0, 0 from wau.members
         where merchant_id = $1 and registered_at >= $3 and registered_at < $4
         union all
        select deposit.member_id, 0,
               (not exists (
                  select from wau.deposits as earlier
                   where earlier.merchant_id = $1 and earlier.member_id = deposit.member_id
                     and earlier.status = 'approved'
                     and (earlier.decided_at, earlier.deposit_id) < (deposit.decided_at, deposit.deposit_id)))::integer,
               0, 1, deposit.amount_minor, 0, 0, 0, 0
          from wau.deposits as deposit
         where deposit.merchant_id = $1 and deposit.status = 'approved' and deposit.decided_at >= $3
           and deposit.decided_at < $4
         union all
        select distinct member_id, 0, 0, 1, 0, 0, 0, 0, 0, 0 from wau.sessions
         where merchant_id = $1 and created_at >= $3 and created_at < $4
         union all
        select member_id, 0, 0, 0, 0, 0, amount_minor, 0, 0, 0 from wau.payouts
         where merchant_id = $1 and status = 'paid' and decided_at >= $3 and decided_at < $4
         union all
        select member_id, 0, 0, 0, 0, 0, 0, amount_minor, rebate_minor, 0 from (${houseGifts}) as gift
         union all
        select member_id, 0, 0, 0, 0, 0, 0, 0, 0, turnover_minor from wau.bet_day_sums
         where merchant_id = $1 and day = $2::date
      ), member_day as materialized (
        select member_id, sum(registered) as registered, sum(first_deposit) as first_deposit, sum(login) as login,
               sum(deposits) as deposits, sum(deposited) as deposited, sum(withdrawn) as withdrawn,
               sum(rewarded) as rewarded, sum(rebated) as rebated,
               (sum(turnover) >= merchant.team_active_turnover_minor
                 or sum(deposited) >= merchant.team_active_deposit_minor)::integer as active
          from done cross join wau.merchants as merchant
         where merchant.merchant_id = $1
         group by member_id, merchant.team_active_turnover_minor, merchant.team_active_deposit_minor
      )
      insert into wau.team_days (merchant_id, agent_id, day, registered_count, first_deposit_count, login_count,
                                 active_count, deposit_count, deposit_minor, withdrawal_minor, reward_minor, rebate_minor)
      select $1, link.agent_id, $2::date, sum(registered), sum(first_deposit), sum(login), sum(active), sum(deposits),
             sum(deposited), sum(withdrawn), sum(rewarded), sum(rebated)
        from member_day
        join wau.team_links as link on link.merchant_id = $1 and link.member_id = member_day.member_id
        join wau.members as agent
          on agent.merchant_id = $1 and agent.member_id = link.agent_id and agent.member_type <> all ($5::smallint[])
       group by link.agent_id`,
    values: [merchantCode, day, from, to, typesWithoutTeam],
  });
}

/**
 * How large each agent's team is and what it has, as of now; the wallets at vendors are not in it. One at a time, so that
 * two processes add nothing twice.
 */
export async function replaceTeamStandings(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  countedAt: Date,
  typesWithoutTeam: readonly number[],
): Promise<void> {
  await tx.query({
    name: 'lock-team-standings',
    text: `select pg_advisory_xact_lock(hashtextextended('count team standings ' || $1, 0))`,
    values: [merchantCode],
  });
  await tx.query({
    name: 'delete-team-standings',
    text: 'delete from wau.team_standings where merchant_id = $1',
    values: [merchantCode],
  });
  await tx.query({
    name: 'insert-team-standings',
    text: `
      insert into wau.team_standings (merchant_id, agent_id, member_count, direct_count, balance_minor, counted_at)
      select $1, agent.member_id, count(link.member_id), count(link.member_id) filter (where link.level = 1),
             coalesce(sum(account.balance_minor), 0), $2
        from wau.members as agent
        left join wau.team_links as link on link.merchant_id = $1 and link.agent_id = agent.member_id
        left join ledger.account as account
          on account.merchant_id = $1 and account.account_id = 'player:' || link.member_id || ':main'
       where agent.merchant_id = $1 and agent.member_type <> all ($3::smallint[])
       group by agent.member_id`,
    values: [merchantCode, countedAt, typesWithoutTeam],
  });
}
