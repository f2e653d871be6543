import type { SignedTransport } from '@wau/service/secrets/signed-transport';
import type { FastifyInstance } from 'fastify';

/** Carries signed requests to another app of this process, through the same routes and gates as over HTTP. */
export function injectedTransport(app: FastifyInstance): SignedTransport {
  return async ({ path, headers, rawBody }) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: rawBody,
    });
    return { statusCode: answer.statusCode, body: answer.json() as unknown };
  };
}
