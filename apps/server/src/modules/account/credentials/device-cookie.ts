import { newToken, type Random } from '@wau/service/random';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTokenForm } from '../../../platform/sessions/session-token.ts';

/**
 * Names the browser to the login, so that strangers who use up an account's attempts do not lock out the owner on
 * a device that has logged in before. It opens nothing by itself.
 */
const deviceCookie = 'wau_device';
const cookieLifetimeSeconds = 365 * 24 * 60 * 60;

/** The browser's device token, `undefined` when it has none yet. */
export function readDeviceToken(request: FastifyRequest): string | undefined {
  for (const part of request.headers.cookie?.split(';') ?? []) {
    const [name, value] = part.trim().split('=', 2);
    if (name === deviceCookie && value !== undefined && isTokenForm(value)) return value;
  }
  return undefined;
}

/** Gives the browser its token; called after a login, with the token it had. */
export function keepDeviceToken(
  request: FastifyRequest,
  reply: FastifyReply,
  random: Random,
  present: string | undefined,
): string {
  const token = present ?? newToken(random);
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header(
    'Set-Cookie',
    `${deviceCookie}=${token}; Path=/wps/; Max-Age=${cookieLifetimeSeconds}; HttpOnly; SameSite=Lax${secure}`,
  );
  return token;
}
