import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { Refusal } from '@wau/service/refusal';
import { requireDays } from '../../../platform/calendar/require-days.ts';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readTeamPeriod } from '../team/read-team-period.ts';
import { selectPlace } from './agent-desk-sql.ts';
import type { AgentOfDesk } from './agent-of-desk.ts';

/**
 * What the team below an agent did over some days, as the agent reads it.
 *
 * @throws Refusal `member.unknown`
 */
export async function getAgentFigures(
  { runner }: Pick<ServerParts, 'runner'>,
  { currencyCode }: Pick<Merchant, 'currencyCode'>,
  { merchantCode, memberId }: AgentOfDesk,
  asked: CallQuery<Calls['getAgentFigures']>,
): Promise<CallValue<Calls['getAgentFigures']>> {
  const days = requireDays(asked);
  if ((await selectPlace(runner, merchantCode, memberId)) === undefined) throw new Refusal('member.unknown');
  return readTeamPeriod(runner, { merchantCode, currencyCode, agentId: memberId }, days);
}
