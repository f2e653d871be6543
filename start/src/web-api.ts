import { headerNames } from '@wau/contract/headers';
import type { ApiFetch } from '@wau/web/server/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './configuration/config.ts';

/**
 * How the rendering of a document calls the API for the same merchant: inside this process where the API is here,
 * else over HTTP with the visitor's host told as the `Merchant` is found by it.
 */
export function apiFetchOf(app: FastifyInstance, config: Config): (request: FastifyRequest) => ApiFetch {
  const { countryHeader } = config;
  return (request) =>
    config.roles.includes('api')
      ? injectedFetch(app, request, countryHeader)
      : remoteFetch(config.walletUrl ?? '', request, countryHeader);
}

function injectedFetch(
  app: FastifyInstance,
  request: FastifyRequest,
  countryHeader: string | undefined,
): ApiFetch {
  // Seen as if the visitor had called by the same way, so that the API's own rules say whom to believe.
  const forwarded = forwardedHeaders(request, ['x-forwarded-for', countryHeader]);
  return async (path, init) => {
    const answer = await app.inject({
      remoteAddress: request.socket.remoteAddress ?? request.ip,
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: { ...forwarded, ...plainHeaders(init) },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    const headers = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      if (value !== undefined) headers.set(name, String(value));
    }
    return new Response(answer.rawPayload.length === 0 ? null : Uint8Array.from(answer.rawPayload), {
      status: answer.statusCode,
      headers,
    });
  };
}

function remoteFetch(origin: string, request: FastifyRequest, countryHeader: string | undefined): ApiFetch {
  const isThroughProxy = (request.ips?.length ?? 0) > 1;
  const forwarded = {
    ...forwardedHeaders(request, isThroughProxy ? [countryHeader] : []),
    // Believed where the API's TRUSTED_PROXIES has this server.
    'x-forwarded-for': request.ip,
  };
  return (path, init) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { ...forwarded, ...plainHeaders(init) },
    });
}

/** What tells the merchant and the place; never the visitor's session, which documents do not have. */
function forwardedHeaders(
  request: FastifyRequest,
  names: readonly (string | undefined)[],
): Record<string, string> {
  const present = [headerNames.merchant, ...names].flatMap((name) => {
    const value = name === undefined ? undefined : request.headers[name.toLowerCase()];
    return name !== undefined && typeof value === 'string' ? [[name.toLowerCase(), value]] : [];
  });
  return { host: request.host, ...Object.fromEntries(present) };
}

function plainHeaders(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}
