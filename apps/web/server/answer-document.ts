import { randomBytes } from 'node:crypto';
import { headerNames, languageCookie } from '@wau/contract/headers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageCookieOf } from '../app/platform/language/choose-language.ts';
import { compressDocument } from './compress-document.ts';
import { contentSecurityPolicy, documentSecurityHeaders } from './content-security-policy.ts';
import { cutDocument, type DocumentPieces } from './document-pieces.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { keepDocuments } from './kept-documents.ts';
import type { LanguageChunks } from './language-chunks.ts';
import type { ApiFetch, BuiltApp, DocumentRequest } from './rendering.ts';
import { createRenderingLine, LineFull } from './rendering-line.ts';
import { serviceErrorPage } from './service-error-page.ts';
import { createSiteLanguages } from './site-languages.ts';

export interface DocumentOptions {
  readonly built: BuiltApp;
  readonly languageChunks: Readonly<Partial<Record<string, LanguageChunks>>>;
  /** Calls the API for the merchant of this request. */
  readonly api: (request: FastifyRequest) => ApiFetch;
  readonly frameOrigins: readonly string[];
  readonly isHttps: boolean;
}

/** A document as it is given to everybody with the same key. */
interface SharedDocument {
  readonly status: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly locale: string;
  readonly imageOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  readonly pieces: DocumentPieces;
  /** Nothing is missing that the API could not answer or the page could not draw. */
  readonly isWhole: boolean;
}

const serviceErrorRetrySeconds = 10;

/** Bounds how old a page shows what changes by itself, such as a promotion that ends; other changes are heard of. */
const lifetimeMs = 5_000;
/** Some 100 KB each. */
const mostDocuments = 200;

/** Each takes some 20 ms of the processor, so the last of those who wait gets its document within two seconds. */
const renderingLine = { abreast: 4, mostWaiting: 80 };

/**
 * Answers documents. All visitors of a site get the same one in the same language, but for the nonce and the time, so
 * it is rendered once for those who come together or shortly after each other. Nothing of a member is in any.
 */
export function createDocumentAnswers(options: DocumentOptions) {
  const { built, languageChunks, frameOrigins, isHttps } = options;
  const siteLanguages = createSiteLanguages();
  const shared = keepDocuments<SharedDocument>({
    mayKeep: ({ status, isWhole }) => status === 200 && isWhole,
    nowMs: Date.now,
    lifetimeMs,
    mostDocuments,
  });

  const inLine = createRenderingLine(renderingLine);

  async function documentOf(request: FastifyRequest): Promise<SharedDocument> {
    const { fetchApi, done } = fetchInTime(options.api(request));
    try {
      const status = await readSiteStatus(fetchApi);
      const rendering = () => inLine(!request.url.includes('?'), () => render(request, fetchApi));
      return await (status === undefined ? rendering() : shared(keyOf(request, status), rendering));
    } finally {
      done();
    }
  }

  async function render(request: FastifyRequest, fetchApi: ApiFetch): Promise<SharedDocument> {
    const moment = { nonce: randomBytes(16).toString('base64'), servedAtMs: Date.now() };
    let hasFailed = false;
    const onRenderError: DocumentRequest['onRenderError'] = (error, isPassing) => {
      hasFailed = true;
      if (isPassing) request.log.warn({ err: error }, 'document without what the API could not answer');
      else request.log.error({ err: error }, 'document failed');
    };
    const rendered = await built.handleDocument({
      request: webRequestOf(request),
      ...moment,
      fetchApi,
      languageChunks,
      lastKnown: siteLanguages.of(request.host),
      onRenderError,
    });
    const { response, locale, site, imageOrigins = [], connectOrigins = [] } = rendered;
    if (site !== undefined) siteLanguages.note(request.host, site);
    const pieces = cutDocument(await response.text(), moment);
    return {
      status: response.status,
      headers: [...response.headers],
      locale,
      imageOrigins,
      connectOrigins,
      pieces,
      isWhole: !hasFailed && rendered.hasAllAnswers(),
    };
  }

  return async function answerDocument(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const document = await documentOf(request).catch((error: unknown) => {
      if (error instanceof LineFull) request.log.warn('document refused, too many are waited for');
      else request.log.error({ err: error }, 'document failed');
      return undefined;
    });
    const moment = { nonce: randomBytes(16).toString('base64'), servedAtMs: Date.now() };
    const { imageOrigins = [], connectOrigins = [] } = document ?? {};
    reply
      .headers(documentSecurityHeaders)
      .header(
        'content-security-policy',
        contentSecurityPolicy({ nonce: moment.nonce, frameOrigins, imageOrigins, connectOrigins }),
      )
      // The visitor's language is in a cookie, so no shared cache may keep a document.
      .header('cache-control', 'private, no-cache');
    if (isHttps) reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains');
    if (document === undefined) {
      return reply
        .code(503)
        .header('retry-after', serviceErrorRetrySeconds)
        .type('text/html; charset=utf-8')
        .send(serviceErrorPage(moment.nonce, request.headers.cookie, siteLanguages.of(request.host)));
    }
    reply.code(document.status).header('content-language', document.locale);
    // Whoever says more exactly when, such as a closed site, is kept.
    if (document.status === 503) reply.header('retry-after', serviceErrorRetrySeconds);
    for (const [name, value] of document.headers) reply.header(name, value);
    const accepted = request.headers['accept-encoding'];
    const { content, encoding } = await compressDocument(document.pieces, moment, accepted);
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply.header('vary', 'accept-encoding').send(content);
  };
}

/**
 * Whether the site is open to this visitor, where they are, and the version of what sites show, as the API says it: it
 * is asked for each document, so that none outlives a change. `undefined` where the API does not answer.
 */
async function readSiteStatus(fetchApi: ApiFetch): Promise<string | undefined> {
  try {
    const answer = await fetchApi('/wps/system/status', { method: 'GET' });
    return answer.ok ? await answer.text() : undefined;
  } catch {
    return undefined;
  }
}

/** All that a document depends on: the site, the address, the language that the visitor chose, and the site's status. */
function keyOf(request: FastifyRequest, status: string): string {
  return JSON.stringify([
    request.protocol,
    request.host,
    request.headers[headerNames.merchant.toLowerCase()],
    request.url,
    languageCookieOf(request.headers.cookie),
    status,
  ]);
}

/** A host that is none, or has a user before it, belongs to no merchant, which is for the rendering to say. */
function originOf({ protocol, host }: FastifyRequest): string {
  const origin = URL.parse(`${protocol}://${host}`);
  const isPlain = origin?.username === '' && origin.password === '' && origin.pathname === '/';
  return isPlain ? origin.origin : 'http://unknown.invalid';
}

/** The request as React Router wants it. It tells what the document depends on and nothing else of the visitor. */
function webRequestOf(request: FastifyRequest): Request {
  const url = new URL(request.url, originOf(request));
  const language = languageCookieOf(request.headers.cookie);
  return new Request(
    url,
    language === undefined ? {} : { headers: { cookie: `${languageCookie}=${language}` } },
  );
}
