import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { endSession } from './session-sql.ts';

/** Ends the session; when this answers, neither its token nor the one before works anywhere. */
export async function logout(
  parts: Pick<ServerParts, 'runner' | 'clock'>,
  { merchant, session }: MemberContext,
): Promise<null> {
  await endSession(parts.runner, merchant.merchantCode, session.sessionId, new Date(parts.clock.nowMs()));
  return null;
}
