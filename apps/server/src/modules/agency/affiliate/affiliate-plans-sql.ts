import type { MerchantCode } from '@wau/contract/ids';
import type { WireTerms } from '@wau/rules/agency/affiliate-wire-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface PlanRow {
  readonly plan_code: string;
  readonly version: number;
  readonly plan_name: string;
  readonly terms: WireTerms;
  readonly starts_on: string;
  readonly stored_by: string;
  readonly stored_at: Date;
}

const columns = 'plan_code, version, plan_name, terms, starts_on::text as starts_on, stored_by, stored_at';

/** All plans, of each the latest version first. */
export function selectPlans(runner: SqlRunner, merchantCode: MerchantCode): Promise<readonly PlanRow[]> {
  return runner.query<PlanRow & Record<string, unknown>>({
    name: 'select-affiliate-plans',
    text: `select ${columns} from wau.affiliate_plans where merchant_id = $1 order by plan_code, version desc`,
    values: [merchantCode],
  });
}

/** The version of a plan that holds on a day; before the first one that one. */
export async function selectPlanOn(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  planCode: string,
  day: string,
): Promise<PlanRow | undefined> {
  const [row] = await runner.query<PlanRow & Record<string, unknown>>({
    name: 'select-affiliate-plan-on',
    text: `select ${columns} from wau.affiliate_plans
            where merchant_id = $1 and plan_code = $2
            order by starts_on <= $3::date desc, case when starts_on <= $3::date then -version else version end
            limit 1`,
    values: [merchantCode, planCode, day],
  });
  return row;
}

/** Lets nobody else store a version of the plan before the transaction ends, and gives the latest one. */
export async function lockPlan(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  planCode: string,
): Promise<PlanRow | undefined> {
  await tx.query({
    name: 'lock-affiliate-plan',
    text: `select pg_advisory_xact_lock(hashtextextended('affiliate plan ' || $1 || ' ' || $2, 0))`,
    values: [merchantCode, planCode],
  });
  const [row] = await tx.query<PlanRow & Record<string, unknown>>({
    name: 'select-latest-affiliate-plan',
    text: `select ${columns} from wau.affiliate_plans where merchant_id = $1 and plan_code = $2
            order by version desc limit 1`,
    values: [merchantCode, planCode],
  });
  return row;
}

export async function insertPlan(tx: SqlRunner, merchantCode: MerchantCode, row: PlanRow): Promise<void> {
  await tx.query({
    name: 'insert-affiliate-plan',
    text: `insert into wau.affiliate_plans (merchant_id, plan_code, version, plan_name, terms, starts_on, stored_by,
                                            stored_at)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      merchantCode,
      row.plan_code,
      row.version,
      row.plan_name,
      JSON.stringify(row.terms),
      row.starts_on,
      row.stored_by,
      row.stored_at,
    ],
  });
}
