import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { findAffiliateFault } from '@wau/rules/agency/affiliate-terms';
import { termsFromWire, termsToWire } from '@wau/rules/agency/affiliate-wire-terms';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { InvalidRequestError } from '@wau/service/http/validator';
import { Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { personOf } from '../../../platform/audit/person-of.ts';
import { firstOfMonth } from '../../../platform/calendar/calendar-days.ts';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { insertPlan, lockPlan, selectPlans } from './affiliate-plans-sql.ts';

/** What affiliates are paid by. */
export async function listAffiliatePlans(
  runner: SqlRunner,
  { merchantCode, currencyCode }: Pick<Merchant, 'merchantCode' | 'currencyCode'>,
): Promise<CallValue<Calls['listAffiliatePlans']>> {
  const rows = await selectPlans(runner, merchantCode);
  return {
    currencyCode,
    list: rows.map((row) => ({
      planCode: row.plan_code,
      planName: row.plan_name,
      version: row.version,
      ...row.terms,
      startsOn: row.starts_on,
      storedBy: row.stored_by,
      storedAt: row.stored_at.toISOString(),
    })),
  };
}

/**
 * Adds a version of a plan, which holds for whole months from the next one on; the first version of a plan from this month
 * on. The same version sent again finds itself done.
 *
 * Locks: the plan's name.
 *
 * @throws Refusal `affiliate.changed`, `affiliate.plan.invalid`; InvalidRequestError without a reason or a name
 */
export async function storeAffiliatePlan(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  { merchantCode }: Pick<Merchant, 'merchantCode'>,
  actor: Actor,
  body: CallBody<Calls['storeAffiliatePlan']>,
): Promise<Audited<CallValue<Calls['storeAffiliatePlan']>>> {
  const reason = readReason(body.reason);
  const planName = body.planName.trim().replaceAll(/\s+/g, ' ');
  if (planName === '') throw new InvalidRequestError('planName');
  const terms = termsFromWire(body);
  if (findAffiliateFault(terms) !== undefined) throw new Refusal('affiliate.plan.invalid');
  const now = new Date(clock.nowMs());
  const { planCode } = body;
  const latest = await lockPlan(tx, merchantCode, planCode);
  const wire = termsToWire(terms);
  const isSent =
    latest?.version === body.version + 1 &&
    latest.plan_name === planName &&
    JSON.stringify(termsToWire(termsFromWire(latest.terms))) === JSON.stringify(wire);
  if (!isSent && (latest?.version ?? 0) !== body.version) throw new Refusal('affiliate.changed');
  const version = body.version + 1;
  const today = await selectMerchantDay(tx, merchantCode, now);
  const startsOn = isSent ? latest.starts_on : firstOfMonth(today, latest === undefined ? 0 : 1);
  if (!isSent) {
    await insertPlan(tx, merchantCode, {
      ...{ plan_code: planCode, version, plan_name: planName, terms: wire, starts_on: startsOn },
      ...{ stored_by: personOf(actor).personName, stored_at: now },
    });
  }
  return {
    value: { planCode, version, startsOn },
    change: {
      subject: planCode,
      oldValues:
        latest === undefined ? {} : { planName: latest.plan_name, terms: JSON.stringify(latest.terms) },
      newValues: { planName, version, startsOn, terms: JSON.stringify(wire), reason },
    },
  };
}
