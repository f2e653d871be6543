import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { describeBrowser } from '../session/describe-browser.ts';
import { selectDeskSessions, selectKnownDevices } from './desk-sessions-sql.ts';
import type { DeskMember } from './member-desk-sql.ts';
import { requireDeskMember } from './require-desk-member.ts';

const shownSessions = 100;

/**
 * A member's sessions, those that are over as well, with the network of each and not the very address.
 *
 * @throws Refusal `member.unknown`
 */
export async function listMemberSessions(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  member: DeskMember,
): Promise<CallValue<Calls['listMemberSessions']>> {
  await requireDeskMember(runner, member);
  const [rows, devices] = await Promise.all([
    selectDeskSessions(runner, member, new Date(clock.nowMs()), shownSessions),
    selectKnownDevices(runner, member, shownSessions),
  ]);
  return {
    list: rows.map((row) => ({
      sessionId: row.session_id,
      isLive: row.is_live,
      ...describeBrowser(row.user_agent),
      network: row.network,
      loggedInAt: row.created_at.toISOString(),
      lastSeenAt: row.last_seen_at.toISOString(),
    })),
    devices: devices.map((lastLoginAt) => ({ lastLoginAt: lastLoginAt.toISOString() })),
  };
}
