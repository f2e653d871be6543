import {
  parsedAnswer,
  type SignedTransport,
  type TextTransport,
} from '@wau/service/secrets/signed-transport';
import type { FastifyInstance } from 'fastify';

/** Carries signed requests to another app of this process, through the same routes and gates as over HTTP. */
export function injectedTransport(app: FastifyInstance): SignedTransport {
  const send = injectedTextTransport(app);
  return async (request) => parsedAnswer(await send(request));
}

export function injectedTextTransport(app: FastifyInstance): TextTransport {
  return async ({ path, headers, rawBody }) => {
    const answer = await app.inject({
      method: 'POST',
      url: path,
      headers: { ...headers, 'content-type': 'application/json' },
      payload: rawBody,
    });
    return { statusCode: answer.statusCode, text: answer.body, headers: answer.headers };
  };
}
