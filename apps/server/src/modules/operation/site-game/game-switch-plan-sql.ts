import type { Id, MerchantCode, OperatorId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export type GameSwitchPlanId = Id<'gameSwitchPlan'>;

export type OpenPlanState = 'planned' | 'begun';
export type SettledPlanState = 'done' | 'dropped' | 'overtaken' | 'missed';

export interface PlanKey {
  readonly merchantCode: MerchantCode;
  readonly planId: GameSwitchPlanId;
}

export interface NewPlanRow {
  readonly merchant_id: MerchantCode;
  readonly plan_id: GameSwitchPlanId;
  readonly vendor_code: string;
  readonly game_id: string | null;
  readonly is_on: boolean;
  readonly begins_at: Date;
  readonly ends_at: Date | null;
  readonly reason: string;
  readonly planned_by: OperatorId;
  readonly planned_by_name: string;
  readonly planned_at: Date;
  readonly address: string;
  readonly request_id: string;
}

export interface PlanRow extends NewPlanRow {
  readonly state: OpenPlanState | SettledPlanState;
}

export async function insertPlan(runner: SqlRunner, row: NewPlanRow): Promise<void> {
  await runner.query({
    text: `
      insert into wau.game_switch_plans
        (merchant_id, plan_id, vendor_code, game_id, is_on, begins_at, ends_at, reason, planned_by, planned_by_name,
         planned_at, address, request_id)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    values: [
      ...[row.merchant_id, row.plan_id, row.vendor_code, row.game_id, row.is_on, row.begins_at, row.ends_at],
      ...[row.reason, row.planned_by, row.planned_by_name, row.planned_at, row.address, row.request_id],
    ],
  });
}

export async function selectPlan(
  runner: SqlRunner,
  { merchantCode, planId }: PlanKey,
): Promise<PlanRow | undefined> {
  const rows = await runner.query<PlanRow & Record<string, unknown>>({
    text: `
      select merchant_id, plan_id, vendor_code, game_id, is_on, begins_at, ends_at, reason, state, planned_by,
             planned_by_name, planned_at, address, request_id
        from wau.game_switch_plans
       where merchant_id = $1 and plan_id = $2`,
    values: [merchantCode, planId],
  });
  return rows[0];
}

/** How many are open at a merchant, and how many of those are about the same switch at a time of the new one. */
export async function countOpenPlans(
  runner: SqlRunner,
  { merchant_id, vendor_code, game_id, begins_at, ends_at }: NewPlanRow,
): Promise<{ readonly open_count: number; readonly overlapping_count: number }> {
  const rows = await runner.query<{ open_count: number; overlapping_count: number }>({
    text: `
      select count(*)::int4 as open_count,
             (count(*) filter (
               where vendor_code = $2 and game_id is not distinct from $3::text
                 and begins_at <= coalesce($5::timestamptz, $4::timestamptz) and coalesce(ends_at, begins_at) >= $4::timestamptz
             ))::int4 as overlapping_count
        from wau.game_switch_plans
       where merchant_id = $1 and settled_at is null`,
    values: [merchant_id, vendor_code, game_id, begins_at, ends_at],
  });
  return rows[0] ?? { open_count: 0, overlapping_count: 0 };
}

export async function setPlanBegun(runner: SqlRunner, { merchantCode, planId }: PlanKey): Promise<void> {
  await runner.query({
    text: `update wau.game_switch_plans set state = 'begun' where merchant_id = $1 and plan_id = $2`,
    values: [merchantCode, planId],
  });
}

export async function setPlanSettled(
  runner: SqlRunner,
  { merchantCode, planId }: PlanKey,
  state: SettledPlanState,
  now: Date,
): Promise<void> {
  await runner.query({
    text: `update wau.game_switch_plans set state = $3, settled_at = $4 where merchant_id = $1 and plan_id = $2`,
    values: [merchantCode, planId, state, now],
  });
}

/** What has come to its moment, of all merchants, in the order of these moments. */
export function selectDuePlans(
  runner: SqlRunner,
  now: Date,
  limit: number,
): Promise<readonly { readonly merchant_id: MerchantCode; readonly plan_id: GameSwitchPlanId }[]> {
  return runner.query<{ merchant_id: MerchantCode; plan_id: GameSwitchPlanId }>({
    name: 'select-due-game-switch-plans',
    text: `
      select merchant_id, plan_id from (
        select merchant_id, plan_id, begins_at as due_at from wau.game_switch_plans
         where state = 'planned' and begins_at <= $1
        union all
        select merchant_id, plan_id, ends_at from wau.game_switch_plans
         where state = 'begun' and ends_at <= $1) as due
       order by due_at, plan_id limit $2`,
    values: [now, limit],
  });
}

/** The next moment up to `until` at which something is due. */
export async function selectNextPlanMoment(runner: SqlRunner, until: Date): Promise<Date | undefined> {
  const rows = await runner.query<{ due_at: Date | null }>({
    name: 'select-next-game-switch-plan',
    text: `
      select least(
        (select min(begins_at) from wau.game_switch_plans where state = 'planned' and begins_at <= $1),
        (select min(ends_at) from wau.game_switch_plans where state = 'begun' and ends_at <= $1)) as due_at`,
    values: [until],
  });
  return rows[0]?.due_at ?? undefined;
}

/** Whose the last switch of a title or vendor was: the plan's that carried it out; `undefined`: somebody's, by hand. */
export async function selectLastSwitchPlan(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  switchName: string,
): Promise<string | undefined> {
  const rows = await runner.query<{ plan_id: string | null }>({
    text: `
      select new_values ->> 'planId' as plan_id from wau.audit_entries
       where merchant_id = $1 and subject = $2
         and action in ('switchGame', 'switchVendor', 'changeMerchantSetting', 'carryOutGameSwitchPlan')
         and old_values ->> 'value' is distinct from new_values ->> 'value'
       order by entry_id desc limit 1`,
    values: [merchantCode, switchName],
  });
  return rows[0]?.plan_id ?? undefined;
}

export interface ListedPlanRow {
  readonly plan_id: GameSwitchPlanId;
  readonly vendor_code: string;
  readonly game_id: string | null;
  /** Of the title, or of the vendor. */
  readonly name: string;
  readonly is_on: boolean;
  readonly begins_at: Date;
  readonly ends_at: Date | null;
  readonly reason: string;
  readonly state: OpenPlanState | SettledPlanState;
  readonly settled_at: Date | null;
  readonly planned_by_name: string;
  readonly planned_at: Date;
}

/** All that is open, the next first, then the latest that are settled. */
export function selectListedPlans(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  settledCount: number,
): Promise<readonly ListedPlanRow[]> {
  return runner.query<ListedPlanRow & Record<string, unknown>>({
    text: `
      with listed as (
        (select * from wau.game_switch_plans where merchant_id = $1 and settled_at is null)
        union all
        (select * from wau.game_switch_plans where merchant_id = $1 and settled_at is not null
          order by settled_at desc limit $3)
      )
      select plan.plan_id, plan.vendor_code, plan.game_id,
             coalesce(wau.game_name_in(game, $2), vendor.vendor_name) as name, plan.is_on, plan.begins_at, plan.ends_at,
             plan.reason, plan.state, plan.settled_at, plan.planned_by_name, plan.planned_at
        from listed as plan
        join wau.vendors as vendor using (merchant_id, vendor_code)
        left join wau.games as game using (merchant_id, vendor_code, game_id)
       order by plan.settled_at desc nulls first,
                case plan.state when 'begun' then plan.ends_at else plan.begins_at end, plan.plan_id`,
    values: [merchantCode, language, settledCount],
  });
}
