import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A month of a merchant's affiliates; `month` is its first day. */
export interface RunOf {
  readonly merchantCode: MerchantCode;
  readonly month: string;
}

export type RunState = 'counting' | 'waiting' | 'approved' | 'paid';

/** Begins a month, unless it has been begun, or an earlier one still waits: months are reckoned one after the other. */
export async function beginRun(
  runner: SqlRunner,
  { merchantCode, month }: RunOf,
  currency: CurrencyCode,
): Promise<void> {
  await runner.query({
    name: 'begin-affiliate-run',
    text: `insert into wau.affiliate_runs (merchant_id, month, state, currency)
           select $1, $2::date, 'counting', $3
            where exists (select from wau.affiliate_partners where merchant_id = $1)
              and not exists (select from wau.affiliate_runs
                               where merchant_id = $1 and month < $2::date and state in ('counting', 'waiting'))
           on conflict do nothing`,
    values: [merchantCode, month, currency],
  });
}

/** Months that are being counted, of all merchants or one. */
export function selectRunsIn(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  state: RunState,
): Promise<readonly { readonly month: string; readonly currency: CurrencyCode }[]> {
  return runner.query<{ month: string; currency: CurrencyCode }>({
    name: 'select-affiliate-runs-in',
    text: `select month::text as month, currency from wau.affiliate_runs
            where merchant_id = $1 and state = $2 order by month`,
    values: [merchantCode, state],
  });
}

/** How a month stands, which changes no more before the transaction ends; `undefined`: it has not been begun. */
export async function lockRun(tx: SqlRunner, { merchantCode, month }: RunOf): Promise<RunState | undefined> {
  const [row] = await tx.query<{ state: RunState }>({
    name: 'lock-affiliate-run',
    text: 'select state from wau.affiliate_runs where merchant_id = $1 and month = $2::date for update',
    values: [merchantCode, month],
  });
  return row?.state;
}

/** All affiliates of a month are reckoned, and it waits for an operator. */
export async function endCounting(tx: SqlRunner, { merchantCode, month }: RunOf, now: Date): Promise<void> {
  await tx.query({
    name: 'end-affiliate-counting',
    text: `update wau.affiliate_runs set state = 'waiting', counted_at = $3
            where merchant_id = $1 and month = $2::date and state = 'counting'`,
    values: [merchantCode, month, now],
  });
}

interface DecidedBy {
  readonly person: string;
  readonly personName: string;
  readonly reason: string;
  readonly at: Date;
}

export async function approveRun(
  tx: SqlRunner,
  { merchantCode, month }: RunOf,
  { person, personName, reason, at }: DecidedBy,
): Promise<void> {
  await tx.query({
    name: 'approve-affiliate-statements',
    text: `update wau.affiliate_statements set state = 'approved'
            where merchant_id = $1 and month = $2::date and state = 'waiting'`,
    values: [merchantCode, month],
  });
  await tx.query({
    name: 'approve-affiliate-run',
    text: `update wau.affiliate_runs
              set state = 'approved', decided_by = $3, decider_name = $4, reason = $5, decided_at = $6
            where merchant_id = $1 and month = $2::date`,
    values: [merchantCode, month, person, personName, reason, at],
  });
}

/** Takes back all that was reckoned of a month that waits. */
export async function recountRun(tx: SqlRunner, { merchantCode, month }: RunOf): Promise<void> {
  await tx.query({
    name: 'delete-affiliate-statements',
    text: 'delete from wau.affiliate_statements where merchant_id = $1 and month = $2::date',
    values: [merchantCode, month],
  });
  await tx.query({
    name: 'recount-affiliate-run',
    text: `update wau.affiliate_runs set state = 'counting', counted_at = null
            where merchant_id = $1 and month = $2::date`,
    values: [merchantCode, month],
  });
}

/** What is to be paid for a month, without what is withheld. */
export async function selectRunAmount(runner: SqlRunner, { merchantCode, month }: RunOf): Promise<bigint> {
  const [row] = await runner.query<{ amount_minor: bigint }>({
    name: 'select-affiliate-run-amount',
    text: `select coalesce(sum(amount_minor), 0)::bigint as amount_minor from wau.affiliate_statements
            where merchant_id = $1 and month = $2::date and state <> 'withheld'`,
    values: [merchantCode, month],
  });
  return row?.amount_minor ?? 0n;
}

/** A month whose last statement is paid is paid. */
export async function endPaidRuns(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await runner.query({
    name: 'end-paid-affiliate-runs',
    text: `update wau.affiliate_runs as run set state = 'paid'
            where run.merchant_id = $1 and run.state = 'approved'
              and not exists (select from wau.affiliate_statements as statement
                               where statement.merchant_id = $1 and statement.month = run.month
                                 and statement.state = 'approved')`,
    values: [merchantCode],
  });
}

export interface RunRow {
  readonly month: string;
  readonly state: RunState;
  readonly currency: CurrencyCode;
  readonly statements: bigint;
  readonly withheld: bigint;
  readonly paid: bigint;
  readonly amount_minor: Minor;
  readonly counted_at: Date | null;
  readonly decider_name: string | null;
  readonly decided_at: Date | null;
  readonly reason: string;
}

/** Months before one, the latest first. */
export function selectRuns(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  before: string | null,
  limit: number,
): Promise<readonly RunRow[]> {
  return runner.query<RunRow & Record<string, unknown>>({
    name: 'select-affiliate-runs',
    text: `select run.month::text as month, run.state, run.currency, run.counted_at, run.decider_name, run.decided_at,
                  run.reason, sums.*
             from wau.affiliate_runs as run
            cross join lateral (
                  select count(*) as statements, count(*) filter (where state = 'withheld') as withheld,
                         count(*) filter (where state = 'paid') as paid,
                         coalesce(sum(amount_minor) filter (where state <> 'withheld'), 0)::bigint as amount_minor
                    from wau.affiliate_statements as statement
                   where statement.merchant_id = run.merchant_id and statement.month = run.month) as sums
            where run.merchant_id = $1 and ($2::date is null or run.month < $2::date)
            order by run.month desc
            limit $3`,
    values: [merchantCode, before, limit],
  });
}
