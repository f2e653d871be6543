import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { MemberRates } from '@wau/rules/agency/member-rates';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { writeMemberRates } from '../modules/account/member-rate/member-rates.ts';
import type { ServerParts } from '../platform/server-parts.ts';

/** What is usual: more of what earns the house more. */
const atTheTop: MemberRates = { LIVE: 80, RNG: 120, SPORTS: 40, LOTT: 100, FISH: 100, ELOTT: 100, PVP: 60 };
const below: MemberRates = { LIVE: 50, RNG: 80, SPORTS: 20, LOTT: 60, FISH: 60, ELOTT: 60, PVP: 30 };

/** So that what was played yesterday brings something. */
const givenDaysAgo = 3;
const dayMs = 24 * 60 * 60_000;

/** What of stakes is given back at an agent: by the house at the top, less by the upline below. */
export function addDemoRates(
  { clock }: Pick<ServerParts, 'clock'>,
  tx: SqlRunner,
  merchantCode: MerchantCode,
  { agentId, uplineId }: { readonly agentId: MemberId; readonly uplineId: MemberId | null },
): Promise<void> {
  const rates = uplineId === null ? atTheTop : below;
  const given = { daysAhead: 0, by: uplineId ?? agentId, at: new Date(clock.nowMs() - givenDaysAgo * dayMs) };
  return writeMemberRates(tx, { merchantCode, memberId: agentId }, rates, given);
}
