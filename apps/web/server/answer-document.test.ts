// @vitest-environment node
import { accepted } from '@wau/contract/testing/fake-answer';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../test-support/fake-api.ts';
import { createDocumentAnswers } from './answer-document.ts';
import type { BuiltApp, DocumentRequest } from './rendering.ts';

/** What is rendered says by which rendering and of what it is. */
let rendered: DocumentRequest[];
let siteStatus: { location: string; contentVersion: string };
let hasAllAnswers: boolean;
let answerStatus: number;
let app: FastifyInstance;

const built: BuiltApp = {
  async handleDocument(input) {
    rendered.push(input);
    const { request, nonce, servedAtMs } = input;
    const cookie = request.headers.get('cookie') ?? '';
    const body = `${rendered.length} ${request.url} ${cookie} <script nonce="${nonce}">{"servedAtMs":${servedAtMs}}</script>`;
    return {
      response: new Response(body, { status: answerStatus }),
      locale: 'ms-MY',
      site: undefined,
      imageOrigins: [],
      connectOrigins: [],
      hasAllAnswers: () => hasAllAnswers,
    };
  },
};

const api = fakeApi({
  getSystemStatus: () =>
    accepted({
      ...{
        info: '',
        maintenance: false,
        regionRestriction: false,
        addressBlocked: false,
        retryAfterSeconds: 0,
      },
      ...siteStatus,
    }),
});

beforeEach(async () => {
  rendered = [];
  siteStatus = { location: 'MY', contentVersion: '1' };
  hasAllAnswers = true;
  answerStatus = 200;
  app = Fastify();
  const answer = createDocumentAnswers({
    built,
    languageChunks: {},
    api: () => api,
    frameOrigins: [],
    isHttps: false,
  });
  app.get('/*', { exposeHeadRoute: true }, answer);
  await app.ready();
});
afterEach(() => app.close());

const documentAt = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).body;
const nonceOf = (document: string) => /nonce="([^"]+)"/.exec(document)?.[1];
const timeOf = (document: string) => Number(/"servedAtMs":(\d+)/.exec(document)?.[1]);

test('visitors who come together or shortly after each other get one rendering, each with a nonce of their own', async () => {
  const answers = await Promise.all([app.inject('/m/home'), app.inject('/m/home')]);
  answers.push(await app.inject('/m/home'));
  expect(rendered.length).toBe(1);
  const nonces = answers.map(({ body }) => nonceOf(body));
  expect(new Set(nonces).size).toBe(3);
  for (const { body, headers } of answers) {
    expect(headers['content-security-policy']).toContain(`'nonce-${nonceOf(body)}'`);
    expect(body).not.toContain(rendered[0]?.nonce);
  }
});

test('a shared document says when it was given, not when it was rendered', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await documentAt('/m/home');
  vi.advanceTimersByTime(400);
  const second = await documentAt('/m/home');
  vi.useRealTimers();
  expect(timeOf(second) - timeOf(first)).toBe(400);
  expect(rendered.length).toBe(1);
});

test.each([
  ['another address', '/m/home?id=1', {}],
  ['another site', '/m/home', { host: 'laut.example' }],
  ['another merchant by its header', '/m/home', { merchant: 'laut' }],
  ['another language', '/m/home', { cookie: 'wau_language=EN' }],
])('%s is another document', async (_what, url, headers) => {
  await documentAt('/m/home');
  expect(await documentAt(url, headers)).toMatch(/^2 /);
});

test('nothing else of the visitor makes another document or is seen by the rendering', async () => {
  await documentAt('/m/home', { cookie: 'wau_language=EN; other=1', 'user-agent': 'one' });
  await documentAt('/m/home', { cookie: 'wau_language=EN; other=2', authorization: 'secret' });
  expect(rendered.length).toBe(1);
  expect([...(rendered[0]?.request.headers ?? [])]).toEqual([['cookie', 'wau_language=EN']]);
  await documentAt('/m/home', { cookie: 'wau_language=none-such' });
  await documentAt('/m/home');
  expect(rendered.length).toBe(2);
});

test.each([
  ['the content has changed', { location: 'MY', contentVersion: '2' }],
  ['the visitor is elsewhere', { location: 'SG', contentVersion: '1' }],
])('where %s the document is rendered anew at once', async (_what, changed) => {
  await documentAt('/m/home');
  siteStatus = changed;
  expect(await documentAt('/m/home')).toMatch(/^2 /);
});

test.each([
  ['lacks what the API did not answer', () => (hasAllAnswers = false)],
  ['is not found', () => (answerStatus = 404)],
  ['is of a closed site', () => (answerStatus = 503)],
])('a document that %s is not kept', async (_what, spoil) => {
  spoil();
  await documentAt('/m/home');
  expect(await documentAt('/m/home')).toMatch(/^2 /);
});

test.each(['localhost:1@evil.example', 'evil.example/home', 'no host', '%'])(
  'the host %s, which is none, is rendered as that of no site',
  async (host) => {
    expect((await app.inject({ url: '/m/home', headers: { host } })).statusCode).toBe(200);
    expect(rendered[0]?.request.url).toBe('http://unknown.invalid/m/home');
  },
);

test('while the API does not say how the site stands, nothing is kept', async () => {
  const answer = createDocumentAnswers({
    built,
    languageChunks: {},
    api: () => fakeApi({}),
    frameOrigins: [],
    isHttps: false,
  });
  const other = Fastify();
  other.get('/*', answer);
  await other.inject('/m/home');
  expect((await other.inject('/m/home')).body).toMatch(/^2 /);
  await other.close();
});

test('HEAD is answered from the same document, without its body', async () => {
  await documentAt('/m/home');
  const head = await app.inject({ url: '/m/home', method: 'HEAD' });
  expect([head.statusCode, head.body, rendered.length]).toEqual([200, '', 1]);
});
