// @vitest-environment node
import { rm } from 'node:fs/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ssrPlugin } from './ssr-plugin.ts';
import { writeWebBuild } from './testing/write-web-build.ts';

/** How long somebody looks at an empty page. In figures, because a constant of the product would agree with itself. */
const patienceMs = 3_000;

const asksTheApi = `
export async function handleDocument({ fetchApi }) {
  await fetchApi('/wps/system/whitelabel', {});
  throw new Error('the API has answered');
}`;

let buildDirectory: string;
let app: FastifyInstance;
let asked: PromiseWithResolvers<void>;
beforeAll(async () => {
  buildDirectory = await writeWebBuild(asksTheApi);
  app = Fastify();
  await ssrPlugin(app, {
    api: () => () => {
      asked.resolve();
      return new Promise(() => undefined);
    },
    frameOrigins: [],
    isHttps: false,
    buildDirectory,
  });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await rm(buildDirectory, { recursive: true });
});
beforeEach(() => {
  asked = Promise.withResolvers();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['MY', 'Perkhidmatan tidak tersedia'],
  ['EN', 'Service not available'],
])(
  'SH-12 where the API never answers, a visitor who speaks %s is told so while they still look',
  async (language, title) => {
    const answering = app.inject({ url: '/m/home', headers: { cookie: `wau_language=${language}` } });
    await asked.promise;
    // What has not been given up by then never is: this clock does not go on, and the test ends without an answer.
    await vi.advanceTimersByTimeAsync(patienceMs);
    const answer = await answering;
    expect(answer.statusCode).toBe(503);
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body).toContain(title);
  },
);
