import { newToken, type Random } from '@wau/service/random';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTokenForm } from '../sessions/session-token.ts';

/**
 * The other half of a session in a browser. A page on the same host that runs somebody else's script has the cookie sent
 * along but cannot read the token, which the console keeps to its own tab; whoever reads the token elsewhere has no
 * cookie.
 */
const browserKeyCookie = 'wau_operator_browser';

/** What this browser shows; `undefined` where it has none yet. */
export function readBrowserKey(request: FastifyRequest): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === browserKeyCookie && value !== undefined && isTokenForm(value)) return value;
  }
  return undefined;
}

/** Gives the browser its key for as long as it is open: the one it has, so that its other tabs go on. */
export function keepBrowserKey(request: FastifyRequest, reply: FastifyReply, random: Random): string {
  const key = readBrowserKey(request) ?? newToken(random);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${browserKeyCookie}=${key}; Path=/wps/operator/; HttpOnly; SameSite=Strict${secure}`,
  );
  return key;
}
