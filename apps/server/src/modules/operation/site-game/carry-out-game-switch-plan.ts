import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { insertAuditEntry } from '../../../platform/audit/audit-sql.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeMerchantSetting } from '../settings/change-merchant-setting.ts';
import { lockMerchant } from '../settings/settings-sql.ts';
import {
  type PlanKey,
  type PlanRow,
  selectLastSwitchPlan,
  selectPlan,
  setPlanBegun,
  setPlanSettled,
} from './game-switch-plan-sql.ts';
import { readSwitch } from './read-switch.ts';
import { switchNameOf } from './switch-name.ts';

/**
 * Carries out what is due of a plan: its begin, or its end.
 *
 * Invariants: each is carried out once, however often and by however many processes this is called; what somebody has switched by
 * hand stands. So a plan that finds its switch as it wants it does nothing, its end included, and an end switches back only
 * what the plan itself has switched last. A while that was over before it could begin is left out whole. The entry of the
 * audit is that of whoever planned it. Locks: the merchant's row, which whoever switches, plans or drops locks as well.
 */
export function carryOutGameSwitchPlan(
  { database, clock }: Pick<ServerParts, 'database' | 'clock'>,
  key: PlanKey,
): Promise<void> {
  return withTransaction(database, async (tx) => {
    await lockMerchant(tx, key.merchantCode);
    const plan = await selectPlan(tx, key);
    if (plan === undefined) return;
    const now = new Date(clock.nowMs());
    if (plan.state === 'planned' && plan.begins_at <= now) await begin(tx, plan, now);
    else if (plan.state === 'begun' && plan.ends_at !== null && plan.ends_at <= now) await end(tx, plan, now);
  });
}

async function begin(tx: SqlRunner, plan: PlanRow, now: Date): Promise<void> {
  if (plan.ends_at !== null && plan.ends_at <= now) return setPlanSettled(tx, keyOf(plan), 'missed', now);
  const present = await readSwitch(tx, plan.merchant_id, subjectOf(plan));
  if (present === switchValue(plan.is_on)) return setPlanSettled(tx, keyOf(plan), 'overtaken', now);
  await change(tx, plan, plan.is_on, now);
  if (plan.ends_at === null) await setPlanSettled(tx, keyOf(plan), 'done', now);
  else await setPlanBegun(tx, keyOf(plan));
}

async function end(tx: SqlRunner, plan: PlanRow, now: Date): Promise<void> {
  const last = await selectLastSwitchPlan(tx, plan.merchant_id, switchNameOf(subjectOf(plan)));
  if (last !== plan.plan_id) return setPlanSettled(tx, keyOf(plan), 'overtaken', now);
  await change(tx, plan, !plan.is_on, now);
  await setPlanSettled(tx, keyOf(plan), 'done', now);
}

async function change(tx: SqlRunner, plan: PlanRow, isOn: boolean, now: Date): Promise<void> {
  const { change: changed } = await changeMerchantSetting(tx, {
    merchantId: plan.merchant_id,
    settingName: switchNameOf(subjectOf(plan)),
    value: switchValue(isOn),
  });
  await insertAuditEntry(tx, plan.merchant_id, {
    recordedAt: now,
    actor: {
      kind: 'operator',
      actorId: plan.planned_by,
      actorName: plan.planned_by_name,
      address: plan.address,
      requestId: plan.request_id,
    },
    action: 'carryOutGameSwitchPlan',
    subject: changed.subject,
    oldValues: changed.oldValues,
    newValues: { ...changed.newValues, reason: plan.reason, planId: plan.plan_id },
  });
}

function switchValue(isOn: boolean): string {
  return isOn ? 'on' : 'off';
}

function keyOf({ merchant_id: merchantCode, plan_id: planId }: PlanRow): PlanKey {
  return { merchantCode, planId };
}

function subjectOf({ vendor_code: vendorCode, game_id: gameId }: PlanRow) {
  return { vendorCode, gameId: gameId ?? undefined };
}
