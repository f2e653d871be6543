import { randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readConsoleBuild } from './console-build.ts';
import {
  consoleAssetPath,
  consoleDocument,
  consolePath,
  consoleSecurityHeaders,
} from './console-document.ts';

export interface ConsolePluginOptions {
  /** The one host that the console is served on; `undefined`: every host. */
  readonly host: string | undefined;
  /** Whether it is reached by HTTPS; then browsers are told never to use anything else. */
  readonly isHttps: boolean;
  /** Where Vite wrote; by default beside this file. */
  readonly buildDirectory?: string;
}

const defaultBuildDirectory = fileURLToPath(new URL('../build', import.meta.url));

/**
 * Serves the console of operators: one document for all its addresses, and the hashed files that it loads. Everything it
 * shows comes from the calls below `/wps/operator`, so the files hold nothing that a stranger must not see.
 */
export async function consolePlugin(app: FastifyInstance, options: ConsolePluginOptions): Promise<void> {
  const buildDirectory = options.buildDirectory ?? defaultBuildDirectory;
  const build = readConsoleBuild(buildDirectory);
  const isHere = (request: FastifyRequest) =>
    options.host === undefined || request.hostname.toLowerCase() === options.host;

  app.addHook('onRequest', async (request, reply) => {
    if (!isHere(request)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
  });
  await app.register(fastifyStatic, {
    root: buildDirectory,
    prefix: consoleAssetPath,
    decorateReply: false,
    preCompressed: true,
    wildcard: false,
    index: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**', 'built-from'],
    cacheControl: false,
    setHeaders(reply) {
      // Every file's name carries the hash of its content.
      reply.header('cache-control', 'public, max-age=31536000, immutable');
      reply.header('x-content-type-options', 'nosniff');
      reply.header('x-robots-tag', 'noindex, nofollow');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
  app.get(`${consoleAssetPath}*`, { config: { callName: 'consoleAsset' } }, async (_request, reply) =>
    reply.code(404).type('text/plain; charset=utf-8').send('Not found'),
  );
  const answer = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const nonce = randomBytes(16).toString('base64');
    if (options.isHttps) reply.header('strict-transport-security', 'max-age=31536000');
    return reply
      .headers(consoleSecurityHeaders(nonce))
      .type('text/html; charset=utf-8')
      .send(consoleDocument(build, nonce));
  };
  for (const path of [consolePath, `${consolePath}/*`]) {
    app.get(path, { config: { callName: 'consoleDocument' } }, answer);
  }
}
