import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Admission, registerAdmission } from '../admission/admission.ts';
import { createOverloadLimit } from '../admission/overload-limit.ts';
import { buildServiceApp } from '../http/service-app.ts';
import { Refusal } from '../refusal.ts';
import { answerCount, type RawClient, rawClient } from '../testing/raw-client.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { type ConnectionGuard, guardConnections } from './guard-connections.ts';

const errorMessages = (code: string): string => code;
const places = 4;
let app: FastifyInstance;
let guard: ConnectionGuard;
let admission: Admission;
let handled: string[];
let finish: (() => void)[];
/** Of bodies that are read. */
let receivedBytes: number;
const clients: RawClient[] = [];

async function serve(limits: Partial<ConnectionLimits>, trustedProxies: string[] = []): Promise<void> {
  handled = [];
  finish = [];
  receivedBytes = 0;
  app = buildServiceApp({
    logger: false,
    errorMessages,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps'],
    trustProxy: false,
  });
  guard = guardConnections(app, { limits, trustedProxies });
  const limit = createOverloadLimit({ targetDelayMs: 200, burst: places, maximum: places });
  admission = registerAdmission(app, { errorMessages, limit, drainTimeoutMs: 100 });
  app.addHook('preParsing', (request, _reply, payload, done) => {
    request.raw.on('data', (chunk: Buffer | string) => {
      receivedBytes += chunk.length;
    });
    done(null, payload);
  });
  app.post('/wps/echo', async ({ body }) => body);
  app.post(
    '/wps/members-only',
    { onRequest: async () => Promise.reject(new Refusal('session.missing')) },
    () => ({}),
  );
  app.get('/wps/slow', () => new Promise((resolve) => finish.push(() => resolve({}))));
  app.get<{ Params: { id: string } }>('/wps/items/:id', async ({ params }) => {
    handled.push(params.id);
    return { id: params.id };
  });
  app.get('/wps/large', async () => 'x'.repeat(16 * 1024 * 1024));
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const { socket } of clients.splice(0)) socket.destroy();
  for (const end of finish) end();
  await app.close();
});

function port(): number {
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function connectFrom(from: string, reads = true): Promise<RawClient> {
  const client = await rawClient(port(), { from, reads });
  clients.push(client);
  return client;
}

const head = (request: string, length?: number): string =>
  `${request} HTTP/1.1\r\nHost: wau\r\nContent-Type: application/json\r\n${length === undefined ? '' : `Content-Length: ${length}\r\n`}\r\n`;

function visit(): Promise<Response> {
  return fetch(`http://127.0.0.1:${port()}/wps/echo`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Connection: 'close' },
    body: '{"visitor":true}',
  });
}

describe('slow bodies', () => {
  it('A6: take no place from others, however many', async () => {
    await serve({});
    const slow = await Promise.all(Array.from({ length: places * 10 }, () => connectFrom('127.0.0.2')));
    for (const { socket } of slow) socket.write(`${head('POST /wps/echo', 100)}{`);
    await expect.poll(() => guard.count()).toBe(slow.length);
    for (let visitor = 0; visitor < places; visitor += 1) expect((await visit()).status).toBe(200);
    expect(admission.limit.underWay).toBe(0);
    // What came slowly but whole is answered like any other.
    slow[0]?.socket.write(`"slow":"${'x'.repeat(100 - 11)}"}`);
    await expect.poll(() => slow[0]?.received()).toContain('HTTP/1.1 200');
  });

  it('A6: are answered 408 with a code in time, and the connection ends', async () => {
    await serve({ bodyTimeoutMs: 50 });
    const slow = await connectFrom('127.0.0.2');
    slow.socket.write(`${head('POST /wps/echo', 100)}{`);
    await slow.ended;
    expect(slow.received()).toMatch(/^HTTP\/1\.1 408 /);
    expect(slow.received()).toMatch(/\r\nconnection: close\r\n/i);
    expect(slow.received()).toContain('"errorCode":"request.timeout"');
    expect(guard.ended.body).toBe(1);
  });

  it('A6: that nobody reads end as well', async () => {
    await serve({ bodyTimeoutMs: 50 });
    const refused = await connectFrom('127.0.0.2');
    refused.socket.write(`${head('POST /wps/nowhere', 100)}{`);
    const read = await connectFrom('127.0.0.2');
    read.socket.write(`${head('GET /wps/items/1', 100)}{`);
    await Promise.all([refused.ended, read.ended]);
    expect(read.received()).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('A6: that come along with their head need no timer, and others one', async () => {
    const bodyTimeoutMs = 23_000;
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const ofBodies = (): number => timers.mock.calls.filter(([, ms]) => ms === bodyTimeoutMs).length;
    await serve({ bodyTimeoutMs });
    const [whole, late] = await Promise.all([connectFrom('127.0.0.2'), connectFrom('127.0.0.2')]);
    whole.socket.write(`${head('POST /wps/echo', 3)}"x"`);
    await expect.poll(() => whole.received()).toContain('HTTP/1.1 200');
    expect(ofBodies()).toBe(0);
    late.socket.write(`${head('POST /wps/echo', 3)}"`);
    await expect.poll(ofBodies).toBe(1);
  });

  it('A6: that are large take nothing by their number, and one that comes is answered among them', async () => {
    await serve({ largeBodyBytes: 1_000, largeBodiesBytes: 100_000 });
    const honest = await connectFrom('127.0.0.2');
    honest.socket.write(`${head('POST /wps/echo', 60_000)}"`);
    await expect.poll(() => receivedBytes).toBe(1);
    const slow = await Promise.all(Array.from({ length: 50 }, () => connectFrom('127.0.0.2')));
    for (const { socket } of slow) socket.write(`${head('POST /wps/echo', 60_000)}{`);
    await expect.poll(() => receivedBytes).toBe(1 + slow.length);
    honest.socket.write(`${'x'.repeat(60_000 - 2)}"`);
    await expect.poll(() => honest.received()).toContain('HTTP/1.1 200');
    expect(guard.count()).toBe(1 + slow.length);
  });

  it('A6: that hold too much together give way one by one, and are told when to come again', async () => {
    await serve({ largeBodyBytes: 1_000, largeBodiesBytes: 60_000 });
    const both = await Promise.all(['127.0.0.2', '127.0.0.3'].map((from) => connectFrom(from)));
    for (const { socket } of both)
      socket.write(`${head('POST /wps/echo', 50_000)}"${'x'.repeat(40_000 - 1)}`);
    const answers = (): string => both.map((client) => client.received()).join('');
    await expect.poll(answers).toContain('"errorCode":"server.overloaded"');
    expect(answers()).toMatch(/^HTTP\/1\.1 503 .*\r\n(.*\r\n)*retry-after: 2\r\n/i);
    expect(guard.ended.body).toBe(1);
    for (const { socket } of both) if (socket.writable) socket.write(`${'x'.repeat(10_000 - 1)}"`);
    await expect.poll(answers).toContain('HTTP/1.1 200');
  });

  it('A6: that are large hold nothing once they are whole or left', async () => {
    await serve({ largeBodyBytes: 1_000 });
    const [gone, whole] = await Promise.all([connectFrom('127.0.0.2'), connectFrom('127.0.0.2')]);
    for (const { socket } of [gone, whole])
      socket.write(`${head('POST /wps/echo', 50_000)}"${'x'.repeat(40_000 - 1)}`);
    await expect.poll(() => guard.bodyBytes()).toBe(80_000);
    gone.socket.destroy();
    await expect.poll(() => guard.bodyBytes()).toBe(40_000);
    whole.socket.write(`${'x'.repeat(10_000 - 1)}"`);
    await expect.poll(() => whole.received()).toContain('HTTP/1.1 200');
    expect(guard.bodyBytes()).toBe(0);
  });

  it('A6: that are no larger than a body may be without being watched hold nothing', async () => {
    await serve({ largeBodyBytes: 1_000 });
    const small = await connectFrom('127.0.0.2');
    small.socket.write(`${head('POST /wps/echo', 1_000)}"${'x'.repeat(998)}`);
    await expect.poll(() => receivedBytes).toBe(999);
    expect(guard.bodyBytes()).toBe(0);
    const large = await connectFrom('127.0.0.2');
    large.socket.write(`${head('POST /wps/echo', 1_001)}"${'x'.repeat(998)}`);
    await expect.poll(() => guard.bodyBytes()).toBe(999);
  });

  it('A6: that are large hold nothing once they were too late', async () => {
    await serve({ largeBodyBytes: 1_000, bodyTimeoutMs: 50 });
    const late = await connectFrom('127.0.0.2');
    late.socket.write(`${head('POST /wps/echo', 50_000)}"${'x'.repeat(2_000)}`);
    await late.ended;
    expect(late.received()).toContain('"errorCode":"request.timeout"');
    expect(receivedBytes).toBeGreaterThan(0);
    await expect.poll(() => guard.bodyBytes()).toBe(0);
  });

  it('A6: of whoever may not send them hold nothing', async () => {
    await serve({ largeBodyBytes: 1_000, largeBodiesBytes: 60_000 });
    const strangers = await Promise.all([1, 2, 3].map(() => connectFrom('127.0.0.2')));
    for (const { socket } of strangers)
      socket.write(`${head('POST /wps/members-only', 50_000)}"${'x'.repeat(40_000)}`);
    await Promise.all(
      strangers.map((client) => expect.poll(() => client.received()).toContain('session.missing')),
    );
    expect([receivedBytes, guard.ended.body]).toEqual([0, 0]);
  });

  it('A6: that are large and come along keep their connection, however many others are opened', async () => {
    await serve({ perAddress: 3, largeBodyBytes: 1_000 });
    const upload = await connectFrom('127.0.0.2');
    upload.socket.write(`${head('POST /wps/echo', 50_000)}"`);
    for (let part = 1; part <= 6; part += 1) {
      await connectFrom('127.0.0.2');
      await expect.poll(() => guard.ended.room).toBe(Math.max(0, part - 2));
      upload.socket.write('x');
      await expect.poll(() => receivedBytes).toBe(1 + part);
    }
    upload.socket.write(`${'x'.repeat(50_000 - 8)}"`);
    await expect.poll(() => upload.received()).toContain('HTTP/1.1 200');
  });
});

describe('requests of one connection', () => {
  it('A6: are worked on one after the other', async () => {
    await serve({ waitingRequests: 3 });
    const pipeline = await connectFrom('127.0.0.2');
    pipeline.socket.write(
      head('GET /wps/slow') + [1, 2, 3].map((id) => head(`GET /wps/items/${id}`)).join(''),
    );
    await expect.poll(() => finish.length).toBe(1);
    expect(handled).toEqual([]);
    expect(admission.limit.underWay).toBe(1);
    finish[0]?.();
    await expect.poll(() => answerCount(pipeline)).toBe(4);
    expect(handled).toEqual(['1', '2', '3']);
    expect(guard.count()).toBe(1);
  });

  it('A6: that are too many at once end it with the first answer, however many they are', async () => {
    await serve({});
    let parsed = 0;
    app.server.on('request', () => {
      parsed += 1;
    });
    const pipeline = await connectFrom('127.0.0.2');
    const requests = Array.from({ length: 2_000 }, (_, index) => head(`GET /wps/items/${index}`));
    pipeline.socket.write(head('GET /wps/slow') + requests.join(''));
    await expect.poll(() => guard.ended.pipeline).toBe(1);
    finish[0]?.();
    await pipeline.ended;
    expect(handled).toEqual([]);
    expect(answerCount(pipeline)).toBeLessThanOrEqual(1);
    // The one that is worked on, the one that waits, and the one too many: those behind it are not even read.
    expect(parsed).toBe(3);
  });

  it('A6: whose answers nobody reads hold one answer and no place, and end', async () => {
    await serve({ silenceTimeoutMs: 1_500 });
    const unread = await connectFrom('127.0.0.2', false);
    unread.socket.write(head('GET /wps/large') + head('GET /wps/items/1'));
    await expect.poll(() => admission.limit.underWay).toBe(0);
    for (let visitor = 0; visitor < places; visitor += 1) expect((await visit()).status).toBe(200);
    await expect.poll(() => guard.count(), { timeout: 10_000 }).toBe(0);
    expect(handled).toEqual([]);
  });

  it('A6: are no more than so many in all', async () => {
    await serve({ requestsPerConnection: 3 });
    const busy = await connectFrom('127.0.0.2');
    for (let request = 1; request <= 3; request += 1) {
      busy.socket.write(head(`GET /wps/items/${request}`));
      await expect.poll(() => answerCount(busy)).toBe(request);
    }
    await busy.ended;
    expect(busy.received()).toMatch(/connection: close/i);
  });
});

describe('connections', () => {
  it('A6: of one address are no more than so many, and the newest is served', async () => {
    await serve({ perAddress: 3 });
    const idle = await Promise.all([1, 2, 3].map(() => connectFrom('127.0.0.2')));
    const elsewhere = await connectFrom('127.0.0.3');
    const newest = await connectFrom('127.0.0.2');
    newest.socket.write(head('GET /wps/items/1'));
    await expect.poll(() => answerCount(newest)).toBe(1);
    await Promise.race(idle.map(({ ended }) => ended));
    expect(guard.ended.room).toBe(1);
    elsewhere.socket.write(head('GET /wps/items/2'));
    await expect.poll(() => answerCount(elsewhere)).toBe(1);
  });

  it('A6: of a trusted proxy are not counted by address', async () => {
    await serve({ perAddress: 3 }, ['127.0.0.2']);
    const proxied = await Promise.all([1, 2, 3, 4, 5, 6].map(() => connectFrom('127.0.0.2')));
    await expect.poll(() => guard.count()).toBe(proxied.length);
    expect(guard.ended.room).toBe(0);
  });

  it('A6: that bring no whole head of a request end in time', async () => {
    await serve({ headTimeoutMs: 100, silenceTimeoutMs: 60_000 });
    const silent = await connectFrom('127.0.0.2');
    const slow = await connectFrom('127.0.0.2');
    slow.socket.write('GET /wps/items/1 HTTP/1.1\r\nHost');
    await Promise.all([silent.ended, slow.ended]);
  });
});
