import { newToken, type Random } from '@wau/service/random';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTokenForm, tokenHashOf } from '../../../platform/sessions/session-token.ts';

/**
 * Ties a login at a provider to the browser that began it: an address with somebody else's code in it, opened in
 * this browser, leads nowhere (login forgery). It opens nothing by itself.
 */
const signInCookie = 'wau_sign_in';
/** As long as the way takes: at the provider, back, and through a registration, see external-tickets.ts. */
const lifetimeSeconds = 45 * 60;

/** What is kept of the browser's token, `undefined` when it has none. */
export function browserHashOf(request: FastifyRequest): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === signInCookie && value !== undefined && isTokenForm(value)) return hashText(value);
  }
  return undefined;
}

/** Gives the browser a fresh token and returns what is kept of it. */
export function markBrowser(request: FastifyRequest, reply: FastifyReply, random: Random): string {
  const token = newToken(random);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    // Lax, because the provider sends the browser back by a link.
    `${signInCookie}=${token}; Path=/wps/; Max-Age=${lifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return hashText(token);
}

function hashText(token: string): string {
  return tokenHashOf(token).toString('base64url');
}
