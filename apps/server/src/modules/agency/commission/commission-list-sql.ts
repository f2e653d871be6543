import type { CommissionRunId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { ContractKind, ContractProduct } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BetCursor } from '../../play/betting/bet-cursor.ts';
import type { RunKey, RunState } from './commission-run-sql.ts';

export interface PeriodRow {
  readonly from_day: string;
  readonly to_day: string;
  readonly hour: number | null;
}

export interface PaymentRow extends PeriodRow {
  readonly run_id: CommissionRunId;
  readonly kind: ContractKind;
  readonly state: RunState;
  readonly agent_id: MemberId;
  readonly username: string;
  readonly currency: CurrencyCode;
  readonly line_count: number;
  readonly lines_minor: Minor;
  readonly corrections_minor: Minor;
  readonly shortfall_minor: Minor;
  readonly due_minor: Minor;
  readonly owed_before_minor: Minor | null;
  readonly owed_after_minor: Minor | null;
  readonly paid_minor: Minor | null;
  readonly paid_at: Date | null;
}

const paymentColumns = `run.run_id, run.kind, run.state, run.from_day::text as from_day, run.to_day::text as to_day,
  run.hour, payment.agent_id, member.username, run.currency, payment.line_count, payment.lines_minor,
  payment.corrections_minor, payment.shortfall_minor, payment.due_minor, payment.owed_before_minor,
  payment.owed_after_minor, payment.paid_minor, payment.paid_at`;

export interface PaymentFilter {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  readonly kind: ContractKind | undefined;
  readonly state: RunState | undefined;
  readonly fromDay: string | undefined;
  readonly toDay: string | undefined;
  readonly runId: CommissionRunId | undefined;
  readonly before: CommissionRunId | undefined;
  readonly limit: number;
}

/**
 * What an agent was or is to be paid, the latest runs first; of one that is still being calculated nothing is told. Periods that
 * have brought no line are left out, of which hours would be a list by themselves; one that is named is there.
 */
export function selectAgentPayments(
  runner: SqlRunner,
  filter: PaymentFilter,
): Promise<readonly PaymentRow[]> {
  return runner.query<PaymentRow & Record<string, unknown>>({
    name: 'select-agent-commissions',
    text: `select ${paymentColumns}
             from wau.commission_payments as payment
             join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = payment.run_id
             join wau.members as member on member.merchant_id = $1 and member.member_id = payment.agent_id
            where payment.merchant_id = $1 and payment.agent_id = $2 and run.state <> 'calculating'
              and ($3::text is null or run.kind = $3) and ($4::text is null or run.state = $4)
              and ($5::date is null or run.to_day >= $5) and ($6::date is null or run.from_day <= $6)
              and ($7::text is null or payment.run_id < $7) and ($9::text is null or payment.run_id = $9)
              and (payment.line_count > 0 or $9::text is not null)
            order by payment.run_id desc limit $8`,
    values: [
      filter.merchantCode,
      filter.agentId,
      filter.kind ?? null,
      filter.state ?? null,
      filter.fromDay ?? null,
      filter.toDay ?? null,
      filter.before ?? null,
      filter.limit,
      filter.runId ?? null,
    ],
  });
}

/** The payments of a run, the largest first. */
export function selectRunPayments(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
  before: { readonly dueMinor: bigint; readonly agentId: string } | undefined,
  limit: number,
): Promise<readonly PaymentRow[]> {
  return runner.query<PaymentRow & Record<string, unknown>>({
    name: 'select-run-payments',
    text: `select ${paymentColumns}
             from wau.commission_payments as payment
             join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = payment.run_id
             join wau.members as member on member.merchant_id = $1 and member.member_id = payment.agent_id
            where payment.merchant_id = $1 and payment.run_id = $2
              and ($3::bigint is null or (payment.due_minor, payment.agent_id) < ($3, $4))
            order by payment.due_minor desc, payment.agent_id desc limit $5`,
    values: [merchantCode, runId, before?.dueMinor ?? null, before?.agentId ?? null, limit],
  });
}

/** Whether a payment is there to be read: once its run has been calculated. */
export async function selectHasPayment(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
  agentId: MemberId,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-has-commission',
    text: `select 1 as found
             from wau.commission_payments as payment
             join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = payment.run_id
            where payment.merchant_id = $1 and payment.run_id = $2 and payment.agent_id = $3 and run.state <> 'calculating'`,
    values: [merchantCode, runId, agentId],
  });
  return rows.length > 0;
}

export interface LineRow extends PeriodRow {
  readonly line: number;
  readonly is_correction: boolean;
  readonly basis: 'share' | 'amount' | 'carried';
  readonly member_id: MemberId;
  readonly username: string;
  /** How far below the agent the member stands now; null: not any more. The agent's own lines: 0. */
  readonly level: number | null;
  readonly product: ContractProduct;
  readonly own_product: ContractProduct | null;
  readonly own_version: number | null;
  readonly downline_name: string | null;
  readonly downline_level: number | null;
  readonly turnover_minor: Minor;
  readonly net_loss_minor: Minor;
  readonly own_basis_points: number;
  readonly downline_basis_points: number;
  readonly amount_minor: Minor;
}

const lineColumns = `line.line, line.starts_at <> run.starts_at as is_correction, period.from_day::text as from_day,
  period.to_day::text as to_day, period.hour, line.basis, line.member_id, member.username,
  case when line.member_id = line.agent_id then 0 else
    (select link.level from wau.team_links as link
      where link.merchant_id = line.merchant_id and link.agent_id = line.agent_id
        and link.member_id = line.member_id) end as level,
  line.product, line.own_product, line.own_version, downline.username as downline_name,
  (select link.level from wau.team_links as link
    where link.merchant_id = line.merchant_id and link.agent_id = line.agent_id
      and link.member_id = line.downline_id) as downline_level,
  line.turnover_minor, line.net_loss_minor, line.own_basis_points, line.downline_basis_points, line.amount_minor`;

const lineJoins = `
  join wau.commission_runs as run on run.merchant_id = line.merchant_id and run.run_id = line.run_id
  join wau.commission_runs as period
    on period.merchant_id = line.merchant_id and period.kind = run.kind and period.starts_at = line.starts_at
  join wau.members as member on member.merchant_id = line.merchant_id and member.member_id = line.member_id
  left join wau.members as downline
    on downline.merchant_id = line.merchant_id and downline.member_id = line.downline_id`;

/** The lines of a payment in their order. */
export function selectLines(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
  agentId: MemberId,
  after: number | undefined,
  limit: number,
): Promise<readonly LineRow[]> {
  return runner.query<LineRow & Record<string, unknown>>({
    name: 'select-commission-lines',
    text: `select ${lineColumns}
             from wau.commission_lines as line ${lineJoins}
            where line.merchant_id = $1 and line.run_id = $2 and line.agent_id = $3 and line.line > $4
            order by line.line limit $5`,
    values: [merchantCode, runId, agentId, after ?? 0, limit],
  });
}

export interface LineBetRow {
  readonly source: 'vendor' | 'lottery' | 'sports';
  readonly provider: string;
  readonly external_key: string;
  readonly product: Exclude<ContractProduct, 'CONS'>;
  readonly placed_at: Date;
  readonly turnover_minor: Minor;
  readonly net_loss_minor: Minor;
}

/**
 * The bets that a line counts, each with what it counts of it, newest first: those of its member, product and period, from where
 * the member stood then, which had been counted up to the run and not before it.
 */
export function selectLineBets(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
  of: { readonly agentId: MemberId; readonly line: number },
  before: BetCursor | undefined,
  limit: number,
): Promise<readonly LineBetRow[]> {
  return runner.query<LineBetRow & Record<string, unknown>>({
    name: 'select-line-bets',
    text: `
      with line as materialized (
        select line.member_id, line.product, line.path_key, period.starts_at, period.ends_at, line.after_batch,
               run.up_to_batch
          from wau.commission_lines as line
          join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = line.run_id
          join wau.commission_runs as period
            on period.merchant_id = $1 and period.kind = run.kind and period.starts_at = line.starts_at
         where line.merchant_id = $1 and line.run_id = $2 and line.agent_id = $3 and line.line = $4
           and line.basis = 'share'
      )
      select bet.source, bet.provider, bet.external_key, bet.product, placed.placed_at,
             sum(bet.turnover_minor)::int8 as turnover_minor, sum(bet.net_loss_minor)::int8 as net_loss_minor
        from line
        join wau.commission_bets as bet
          on bet.merchant_id = $1 and bet.member_id = line.member_id and bet.hour >= line.starts_at
         and bet.hour < line.ends_at and bet.product = line.product and bet.batch > line.after_batch
         and bet.batch <= line.up_to_batch
       cross join lateral (
         select placed_at from wau.bets
          where merchant_id = $1 and source = bet.source and provider = bet.provider
            and external_key = bet.external_key
       ) as placed
       where line.path_key = (select base.path_key from wau.commission_bases as base
                               where base.merchant_id = $1 and base.hour = bet.hour and base.member_id = bet.member_id
                               limit 1)
         and ($5::timestamptz is null or (placed.placed_at, bet.external_key) < ($5, $6::text collate "C"))
       group by bet.source, bet.provider, bet.external_key, bet.product, placed.placed_at
      having sum(bet.turnover_minor) <> 0 or sum(bet.net_loss_minor) <> 0
       order by placed.placed_at desc, bet.external_key desc limit $7`,
    values: [
      merchantCode,
      runId,
      of.agentId,
      of.line,
      before?.placedAt ?? null,
      before?.externalKey ?? null,
      limit,
    ],
  });
}

/** Whether bets of a line's period are no longer listed. */
export async function selectHasPrunedBets(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
  of: { readonly agentId: MemberId; readonly line: number },
): Promise<boolean> {
  const rows = await runner.query({
    name: 'select-has-pruned-bets',
    text: `select 1 as found
             from wau.commission_lines as line
             join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = line.run_id
             join wau.commission_runs as period
               on period.merchant_id = $1 and period.kind = run.kind and period.starts_at = line.starts_at
             join wau.commission_hours as counted
               on counted.merchant_id = $1 and counted.hour >= period.starts_at and counted.hour < period.ends_at
              and counted.bets_closed_to is not null
            where line.merchant_id = $1 and line.run_id = $2 and line.agent_id = $3 and line.line = $4
              and line.basis = 'share'
            limit 1`,
    values: [merchantCode, runId, of.agentId, of.line],
  });
  return rows.length > 0;
}

export interface BetLineRow extends LineRow {
  readonly run_id: CommissionRunId;
  readonly kind: ContractKind;
  readonly state: RunState;
  readonly currency: CurrencyCode;
  readonly agent_id: MemberId;
  readonly agent_name: string;
  readonly counted_turnover_minor: Minor;
  readonly counted_net_loss_minor: Minor;
}

/** No period is longer. */
const longestPeriodDays = 32;

/** Every line that a bet has caused, of an agent or of all, the latest first, with what it counts of the bet. */
export function selectBetLines(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  bet: { readonly source: string; readonly provider: string; readonly externalKey: string },
  agentId: MemberId | undefined,
  limit: number,
): Promise<readonly BetLineRow[]> {
  return runner.query<BetLineRow & Record<string, unknown>>({
    name: 'select-bet-commission-lines',
    text: `
      with counted as materialized (
        select bet.member_id, bet.product, bet.hour, bet.batch, bet.turnover_minor, bet.net_loss_minor,
               (select base.path_key from wau.commission_bases as base
                 where base.merchant_id = $1 and base.hour = bet.hour and base.member_id = bet.member_id
                 limit 1) as path_key
          from wau.commission_bets as bet
         where bet.merchant_id = $1 and bet.source = $2 and bet.provider = $3 and bet.external_key = $4
      ), caused as materialized (
        select line.run_id, line.agent_id, line.line, sum(counted.turnover_minor)::int8 as counted_turnover_minor,
               sum(counted.net_loss_minor)::int8 as counted_net_loss_minor
          from counted
          join wau.commission_lines as line
            on line.merchant_id = $1 and line.member_id = counted.member_id and line.starts_at <= counted.hour
           and line.starts_at > counted.hour - $7::integer * interval '1 day' and line.basis = 'share'
           and line.product = counted.product and line.path_key = counted.path_key
           and line.after_batch < counted.batch
          join wau.commission_runs as run on run.merchant_id = $1 and run.run_id = line.run_id
          join wau.commission_runs as period
            on period.merchant_id = $1 and period.kind = run.kind and period.starts_at = line.starts_at
           and period.ends_at > counted.hour
         where counted.batch <= run.up_to_batch and run.state <> 'calculating'
           and ($5::text is null or line.agent_id = $5)
         group by line.run_id, line.agent_id, line.line
        having sum(counted.turnover_minor) <> 0 or sum(counted.net_loss_minor) <> 0
         order by line.run_id desc, line.agent_id, line.line limit $6
      )
      select run.run_id, run.kind, run.state, run.currency, line.agent_id, agent.username as agent_name,
             caused.counted_turnover_minor, caused.counted_net_loss_minor, ${lineColumns}
        from caused
        join wau.commission_lines as line
          on line.merchant_id = $1 and line.run_id = caused.run_id and line.agent_id = caused.agent_id
         and line.line = caused.line ${lineJoins}
        join wau.members as agent on agent.merchant_id = line.merchant_id and agent.member_id = line.agent_id
       order by line.run_id desc, line.agent_id, line.line`,
    values: [
      merchantCode,
      bet.source,
      bet.provider,
      bet.externalKey,
      agentId ?? null,
      limit,
      longestPeriodDays,
    ],
  });
}
