import { headerNames } from '@wau/contract/headers';
import type { ApiFetch } from '@wau/web/server/rendering';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';

/**
 * How the rendering of a document calls the API for the same merchant: inside this process where the API is here,
 * else over HTTP with the visitor's host told as the `Merchant` is found by it.
 */
export function apiFetchOf(app: FastifyInstance, config: Config): (request: FastifyRequest) => ApiFetch {
  const isHere = config.roles.includes('api');
  return (request) => (isHere ? injectedFetch(app, request) : remoteFetch(config.walletUrl ?? '', request));
}

function injectedFetch(app: FastifyInstance, request: FastifyRequest): ApiFetch {
  return async (path, init) => {
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: path,
      headers: { ...forwardedHeaders(request), ...plainHeaders(init) },
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

function remoteFetch(origin: string, request: FastifyRequest): ApiFetch {
  return (path, init) =>
    fetch(new URL(path, origin), {
      ...init,
      headers: { ...forwardedHeaders(request), ...plainHeaders(init) },
    });
}

/** What tells the merchant; never the visitor's session, which documents do not have. */
function forwardedHeaders(request: FastifyRequest): Record<string, string> {
  const merchant = request.headers[headerNames.merchant.toLowerCase()];
  return { host: request.host, ...(typeof merchant === 'string' ? { merchant } : {}) };
}

function plainHeaders(init: RequestInit): Record<string, string> {
  return Object.fromEntries(new Headers(init.headers));
}
