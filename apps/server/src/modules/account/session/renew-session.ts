import { newToken } from '@wau/service/random';
import { Refusal } from '@wau/service/refusal';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { previousTokenGraceMs } from '../../../platform/sessions/session-lifetimes.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import type { SessionView } from './open-session.ts';
import { replaceToken } from './session-sql.ts';

/**
 * Replaces a session's token and moves its idle end. The token before works for a short grace, so that requests
 * under way and a renewal whose answer was lost do not log the player out. The end of the session itself stays.
 */
export async function renewSession(
  parts: Pick<ServerParts, 'runner' | 'clock' | 'random' | 'config'>,
  { merchant, session }: MemberContext,
): Promise<SessionView> {
  const nowMs = parts.clock.nowMs();
  const token = newToken(parts.random);
  const isReplaced = await replaceToken(parts.runner, {
    merchantCode: merchant.merchantCode,
    sessionId: session.sessionId,
    tokenHash: tokenHashOf(token),
    previousUntil: new Date(nowMs + previousTokenGraceMs),
    now: new Date(nowMs),
    idleUntil: new Date(nowMs + parts.config.sessionIdleMs),
  });
  if (!isReplaced) throw new Refusal('session.ended');
  return {
    token,
    merchantCode: merchant.merchantCode,
    userName: session.member.userName,
    customerType: session.member.memberType,
    firstTimeLogin: session.member.isFirstLogin,
    mustChangePassword: session.member.mustChangePassword,
    ...(session.isPaused ? { isPaused: true } : {}),
  };
}
