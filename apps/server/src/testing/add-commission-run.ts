import type { CommissionRunId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, systemRandom } from '@wau/service/random';

let added = 0;

/** The hour of the first run that is added here; each further one is of the hour before, so that no two are of the same. */
const firstHourMs = Date.parse('2026-01-10T00:00:00Z');

export interface AddedRun {
  readonly merchantCode: MerchantCode;
  readonly agentId: MemberId;
  /** Whose bet the line comes from: it need not stand below the agent. */
  readonly memberId: MemberId;
  /** The bet, as `vendor:studio:…`; none without one. */
  readonly betKey?: string;
  readonly currency?: string;
}

/** A run that waits for an operator, with one agent's payment of one line that comes from one bet. */
export async function addCommissionRun(runner: SqlRunner, run: AddedRun): Promise<CommissionRunId> {
  added += 1;
  const startsAt = new Date(firstHourMs - added * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 3_600_000);
  const runId = newId('commissionRun', { nowMs: () => Date.now() }, systemRandom);
  const { merchantCode, agentId, memberId, betKey, currency = 'MYR' } = run;
  const [source = '', provider = '', externalKey = ''] = (betKey ?? '').split(':');
  const batch = 1_000_000 + added;
  const statements: readonly (readonly [string, readonly unknown[]])[] = [
    [
      `insert into wau.commission_runs
         (merchant_id, run_id, kind, starts_at, ends_at, from_day, to_day, hour, currency, state, up_to_batch,
          reckoned_batch, active_turnover_minor, active_deposit_minor, carries_losses, payment_count, line_count,
          due_minor, created_at, calculated_at)
       values ($1, $2, 'hourlySalary', $3, $4, '2026-01-09', '2026-01-09', 1, $5, 'waiting', $6, $6, 1, 1, true, 1, 1, 500,
               $4, $4)`,
      [merchantCode, runId, startsAt, endsAt, currency, batch],
    ],
    [
      `insert into wau.commission_run_periods (merchant_id, run_id, starts_at, is_reckoned)
       values ($1, $2, $3, true)`,
      [merchantCode, runId, startsAt],
    ],
    [
      `insert into wau.commission_paths (merchant_id, path_key, agent_ids)
       values ($1, md5($2)::uuid, array[$2]) on conflict do nothing`,
      [merchantCode, agentId],
    ],
    [
      `insert into wau.commission_bases
         (merchant_id, hour, member_id, product, batch, path_key, turnover_minor, net_loss_minor)
       values ($1, $2, $3, 'RNG', $4, md5($5)::uuid, 100000, 1000)`,
      [merchantCode, startsAt, memberId, batch, agentId],
    ],
    [
      `insert into wau.commission_lines
         (merchant_id, run_id, agent_id, line, starts_at, basis, member_id, product, path_key, own_product, own_version,
          own_basis_points, downline_basis_points, after_batch, turnover_minor, net_loss_minor, parts, amount_minor)
       values ($1, $2, $3, 1, $4, 'share', $5, 'RNG', md5($3)::uuid, 'CONS', 1, 50, 0, 0, 100000, 1000, 5000000, 500)`,
      [merchantCode, runId, agentId, startsAt, memberId],
    ],
    [
      `insert into wau.commission_payments
         (merchant_id, run_id, agent_id, line_count, lines_minor, corrections_minor, shortfall_minor, due_minor)
       values ($1, $2, $3, 1, 500, 0, 0, 500)`,
      [merchantCode, runId, agentId],
    ],
    ...(betKey === undefined
      ? []
      : [
          [
            `insert into wau.commission_bets
               (merchant_id, source, provider, external_key, revision, member_id, product, hour, turnover_minor,
                net_loss_minor, batch)
             values ($1, $2, $3, $4, 1, $5, 'RNG', $6, 100000, 1000, $7)`,
            [merchantCode, source, provider, externalKey, memberId, startsAt, batch],
          ] as const,
        ]),
  ];
  for (const [text, values] of statements) await runner.query({ text, values });
  return runId;
}
