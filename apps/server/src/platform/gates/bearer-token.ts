import { headerNames } from '@wau/contract/headers';
import type { FastifyRequest } from 'fastify';

/** The token of the `Authorization` header, `undefined` when there is none. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const header = request.headers[headerNames.authorization.toLowerCase()];
  if (typeof header !== 'string') return undefined;
  return /^Bearer +(\S+)$/i.exec(header)?.[1];
}
