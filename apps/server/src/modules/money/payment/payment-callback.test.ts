import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import type { MerchantCode } from '@wau/contract/ids';
import { guardConnections } from '@wau/service/connections/guard-connections';
import { createLogger } from '@wau/service/monitoring/logger';
import { newId, systemRandom } from '@wau/service/random';
import { signedHeaders } from '@wau/service/secrets/signature';
import { rawClient } from '@wau/service/testing/raw-client';
import { describe, expect, test } from 'vitest';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { sandboxMerchantKey } from './adapters/sandbox/sandbox-merchant-key.ts';
import type { PaymentAdapter } from './payment-adapter.ts';
import { callbacksPerAddress } from './receive-payment-callback.ts';

const lines: string[] = [];
const logger = createLogger(
  'debug',
  new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  }),
);
/** An adapter that fails in the way of careless ones: its error quotes what it could not read. */
const careless = {
  providerCode: 'careless',
  parsePayInCallback: ({ rawBody }) => {
    throw new SyntaxError(`unexpected ${rawBody.toString()}`);
  },
  answerCallback: (outcome) => ({ statusCode: 400, contentType: 'text/plain', body: outcome }),
} as Partial<PaymentAdapter> as PaymentAdapter;

const payments = createTestPayments();
const server = await createTestServer({
  logger,
  dependencies: (usual) => ({
    ...usual,
    sandboxTransport: payments.transport,
    paymentAdapters: [careless],
  }),
  alsoRegister: async (app) => {
    guardConnections(app, { trustedProxies: [], limits: { bodyTimeoutMs: 200 } });
  },
});
const url = '/payments/wau/sandbox/pay-in';
const key = sandboxMerchantKey(testSecret, 'wau' as MerchantCode);

function report(status = 'approved', at = url) {
  const payload = JSON.stringify({
    paymentId: 'pay-secret-reference',
    merchantReference: newId('deposit', server.clock, systemRandom),
    status,
    amountMinor: '5000',
    currencyCode: 'MYR',
  });
  const parts = { method: 'POST', path: at, timestampMs: server.clock.nowMs(), rawBody: payload };
  const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
  return { method: 'POST', url: at, headers, payload } as const;
}

describe('the address that a provider reports to', () => {
  test('takes POST and GET and nothing else, not even a look', async () => {
    const outcomes = await Promise.all(
      (['GET', 'POST', 'PUT', 'DELETE', 'HEAD'] as const).map(async (method) => {
        const answer = await server.app.inject({ method, url });
        return `${method} ${answer.statusCode}`;
      }),
    );
    expect(outcomes).toEqual(['GET 401', 'POST 401', 'PUT 405', 'DELETE 405', 'HEAD 405']);
  });

  test('lets each address report so often and no more, whatever it brings, before it is read', async () => {
    const counted = async (remoteAddress: string, from = url) =>
      (await server.app.inject({ ...report(), url: from, remoteAddress })).json<{ errorCode: string }>()
        .errorCode;
    await counted('203.0.113.7');
    await server.runner.query({
      text: `update wau.attempt_counters set attempt_count = $1 where counter_name = 'payment.callback.address'`,
      values: [callbacksPerAddress],
    });
    expect(await counted('203.0.113.7')).toBe('rate.limited');
    expect(await counted('203.0.113.7', '/payments/wau/nobody/pay-out')).toBe('rate.limited');
    expect(await counted('203.0.113.8')).toBe('deposit.unknown');
    server.clock.advance(60_000);
    expect(await counted('203.0.113.7')).toBe('deposit.unknown');
  });

  test('ends one whose body does not come along', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const client = await rawClient(port);
    client.socket.write(
      `POST ${url} HTTP/1.1\r\nHost: wau\r\nContent-Type: text/plain\r\nContent-Length: 100\r\n\r\na`,
    );
    await client.ended;
    expect(client.received()).toContain('408');
    expect(client.received()).toContain('request.timeout');
  });

  test('warns of a report that contradicts what is known, and of no other', async () => {
    lines.length = 0;
    const member = await server.openMember('contradicted');
    const placed = await server.call('placeDeposit', {
      token: member.token,
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
      idempotencyKey: 'contradicted-deposit-1',
    });
    const { depositId } = placed.value();
    const reported = (amountMinor: string) => {
      const payload = JSON.stringify({
        ...{ paymentId: payments.paymentIdOf(depositId), merchantReference: depositId },
        ...{ status: 'approved', amountMinor, currencyCode: 'MYR' },
      });
      const parts = { method: 'POST', path: url, timestampMs: server.clock.nowMs(), rawBody: payload };
      const headers = { ...signedHeaders('sandbox', key, parts), 'content-type': 'application/json' };
      return server.app.inject({ method: 'POST', url, headers, payload });
    };
    expect((await reported('5001')).json()).toMatchObject({ errorCode: 'callback.mismatch' });
    expect((await reported('5000')).statusCode).toBe(200);
    const told = lines
      .map((line) => JSON.parse(line) as { readonly level: string; readonly outcome?: string })
      .filter(({ outcome }) => outcome !== undefined)
      .map(({ level, outcome }) => [level, outcome]);
    expect(told).toEqual([
      ['warn', 'callback.mismatch'],
      ['info', 'accepted'],
    ]);
  });

  test('writes down who reported and how it was answered, and nothing of what was said', async () => {
    lines.length = 0;
    const wrong = { ...report(), payload: '{"card":"4111-secret-card"}' };
    const unread = { method: 'POST', url: '/payments/wau/careless/pay-in', payload: 'secret-body' } as const;
    await server.app.inject(report());
    await server.app.inject({ ...wrong, url: `${url}?token=secret-query` });
    expect((await server.app.inject(unread)).body).toBe('callback.signature.wrong');
    const text = lines.join('');
    expect(text).toContain('pay-in callback');
    expect(text).toContain('"outcome":"deposit.unknown"');
    expect(text).toContain('"outcome":"callback.signature.wrong"');
    expect(text).toContain('an adapter failed to read a callback');
    expect(text).not.toMatch(/secret|4111/);
  });
});
