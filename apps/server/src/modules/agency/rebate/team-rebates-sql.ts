import type { MemberId, MerchantCode, TeamRebateId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { RateProduct } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface RebatedDays {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly fromDay: string;
  readonly toDay: string;
}

export interface RebateSumRow {
  readonly day: string;
  readonly product: RateProduct;
  readonly member_count: number;
  readonly turnover_minor: bigint;
  readonly parts: bigint;
}

/** An agent's lines of some days, added up by day and product. */
export function selectRebateSums(
  runner: SqlRunner,
  { merchantCode, agentId, fromDay, toDay }: RebatedDays,
): Promise<readonly RebateSumRow[]> {
  return runner.query<RebateSumRow & Record<string, unknown>>({
    name: 'select-rebate-sums',
    text: `select day::text as day, product, count(*)::integer as member_count,
                  sum(turnover_minor)::bigint as turnover_minor, sum(parts)::bigint as parts
             from wau.team_rebate_lines
            where merchant_id = $1 and agent_id = $2 and day between $3::date and $4::date
            group by day, product order by day desc, product`,
    values: [merchantCode, agentId, fromDay, toDay],
  });
}

/** The last day that was reckoned; `undefined`: none was. */
export async function selectReckonedThrough(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<string | undefined> {
  const [row] = await runner.query<{ day: string | null }>({
    name: 'select-rebates-reckoned-through',
    text: 'select max(day)::text as day from wau.team_rebate_days where merchant_id = $1',
    values: [merchantCode],
  });
  return row?.day ?? undefined;
}

export interface RebateLineRow {
  readonly member_id: MemberId;
  readonly username: string;
  readonly product: RateProduct;
  readonly level: number;
  readonly turnover_minor: bigint;
  readonly own_basis_points: number;
  readonly below_basis_points: number;
  readonly parts: bigint;
}

/** Where a page of lines goes on: by member, then by product. */
export interface RebateLinePlace {
  readonly memberId: MemberId;
  readonly product: string;
}

/** The lines of an agent's day by member. */
export function selectRebateLines(
  runner: SqlRunner,
  { merchantCode, agentId, fromDay: day }: Omit<RebatedDays, 'toDay'>,
  after: RebateLinePlace | undefined,
  limit: number,
): Promise<readonly RebateLineRow[]> {
  return runner.query<RebateLineRow & Record<string, unknown>>({
    name: 'select-rebate-lines',
    text: `select line.member_id, member.username, line.product, line.level, line.turnover_minor,
                  line.own_basis_points, line.below_basis_points, line.parts
             from wau.team_rebate_lines as line
             join wau.members as member on member.merchant_id = $1 and member.member_id = line.member_id
            where line.merchant_id = $1 and line.agent_id = $2 and line.day = $3::date
              and ($4::text is null or (line.member_id, line.product) > ($4, $5::text collate "C"))
            order by line.member_id, line.product limit $6`,
    values: [merchantCode, agentId, day, after?.memberId ?? null, after?.product ?? null, limit],
  });
}

export interface RebatePaymentRow {
  readonly rebate_id: TeamRebateId;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  readonly through_day: string;
  readonly paid_at: Date;
}

/** What an agent was paid, the newest first. */
export function selectRebatePayments(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  before: TeamRebateId | undefined,
  limit: number,
): Promise<readonly RebatePaymentRow[]> {
  return runner.query<RebatePaymentRow & Record<string, unknown>>({
    name: 'select-rebate-payments',
    text: `select rebate_id, amount_minor, currency, through_day::text as through_day, paid_at
             from wau.team_rebates
            where merchant_id = $1 and agent_id = $2 and ($3::text is null or rebate_id < $3)
            order by rebate_id desc limit $4`,
    values: [merchantCode, agentId, before ?? null, limit],
  });
}
