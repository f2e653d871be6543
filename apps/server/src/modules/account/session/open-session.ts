import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId, newToken } from '@wau/service/random';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { isPaused } from '../../../platform/sessions/pause-sql.ts';
import { tokenHashOf } from '../../../platform/sessions/session-token.ts';
import type { Caller } from '../credentials/caller.ts';
import type { RedeemedProof } from '../credentials/login-proof.ts';
import { insertSession, rememberDevice } from './session-sql.ts';

export type SessionView = CallValue<Calls['login']>;

export interface SessionOwner {
  readonly userName: string;
  readonly memberType: number;
  /** Tells the client to have the password changed. */
  readonly isFirstLogin: boolean;
  /** The account itself ends then, such as a free trial. */
  readonly playsUntilMs?: number;
}

/**
 * Writes a new session and returns what the client keeps of it: the only time that its token is seen. The browser, if
 * it has a token of its own, is from now on known as one that the member uses. With the transaction that the proof was
 * redeemed in.
 */
export async function openSession(
  parts: Pick<ServerParts, 'clock' | 'random' | 'config'>,
  runner: SqlRunner,
  { merchantCode, memberId }: RedeemedProof,
  owner: SessionOwner,
  caller: Pick<Caller, 'address' | 'device'> & Partial<Pick<Caller, 'deviceToken' | 'userAgent'>>,
): Promise<SessionView> {
  const nowMs = parts.clock.nowMs();
  const endsAtMs = Math.min(
    nowMs + parts.config.sessionAbsoluteMs,
    owner.playsUntilMs ?? Number.POSITIVE_INFINITY,
  );
  const token = newToken(parts.random);
  await insertSession(runner, {
    merchantCode,
    sessionId: newId('session', parts.clock, parts.random),
    memberId,
    tokenHash: tokenHashOf(token),
    device: caller.device,
    userAgent: caller.userAgent ?? '',
    address: caller.address,
    createdAt: new Date(nowMs),
    idleUntil: new Date(Math.min(nowMs + parts.config.sessionIdleMs, endsAtMs)),
    endsAt: new Date(endsAtMs),
    openedAtFirstLogin: owner.isFirstLogin,
  });
  if (caller.deviceToken !== undefined) {
    const deviceHash = tokenHashOf(caller.deviceToken);
    await rememberDevice(runner, merchantCode, memberId, deviceHash, new Date(nowMs));
  }
  return {
    token,
    merchantCode,
    userName: owner.userName,
    customerType: owner.memberType,
    firstTimeLogin: owner.isFirstLogin,
    mustChangePassword: owner.isFirstLogin,
    ...((await isPaused(runner, merchantCode, memberId, new Date(nowMs))) ? { isPaused: true } : {}),
  };
}
