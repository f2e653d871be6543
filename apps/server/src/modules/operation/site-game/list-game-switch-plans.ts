import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { type ListedPlanRow, selectLastSwitchPlan, selectListedPlans } from './game-switch-plan-sql.ts';
import { switchNameOf } from './switch-name.ts';

/** What was planned long ago stands in the audit. */
const settledCount = 20;

/** What is planned, and what became of the latest that were. */
export async function listGameSwitchPlans(
  { runner }: { readonly runner: SqlRunner },
  { merchant: { merchantCode }, language }: Pick<OperatorContext, 'merchant' | 'language'>,
): Promise<CallValue<Calls['listGameSwitchPlans']>> {
  const rows = await selectListedPlans(runner, merchantCode, language, settledCount);
  const list = await Promise.all(
    rows.map(async (row) => {
      const of = { vendorCode: row.vendor_code, gameId: row.game_id ?? undefined };
      // What somebody has switched meanwhile is not switched back, and so it is said before its end already.
      const isOvertaken =
        row.state === 'begun' &&
        (await selectLastSwitchPlan(runner, merchantCode, switchNameOf(of))) !== row.plan_id;
      return planView(row, isOvertaken);
    }),
  );
  return { list };
}

function planView(
  row: ListedPlanRow,
  isOvertaken: boolean,
): CallValue<Calls['listGameSwitchPlans']>['list'][number] {
  return {
    planId: row.plan_id,
    vendor: row.vendor_code,
    gameId: row.game_id,
    name: row.name,
    isOn: row.is_on,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    reason: row.reason,
    state: isOvertaken ? 'overtaken' : row.state,
    settledAt: row.settled_at?.toISOString() ?? null,
    plannedBy: row.planned_by_name,
    plannedAt: row.planned_at.toISOString(),
  };
}
