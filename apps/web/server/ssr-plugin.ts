import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createDocumentAnswers } from './answer-document.ts';
import { contentSecurityPolicy, documentSecurityHeaders } from './content-security-policy.ts';
import { keepAssets } from './kept-assets.ts';
import { languageChunksOf } from './language-chunks.ts';
import { type OfflineSite, offlinePage } from './offline-page.ts';
import type { ApiFetch, BuiltApp } from './rendering.ts';

export interface SsrPluginOptions {
  /** Calls the API for the merchant of this request, in this process; no network lies between. */
  readonly api: (request: FastifyRequest) => ApiFetch;
  /** Origins of game vendors whose pages may be framed, besides our own. */
  readonly frameOrigins: readonly string[];
  /** Whether players reach the site by HTTPS; then browsers are told never to use anything else. */
  readonly isHttps: boolean;
  /** Where assets of earlier builds are kept for pages that are still open; without it there are none. */
  readonly keptAssetsDirectory?: string;
  /** Where `react-router build` wrote; by default beside this file. */
  readonly buildDirectory?: string;
}

/** Where the build lies unless told otherwise. */
export const defaultBuildDirectory = fileURLToPath(new URL('../build', import.meta.url));

const immutable = 'public, max-age=31536000, immutable';
const hourly = 'public, max-age=3600';

/** What the build names its files. */
const assetName = /^[\w-][\w.-]*$/;

const workerFile = 'service-worker.js';

/**
 * Serves the player app: built assets with their precompressed copies, and every other GET as a rendered
 * document. Register it after the API, without a prefix; more specific routes win over its wildcard.
 */
export async function ssrPlugin(app: FastifyInstance, options: SsrPluginOptions): Promise<void> {
  const buildDirectory = options.buildDirectory ?? defaultBuildDirectory;
  const clientDirectory = path.join(buildDirectory, 'client');
  const serverFile = path.join(buildDirectory, 'server', 'index.js');
  if (!existsSync(serverFile)) throw new Error(`the web app is not built: ${serverFile} is missing`);

  const built = (await import(pathToFileURL(serverFile).href)) as BuiltApp;
  const manifest: unknown = JSON.parse(
    await readFile(path.join(clientDirectory, '.vite', 'manifest.json'), 'utf8'),
  );
  const languageChunks = languageChunksOf(manifest);
  const answerDocument = createDocumentAnswers({ ...options, built, languageChunks });
  const assetsDirectory = path.join(clientDirectory, 'assets');
  const { keptAssetsDirectory } = options;
  const hashedFolders = [
    assetsDirectory,
    ...(keptAssetsDirectory === undefined ? [] : [keptAssetsDirectory]),
  ];

  await app.register(fastifyStatic, {
    root: clientDirectory,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
    index: false,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, filePath) => {
      reply.header('cache-control', cacheControlOf(filePath, hashedFolders));
      reply.header('x-content-type-options', 'nosniff');
      reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });

  if (keptAssetsDirectory !== undefined) {
    await keepAssets({ assetsDirectory, keptDirectory: keptAssetsDirectory, nowMs: Date.now() });
    // The current build's own are routes of their own, and win.
    app.get<{ Params: { file: string } }>(
      '/assets/:file',
      { config: { callName: 'keptAsset' } },
      async (request, reply) => {
        const { file } = request.params;
        if (!assetName.test(file)) return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
        return reply.sendFile(file, keptAssetsDirectory);
      },
    );
  }
  app.get('/offline.html', { config: { callName: 'offlinePage' } }, answerOfflinePage);

  app.get('/*', { exposeHeadRoute: true, config: { callName: 'document' } }, answerPage);

  /** Kept by the service worker, with the policy that it comes with. */
  async function answerOfflinePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const answer = await options.api(request)('/wps/system/whitelabel', { method: 'GET' });
    const envelope = (await answer.json()) as { readonly value?: OfflineSite };
    if (envelope.value === undefined)
      return reply.code(answer.status).type('text/plain; charset=utf-8').send('');
    const nonce = randomBytes(16).toString('base64');
    return reply
      .headers(documentSecurityHeaders)
      .header(
        'content-security-policy',
        contentSecurityPolicy({ nonce, frameOrigins: [], imageOrigins: [], connectOrigins: [] }),
      )
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(offlinePage(envelope.value, nonce));
  }

  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (looksLikeFile(request.url))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    // Browsers read what follows two slashes as a host, also where a backslash stands for one.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308);
    return answerDocument(request, reply);
  }
}

/** Names in these folders carry a hash and never change what they name; the worker is looked for at every visit. */
function cacheControlOf(filePath: string, hashedFolders: readonly string[]): string {
  if (path.basename(filePath).startsWith(workerFile)) return 'no-cache';
  return hashedFolders.includes(path.dirname(filePath)) ? immutable : hourly;
}

/** A missing picture or script needs no rendered page; only the documents that end in `.html` do. */
function looksLikeFile(url: string): boolean {
  const last = url.split('?', 1)[0]?.split('/').at(-1) ?? '';
  return /\.[a-z0-9]+$/i.test(last) && !last.endsWith('.html');
}
