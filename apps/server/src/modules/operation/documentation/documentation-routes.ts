import { hash } from 'node:crypto';
import { calls } from '@wau/contract/calls';
import { openApiDocument } from '@wau/contract/open-api';
import { onFirstUse } from '@wau/service/http/on-first-use';
import type { FastifyInstance } from 'fastify';
import { documentationPage } from './documentation-page.ts';

/**
 * `GET /openapi.json` and `GET /docs`, the same for every merchant. Both are put together once, when somebody first reads
 * them: most servers are started to serve players.
 */
export function registerDocumentationRoutes(app: FastifyInstance, version: string): void {
  const document = onFirstUse(() => ({ text: JSON.stringify(openApiDocument(version)) }));
  const page = onFirstUse(() => {
    const { html, styles } = documentationPage(Object.values(calls), version);
    const styleHash = hash('sha256', styles, 'base64');
    return {
      html,
      contentSecurityPolicy: `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    };
  });

  app.get('/openapi.json', { config: { callName: 'openApiDocument' } }, async (_request, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Access-Control-Allow-Origin', '*')
      .send(document().text),
  );
  app.get('/docs', { config: { callName: 'documentation' } }, async (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'public, max-age=300')
      .header('Content-Security-Policy', page().contentSecurityPolicy)
      .header('X-Content-Type-Options', 'nosniff')
      .send(page().html),
  );
}
