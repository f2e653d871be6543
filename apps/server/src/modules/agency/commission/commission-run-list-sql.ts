import type { CommissionRunId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { PeriodRow } from './commission-list-sql.ts';
import type { RunState } from './commission-run-sql.ts';

interface RunApproval {
  readonly person_name: string;
  readonly approved_at: string;
  readonly reason: string;
}

export interface RunListRow extends PeriodRow {
  readonly run_id: CommissionRunId;
  readonly kind: ContractKind;
  readonly state: RunState;
  readonly currency: CurrencyCode;
  readonly payment_count: number;
  readonly line_count: number;
  readonly due_minor: Minor;
  readonly corrections_minor: Minor;
  readonly shortfall_minor: Minor;
  readonly paid_minor: Minor;
  readonly needs_two: boolean;
  /** In the order of the words, as JSON has them. */
  readonly approvals: readonly RunApproval[];
  readonly rejecter_name: string | null;
  readonly reason: string;
  readonly calculated_at: Date | null;
  readonly decided_at: Date | null;
}

/** Runs of a merchant in their order, or one of them. */
export function selectRuns(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  filter: {
    readonly runId?: CommissionRunId;
    readonly kind?: ContractKind | undefined;
    readonly state?: RunState | undefined;
    readonly order?: 'newest' | 'oldest';
    readonly after?: CommissionRunId | undefined;
    readonly limit: number;
  },
): Promise<readonly RunListRow[]> {
  const [beyond, direction] = filter.order === 'oldest' ? ['>', 'asc'] : ['<', 'desc'];
  return runner.query<RunListRow & Record<string, unknown>>({
    name: `select-commission-runs-${direction}`,
    text: `select run.run_id, run.kind, run.state, run.from_day::text as from_day, run.to_day::text as to_day, run.hour,
                  run.currency, run.payment_count, run.line_count, run.due_minor, run.corrections_minor,
                  run.shortfall_minor,
                  coalesce((select sum(payment.paid_minor) from wau.commission_payments as payment
                             where payment.merchant_id = $1 and payment.run_id = run.run_id), 0)::int8 as paid_minor,
                  run.needs_two,
                  (select coalesce(jsonb_agg(jsonb_build_object('person_name', approval.person_name,
                                                                'approved_at', approval.approved_at,
                                                                'reason', approval.reason)
                                             order by approval.approved_at, approval.person), '[]')
                     from wau.commission_approvals as approval
                    where approval.merchant_id = $1 and approval.run_id = run.run_id) as approvals,
                  run.rejecter_name, run.reason, run.calculated_at, run.decided_at
             from wau.commission_runs as run
            where run.merchant_id = $1 and ($2::text is null or run.run_id = $2)
              and ($3::text is null or run.kind = $3) and ($4::text is null or run.state = $4)
              and ($5::text is null or run.run_id ${beyond} $5)
            order by run.run_id ${direction} limit $6`,
    values: [
      merchantCode,
      filter.runId ?? null,
      filter.kind ?? null,
      filter.state ?? null,
      filter.after ?? null,
      filter.limit,
    ],
  });
}
