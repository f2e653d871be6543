import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { contentSecurityPolicy, documentSecurityHeaders } from './content-security-policy.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { keepAssets } from './kept-assets.ts';
import { languageChunksOf } from './language-chunks.ts';
import { type OfflineSite, offlinePage } from './offline-page.ts';
import type { ApiFetch, BuiltApp } from './rendering.ts';
import { serviceErrorPage } from './service-error-page.ts';
import { createSiteLanguages } from './site-languages.ts';

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

const serviceErrorRetrySeconds = 10;

/** Low enough to cost little per document, high enough to halve it. */
const documentBrotliQuality = 4;

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
  const siteLanguages = createSiteLanguages();
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

  await app.register((documents, _options, done) => {
    documents
      .register(fastifyCompress, {
        encodings: ['br', 'gzip'],
        threshold: 0,
        brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: documentBrotliQuality } },
      })
      // Compression takes hold of routes that are added after it.
      .after(() => {
        documents.get('/*', { exposeHeadRoute: true, config: { callName: 'document' } }, answerDocument);
      });
    done();
  });

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

  async function answerDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (looksLikeFile(request.url))
      return reply.code(404).type('text/plain; charset=utf-8').send('Not found');
    // Browsers read what follows two slashes as a host, also where a backslash stands for one.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(request.url.replace(/^[/\\]+/, '/'), 308);
    const nonce = randomBytes(16).toString('base64');
    const { fetchApi, done } = fetchInTime(options.api(request));
    reply.raw.once('close', done);
    const rendered = await built
      .handleDocument({
        request: webRequestOf(request, reply),
        nonce,
        fetchApi,
        languageChunks,
        lastKnown: siteLanguages.of(request.host),
        onRenderError: (error, isPassing) => {
          if (reply.raw.destroyed) return;
          if (isPassing) request.log.warn({ err: error }, 'document without what the API could not answer');
          else request.log.error({ err: error }, 'document failed');
        },
      })
      .catch((error: unknown) => {
        request.log.error({ err: error }, 'document failed');
      });
    const { site, imageOrigins = [], connectOrigins = [] } = rendered ?? {};
    if (site !== undefined) siteLanguages.note(request.host, site);
    reply
      .headers(documentSecurityHeaders)
      .header(
        'content-security-policy',
        contentSecurityPolicy({ nonce, frameOrigins: options.frameOrigins, imageOrigins, connectOrigins }),
      )
      // The visitor's language is in a cookie, so no shared cache may keep a document.
      .header('cache-control', 'private, no-cache');
    if (options.isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (rendered === undefined) {
      return reply
        .code(503)
        .header('retry-after', serviceErrorRetrySeconds)
        .type('text/html; charset=utf-8')
        .send(serviceErrorPage(nonce, request.headers.cookie, siteLanguages.of(request.host)));
    }
    const { response, locale } = rendered;
    reply.code(response.status).header('content-language', locale);
    // Whoever says more exactly when, such as a closed site, is kept.
    if (response.status === 503) reply.header('retry-after', serviceErrorRetrySeconds);
    for (const [name, value] of response.headers) reply.header(name, value);
    return reply.send(response.body === null ? '' : Readable.fromWeb(response.body as never));
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

/** The request as React Router wants it: a URL and headers; documents have no body. Ends when the visitor leaves. */
function webRequestOf(request: FastifyRequest, reply: FastifyReply): Request {
  const aborter = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) aborter.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string') headers.set(name, value);
    else for (const part of value ?? []) headers.append(name, part);
  }
  const origin = `${request.protocol}://${request.host}`;
  // A host that is none belongs to no merchant, which is for the rendering to say.
  const url = new URL(request.url, URL.canParse(origin) ? origin : 'http://unknown.invalid');
  return new Request(url, { method: request.method, headers, signal: aborter.signal });
}
