// @vitest-environment node
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import type {} from '@wau/service/admission/admission';
import { buildServiceApp } from '@wau/service/http/service-app';
import { createLogger } from '@wau/service/monitoring/logger';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ssrPlugin } from './ssr-plugin.ts';
import { writeWebBuild } from './testing/write-web-build.ts';

/** Answers with what it was given. */
const builtApp = `
export async function handleDocument({ request, nonce, fetchApi, languageChunks, lastKnown, onRenderError }) {
  const url = new URL(request.url);
  const hasAllAnswers = () => true;
  if (url.pathname === '/m/broken') { onRenderError(new Error('secret detail'), false); return { hasAllAnswers, locale: 'ms-MY', response: new Response('sorry', { status: 500, headers: { 'content-type': 'text/html' } }) }; }
  if (url.pathname === '/m/away') { onRenderError(new Error('the API is away'), true); return { hasAllAnswers, locale: 'ms-MY', response: new Response('later', { status: 503, headers: { 'content-type': 'text/html' } }) }; }
  if (url.pathname === '/m/closed') return { hasAllAnswers, locale: 'ms-MY', response: new Response('closed', { status: 503, headers: { 'retry-after': '600' } }) };
  if (url.pathname === '/m/down') throw new Error('secret detail');
  if (url.pathname === '/m/known') return { hasAllAnswers, locale: 'en', site: { languages: ['EN'], defaultLanguage: 'EN' }, response: new Response(JSON.stringify(lastKnown ?? null)) };
  const site = await (await fetchApi('/wps/system/whitelabel', {})).text();
  const body = JSON.stringify({ path: url.pathname, host: url.host, cookie: request.headers.get('cookie'), nonce, site, languageChunks });
  return { hasAllAnswers, locale: 'ms-MY', response: new Response(body, { status: url.pathname === '/m/nothing' ? 404 : 200, headers: { 'content-type': 'text/html; charset=utf-8' } }) };
}`;

let buildDirectory: string;
let app: FastifyInstance;

beforeAll(async () => {
  buildDirectory = await writeWebBuild(builtApp);
  app = Fastify();
  app.get('/wps/ping', () => ({ success: true, value: null }));
  await ssrPlugin(app, {
    api: (request) => () => Promise.resolve(new Response(`site of ${request.host}`)),
    frameOrigins: ['https://games.example'],
    isHttps: true,
    buildDirectory,
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await app.close();
  await rm(buildDirectory, { recursive: true });
});

/** Asks with a path and a host as they are, which `fetch` and `inject` would put right. */
async function ask(port: number, requestPath: string, host: string): Promise<IncomingMessage> {
  const request = httpRequest({ port, host: '127.0.0.1', path: requestPath, headers: { host } });
  const [answer] = (await once(request.end(), 'response')) as [IncomingMessage];
  return answer;
}

describe('documents', () => {
  test('carry a policy with this request’s own nonce, and the other security headers', async () => {
    const [one, other] = await Promise.all([app.inject('/m/home'), app.inject('/m/home')]);
    const nonce = one.json().nonce;
    expect(one.headers['content-security-policy']).toContain(`script-src 'nonce-${nonce}' 'strict-dynamic'`);
    expect(one.headers['content-security-policy']).toContain('https://games.example');
    expect(other.json().nonce).not.toBe(nonce);
    expect(one.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
      'content-language': 'ms-MY',
      'strict-transport-security': expect.stringContaining('max-age'),
    });
  });

  test('reach the API for their own merchant, and know the visitor’s cookie and the language chunks', async () => {
    const answer = await app.inject({
      url: '/',
      headers: { host: 'laut.example', cookie: 'wau_language=EN' },
    });
    expect(answer.json()).toMatchObject({
      host: 'laut.example',
      cookie: 'wau_language=EN',
      site: 'site of laut.example',
      languageChunks: { MY: { first: '/assets/my-1.js', later: '/assets/my-2.js' } },
    });
  });

  test('keep their status, tell no detail of an error, and leave the API’s own routes alone', async () => {
    expect((await app.inject('/m/nothing')).statusCode).toBe(404);
    const broken = await app.inject('/m/broken');
    expect(broken.statusCode).toBe(500);
    expect(broken.body).not.toContain('secret');
    expect((await app.inject('/wps/ping')).json()).toEqual({ success: true, value: null });
    expect((await app.inject({ url: '/m/home', method: 'POST' })).statusCode).toBe(404);
  });

  test('SH-12 when nothing can be rendered, a page that needs nothing says so, in the visitor’s language', async () => {
    const answer = await app.inject('/m/down');
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.body).toContain('Perkhidmatan tidak tersedia');
    expect(answer.body).not.toContain('secret');
    const nonce = /style nonce="([^"]+)"/.exec(answer.body)?.[1] ?? '';
    expect(answer.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
    const english = await app.inject({ url: '/m/down', headers: { cookie: 'wau_language=EN' } });
    expect(english.body).toContain('Service not available');
  });

  test('SH-12 a site that was known is still spoken for in its own language, as far as it offers the visitor’s', async () => {
    const of = async (host: string, url: string, cookie = '') =>
      (await app.inject({ url, headers: { host, cookie } })).body;
    expect(await of('english.example', '/m/known')).toBe('null');
    expect(JSON.parse(await of('english.example', '/m/known?again'))).toEqual({
      languages: ['EN'],
      defaultLanguage: 'EN',
    });
    expect(await of('english.example', '/m/down')).toContain('Service not available');
    expect(await of('english.example', '/m/down', 'wau_language=MY')).toContain('Service not available');
    expect(await of('another.example', '/m/down')).toContain('Perkhidmatan tidak tersedia');
  });

  test('are answered whatever a client sends as path or host, and no path is taken for a host', async () => {
    const address = app.server.address();
    if (address === null || typeof address === 'string') throw new Error('the app listens on a port');
    const { port } = address;
    for (const [asked, location] of [
      ['//', '/'],
      ['//elsewhere.example/m', '/elsewhere.example/m'],
      ['//\\elsewhere', '/elsewhere'],
    ] as const) {
      const { statusCode, headers } = await ask(port, asked, 'laut.example');
      expect([statusCode, headers.location]).toEqual([308, location]);
    }
    const answer = await ask(port, '/m/home', 'no host<');
    expect(await json(answer)).toMatchObject({ path: '/m/home' });
  });

  test('are compressed for those who can read it, and HEAD has no body', async () => {
    const answer = await app.inject({ url: '/m/home', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toContain('/m/home');
    const head = await app.inject({ url: '/m/home', method: 'HEAD' });
    expect([head.statusCode, head.body]).toEqual([200, '']);
  });
});

describe('files', () => {
  test('a hashed asset comes precompressed and may be kept for ever', async () => {
    const answer = await app.inject({ url: '/assets/app-1.js', headers: { 'accept-encoding': 'br' } });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('console.log(1)');
  });

  test('other files are asked for again within the hour', async () => {
    const answer = await app.inject('/robots.txt');
    expect(answer.body).toBe('User-agent: *');
    expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  });

  test.each(['identity', 'br'])(
    'F3 the service worker is asked for at every visit, so that a new build is noticed: %s',
    async (encoding) => {
      const answer = await app.inject({
        url: '/service-worker.js',
        headers: { 'accept-encoding': encoding },
      });
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
    },
  );

  test.each(['/assets/gone-2.js', '/.vite/manifest.json', '/art/none.svg', '/assets/app-1.js.br.txt'])(
    '%s is not there, and costs no rendering',
    async (url) => {
      const answer = await app.inject(url);
      expect(answer.statusCode).toBe(404);
      expect(answer.headers['content-type']).toContain('text/plain');
    },
  );
});

describe('on a server of ours', () => {
  let server: FastifyInstance;
  let port = 0;
  let log = '';
  beforeAll(async () => {
    server = buildServiceApp({
      logger: createLogger('warn', {
        write: (line) => {
          log += line;
        },
      }),
      errorMessages: (code) => code,
      fallbackLanguage: 'MY',
      apiPrefixes: [],
      trustProxy: false,
    });
    await ssrPlugin(server, {
      api: () => () => Promise.resolve(new Response('site')),
      frameOrigins: [],
      isHttps: false,
      keptAssetsDirectory: path.join(buildDirectory, 'kept'),
      buildDirectory,
    });
    await server.listen({ host: '127.0.0.1', port: 0 });
    const address = server.server.address();
    if (address === null || typeof address === 'string') throw new Error('the app listens on a port');
    ({ port } = address);
  });
  beforeEach(() => {
    log = '';
  });
  afterAll(() => server.close());

  test('A7: a document that the API could not answer says when to come again, and is no mistake in the log', async () => {
    const away = await server.inject('/m/away');
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10']);
    expect(JSON.parse(log)).toMatchObject({ level: 'warn' });
    const closed = await server.inject('/m/closed');
    expect([closed.statusCode, closed.headers['retry-after']]).toEqual([503, '600']);
    log = '';
    await server.inject('/m/broken');
    expect(JSON.parse(log)).toMatchObject({ level: 'error', msg: 'document failed' });
  });

  test.each([
    ['an encoded slash', '/assets/..%2fx'],
    ['several', '/assets/..%2f..%2f..%2fetc%2fpasswd'],
    ['an encoded backslash', '/assets/..%5cx'],
    ['encoded dots', '/assets/%2e%2e%2fserver%2findex.js'],
    ['plain dots', '/assets/../../server/index.js'],
    ['a NUL in a name', '/assets/a%00.js'],
    ['a NUL alone', '/assets/%00'],
    ['a NUL in a document', '/m/a%00.png'],
    ['a percent sign alone', '/assets/%'],
    ['a percent sign without digits', '/assets/%zz'],
    ['bytes that are no text', '/assets/%ff.js'],
    ['a percent sign in a document', '/m/%'],
    ['bytes that are no text in a document', '/m/%c3%28'],
    ['a name that is too long', `/assets/${'a'.repeat(300)}.js`],
    ['a name of slashes', `/assets/${'%2f'.repeat(200)}.js`],
    ['a way far up', `/${'../'.repeat(200)}etc/passwd.txt`],
    ['a path that is longer than a head may be', `/m/${'a'.repeat(20_000)}`],
  ])('a path with %s is refused as the visitor’s mistake', async (_what, requestPath) => {
    const answer = await ask(port, requestPath, 'laut.example');
    answer.resume();
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.statusCode).toBeLessThan(500);
    expect(log).not.toMatch(/"level":"(error|fatal)"/);
    expect((await server.inject('/robots.txt')).statusCode).toBe(200);
  });
});

test('an app that is not built is said to be so', async () => {
  const other = Fastify();
  await expect(
    ssrPlugin(other, {
      api: () => () => Promise.reject(new Error('unused')),
      frameOrigins: [],
      isHttps: false,
      buildDirectory: '/nowhere',
    }),
  ).rejects.toThrow('not built');
});
