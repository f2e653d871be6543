import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { httpSignedTransport } from './signed-transport.ts';

let answer: RequestListener;
const server = createServer((request, response) => answer(request, response));
server.listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const request = { path: '/asked', headers: { Vendor: 'wau' }, rawBody: '{}' };
const textOf = (length: number) => JSON.stringify('x'.repeat(length - 2));

test('an answer of the size that is allowed is read, and one byte more is none', async () => {
  const send = httpSignedTransport(origin, 10_000, 1_000);
  answer = (_request, response) => response.setHeader('Signed-By', 'somebody').end(textOf(1_000));
  expect(await send(request)).toMatchObject({
    statusCode: 200,
    body: 'x'.repeat(998),
    raw: { text: textOf(1_000), headers: { 'signed-by': 'somebody' } },
  });
  answer = (_request, response) => response.end(textOf(1_001));
  await expect(send(request)).rejects.toThrow('longer than 1000 bytes');
});

test('unless told otherwise four megabytes are read', async () => {
  const send = httpSignedTransport(origin, 10_000);
  answer = (_request, response) => response.end(textOf(4 * 1024 * 1024));
  expect((await send(request)).statusCode).toBe(200);
  answer = (_request, response) => response.end(textOf(4 * 1024 * 1024 + 1));
  await expect(send(request)).rejects.toThrow('longer than');
});

test('an answer is asked for as it is, and one that is packed counts by what it unpacks to', async () => {
  let asked: unknown;
  answer = ({ headers }, response) => {
    asked = headers['accept-encoding'];
    response.setHeader('content-encoding', 'gzip');
    response.end(gzipSync(textOf(2_000_000)));
  };
  await expect(httpSignedTransport(origin, 10_000, 100_000)(request)).rejects.toThrow('longer than');
  expect(asked).toBe('identity');
});

test('an answer without an end is left off once it is too long', async () => {
  const closed = Promise.withResolvers<void>();
  answer = (_request, response) => {
    const more = (): void => {
      while (response.write('x'.repeat(16_384)));
    };
    response.on('drain', more);
    response.on('close', closed.resolve);
    more();
  };
  await expect(httpSignedTransport(origin, 60_000, 1_000_000)(request)).rejects.toThrow('longer than');
  await closed.promise;
});

test('whoever waits no longer ends the download', async () => {
  const [begun, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  answer = (_request, response) => {
    response.on('close', closed.resolve);
    response.write('[');
    begun.resolve();
  };
  const caller = new AbortController();
  const sent = httpSignedTransport(origin, 60_000)(request, caller.signal);
  await begun.promise;
  caller.abort(new Error('waited long enough'));
  await expect(sent).rejects.toThrow();
  await closed.promise;
});
