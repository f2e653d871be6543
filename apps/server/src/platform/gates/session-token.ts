import type { CallDefinition } from '@wau/contract/call';
import { headerNames } from '@wau/contract/headers';
import { namesSession } from '@wau/contract/session-token-field';
import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';

/**
 * The token of the session that a request comes with: the one of the `Authorization` header, else the one that the call
 * takes among its fields; `undefined` where there is none. Not validated yet.
 */
export function sessionToken(request: FastifyRequest, call: CallDefinition): string | undefined {
  return bearerToken(request) ?? namedToken(call.query, request.query) ?? namedToken(call.body, request.body);
}

function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers[headerNames.authorization.toLowerCase()];
  if (typeof header !== 'string') return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1];
}

function namedToken(schema: TSchema | undefined, given: unknown): string | undefined {
  if (!namesSession(schema) || typeof given !== 'object' || given === null || !('token' in given)) {
    return undefined;
  }
  return typeof given.token === 'string' && given.token !== '' ? given.token : undefined;
}
