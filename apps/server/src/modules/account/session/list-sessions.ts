import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { describeBrowser } from './describe-browser.ts';
import { selectMemberSessions } from './session-sql.ts';

/** What the web app sends as `Device` when it runs from the home screen. */
const standaloneDevice = 'OTHERS';

/** The member's own live sessions with device and login, the one used last first. */
export async function listSessions(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, member, session }: MemberContext,
): Promise<CallValue<Calls['listSessions']>> {
  const now = new Date(parts.clock.nowMs());
  const rows = await selectMemberSessions(parts.runner, merchant.merchantCode, member.memberId, now);
  return {
    list: rows.map((row) => ({
      sessionId: row.session_id,
      isCurrent: row.session_id === session.sessionId,
      ...describeBrowser(row.user_agent),
      isStandalone: row.device === standaloneDevice,
      address: row.address,
      loggedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
  };
}
