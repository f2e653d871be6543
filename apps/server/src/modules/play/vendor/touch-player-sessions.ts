import type { MerchantCode, SessionId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lastSeenPrecisionMs } from '../../../platform/sessions/session-lifetimes.ts';
import { touchSessions } from '../../../platform/sessions/session-lookup-sql.ts';
import type { Permission } from './plan-command.ts';

/** Who bets is there: keeps the sessions of players from ending while they only play. */
export async function touchPlayerSessions(
  runner: SqlRunner,
  permissions: readonly { readonly merchantCode: MerchantCode; readonly permission: Permission }[],
  nowMs: number,
  idleMs: number,
): Promise<void> {
  const due = new Map<SessionId, { merchantCode: MerchantCode; sessionId: SessionId }>();
  for (const { merchantCode, permission } of permissions) {
    const { last_seen_at: lastSeenAt, session_id: sessionId } = permission;
    if (lastSeenAt === null || sessionId === null) continue;
    if (nowMs - lastSeenAt.getTime() >= lastSeenPrecisionMs) due.set(sessionId, { merchantCode, sessionId });
  }
  if (due.size === 0) return;
  // In one order everywhere, so that two processes that touch the same sessions do not wait in a circle.
  const sessions = [...due.values()].sort((a, b) => (a.sessionId < b.sessionId ? -1 : 1));
  await touchSessions(runner, sessions, new Date(nowMs), new Date(nowMs + idleMs));
}
