import type { MemberId, MerchantCode, TeamRebateId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/**
 * The day that is to be reckoned next: the one after the last, or the first that anybody has a rate on; `undefined` where
 * none that is over is left. A day counts as over once `now` lies an hour behind it, when nothing of it is under way.
 */
export async function selectDayToReckon(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  overBy: Date,
): Promise<string | undefined> {
  const [row] = await runner.query<{ day: string }>({
    name: 'select-rebate-day-to-reckon',
    text: `select next.day::text as day
             from (select coalesce((select max(day) + 1 from wau.team_rebate_days where merchant_id = $1),
                                   (select min(from_day) from wau.member_rates where merchant_id = $1)) as day) as next
            where next.day < wau.merchant_day($1, $2)`,
    values: [merchantCode, overBy],
  });
  return row?.day;
}

/** Takes a day to reckon; `false` where somebody else has. */
export async function insertReckonedDay(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  day: string,
  now: Date,
): Promise<boolean> {
  const rows = await tx.query({
    name: 'insert-rebate-day',
    text: `insert into wau.team_rebate_days (merchant_id, day, reckoned_at) values ($1, $2::date, $3)
           on conflict (merchant_id, day) do nothing returning 1 as taken`,
    values: [merchantCode, day, now],
  });
  return rows.length > 0;
}

export interface RebateDay {
  readonly merchantCode: MerchantCode;
  readonly currencyCode: CurrencyCode;
  readonly day: string;
  /** Each kind of games with its product, side by side. */
  readonly categories: readonly string[];
  readonly products: readonly string[];
  readonly typesWithoutTeam: readonly number[];
}

/**
 * The lines of a day: of everybody who played, and of each agent above whose rate is higher than every rate between. Members
 * between who are no agents pass everything through. It begins with who played, not with teams.
 */
export async function insertRebateLines(tx: SqlRunner, day: RebateDay): Promise<void> {
  await tx.query({
    name: 'insert-rebate-lines',
    text: `
      with played as materialized (
        select sums.member_id, kind.product, sum(sums.turnover_minor)::bigint as turnover_minor
          from wau.bet_day_sums as sums
          join unnest($4::text[], $5::text[]) as kind (category, product) on kind.category = sums.category
         where sums.merchant_id = $1 and sums.day = $2::date and sums.currency = $3
         group by sums.member_id, kind.product
        having sum(sums.turnover_minor) <> 0
      ), rate as materialized (
        select distinct on (member_id, product) member_id, product, basis_points
          from wau.member_rates
         where merchant_id = $1 and from_day <= $2::date
         order by member_id, product, version desc
      ), chain as (
        select played.member_id, played.product, played.turnover_minor, played.member_id as holder_id, 0 as level,
               coalesce(rate.basis_points, 0) as basis_points
          from played
          left join rate on rate.member_id = played.member_id and rate.product = played.product
         union all
        select played.member_id, played.product, played.turnover_minor, link.agent_id, link.level, rate.basis_points
          from played
          join wau.team_links as link on link.merchant_id = $1 and link.member_id = played.member_id
          join rate on rate.member_id = link.agent_id and rate.product = played.product
          join wau.members as agent
            on agent.merchant_id = $1 and agent.member_id = link.agent_id
           and agent.member_type <> all ($6::smallint[])
      ), shared as (
        select *, max(basis_points) over (partition by member_id, product order by level
                                          rows between unbounded preceding and 1 preceding) as below_basis_points
          from chain
      )
      insert into wau.team_rebate_lines (merchant_id, agent_id, day, member_id, product, level, turnover_minor,
                                         own_basis_points, below_basis_points, parts)
      select $1, holder_id, $2::date, member_id, product, level, turnover_minor, basis_points, below_basis_points,
             turnover_minor * (basis_points - below_basis_points)
        from shared
       where level > 0 and basis_points > below_basis_points`,
    values: [
      ...[day.merchantCode, day.day, day.currencyCode],
      ...[day.categories, day.products, day.typesWithoutTeam],
    ],
  });
}

/** Adds a day's lines to what agents have earned. */
export async function addDayToStandings(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  day: string,
): Promise<void> {
  await tx.query({
    name: 'add-rebate-day-to-standings',
    text: `insert into wau.team_rebate_standings as standing
             (merchant_id, agent_id, earned_parts, paid_minor, through_day)
           select merchant_id, agent_id, sum(parts), 0, day
             from wau.team_rebate_lines where merchant_id = $1 and day = $2::date
            group by merchant_id, agent_id, day order by agent_id
           on conflict (merchant_id, agent_id) do update
              set earned_parts = standing.earned_parts + excluded.earned_parts, through_day = excluded.through_day`,
    values: [merchantCode, day],
  });
}

export interface DueRebateRow {
  readonly agent_id: MemberId;
  readonly due_minor: Minor;
  readonly through_day: string;
}

/** Agents to whom at least the smallest unit is due, so many at a time; whom another process is paying is left out. */
export function selectDueRebates(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  limit: number,
): Promise<readonly DueRebateRow[]> {
  return tx.query<DueRebateRow & Record<string, unknown>>({
    name: 'select-due-rebates',
    text: `select agent_id, earned_parts / 10000 - paid_minor as due_minor, through_day::text as through_day
             from wau.team_rebate_standings
            where merchant_id = $1 and earned_parts >= (paid_minor + 1) * 10000
            order by agent_id limit $2
              for update skip locked`,
    values: [merchantCode, limit],
  });
}

export interface NewTeamRebate extends DueRebateRow {
  readonly rebateId: TeamRebateId;
}

/** Writes payments down, and that they are paid. */
export async function insertTeamRebates(
  tx: SqlRunner,
  { merchantCode, currencyCode }: Pick<RebateDay, 'merchantCode' | 'currencyCode'>,
  rebates: readonly NewTeamRebate[],
  now: Date,
): Promise<void> {
  const columns = [
    rebates.map(({ rebateId }) => rebateId),
    rebates.map((each) => each.agent_id),
    rebates.map((each) => each.through_day),
    rebates.map((each) => each.due_minor),
  ];
  await tx.query({
    name: 'insert-team-rebates',
    text: `insert into wau.team_rebates
             (merchant_id, rebate_id, agent_id, through_day, amount_minor, currency, paid_at)
           select $1, rebate.*, $6, $7
             from unnest($2::text[], $3::text[], $4::date[], $5::bigint[]) as rebate`,
    values: [merchantCode, ...columns, currencyCode, now],
  });
  await tx.query({
    name: 'note-team-rebates-paid',
    text: `update wau.team_rebate_standings as standing set paid_minor = standing.paid_minor + rebate.amount_minor
             from unnest($2::text[], $3::bigint[]) as rebate (agent_id, amount_minor)
            where standing.merchant_id = $1 and standing.agent_id = rebate.agent_id`,
    values: [merchantCode, columns[1], columns[3]],
  });
}
