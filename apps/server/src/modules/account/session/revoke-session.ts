import type { SessionId } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endOneSession } from './end-one-session.ts';

/**
 * Ends one of the own sessions.
 *
 * @throws Refusal `session.unknown`
 */
export async function revokeSession(
  parts: Pick<ServerParts, 'database' | 'clock'>,
  { merchant, member }: MemberContext,
  sessionId: SessionId,
): Promise<null> {
  const owner = { merchantCode: merchant.merchantCode, memberId: member.memberId };
  await withTransaction(parts.database, (tx) => endOneSession(parts, tx, owner, sessionId));
  return null;
}
