import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isAgent } from '../../../platform/sessions/member-types.ts';
import { readPayer } from '../contract/read-payer.ts';
import { selectChain, selectPlace } from './agent-desk-sql.ts';
import type { AgentOfDesk } from './agent-of-desk.ts';
import { standingView } from './standing-view.ts';

/**
 * Where a member stands. It is told of players as well: they have an upline, and may have brought friends.
 *
 * @throws Refusal `member.unknown`
 */
export async function getAgent(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  { merchantCode, memberId }: AgentOfDesk,
): Promise<CallValue<Calls['getAgent']>> {
  const [place, chain, payer] = await Promise.all([
    selectPlace(runner, merchantCode, memberId),
    selectChain(runner, merchantCode, memberId),
    readPayer(runner, { merchantCode, agentId: memberId }, new Date(clock.nowMs())),
  ]);
  if (place === undefined) throw new Refusal('member.unknown');
  return {
    ...standingView(place),
    isAgent: isAgent({ memberType: place.member_type }),
    chain: chain.map((row) => ({
      memberId: row.member_id,
      userName: row.username,
      memberType: row.member_type,
    })),
    payer,
    directCount: place.direct_count,
    teamBalanceMinor: minorToWire(place.team_balance_minor),
    countedAt: place.counted_at?.toISOString() ?? null,
  };
}
