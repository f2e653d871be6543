import type { MemberId, MerchantCode } from '@wau/contract/ids';
import { findAboveOwn, type MemberRates } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { readMemberRates } from '../../account/member-rate/member-rates.ts';

/**
 * Holds rates that an agent gives against what the agent has, today and from tomorrow on.
 *
 * @throws Refusal `rate.above.own` with the product
 */
export async function requireOwnRates(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  agentId: MemberId,
  wanted: MemberRates,
  now: Date,
): Promise<void> {
  const today = await readMemberRates(runner, merchantCode, [agentId], now);
  const later = await readMemberRates(runner, merchantCode, [agentId]);
  const above = findAboveOwn(wanted, today.get(agentId) ?? {}, later.get(agentId) ?? {});
  if (above !== undefined) throw new Refusal('rate.above.own', { field: `rates.${above}` });
}
