import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildServiceApp } from '../http/service-app.ts';
import { registerHealthRoutes } from '../monitoring/health-routes.ts';
import { type Admission, registerAdmission } from './admission.ts';
import { createOverloadLimit } from './overload-limit.ts';

const errorMessages = (code: string, language: string): string => `${language}:${code}`;
let app: FastifyInstance;
let admission: Admission;
let isDatabaseUp: boolean;
let finish: (() => void)[];

beforeEach(async () => {
  finish = [];
  isDatabaseUp = true;
  app = buildServiceApp({
    logger: false,
    errorMessages,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps'],
    trustProxy: false,
  });
  const limit = createOverloadLimit({ targetDelayMs: 200, burst: 2, maximum: 2 });
  admission = registerAdmission(app, {
    errorMessages,
    limit,
    foreignOriginPrefixes: ['/studio/'],
    filePrefixes: ['/assets/'],
  });
  registerHealthRoutes(app, {
    stopping: admission.stopping,
    checkReady: async () => {
      if (!isDatabaseUp) throw new Error('no database');
    },
  });
  app.get('/wps/slow', () => new Promise((resolve) => finish.push(() => resolve({ done: true }))));
  app.get('/assets/script.js', async () => 'script');
  app.get('/wps/closed', async (_request, reply) => reply.code(503).send({}));
  app.get('/studio/api/slow', async () => ({ done: true }));
  app.options('/studio/api/slow', async (_request, reply) =>
    reply.code(204).header('Access-Control-Allow-Origin', '*').send(),
  );
  app.get(
    '/wps/stream',
    { config: { longLived: true } },
    () => new Promise((resolve) => finish.push(() => resolve({}))),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(async () => {
  for (const end of finish) end();
  await app.close();
});

function port(): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`http://127.0.0.1:${port()}${path}`, { headers });
}

async function untilUnderWay(count: number): Promise<void> {
  await expect.poll(() => finish.length).toBe(count);
}

describe('admission', () => {
  it('A4: a game in its frame can read that it is refused, and its preflight is answered', async () => {
    const first = get('/wps/slow');
    const second = get('/wps/slow');
    await untilUnderWay(2);
    const refused = await get('/studio/api/slow', { Origin: 'null' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('access-control-allow-origin')).toBe('*');
    expect(refused.headers.get('access-control-expose-headers')).toBe('Retry-After');
    const preflight = await fetch(`http://127.0.0.1:${port()}/studio/api/slow`, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    // Calls of the site itself are none of a foreign page's business.
    expect((await get('/wps/slow')).headers.get('access-control-allow-origin')).toBeNull();
    for (const end of finish) end();
    await Promise.all([first, second]);
  });

  it('A4: answers what is beyond the limit at once, with the code, Retry-After and the language', async () => {
    const first = get('/wps/slow');
    const second = get('/wps/slow');
    await untilUnderWay(2);
    const refused = await get('/wps/slow', { Language: 'EN' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('1');
    expect(await refused.json()).toEqual({
      success: false,
      errorCode: 'server.overloaded',
      message: 'EN:server.overloaded',
      value: { retryAfterSeconds: 1 },
    });
    for (const end of finish) end();
    expect((await first).status).toBe(200);
    expect((await second).status).toBe(200);
    const later = get('/wps/slow');
    await untilUnderWay(3);
    finish.at(-1)?.();
    expect((await later).status).toBe(200);
  });

  it('A4: gives a page its files however full the server is', async () => {
    const held = [get('/wps/slow'), get('/wps/slow')];
    await untilUnderWay(2);
    expect((await get('/assets/script.js')).status).toBe(200);
    for (const end of finish) end();
    await Promise.all(held);
  });

  it('counts what it did not let in, and no other 503', async () => {
    const held = [get('/wps/slow'), get('/wps/slow')];
    await untilUnderWay(2);
    await get('/wps/slow');
    for (const end of finish) end();
    await Promise.all(held);
    expect((await get('/wps/closed')).status).toBe(503);
    expect(admission.refusedCount()).toBe(1);
  });

  it('gives a browser a page that tries again by itself', async () => {
    const held = [get('/wps/slow'), get('/wps/slow')];
    await untilUnderWay(2);
    const page = await get('/wps/slow', { Accept: 'text/html,*/*' });
    expect(page.status).toBe(503);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(await page.text()).toContain('http-equiv="refresh"');
    for (const end of finish) end();
    await Promise.all(held);
  });

  it('answers health however full the server is', async () => {
    const held = [get('/wps/slow'), get('/wps/slow')];
    await untilUnderWay(2);
    expect((await get('/healthz')).status).toBe(200);
    expect((await get('/readyz')).status).toBe(200);
    for (const end of finish) end();
    await Promise.all(held);
  });

  it('does not count streams as work, nor a request whose client has gone', async () => {
    const streams = [get('/wps/stream'), get('/wps/stream')];
    await untilUnderWay(2);
    expect(admission.limit.underWay).toBe(0);
    const leave = new AbortController();
    const gone = fetch(`http://127.0.0.1:${port()}/wps/slow`, { signal: leave.signal }).catch(
      () => undefined,
    );
    await untilUnderWay(3);
    expect(admission.limit.underWay).toBe(1);
    leave.abort();
    await gone;
    await expect.poll(() => admission.limit.underWay).toBe(0);
    for (const end of finish) end();
    await Promise.all(streams);
  });

  it('A2: answers what was let in before the stop and refuses what comes after', async () => {
    const before = get('/wps/slow');
    await untilUnderWay(1);
    const closed = app.close();
    const after = await get('/wps/slow');
    expect(after.status).toBe(503);
    expect(await after.json()).toMatchObject({ errorCode: 'server.stopping' });
    expect(after.headers.get('connection')).toBe('close');
    expect((await get('/readyz')).status).toBe(503);
    expect((await get('/healthz')).status).toBe(200);
    finish[0]?.();
    const answer = await before;
    expect(answer.status).toBe(200);
    expect(answer.headers.get('connection')).toBe('close');
    await closed;
    await expect(get('/healthz')).rejects.toThrow();
  });

  it('A2: closes in time although a client holds a connection that it never used', async () => {
    const held = connect({ host: '127.0.0.1', port: port() });
    await once(held, 'connect');
    const ended = once(held, 'close');
    await app.close();
    await ended;
  });

  it('lets the parts of this process reach each other whatever the load, also while it stops', async () => {
    const held = [get('/wps/slow'), get('/wps/slow')];
    await untilUnderWay(2);
    const closed = app.close();
    const inside = app.inject('/wps/slow');
    await untilUnderWay(3);
    for (const end of finish) end();
    expect((await inside).statusCode).toBe(200);
    await Promise.all([...held, closed]);
  });

  it('is not ready without its database', async () => {
    isDatabaseUp = false;
    const answer = await get('/readyz');
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ status: 'database.unreachable' });
  });
});
