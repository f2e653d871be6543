import { headerNames } from '@wau/contract/headers';
import { addressSubject } from '@wau/service/http/address-subject';
import type { CallGate } from '@wau/service/http/call-registrar';
import { Refusal } from '@wau/service/refusal';
import type { FastifyRequest } from 'fastify';
import { getPlayBalance } from './calls/get-play-balance.ts';
import { playerLimitKey, type RateLimit } from './play-sessions/play-rate-limit.ts';
import type { PlaySession } from './play-sessions/play-session-sql.ts';
import { type PlayTokenParts, parsePlayToken } from './play-sessions/play-token.ts';
import type { StudioContext } from './studio-context.ts';

/** Anybody, but not without end: by address. */
export function visitorGate(limit: RateLimit): CallGate<undefined> {
  return {
    async enter(request) {
      limit(addressSubject(request.ip));
      return undefined;
    },
  };
}

/**
 * Whoever shows what could be a play token. Whose it is is left to the use case, which looks it up for a whole batch
 * and counts the player's bets together; the limit here only keeps one token from filling the batches.
 */
export function tokenGate(limit: RateLimit): CallGate<PlayTokenParts> {
  return {
    async enter(request) {
      return readToken(request, limit);
    },
  };
}

/** A player with a live play session; all tokens of a player share the limit. */
export function playerGate(studio: StudioContext, limit: RateLimit): CallGate<PlaySession> {
  return {
    async enter(request) {
      const token = readToken(request, limit);
      const [session] = await studio.findPlaySessions([token], new Date(studio.clock.nowMs()));
      if (session === undefined) throw new Refusal('session.ended');
      limit(playerLimitKey(session));
      return session;
    },
  };
}

/**
 * A player who is still logged in at the operator, which is asked each time: for what shows or changes what belongs
 * to the player. Bets carry the operator's token themselves.
 */
export function loggedInPlayerGate(studio: StudioContext, limit: RateLimit): CallGate<PlaySession> {
  const gate = playerGate(studio, limit);
  return {
    async enter(request, call) {
      const session = await gate.enter(request, call);
      await getPlayBalance(studio, session);
      return session;
    },
  };
}

function readToken(request: FastifyRequest, limit: RateLimit): PlayTokenParts {
  const header = request.headers[headerNames.authorization.toLowerCase()];
  const text = typeof header === 'string' && header.startsWith('Bearer ') ? header.slice(7) : undefined;
  if (text === undefined) throw new Refusal('session.missing');
  const token = parsePlayToken(text);
  if (token === undefined) throw new Refusal('session.ended');
  // By the hash, because what callers send is remembered for a while and may be as long as a header.
  limit(token.tokenHash.toString('base64'));
  return token;
}
