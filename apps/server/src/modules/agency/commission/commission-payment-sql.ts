import type { MemberId } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { RunKey } from './commission-run-sql.ts';

/** Agents who are due nothing have been paid with it; what they owe stays. */
export async function closeEmptyPayments(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  kind: ContractKind,
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'close-empty-commission-payments',
    text: `update wau.commission_payments as payment
              set paid_minor = 0, paid_at = $4, (owed_before_minor, owed_after_minor) = (
                  select coalesce(max(debt.owed_minor), 0), coalesce(max(debt.owed_minor), 0)
                    from wau.commission_debts as debt
                   where debt.merchant_id = $1 and debt.agent_id = payment.agent_id and debt.kind = $3)
            where merchant_id = $1 and run_id = $2 and paid_at is null and due_minor = 0`,
    values: [merchantCode, runId, kind, now],
  });
}

export interface OpenPayment {
  readonly agent_id: MemberId;
  readonly due_minor: Minor;
  readonly owed_minor: Minor;
}

/** The next payments of a run that are still to be made, with what their agents owe by the kind, locked. */
export function lockOpenPayments(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  kind: ContractKind,
  limit: number,
): Promise<readonly OpenPayment[]> {
  return tx.query<OpenPayment & Record<string, unknown>>({
    name: 'lock-commission-payments',
    text: `select payment.agent_id, payment.due_minor,
                  coalesce((select debt.owed_minor from wau.commission_debts as debt
                             where debt.merchant_id = $1 and debt.agent_id = payment.agent_id and debt.kind = $3), 0)
                    as owed_minor
             from wau.commission_payments as payment
            where payment.merchant_id = $1 and payment.run_id = $2 and payment.paid_at is null
            order by payment.agent_id limit $4
              for no key update of payment`,
    values: [merchantCode, runId, kind, limit],
  });
}

export interface MadePayment {
  readonly agentId: MemberId;
  readonly owedBeforeMinor: bigint;
  readonly owedAfterMinor: bigint;
  readonly paidMinor: bigint;
}

/**
 * Notes what was paid. The payments are found by their agents' ids: of a run that was just written the planner expects few, and
 * would read all of them for each.
 */
export async function updatePayments(
  tx: SqlRunner,
  { merchantCode, runId }: RunKey,
  kind: ContractKind,
  payments: readonly MadePayment[],
  now: Date,
): Promise<void> {
  await tx.query({
    name: 'update-commission-payments',
    text: `with made as materialized (
             select agent_id collate "C" as agent_id, owed_before, owed_after, paid
               from unnest($3::text[], $4::bigint[], $5::bigint[], $6::bigint[])
                    as made (agent_id, owed_before, owed_after, paid)
           ), debts as (
             insert into wau.commission_debts as debt (merchant_id, agent_id, kind, owed_minor)
             select $1, agent_id, $8, owed_after from made where owed_before <> owed_after
             on conflict (merchant_id, agent_id, kind) do update set owed_minor = excluded.owed_minor
           )
           update wau.commission_payments as payment
              set owed_before_minor = made.owed_before, owed_after_minor = made.owed_after, paid_minor = made.paid,
                  paid_at = $7
             from made
            where payment.merchant_id = $1 and payment.run_id = $2 and payment.agent_id = any ($3::text[])
              and payment.agent_id = made.agent_id`,
    values: [
      merchantCode,
      runId,
      payments.map((each) => each.agentId),
      payments.map((each) => each.owedBeforeMinor),
      payments.map((each) => each.owedAfterMinor),
      payments.map((each) => each.paidMinor),
      now,
      kind,
    ],
  });
}
