import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { teamDaysKnown } from '@wau/contract/calls/agency/team-calls';
import { InvalidRequestError } from '@wau/service/http/validator';
import { selectMerchantDay } from '../../../platform/calendar/merchant-day-sql.ts';
import type { AgentContext } from '../../../platform/gates/agent-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { selectTeamCounters } from './team-sql.ts';

const dayMs = 24 * 60 * 60_000;

/** Somebody counts as online for so long after the last sign of life, which sessions note once a minute. */
const onlineMs = 5 * 60_000;

/**
 * How many of the agent's own team have logged in, bet and registered on a day of the merchant's time zone, and how many
 * are online. The team is everybody below the agent at any level, and never the agent.
 *
 * Refuses with `request.invalid` a day that is none, that lies in the future, or of which it is not known any more who
 * logged in, and more than one day: who came on two days is one member, so that a month could not be added up of days and
 * would be everybody's logins read at once. Longer times are `getTeamFigures`'.
 */
export async function getTeamOverview(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member }: Pick<AgentContext, 'merchant' | 'member'>,
  { startDate, endDate }: CallQuery<Calls['getTeamOverview']>,
): Promise<CallValue<Calls['getTeamOverview']>> {
  const nowMs = clock.nowMs();
  const { merchantCode } = merchant;
  const today = readDay(await selectMerchantDay(runner, merchantCode, new Date(nowMs)), 'endDate');
  const start = readDay(startDate, 'startDate');
  const end = readDay(endDate, 'endDate');
  if (start < today - (teamDaysKnown - 1) * dayMs || start > end) throw new InvalidRequestError('startDate');
  if (end > today || end !== start) throw new InvalidRequestError('endDate');
  const onlineSince = new Date(nowMs - onlineMs);
  const footer = await selectTeamCounters(runner, merchantCode, member.memberId, {
    day: startDate,
    onlineSince,
    now: new Date(nowMs),
  });
  return { footer };
}

/** The pattern lets the 45th of a month through. */
function readDay(text: string, field: string): number {
  const ms = Date.parse(`${text}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text)
    throw new InvalidRequestError(field);
  return ms;
}
