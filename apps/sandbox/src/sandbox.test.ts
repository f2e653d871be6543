import { calls } from '@wau/contract/calls';
import { makeId } from '@wau/contract/ids';
import { createDatabase, type Database } from '@wau/service/database/database';
import { buildServiceApp } from '@wau/service/http/service-app';
import { systemRandom } from '@wau/service/random';
import { isTextSigned } from '@wau/service/secrets/bytes-signature';
import { signedHeaders, verifySignature } from '@wau/service/secrets/signature';
import { createTestDatabase } from '@wau/service/testing/test-database';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { registerSandbox, type SandboxHandle } from './register-sandbox.ts';

const merchantKey = Buffer.alloc(32, 5);
const otherKey = Buffer.alloc(32, 6);
const lifetimeMs = 15 * 60_000;
const codeLifetimeMs = 5 * 60_000;
const lateMs = 30_000;

/** The operator, as far as the provider knows it: takes callbacks, and may be out of order. */
interface Operator {
  readonly app: FastifyInstance;
  readonly received: { path: string; body: Record<string, string>; valid: boolean }[];
  statusCode: number;
}

function buildOperator(): Operator {
  const app = Fastify();
  const operator: Operator = { app, received: [], statusCode: 200 };
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: string) => body,
  );
  app.post('/payments/wau/sandbox/*', async (request, reply) => {
    const rawBody = String(request.body);
    const header = (name: string): string => String(request.headers[name]);
    const verdict = verifySignature(
      merchantKey,
      { method: 'POST', path: request.url, rawBody },
      header('timestamp'),
      header('signature'),
      nowMs,
    );
    operator.received.push({
      body: JSON.parse(rawBody) as Record<string, string>,
      path: request.url,
      valid: verdict === 'valid',
    });
    return reply.code(operator.statusCode).send({});
  });
  return operator;
}

let nowMs = 1_800_000_000_000;
const testDatabase = await createTestDatabase();
let database: Database;
let app: FastifyInstance;
let sandbox: SandboxHandle;
let operator: Operator;
let origin: string;

beforeAll(async () => {
  operator = buildOperator();
  origin = await operator.app.listen({ host: '127.0.0.1', port: 0 });
  database = createDatabase({
    connectionString: testDatabase.applicationUrl,
    applicationName: 'sandbox test',
    poolSize: 8,
    onIdleConnectionError: () => undefined,
  });
  app = buildServiceApp({
    logger: false,
    errorMessages: (code) => code,
    fallbackLanguage: 'EN',
    apiPrefixes: ['/sandbox/api'],
    trustProxy: false,
  });
  sandbox = await registerSandbox(app, {
    database,
    clock: { nowMs: () => nowMs },
    random: systemRandom,
    config: {
      publicBaseUrl: '',
      payerReach: 'this-machine',
      operatorOrigin: () => origin,
      merchantKey: (code) => ({ wau: merchantKey, laut: otherKey })[code as string],
      paymentLifetimeMs: lifetimeMs,
      qrLifetimeMs: codeLifetimeMs,
      lateCallbackDelayMs: lateMs,
    },
  });
});
afterAll(async () => {
  await sandbox.close();
  await app.close();
  await operator.app.close();
  await database.close();
});
beforeEach(() => {
  operator.received.length = 0;
  operator.statusCode = 200;
});

type Field = keyof typeof calls.createPayment.body.properties;
type PaymentRequest = Record<Exclude<Field, 'kind'>, string> & { kind?: 'page' | 'qr' | 'wallet' | 'crypto' };

function paymentRequest(changes: Partial<PaymentRequest> = {}): PaymentRequest {
  return {
    merchantCode: 'wau',
    merchantReference: makeId('deposit', nowMs, systemRandom.bytes(10)),
    brandName: 'Wau & <Co>',
    amountMinor: '125050',
    currencyCode: 'MYR',
    language: 'EN',
    themeName: 'laut',
    returnUrl: '/m/voucherCenter',
    callbackUrl: `${origin}/payments/wau/sandbox/pay-in`,
    ...changes,
  };
}

interface Signing {
  readonly key?: Buffer;
  readonly sender?: string;
  readonly atMs?: number;
}

const createPayment = (body: PaymentRequest, signing: Signing = {}) =>
  ask(calls.createPayment.path, body, signing);

function ask(path: string, body: object, signing: Signing = {}) {
  const rawBody = JSON.stringify(body);
  const headers = signedHeaders(signing.sender ?? 'wau', signing.key ?? merchantKey, {
    method: 'POST',
    path,
    timestampMs: signing.atMs ?? nowMs,
    rawBody,
  });
  return app.inject({
    method: 'POST',
    url: path,
    headers: { ...headers, 'content-type': 'application/json' },
    payload: rawBody,
  });
}

async function newPayment(changes: Partial<PaymentRequest> = {}) {
  const request = paymentRequest(changes);
  const answer = await createPayment(request);
  expect(answer.statusCode, answer.body).toBe(200);
  const { paymentId, payUrl } = answer.json<{ value: { paymentId: string; payUrl: string } }>().value;
  return { request, paymentId, payUrl };
}

const decide = (paymentId: string, decision: string, callback = 'once') =>
  app.inject({
    method: 'POST',
    url: `/sandbox/api/payments/${paymentId}/decision`,
    payload: { decision, callback },
  });

const submitForm = (payUrl: string, form: string) =>
  app.inject({
    method: 'POST',
    url: payUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });

const callbacksOf = (paymentId: string) =>
  operator.received.filter((callback) => callback.body.paymentId === paymentId);

/** Runs the worker until `done`, so that each test decides for itself when anything is sent. */
async function withWorker(done: () => Promise<unknown> | unknown): Promise<void> {
  const stop = await sandbox.startWorkers();
  try {
    await done();
  } finally {
    await stop();
  }
}

/** A worker looks for what is due as soon as it starts, and stops only when that is done. */
const onePass = () => withWorker(() => undefined);

describe('creating a payment', () => {
  test('answers with its page; the same request gives the same payment, twenty at once as well', async () => {
    const request = paymentRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => createPayment(request)));
    expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([200]));
    const ids = new Set(
      answers.map((answer) => answer.json<{ value: { paymentId: string } }>().value.paymentId),
    );
    expect(ids.size).toBe(1);
    expect(answers[0]?.json().value).toEqual({
      paymentId: [...ids][0],
      status: 'pending',
      amountMinor: '125050',
      currencyCode: 'MYR',
      payUrl: `/sandbox/pay/${[...ids][0]}`,
      qrText: '',
      expiresAt: new Date(nowMs + lifetimeMs).toISOString(),
      chain: null,
      confirmations: null,
    });
  });

  test('by QR it answers with what stands in the code, the whole address of its page, which is good for five minutes', async () => {
    const request = paymentRequest({ kind: 'qr', returnUrl: 'https://wau.example/m/voucherCenter' });
    const { value } = (await createPayment(request)).json<{ value: Record<string, string> }>();
    expect(value).toMatchObject({
      qrText: `https://wau.example/sandbox/pay/${value.paymentId}`,
      expiresAt: new Date(nowMs + codeLifetimeMs).toISOString(),
    });
    const changed = await createPayment({ ...request, kind: 'page' });
    expect([changed.statusCode, changed.json().errorCode]).toEqual([409, 'idempotency.conflict']);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payUrl = `/sandbox/pay/${value.paymentId}`;
    const payload = 'decision=approve&callback=once';
    const paid = await app.inject({ method: 'POST', url: payUrl, headers: form, payload });
    // Whoever scanned it is on another device than the site, and is not sent there.
    expect([paid.statusCode, paid.headers.location]).toEqual([303, payUrl]);
    const page = await app.inject(payUrl);
    expect(page.body).toContain('Payment approved');
    expect(page.body).toContain('You can close this page.');
    expect(page.body).not.toContain('https://wau.example');
  });

  test('on a chain it gives an address of its own, and reports what was sent confirmation by confirmation', async () => {
    const request = paymentRequest({ kind: 'crypto', returnUrl: 'https://wau.example/m/voucherCenter' });
    const { value } = (await createPayment(request)).json<{ value: Record<string, unknown> }>();
    expect(value).toMatchObject({
      qrText: expect.stringMatching(/^T[1-9A-HJ-NP-Za-km-z]{33}$/),
      chain: { network: 'TRON (TRC-20)', token: 'USDT', tokenAmount: '297.74', confirmationsNeeded: 3 },
      confirmations: null,
    });
    const paymentId = String(value.paymentId);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'decision=approve&callback=once&sent=less';
    await app.inject({ method: 'POST', url: `/sandbox/pay/${paymentId}`, headers: form, payload });
    const standing = async () => {
      const body = { merchantCode: 'wau', merchantReference: request.merchantReference };
      const found = (await ask(calls.findPayment.path, body)).json<{ value: Record<string, unknown> }>()
        .value;
      return [found.status, found.confirmations, found.amountMinor];
    };
    expect(await standing()).toEqual(['pending', 0, '100040']);
    for (let block = 0; block < 3; block += 1) {
      await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(block + 1));
      nowMs += 4_000;
    }
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(4));
    expect(
      callbacksOf(paymentId).map(({ body: { status, confirmations } }) => [status, confirmations]),
    ).toEqual([
      ['pending', 0],
      ['pending', 1],
      ['pending', 2],
      ['approved', 3],
    ]);
    expect(await standing()).toEqual(['approved', 3, '100040']);
    const again = await decide(paymentId, 'decline');
    expect([again.statusCode, again.json().errorCode]).toEqual([409, 'payment.decided']);
  });

  test('on a chain another token is reported by its name, and is never the payment', async () => {
    const request = paymentRequest({ kind: 'crypto' });
    const { value } = (await createPayment(request)).json<{ value: { paymentId: string } }>();
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'decision=approve&callback=once&sent=other-token';
    await app.inject({ method: 'POST', url: `/sandbox/pay/${value.paymentId}`, headers: form, payload });
    nowMs += 12_000;
    await withWorker(() => expect.poll(() => callbacksOf(value.paymentId)).toHaveLength(1));
    expect(callbacksOf(value.paymentId)).toMatchObject([
      { body: { currencyCode: 'TRX', status: 'approved' } },
    ]);
    const body = { merchantCode: 'wau', merchantReference: request.merchantReference };
    const found = (await ask(calls.findPayment.path, body)).json<{ value: { status: string } }>().value;
    expect(found.status).toBe('pending');
  });

  test('by QR nobody pays any more once the code has run out', async () => {
    const { paymentId } = await newPayment({ kind: 'qr' });
    nowMs += codeLifetimeMs;
    const late = await decide(paymentId, 'approve');
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'payment.decided']);
  });

  test('refuses another amount under the same reference', async () => {
    const { request } = await newPayment();
    const answer = await createPayment({ ...request, amountMinor: '125051' });
    expect([answer.statusCode, answer.json().errorCode]).toEqual([409, 'idempotency.conflict']);
  });

  test('refuses a forged, an unknown and an old signature, and a merchant who asks for another', async () => {
    const request = paymentRequest();
    const answers = await Promise.all([
      createPayment(request, { key: otherKey }),
      createPayment(request, { sender: 'nobody' }),
      createPayment(request, { sender: 'laut', key: otherKey }),
      createPayment(request, { atMs: nowMs - 6 * 60_000 }),
    ]);
    expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual([
      [401, 'callback.signature.wrong'],
      [401, 'callback.signature.wrong'],
      [401, 'callback.signature.wrong'],
      [401, 'callback.stale'],
    ]);
  });

  test.each([
    ['http://169.254.169.254/latest', 'callbackUrl'],
    ['http://localhost:5432/', 'callbackUrl'],
    ['file:///etc/passwd', 'callbackUrl'],
    ['not an address', 'callbackUrl'],
    ['javascript:alert(1)', 'returnUrl'],
    ['//evil.example/', 'returnUrl'],
    ['/\\evil.example/', 'returnUrl'],
    ['data:text/html,x', 'returnUrl'],
  ])('refuses %s as its %s', async (address, field) => {
    const answer = await createPayment(paymentRequest({ [field]: address }));
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      { errorCode: 'request.invalid', value: { field } },
    ]);
  });

  test('refuses a callback address that hides another host behind the operator', async () => {
    const port = new URL(origin).port;
    for (const callbackUrl of [
      `http://127.0.0.1:${port}@evil.example/`,
      `http://user:pass@127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}.evil.example/`,
    ]) {
      const answer = await createPayment(paymentRequest({ callbackUrl }));
      expect(answer.json().value, callbackUrl).toEqual({ field: 'callbackUrl' });
    }
  });
});

describe('deciding', () => {
  test('the payer goes back, and the operator is told once, signed, for the merchant', async () => {
    const { paymentId, request } = await newPayment();
    const answer = await decide(paymentId, 'approve');
    expect(answer.json().value).toMatchObject({
      payment: { paymentId, status: 'approved' },
      returnUrl: '/m/voucherCenter',
    });
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
    await onePass();
    expect(callbacksOf(paymentId)).toEqual([
      {
        path: '/payments/wau/sandbox/pay-in',
        valid: true,
        body: {
          paymentId,
          merchantReference: request.merchantReference,
          status: 'approved',
          amountMinor: '125050',
          currencyCode: 'MYR',
        },
      },
    ]);
  });

  test('a double tap decides once; the other decision is refused', async () => {
    const { paymentId } = await newPayment();
    const taps = await Promise.all(Array.from({ length: 20 }, () => decide(paymentId, 'decline')));
    expect(new Set(taps.map((tap) => tap.statusCode))).toEqual(new Set([200]));
    const other = await decide(paymentId, 'approve');
    expect([other.statusCode, other.json().errorCode]).toEqual([409, 'payment.decided']);
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
    await onePass();
    expect(callbacksOf(paymentId).map((callback) => callback.body.status)).toEqual(['declined']);
  });

  test('twice means two messages', async () => {
    const { paymentId } = await newPayment();
    await decide(paymentId, 'approve', 'twice');
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(2));
  });

  test('late means after the delay and not before', async () => {
    const { paymentId } = await newPayment();
    await decide(paymentId, 'approve', 'late');
    await onePass();
    expect(callbacksOf(paymentId)).toEqual([]);
    nowMs += lateMs;
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
  });

  test('an operator who is out of order is tried again later, by another process too', async () => {
    operator.statusCode = 503;
    const { paymentId } = await newPayment();
    await decide(paymentId, 'approve');
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
    await onePass();
    expect(callbacksOf(paymentId), 'not before the back-off').toHaveLength(1);
    operator.statusCode = 200;
    nowMs += 1_000;
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(2));
    nowMs += 3_600_000;
    await onePass();
    expect(callbacksOf(paymentId), 'delivered is delivered').toHaveLength(2);
  });

  test('an unknown payment and one whose time is over are refused', async () => {
    const unknown = await decide('pay_01jhzzzzzzzzzzzzzzzzzzzzzz', 'approve');
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'payment.unknown']);
    const { paymentId } = await newPayment();
    nowMs += lifetimeMs;
    const late = await decide(paymentId, 'approve');
    expect([late.statusCode, late.json().errorCode]).toEqual([409, 'payment.decided']);
  });
});

describe("the payer's page", () => {
  test('shows whom and how much, in the language and theme of the merchant, and runs only its own script', async () => {
    const { payUrl } = await newPayment({ language: 'MY' });
    const page = await app.inject(payUrl);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<html lang="ms-MY">');
    expect(page.body).toContain('Bayaran kepada Wau &amp; &lt;Co&gt;');
    expect(page.body).toContain('RM\u00a01,250.50');
    expect(page.body).toContain('--page: #061a2e');
    const policy = String(page.headers['content-security-policy']);
    const nonce = /script-src 'nonce-([\w-]+)'/.exec(policy)?.[1];
    expect(policy).toContain("default-src 'none'");
    expect([...page.body.matchAll(/<(?:script|style) nonce="([\w-]+)">/g)].map((match) => match[1])).toEqual([
      nonce,
      nonce,
    ]);
    expect(page.body).not.toMatch(/ on\w+=| style=/);
    expect((await app.inject(payUrl)).headers['content-security-policy']).not.toBe(policy);
  });

  test('and his decisions are for this machine alone, unless the demo is open to others', async () => {
    const { payUrl, paymentId } = await newPayment();
    const remoteAddress = '192.168.1.7';
    const { method, path } = calls.decidePayment;
    const decision = { decision: 'approve', callback: 'once' };
    const answers = await Promise.all([
      app.inject({ url: payUrl, remoteAddress }),
      app.inject({ method: 'POST', url: payUrl, remoteAddress }),
      app.inject({ method, url: path.replace(':paymentId', paymentId), remoteAddress, payload: decision }),
    ]);
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().errorCode]).toEqual([403, 'demo.local.only']);
    }
    expect((await app.inject(payUrl)).body).toContain('approve');
  });

  test('its form works without JavaScript and returns the payer; a second tap does the same', async () => {
    const { payUrl, paymentId } = await newPayment({ returnUrl: 'https://play.example/m/voucherCenter' });
    expect((await app.inject(payUrl)).headers['content-security-policy']).toContain(
      "form-action 'self' https://play.example;",
    );
    for (let tap = 0; tap < 2; tap += 1) {
      const answer = await submitForm(payUrl, 'callback=twice&decision=approve');
      expect([answer.statusCode, answer.headers.location]).toEqual([
        303,
        'https://play.example/m/voucherCenter',
      ]);
    }
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(2));
    await onePass();
    expect(callbacksOf(paymentId)).toHaveLength(2);
  });

  test('shows what was decided, and sends the other decision there', async () => {
    const { payUrl } = await newPayment();
    await submitForm(payUrl, 'decision=decline');
    const other = await submitForm(payUrl, 'decision=approve&callback=once');
    expect([other.statusCode, other.headers.location]).toEqual([303, payUrl]);
    const page = await app.inject(payUrl);
    expect(page.body).toContain('Payment declined');
    expect(page.body).toContain('href="/m/voucherCenter"');
    expect(page.body).not.toContain('<form');
  });

  test('shows that its time is over', async () => {
    const { payUrl } = await newPayment();
    nowMs += lifetimeMs;
    const page = await app.inject(payUrl);
    expect(page.body).toContain('This payment has expired');
    expect(page.body).not.toContain('<form');
  });

  test('of an address nobody knows is a designed 404; nonsense in the form changes nothing', async () => {
    for (const url of ['/sandbox/pay/pay_01jhzzzzzzzzzzzzzzzzzzzzzz', '/sandbox/pay/x']) {
      const page = await app.inject(url);
      expect(page.statusCode).toBe(404);
      expect(page.body).toContain('We could not find this payment');
      expect((await submitForm(url, 'decision=approve')).statusCode).toBe(404);
    }
    const { payUrl, paymentId } = await newPayment();
    const answer = await submitForm(payUrl, 'decision=steal');
    expect([answer.statusCode, answer.headers.location]).toEqual([303, payUrl]);
    expect((await app.inject(payUrl)).body).toContain('<form');
    expect(callbacksOf(paymentId)).toEqual([]);
  });
});

describe('paying out', () => {
  const payoutRequest = (accountNumber: string) => ({
    merchantCode: 'wau',
    merchantReference: makeId('payout', nowMs, systemRandom.bytes(10)),
    amountMinor: '7700',
    currencyCode: 'MYR',
    bankCode: 'maybank',
    accountNumber,
    holderName: 'Ali bin Abu',
    callbackUrl: `${origin}/payments/wau/sandbox/pay-out`,
  });
  const payOut = async (accountNumber: string) => {
    const request = payoutRequest(accountNumber);
    const answer = await ask(calls.createPayout.path, request);
    expect(answer.statusCode, answer.body).toBe(200);
    return {
      request,
      ...answer.json<{ value: { paymentId: string; status: string; payUrl: string } }>().value,
    };
  };
  const find = async (merchantReference: string) => {
    const answer = await ask(calls.findPayment.path, { merchantCode: 'wau', merchantReference });
    const envelope = answer.json<{ value?: { status: string }; errorCode?: string }>();
    return envelope.value?.status ?? envelope.errorCode;
  };

  test.each([
    ['114000009999', 'approved', 1],
    ['114000000001', 'declined', 1],
    ['114000000003', 'approved', 2],
    ['114000000005', 'approved', 0],
  ])('to %s it is %s and reported %i times', async (accountNumber, status, times) => {
    const { paymentId, request, payUrl } = await payOut(accountNumber);
    expect(payUrl).toBe('');
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(times));
    for (const { path, valid, body } of callbacksOf(paymentId)) {
      expect([path, valid]).toEqual(['/payments/wau/sandbox/pay-out', true]);
      expect(body).toMatchObject({
        status,
        merchantReference: request.merchantReference,
        amountMinor: '7700',
      });
    }
    expect(await find(request.merchantReference)).toBe(status);
  });

  test('some are reported late', async () => {
    const { paymentId } = await payOut('114000000004');
    await onePass();
    expect(callbacksOf(paymentId)).toEqual([]);
    nowMs += lateMs;
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
  });

  test('some wait for the tester, as long as it takes, and have no page', async () => {
    const { paymentId, request } = await payOut('114000000002');
    nowMs += 10 * lifetimeMs;
    expect(await find(request.merchantReference)).toBe('pending');
    expect((await app.inject(`/sandbox/pay/${paymentId}`)).statusCode).toBe(404);
    expect((await decide(paymentId, 'decline')).statusCode).toBe(200);
    await withWorker(() => expect.poll(() => callbacksOf(paymentId)).toHaveLength(1));
    expect(await find(request.merchantReference)).toBe('declined');
  });

  test('asked twenty times at once it pays once; with other words it refuses', async () => {
    const request = payoutRequest('114000009999');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(calls.createPayout.path, request)),
    );
    const ids = new Set(answers.map((each) => each.json<{ value: { paymentId: string } }>().value.paymentId));
    expect(ids.size).toBe(1);
    await withWorker(() => expect.poll(() => callbacksOf([...ids][0] ?? '')).toHaveLength(1));
    const changed = await ask(calls.createPayout.path, { ...request, accountNumber: '114000009998' });
    expect([changed.statusCode, changed.json().errorCode]).toEqual([409, 'idempotency.conflict']);
  });

  test('and asking after a payment are for the merchant alone, and callbacks go to the operator', async () => {
    const { request } = await payOut('114000009999');
    const asked = { merchantCode: 'wau', merchantReference: request.merchantReference };
    const ofOther = { sender: 'laut', key: otherKey };
    const answers = await Promise.all([
      ask(calls.createPayout.path, payoutRequest('114000009999'), ofOther),
      ask(calls.findPayment.path, asked, ofOther),
      ask(calls.findPayment.path, { ...asked, merchantCode: 'laut' }, ofOther),
      ask(calls.createPayout.path, { ...payoutRequest('1140'), callbackUrl: 'http://169.254.169.254/' }),
    ]);
    expect(answers.map((answer) => answer.json().errorCode)).toEqual([
      'callback.signature.wrong',
      'callback.signature.wrong',
      'payment.unknown',
      'request.invalid',
    ]);
  });
});

describe('its statement', () => {
  const period = (fromMs: number, untilMs: number) => ({
    from: new Date(fromMs).toISOString(),
    until: new Date(untilMs).toISOString(),
  });
  const question = (changes: object = {}) => ({
    ...{ merchantCode: 'wau', kind: 'page', after: '', sentAt: new Date(nowMs).toISOString() },
    ...period(nowMs, nowMs + 60_000),
    ...changes,
  });
  const linesOf = async (changes: object = {}) => {
    const answer = await ask(calls.readPaymentStatement.path, question(changes));
    expect(answer.statusCode, answer.body).toBe(200);
    const { value } = answer.json<{ value: { lines: { paymentId: string }[] } }>();
    return value.lines;
  };

  test('has what ended in a period, as it ended, and nothing that waits or ran out', async () => {
    nowMs += 24 * 3_600_000;
    const startMs = nowMs;
    const [approved, declined, waiting] = [await newPayment(), await newPayment(), await newPayment()];
    await decide(approved.paymentId, 'approve');
    await decide(declined.paymentId, 'decline');
    const said = { direction: 'in', amountMinor: '125050', currencyCode: 'MYR' };
    const endedAt = new Date(startMs).toISOString();
    const lineOf = (payment: typeof approved, status: string) => ({
      ...{ ...said, paymentId: payment.paymentId, status, endedAt },
      merchantReference: payment.request.merchantReference,
    });
    const expected = [lineOf(approved, 'approved'), lineOf(declined, 'declined')];
    const lines = await linesOf();
    expect(lines).toHaveLength(2);
    expect(lines).toEqual(expect.arrayContaining(expected));
    // From its first moment on, and before its last.
    expect(await linesOf(period(startMs - 60_000, startMs))).toEqual([]);
    expect(await linesOf({ kind: 'qr' })).toEqual([]);
    const [first] = lines;
    expect(await linesOf({ after: first?.paymentId })).toEqual(lines.slice(1));
    nowMs += lifetimeMs;
    expect(JSON.stringify(await linesOf(period(startMs, nowMs + 1)))).not.toContain(waiting.paymentId);
  });

  test('has what is sent on a chain when it is confirmed, and as it came', async () => {
    nowMs += 24 * 3_600_000;
    const startMs = nowMs;
    const { paymentId } = await newPayment({ kind: 'crypto' });
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const payload = 'decision=approve&callback=once&sent=less';
    await app.inject({ method: 'POST', url: `/sandbox/pay/${paymentId}`, headers: form, payload });
    expect(await linesOf({ kind: 'crypto', ...period(startMs, startMs + 12_000) })).toEqual([]);
    expect(await linesOf({ kind: 'crypto', ...period(startMs + 12_000, startMs + 12_001) })).toMatchObject([
      { paymentId, status: 'approved', amountMinor: '100040' },
    ]);
  });

  test('is signed together with its question, and is for the merchant alone', async () => {
    const rawBody = JSON.stringify(question());
    const answer = await ask(calls.readPaymentStatement.path, question());
    const signature = String(answer.headers['statement-signature']);
    expect(isTextSigned(merchantKey, `${rawBody}${answer.body}`, signature)).toBe(true);
    expect(isTextSigned(otherKey, `${rawBody}${answer.body}`, signature)).toBe(false);
    const ofOther = { sender: 'laut', key: otherKey };
    for (const signing of [ofOther, { key: otherKey }, { sender: 'nobody' }]) {
      const refused = await ask(calls.readPaymentStatement.path, question(), signing);
      expect([refused.json().errorCode, refused.headers['statement-signature']]).toEqual([
        'callback.signature.wrong',
        undefined,
      ]);
    }
    const old = await ask(calls.readPaymentStatement.path, question(), { atMs: nowMs - 6 * 60_000 });
    expect(old.json().errorCode).toBe('callback.stale');
    const stated = await ask(calls.readPaymentStatement.path, question({ merchantCode: 'laut' }), ofOther);
    expect(stated.json().value).toEqual({ lines: [], next: null });
  });
});
