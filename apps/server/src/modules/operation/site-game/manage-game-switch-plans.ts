import type { CallBody, CallParams, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { addressSubject } from '@wau/service/http/address-subject';
import { InvalidRequestError } from '@wau/service/http/validator';
import { newId } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { Audited } from '../../../platform/audit/audited.ts';
import type { OperatorContext } from '../../../platform/gates/operator-gate.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { requireSeen } from '../settings/change-merchant-setting.ts';
import { refusingWrongSetting } from '../settings/refusing-wrong-setting.ts';
import { lockMerchant } from '../settings/settings-sql.ts';
import { enqueueCarryingOut } from './carry-out-game-switch-plans-job.ts';
import {
  countOpenPlans,
  insertPlan,
  type NewPlanRow,
  type PlanRow,
  selectPlan,
  setPlanSettled,
} from './game-switch-plan-sql.ts';
import { readSwitch } from './read-switch.ts';
import { switchNameOf } from './switch-name.ts';

type Planning = CallBody<Calls['planGameSwitch']>;
type Planner = Pick<OperatorContext, 'operator' | 'actor' | 'merchant'>;

/** A list that one looks through, not a calendar. */
const mostOpenPlans = 200;
const longestAheadMs = 366 * 86_400_000;

/**
 * Plans that a title or a vendor is switched from a moment on, or for a while.
 *
 * Invariants: two open plans of one switch never meet in time, so that it is clear what stands at any moment; the jobs that carry
 * it out exist if and only if it does. Locks: the merchant's row.
 *
 * @throws Refusal `setting.unknown`, `setting.changed` (at once, and it is so already), `switch.plan.past`,
 *   `switch.plan.overlaps`, `switch.plan.full`; InvalidRequestError without a reason, and for a while that is none
 */
export async function planGameSwitch(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { operator, actor, merchant: { merchantCode } }: Planner,
  planning: Planning,
): Promise<Audited<CallValue<Calls['planGameSwitch']>>> {
  const now = new Date(clock.nowMs());
  const reason = readReason(planning.reason);
  const period = readPeriod(planning, now);
  await lockMerchant(tx, merchantCode);
  const of = { vendorCode: planning.vendor, gameId: planning.gameId ?? undefined };
  const value = planning.isOn ? 'on' : 'off';
  await refusingWrongSetting(async () => {
    const present = await readSwitch(tx, merchantCode, of);
    if (planning.beginsAt === null) requireSeen(switchNameOf(of), present, planning.isOn ? 'off' : 'on');
  });
  const row: NewPlanRow = {
    merchant_id: merchantCode,
    plan_id: newId('gameSwitchPlan', clock, random),
    vendor_code: planning.vendor,
    game_id: planning.gameId,
    is_on: planning.isOn,
    ...period,
    reason,
    planned_by: operator.operatorId,
    planned_by_name: operator.username,
    planned_at: now,
    address: actor.kind === 'installation' ? '' : addressSubject(actor.address),
    request_id: actor.kind === 'installation' ? '' : actor.requestId,
  };
  const { open_count: openCount, overlapping_count: overlappingCount } = await countOpenPlans(tx, row);
  if (overlappingCount > 0) throw new Refusal('switch.plan.overlaps');
  if (openCount >= mostOpenPlans) throw new Refusal('switch.plan.full');
  await insertPlan(tx, row);
  await enqueueCarryingOut(tx, row);
  return {
    value: { planId: row.plan_id },
    change: {
      subject: switchNameOf(of),
      oldValues: { plannedValue: null },
      newValues: { plannedValue: value, ...momentsOf(row), reason, planId: row.plan_id },
    },
  };
}

/**
 * Drops what is planned, one's own or a colleague's; of what has begun its end, so that it stays as it is.
 *
 * Locks: the merchant's row. @throws Refusal `switch.plan.unknown`, `switch.plan.settled`
 */
export async function dropGameSwitchPlan(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { planId }: CallParams<Calls['dropGameSwitchPlan']>,
): Promise<Audited<null>> {
  await lockMerchant(tx, merchantCode);
  const plan = await selectPlan(tx, { merchantCode, planId });
  if (plan === undefined) throw new Refusal('switch.plan.unknown');
  if (plan.state !== 'planned' && plan.state !== 'begun') throw new Refusal('switch.plan.settled');
  await setPlanSettled(tx, { merchantCode, planId }, 'dropped', new Date(clock.nowMs()));
  return {
    value: null,
    change: {
      subject: switchNameOf({ vendorCode: plan.vendor_code, gameId: plan.game_id ?? undefined }),
      oldValues: { plannedValue: plan.is_on ? 'on' : 'off', ...momentsOf(plan), planId },
      newValues: { plannedValue: null },
    },
  };
}

function readPeriod(
  { beginsAt, endsAt }: Pick<Planning, 'beginsAt' | 'endsAt'>,
  now: Date,
): Pick<NewPlanRow, 'begins_at' | 'ends_at'> {
  // At once and for good is a switch, which needs no plan.
  if (beginsAt === null && endsAt === null) throw new InvalidRequestError('endsAt');
  const begins_at = beginsAt === null ? now : readMoment(beginsAt, 'beginsAt');
  const ends_at = endsAt === null ? null : readMoment(endsAt, 'endsAt');
  if (ends_at !== null && ends_at <= begins_at) throw new InvalidRequestError('endsAt');
  const latest = new Date(now.getTime() + longestAheadMs);
  if ((beginsAt !== null && begins_at <= now) || (ends_at ?? begins_at) > latest) {
    throw new Refusal('switch.plan.past');
  }
  return { begins_at, ends_at };
}

/** The schema sees that it looks like one; the thirtieth of February does as well. */
function readMoment(text: string, field: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new InvalidRequestError(field);
  return moment;
}

function momentsOf({ begins_at, ends_at }: Pick<PlanRow, 'begins_at' | 'ends_at'>) {
  return { beginsAt: begins_at.toISOString(), endsAt: ends_at?.toISOString() ?? null };
}
