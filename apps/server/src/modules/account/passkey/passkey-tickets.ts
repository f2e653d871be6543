import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { LoginEpoch } from '../member/login-epoch.ts';
import { issueTicket, type TicketKind, useTicket } from '../ticket/single-use-tickets.ts';

/** How long a browser's own dialog may stand open. */
export const passkeyChallengeLifetimeMs = 5 * 60_000;

/** A challenge for logging in; nobody has said yet who they are. */
export const loginChallenge: TicketKind<Record<string, never>> = {
  kind: 'passkey.login',
  lifetimeMs: passkeyChallengeLifetimeMs,
};

/** A challenge for a new passkey of one member, given out after the password; it carries the password's proof. */
export const creationChallenge: TicketKind<{
  readonly memberId: MemberId;
  readonly loginEpoch: LoginEpoch;
}> = {
  kind: 'passkey.creation',
  lifetimeMs: passkeyChallengeLifetimeMs,
};

/** The bytes of a fresh challenge, of which a hash is kept until it is answered or has run out. */
export async function issueChallenge<Payload>(
  parts: Pick<ServerParts, 'clock' | 'random' | 'runner'>,
  merchantCode: MerchantCode,
  kind: TicketKind<Payload>,
  payload: Payload,
): Promise<Uint8Array<ArrayBuffer>> {
  const ticket = await issueTicket(parts, parts.runner, merchantCode, kind, payload);
  return Uint8Array.from(Buffer.from(ticket, 'base64url'));
}

/**
 * The challenge that a browser says it has answered, used up with the asking; `undefined` when it is none of ours or
 * no longer. That the authenticator signed this very one is for the library to check.
 */
export async function useChallenge<Payload>(
  parts: Pick<ServerParts, 'clock'>,
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kind: TicketKind<Payload>,
  response: Readonly<Record<string, unknown>>,
): Promise<{ readonly challenge: string; readonly payload: Payload } | undefined> {
  const challenge = challengeIn(response);
  if (challenge === undefined) return undefined;
  const payload = await useTicket(parts, runner, merchantCode, kind, challenge);
  return payload === undefined ? undefined : { challenge, payload };
}

function challengeIn({ clientDataJSON }: Readonly<Record<string, unknown>>): string | undefined {
  if (typeof clientDataJSON !== 'string') return undefined;
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof data === 'object' && data !== null && 'challenge' in data && data.challenge;
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
