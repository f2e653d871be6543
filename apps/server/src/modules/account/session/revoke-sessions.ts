import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { logoutEverywhere } from './logout-everywhere.ts';

/** Signs the member out everywhere; with `keepCurrent` everywhere else. */
export async function revokeSessions(
  parts: Pick<ServerParts, 'database' | 'clock'>,
  { merchant, member, session }: MemberContext,
  keepCurrent: boolean,
): Promise<CallValue<Calls['revokeSessions']>> {
  const kept = keepCurrent ? session.sessionId : undefined;
  return withTransaction(parts.database, async (tx) => ({
    endedCount: await logoutEverywhere(parts, tx, merchant.merchantCode, member.memberId, kept),
  }));
}
