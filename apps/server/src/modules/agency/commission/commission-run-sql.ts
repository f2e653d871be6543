import type { CommissionRunId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { DividendPeriod } from '@wau/rules/agency/commission-periods';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type RunState = 'calculating' | 'waiting' | 'approved' | 'paid' | 'rejected';

export interface RunKey {
  readonly merchantCode: MerchantCode;
  readonly runId: CommissionRunId;
}

export interface RunRow {
  readonly run_id: CommissionRunId;
  readonly kind: ContractKind;
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly from_day: string;
  readonly to_day: string;
  readonly hour: number | null;
  readonly currency: CurrencyCode;
  readonly state: RunState;
  readonly up_to_batch: bigint;
  readonly active_turnover_minor: Minor;
  readonly active_deposit_minor: Minor;
  readonly carries_losses: boolean;
  readonly due_minor: Minor;
  readonly needs_two: boolean;
  readonly lines_through: string;
}

const columns = `run.run_id, run.kind, run.starts_at, run.ends_at, run.from_day::text as from_day,
  run.to_day::text as to_day, run.hour, run.currency, run.state, run.up_to_batch, run.active_turnover_minor,
  run.active_deposit_minor, run.carries_losses, run.due_minor, run.needs_two, run.lines_through`;

/** Locked until the transaction ends. */
export async function lockRun(tx: SqlRunner, { merchantCode, runId }: RunKey): Promise<RunRow | undefined> {
  const [row] = await tx.query<RunRow & Record<string, unknown>>({
    name: 'lock-commission-run',
    text: `select ${columns} from wau.commission_runs as run
            where run.merchant_id = $1 and run.run_id = $2 for no key update`,
    values: [merchantCode, runId],
  });
  return row;
}

/** The runs that somebody has to go on with: calculate or pay. */
export function selectOpenRuns(runner: SqlRunner, merchantCode: MerchantCode): Promise<readonly RunRow[]> {
  return runner.query<RunRow & Record<string, unknown>>({
    name: 'select-open-commission-runs',
    text: `select ${columns} from wau.commission_runs as run
            where run.merchant_id = $1 and run.state in ('calculating', 'approved')
            order by run.starts_at, run.kind`,
    values: [merchantCode],
  });
}

export interface RunStart {
  /** Where the next period begins; null where nobody has ever had a contract of the kind. */
  readonly starts_at: Date | null;
  readonly from_day: string | null;
  /** The hour of the day there. */
  readonly hour: number | null;
  readonly dividend_period: DividendPeriod;
  readonly carries_losses: boolean;
  readonly active_turnover_minor: Minor;
  readonly active_deposit_minor: Minor;
  readonly currency: CurrencyCode;
  /** Up to where bets are counted; null: not yet. */
  readonly counted_to: Date | null;
  /** The last batch that is committed. */
  readonly batch: bigint;
  /** What the run before had seen. */
  readonly seen_batch: bigint;
  /** Whether that one is still being calculated: what it leaves is carried into the next. */
  readonly is_busy: boolean;
}

/** Where the next run of a kind begins, and by what it is reckoned; the caller keeps others from counting meanwhile. */
export async function selectRunStart(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  kind: ContractKind,
): Promise<RunStart | undefined> {
  const [row] = await tx.query<RunStart & Record<string, unknown>>({
    name: 'select-commission-run-start',
    text: `
      with latest as (
        select ends_at, up_to_batch, state from wau.commission_runs
         where merchant_id = $1 and kind = $2 order by starts_at desc limit 1
      ), first as (
        select wau.merchant_day_start($1, min(starts_on)) as starts_at
          from wau.agent_contracts where merchant_id = $1 and kind = $2 and state = 'A'
      )
      select start.starts_at, wau.merchant_day($1, start.starts_at)::text as from_day,
             extract(hour from start.starts_at at time zone coalesce(real.time_zone, merchant.time_zone))::int4 as hour,
             merchant.dividend_period, merchant.carries_dividend_losses as carries_losses,
             merchant.team_active_turnover_minor as active_turnover_minor,
             merchant.team_active_deposit_minor as active_deposit_minor, merchant.currency,
             (select max(hour) + interval '1 hour' from wau.commission_hours where merchant_id = $1) as counted_to,
             coalesce((select max(batch) from wau.commission_batches where merchant_id = $1), 0)::int8 as batch,
             coalesce((select up_to_batch from latest), 0)::int8 as seen_batch,
             coalesce((select state = 'calculating' from latest), false) as is_busy
        from wau.merchants as merchant
        left join wau.merchants as real on real.merchant_id = merchant.trial_of
       cross join (select coalesce((select ends_at from latest), (select starts_at from first)) as starts_at) as start
       where merchant.merchant_id = $1`,
    values: [merchantCode, kind],
  });
  return row;
}

export interface NewRun {
  readonly merchantCode: MerchantCode;
  readonly runId: CommissionRunId;
  readonly kind: ContractKind;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly fromDay: string;
  readonly toDay: string;
  readonly hour: number | null;
  readonly start: RunStart;
  readonly now: Date;
}

export async function insertRun(tx: SqlRunner, run: NewRun): Promise<void> {
  const { start } = run;
  await tx.query({
    name: 'insert-commission-run',
    text: `insert into wau.commission_runs
             (merchant_id, run_id, kind, starts_at, ends_at, from_day, to_day, hour, currency, up_to_batch, reckoned_batch,
              active_turnover_minor, active_deposit_minor, carries_losses, created_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12, $13, $14)`,
    values: [
      run.merchantCode,
      run.runId,
      run.kind,
      run.startsAt,
      run.endsAt,
      run.fromDay,
      run.toDay,
      run.hour,
      start.currency,
      start.batch,
      start.active_turnover_minor,
      start.active_deposit_minor,
      start.carries_losses,
      run.now,
    ],
  });
}

/**
 * Notes which periods a new run reckons: its own, and those before of which something has been counted since they were reckoned
 * last, or that have to be looked at again; with losses that are carried over all that follow one of those as well. What has not
 * been decided yet is left to a later run, and what was rejected for good.
 */
export async function insertRunPeriods(
  tx: SqlRunner,
  { merchantCode, runId, kind, start }: Pick<NewRun, 'merchantCode' | 'runId' | 'kind' | 'start'>,
): Promise<void> {
  await tx.query({
    name: 'insert-commission-run-periods',
    text: `
      with own as (
        select starts_at, carries_losses from wau.commission_runs where merchant_id = $1 and run_id = $2
      ), counted as (
        select distinct hour from wau.commission_batches cross join unnest(hours) as each (hour)
         where merchant_id = $1 and batch > $4 and batch <= $5
      ), touched as (
        select earlier.run_id, earlier.starts_at, earlier.state
          from wau.commission_runs as earlier, own
         where earlier.merchant_id = $1 and earlier.kind = $3 and earlier.starts_at < own.starts_at
           and earlier.state <> 'rejected'
           and (earlier.reckoned_batch = 0
                or exists (select from counted
                            where counted.hour >= earlier.starts_at and counted.hour < earlier.ends_at))
      ), wanted as (
        select earlier.run_id, earlier.starts_at, earlier.state
          from wau.commission_runs as earlier, own
         where earlier.merchant_id = $1 and earlier.kind = $3 and earlier.starts_at < own.starts_at
           and earlier.state <> 'rejected'
           and (earlier.run_id in (select run_id from touched)
                or $3 = 'dividend' and own.carries_losses
                   and earlier.starts_at > (select min(starts_at) from touched))
      ), noted as (
        insert into wau.commission_run_periods (merchant_id, run_id, starts_at)
        select $1, $2, starts_at from own
         union all
        select $1, $2, starts_at from wanted where state in ('approved', 'paid')
      )
      update wau.commission_runs as earlier
         set reckoned_batch = case wanted.state when 'waiting' then 0 else $5 end
        from wanted
       where earlier.merchant_id = $1 and earlier.run_id = wanted.run_id`,
    values: [merchantCode, runId, kind, start.seen_batch, start.batch],
  });
}

/** A rejected run's corrections come again with the next run of the kind. */
export async function resetCorrectedPeriods(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  kind: ContractKind,
): Promise<void> {
  await tx.query({
    name: 'reset-corrected-periods',
    text: `update wau.commission_runs as earlier set reckoned_batch = 0
             from wau.commission_run_periods as period
            where period.merchant_id = $1 and period.run_id = $2 and earlier.merchant_id = $1 and earlier.kind = $3
              and earlier.starts_at = period.starts_at and earlier.run_id <> $2`,
    values: [merchantCode, runId, kind],
  });
}

export interface RunPeriod {
  /** The run whose own period it is, which says what counts as active and whether losses are carried over. */
  readonly origin: RunRow;
  readonly isOwn: boolean;
  readonly isReckoned: boolean;
}

/** The periods of a run, oldest first. */
export async function selectRunPeriods(
  runner: SqlRunner,
  { merchantCode, runId }: RunKey,
): Promise<readonly RunPeriod[]> {
  const rows = await runner.query<RunRow & { readonly is_reckoned: boolean } & Record<string, unknown>>({
    name: 'select-commission-run-periods',
    text: `select ${columns}, period.is_reckoned
             from wau.commission_runs as asked
             join wau.commission_run_periods as period
               on period.merchant_id = asked.merchant_id and period.run_id = asked.run_id
             join wau.commission_runs as run
               on run.merchant_id = asked.merchant_id and run.kind = asked.kind and run.starts_at = period.starts_at
            where asked.merchant_id = $1 and asked.run_id = $2
            order by run.starts_at`,
    values: [merchantCode, runId],
  });
  return rows.map(({ is_reckoned, ...origin }) => ({
    origin,
    isOwn: origin.run_id === runId,
    isReckoned: is_reckoned,
  }));
}

export async function updatePeriodReckoned(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  startsAt: Date,
): Promise<void> {
  await tx.query({
    name: 'update-commission-period-reckoned',
    text: `update wau.commission_run_periods set is_reckoned = true
            where merchant_id = $1 and run_id = $2 and starts_at = $3`,
    values: [merchantCode, runId, startsAt],
  });
}

export async function updateLinesThrough(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  linesThrough: string,
): Promise<void> {
  await tx.query({
    name: 'update-commission-lines-through',
    text: 'update wau.commission_runs set lines_through = $3 where merchant_id = $1 and run_id = $2',
    values: [merchantCode, runId, linesThrough],
  });
}

/**
 * Adds up a run whose lines are all written. It waits for an operator where it comes to what the merchant wants to be asked
 * from, or what takes two persons; else it may be paid.
 */
export async function closeCalculation(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'close-commission-calculation',
    text: `
      with sums as (
        select count(*)::int4 as payment_count, coalesce(sum(line_count), 0)::int4 as line_count,
               coalesce(sum(greatest(due_minor, 0)), 0)::int8 as due_minor,
               coalesce(sum(corrections_minor), 0)::int8 as corrections_minor,
               coalesce(sum(shortfall_minor), 0)::int8 as shortfall_minor
          from wau.commission_payments where merchant_id = $1 and run_id = $2
      ), judged as (
        select sums.*,
               merchant.withdrawal_two_persons_minor > 0 and due_minor >= merchant.withdrawal_two_persons_minor as needs_two,
               merchant.commission_approval_minor > 0 and due_minor >= merchant.commission_approval_minor as needs_one
          from sums join wau.merchants as merchant on merchant.merchant_id = $1
      )
      update wau.commission_runs as run
         set payment_count = judged.payment_count, line_count = judged.line_count, due_minor = judged.due_minor,
             corrections_minor = judged.corrections_minor, shortfall_minor = judged.shortfall_minor,
             needs_two = judged.needs_two, calculated_at = $3::timestamptz,
             state = case when judged.needs_one or judged.needs_two then 'waiting' else 'approved' end,
             decided_at = case when judged.needs_one or judged.needs_two then null else $3::timestamptz end
        from judged
       where run.merchant_id = $1 and run.run_id = $2 and run.state = 'calculating'`,
    values: [merchantCode, runId, now],
  });
}

export interface RunDecision {
  readonly state: 'approved' | 'rejected' | 'paid';
  readonly rejecterName?: string;
  readonly reason?: string;
}

export async function updateRunState(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  { state, rejecterName, reason = '' }: RunDecision,
  decidedAt: Date,
): Promise<void> {
  await tx.query({
    name: 'update-commission-run-state',
    text: `update wau.commission_runs
              set state = $3, rejecter_name = $4, reason = $5, decided_at = coalesce(decided_at, $6)
            where merchant_id = $1 and run_id = $2`,
    values: [merchantCode, runId, state, rejecterName ?? null, reason, decidedAt],
  });
}

/** Notes that a person has approved a run; who else had before, or `undefined` where this one had. */
export async function insertRunApproval(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  by: { readonly person: string; readonly personName: string; readonly reason: string },
  now: Date,
): Promise<readonly string[] | undefined> {
  const [row] = await tx.query<{ others: string[] }>({
    name: 'insert-commission-approval',
    text: `insert into wau.commission_approvals (merchant_id, run_id, person, person_name, approved_at, reason)
           values ($1, $2, $3, $4, $5, $6)
           on conflict (merchant_id, run_id, person) do nothing
           returning array(select other.person from wau.commission_approvals as other
                            where other.merchant_id = $1 and other.run_id = $2) as others`,
    values: [merchantCode, runId, by.person, by.personName, now, by.reason],
  });
  return row?.others;
}
