import type { AffiliateStatementId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RunOf } from './affiliate-runs-sql.ts';

export type StatementState = 'waiting' | 'withheld' | 'approved' | 'paid';

export interface StatementRow {
  readonly statement_id: AffiliateStatementId;
  readonly month: string;
  readonly affiliate_id: MemberId;
  readonly plan_code: string;
  readonly plan_version: number;
  readonly state: StatementState;
  readonly carried_in_minor: Minor;
  readonly net_minor: Minor;
  readonly basis_points: number | null;
  readonly share_minor: Minor;
  readonly carried_share_minor: Minor;
  readonly qualified_count: number;
  readonly fee_minor: Minor;
  readonly amount_minor: Minor;
  readonly carried_out_minor: Minor;
  readonly withheld_reason: string;
  readonly paid_at: Date | null;
  readonly currency: CurrencyCode;
}

const columns = `statement.statement_id, statement.month::text as month, statement.affiliate_id, statement.plan_code,
  statement.plan_version, statement.state, statement.carried_in_minor, statement.net_minor, statement.basis_points,
  statement.share_minor, statement.carried_share_minor, statement.qualified_count, statement.fee_minor,
  statement.amount_minor, statement.carried_out_minor, statement.withheld_reason, statement.paid_at, run.currency`;

const joined = `wau.affiliate_statements as statement
  join wau.affiliate_runs as run on run.merchant_id = statement.merchant_id and run.month = statement.month`;

export interface PartnerToReckon {
  readonly member_id: MemberId;
  readonly plan_code: string;
  /** Off, or the account is: what comes out is withheld. */
  readonly is_active: boolean;
}

/** Affiliates of whom nothing is reckoned for a month yet, who were one by its end; all, or whether one is among them. */
export function selectPartnersToReckon(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  limit: number,
  memberId: MemberId | null = null,
): Promise<readonly PartnerToReckon[]> {
  return runner.query<PartnerToReckon & Record<string, unknown>>({
    name: 'select-affiliates-to-reckon',
    text: `select partner.member_id, partner.plan_code, partner.enabled and member.status = 'active' as is_active
             from wau.affiliate_partners as partner
             join wau.members as member
               on member.merchant_id = partner.merchant_id and member.member_id = partner.member_id
            where partner.merchant_id = $1 and ($4::text is null or partner.member_id = $4)
              and partner.opened_at < wau.merchant_day_start($1, ($2::date + interval '1 month')::date)
              and not exists (select from wau.affiliate_statements as statement
                               where statement.merchant_id = $1 and statement.month = $2::date
                                 and statement.affiliate_id = partner.member_id)
            order by partner.member_id
            limit $3`,
    values: [merchantCode, month, limit, memberId],
  });
}

export interface BaseRow {
  readonly member_id: MemberId;
  readonly net_minor: bigint;
  readonly correction_minor: bigint;
  readonly turnover_minor: bigint;
  readonly unpaid_first_deposit_minor: bigint | null;
}

/**
 * What members have added by a month's end and is not reckoned yet: all their days, less what earlier months have reckoned
 * of them. What changed since, and what was withheld, is in it. Who is held, or has not deposited, is not; days on which a
 * member stood so never are, also where an operator lets the member count for the same affiliate later.
 */
export function selectBases(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  affiliateId: MemberId,
): Promise<readonly BaseRow[]> {
  return runner.query<BaseRow & Record<string, unknown>>({
    name: 'select-affiliate-bases',
    text: `
      with days as (
        select member_id, sum(stake_minor - payout_minor - reward_minor) as net,
               coalesce(sum(stake_minor - payout_minor - reward_minor) filter (where day < $3::date), 0) as net_before,
               sum(turnover_minor) as turnover, max(first_deposit_minor) as first_deposit
          from wau.affiliate_member_days as each
         where merchant_id = $1 and affiliate_id = $2 and day < ($3::date + interval '1 month')::date
           and (select link.standing from wau.affiliate_members as link
                 where link.merchant_id = $1 and link.member_id = each.member_id and link.since <= each.day
                 order by link.since desc limit 1) in ('clear', 'approved')
         group by member_id
      ), reckoned as (
        select line.member_id, sum(line.net_minor) as net
          from wau.affiliate_statements as statement
          join wau.affiliate_lines as line
            on line.merchant_id = $1 and line.statement_id = statement.statement_id
         where statement.merchant_id = $1 and statement.affiliate_id = $2 and statement.month < $3::date
           and statement.state <> 'withheld'
         group by line.member_id
      )
      select member_id, (coalesce(days.net, 0) - coalesce(reckoned.net, 0))::bigint as net_minor,
             (coalesce(days.net_before, 0) - coalesce(reckoned.net, 0))::bigint as correction_minor,
             coalesce(days.turnover, 0)::bigint as turnover_minor,
             case when not exists (
                    select from wau.affiliate_lines as paid
                      join wau.affiliate_statements as statement
                        on statement.merchant_id = $1 and statement.statement_id = paid.statement_id
                     where paid.merchant_id = $1 and paid.member_id = coalesce(days.member_id, reckoned.member_id)
                       and paid.qualifies and statement.state <> 'withheld' and statement.month < $3::date)
                  then days.first_deposit end as unpaid_first_deposit_minor
        from days full join reckoned using (member_id)
       where exists (select from wau.affiliate_members as link
                      where link.merchant_id = $1 and link.member_id = coalesce(days.member_id, reckoned.member_id)
                        and link.affiliate_id = $2 and link.standing in ('clear', 'approved'))
       order by member_id`,
    values: [merchantCode, affiliateId, month],
  });
}

/** What an affiliate's last month that counts left below zero. */
export async function selectCarried(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  affiliateId: MemberId,
): Promise<bigint> {
  const [row] = await runner.query<{ carried_out_minor: bigint }>({
    name: 'select-affiliate-carried',
    text: `select carried_out_minor from wau.affiliate_statements
            where merchant_id = $1 and affiliate_id = $2 and month < $3::date and state <> 'withheld'
            order by month desc limit 1`,
    values: [merchantCode, affiliateId, month],
  });
  return row?.carried_out_minor ?? 0n;
}

export async function insertStatement(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  row: Omit<StatementRow, 'currency' | 'withheld_reason' | 'paid_at'>,
): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-statement',
    text: `insert into wau.affiliate_statements (merchant_id, statement_id, month, affiliate_id, plan_code, plan_version,
             state, carried_in_minor, net_minor, basis_points, share_minor, carried_share_minor, qualified_count,
             fee_minor, amount_minor, carried_out_minor)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
    values: [
      merchantCode,
      row.statement_id,
      row.month,
      row.affiliate_id,
      row.plan_code,
      row.plan_version,
      row.state,
      row.carried_in_minor,
      row.net_minor,
      row.basis_points,
      row.share_minor,
      row.carried_share_minor,
      row.qualified_count,
      row.fee_minor,
      row.amount_minor,
      row.carried_out_minor,
    ],
  });
}

export interface LineToStore {
  readonly memberId: MemberId;
  readonly netMinor: bigint;
  readonly correctionMinor: bigint;
  readonly qualifies: boolean;
  readonly shareMinor: bigint;
  readonly feeMinor: bigint;
}

export async function insertLines(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  lines: readonly LineToStore[],
): Promise<void> {
  if (lines.length === 0) return;
  await tx.query({
    name: 'insert-affiliate-lines',
    text: `insert into wau.affiliate_lines (merchant_id, statement_id, member_id, net_minor, correction_minor, qualifies,
                                            share_minor, fee_minor)
           select $1, $2, line.* from unnest($3::text[], $4::bigint[], $5::bigint[], $6::boolean[], $7::bigint[],
                                             $8::bigint[]) as line`,
    values: [
      merchantCode,
      statementId,
      lines.map(({ memberId }) => memberId),
      lines.map(({ netMinor }) => netMinor),
      lines.map(({ correctionMinor }) => correctionMinor),
      lines.map(({ qualifies }) => qualifies),
      lines.map(({ shareMinor }) => shareMinor),
      lines.map(({ feeMinor }) => feeMinor),
    ],
  });
}

/** A statement that is approved and not paid yet, which nobody else pays before the transaction ends. */
export async function lockStatementToPay(
  tx: SqlRunner,
  merchantCode: MerchantCode,
): Promise<StatementRow | undefined> {
  const [row] = await tx.query<StatementRow & Record<string, unknown>>({
    name: 'lock-affiliate-statement-to-pay',
    text: `select ${columns} from ${joined}
            where statement.merchant_id = $1 and statement.state = 'approved'
            order by statement.statement_id limit 1
              for update of statement skip locked`,
    values: [merchantCode],
  });
  return row;
}

/** The statements of a month that are withheld though something would be paid. */
export function selectWithheld(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
): Promise<readonly Pick<StatementRow, 'statement_id' | 'affiliate_id'>[]> {
  return runner.query<Pick<StatementRow, 'statement_id' | 'affiliate_id'> & Record<string, unknown>>({
    name: 'select-withheld-affiliate-statements',
    text: `select statement_id, affiliate_id from wau.affiliate_statements
            where merchant_id = $1 and month = $2::date and state = 'withheld' and amount_minor > 0
            order by statement_id`,
    values: [merchantCode, month],
  });
}

/** How a statement stands, with its month locked before it as everywhere. */
export async function selectStatement(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
): Promise<StatementRow | undefined> {
  const [row] = await runner.query<StatementRow & Record<string, unknown>>({
    name: 'select-affiliate-statement',
    text: `select ${columns} from ${joined} where statement.merchant_id = $1 and statement.statement_id = $2`,
    values: [merchantCode, statementId],
  });
  return row;
}

export async function updateStatementPaid(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'update-affiliate-statement-paid',
    text: `update wau.affiliate_statements set state = 'paid', paid_at = $3
            where merchant_id = $1 and statement_id = $2`,
    values: [merchantCode, statementId, now],
  });
}

export async function updateStatementWithheld(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  statementId: AffiliateStatementId,
  reason: string,
): Promise<void> {
  await tx.query({
    name: 'update-affiliate-statement-withheld',
    text: `update wau.affiliate_statements set state = 'withheld', withheld_reason = $3
            where merchant_id = $1 and statement_id = $2`,
    values: [merchantCode, statementId, reason],
  });
}

/** An affiliate's months before one, the latest first. */
export function selectStatementsOf(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  affiliateId: MemberId,
  before: string | null,
  limit: number,
): Promise<readonly StatementRow[]> {
  return runner.query<StatementRow & Record<string, unknown>>({
    name: 'select-affiliate-statements-of',
    text: `select ${columns} from ${joined}
            where statement.merchant_id = $1 and statement.affiliate_id = $2 and run.state <> 'counting'
              and ($3::date is null or statement.month < $3::date)
            order by statement.month desc limit $4`,
    values: [merchantCode, affiliateId, before, limit],
  });
}

export interface NamedStatementRow extends StatementRow {
  readonly username: string;
  readonly username_key: string;
}

/** The statements of a month by the affiliates' names, after one of them. */
export function selectStatementsOfRun(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  after: string,
  limit: number,
): Promise<readonly NamedStatementRow[]> {
  return runner.query<NamedStatementRow & Record<string, unknown>>({
    name: 'select-affiliate-statements-of-run',
    text: `select ${columns}, member.username, member.username_key from ${joined}
             join wau.members as member
               on member.merchant_id = statement.merchant_id and member.member_id = statement.affiliate_id
            where statement.merchant_id = $1 and statement.month = $2::date and member.username_key > $3
            order by member.username_key limit $4`,
    values: [merchantCode, month, after, limit],
  });
}
