import { defineCall } from '@wau/contract/call';
import { Exact, MinorText } from '@wau/contract/schema';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Fault, Refusal } from '../refusal.ts';
import { callRegistrar } from './call-registrar.ts';
import { buildServiceApp } from './service-app.ts';

const addAmounts = defineCall({
  name: 'addAmounts',
  method: 'POST',
  path: '/wps/sums/:sumId',
  caller: 'visitor',
  summary: 'Test call',
  params: Exact({ sumId: Type.Integer() }),
  query: Exact({ times: Type.Optional(Type.Integer({ minimum: 1 })) }),
  body: Exact({ amountMinor: MinorText }),
  value: Exact({ text: Type.String() }),
  errors: [],
});
const moveMoney = defineCall({
  ...addAmounts,
  name: 'moveMoney',
  path: '/wps/moves',
  params: Exact({}),
  idempotent: true,
});
const openSecret = defineCall({
  ...addAmounts,
  name: 'openSecret',
  path: '/wps/secrets',
  params: Exact({}),
  encrypted: true,
});
const failing = defineCall({
  name: 'failing',
  method: 'GET',
  path: '/wps/failing/:how',
  caller: 'visitor',
  summary: 'Test call',
  params: Exact({ how: Type.String() }),
  value: Type.Null(),
  errors: [],
});

let app: FastifyInstance;

beforeEach(() => {
  app = buildServiceApp({
    logger: false,
    errorMessages: (code, language) => `${language}:${code}`,
    fallbackLanguage: 'MY',
    apiPrefixes: ['/wps'],
    trustProxy: false,
  });
  const register = callRegistrar(app, {
    enter: async () => 'context',
    decrypt: async (jwe) => {
      if (jwe !== 'sealed') throw new Refusal('encryption.invalid');
      return { amountMinor: '7' };
    },
  });
  register(addAmounts, async ({ params, query, body, context }) => ({
    text: `${params.sumId} ${query.times ?? '-'} ${body.amountMinor} ${context}`,
  }));
  register(moveMoney, async ({ idempotencyKey }) => ({ text: idempotencyKey }));
  register(openSecret, async ({ body }) => ({ text: body.amountMinor }));
  register(failing, async ({ params }) => {
    if (params.how === 'refusal') throw new Refusal('balance.insufficient', { balanceMinor: '5' });
    if (params.how === 'later') throw new Refusal('rate.limited', { retryAfterSeconds: 7 });
    if (params.how === 'fault') throw new Fault('provider.unreachable', { cause: new Error('socket') });
    throw new Error('secret detail');
  });
});

afterEach(async () => {
  await app.close();
});

const send = (url: string, payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url, headers, payload: payload as object });

describe('the envelope', () => {
  test('answers a valid call with success and its value, path and query converted, never cached', async () => {
    const answer = await send('/wps/sums/3?times=2', { amountMinor: '-12' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ success: true, value: { text: '3 2 -12 context' } });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test.each([
    ['a missing field', {}, 'amountMinor'],
    ['a wrong value', { amountMinor: '1.5' }, 'amountMinor'],
    ['a number where text is due', { amountMinor: 5 }, 'amountMinor'],
    ['an extra field', { amountMinor: '5', more: 1 }, 'more'],
  ])('names the field of %s', async (_, payload, field) => {
    const answer = await send('/wps/sums/3', payload);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ success: false, errorCode: 'request.invalid', value: { field } });
  });

  test('refuses what is not JSON, is too large or of another type, each with its code', async () => {
    const json = { 'content-type': 'application/json' };
    const broken = await app.inject({ method: 'POST', url: '/wps/sums/3', headers: json, payload: '{"a":' });
    expect([broken.statusCode, broken.json().errorCode]).toEqual([400, 'request.json.invalid']);
    const poisoned = await app.inject({
      method: 'POST',
      url: '/wps/sums/3',
      headers: json,
      payload: '{"__proto__":{"a":1}}',
    });
    expect([poisoned.statusCode, poisoned.json().errorCode]).toEqual([400, 'request.json.invalid']);
    const large = await send('/wps/sums/3', { amountMinor: '1'.repeat(70_000) });
    expect([large.statusCode, large.json().errorCode]).toEqual([413, 'request.body.too.large']);
    const text = await app.inject({
      method: 'POST',
      url: '/wps/sums/3',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    });
    expect([text.statusCode, text.json().errorCode]).toEqual([415, 'request.content.type.wrong']);
  });

  test('tells an unknown path from a wrong method, and names the right ones', async () => {
    const unknown = await app.inject('/wps/nothing/here');
    expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'request.path.unknown']);
    const wrong = await app.inject({ method: 'GET', url: '/wps/sums/3' });
    expect([wrong.statusCode, wrong.json().errorCode]).toEqual([405, 'request.method.wrong']);
    expect(wrong.headers.allow).toBe('POST');
  });

  test('answers an address that cannot be decoded like an unknown one', async () => {
    const answer = await app.inject({ url: '/%ff%fe', headers: { language: 'EN' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { success: false, errorCode: 'request.path.unknown', message: 'EN:request.path.unknown' },
    ]);
  });

  test('speaks the language that the header or else the cookie names, Malay by default', async () => {
    const texts = await Promise.all([
      app.inject('/wps/nothing'),
      app.inject({ url: '/wps/nothing', headers: { language: 'EN' } }),
      app.inject({ url: '/wps/nothing', headers: { cookie: 'a=b; wau_language=EN' } }),
      app.inject({ url: '/wps/nothing', headers: { language: 'XX' } }),
    ]);
    expect(texts.map((answer) => answer.json().message)).toEqual([
      'MY:request.path.unknown',
      'EN:request.path.unknown',
      'EN:request.path.unknown',
      'MY:request.path.unknown',
    ]);
  });

  test('keeps refusal, fault and bug apart and gives no detail of a bug', async () => {
    const refusal = await app.inject('/wps/failing/refusal');
    expect([refusal.statusCode, refusal.json()]).toEqual([
      402,
      {
        success: false,
        errorCode: 'balance.insufficient',
        message: 'MY:balance.insufficient',
        value: { balanceMinor: '5' },
      },
    ]);
    const later = await app.inject('/wps/failing/later');
    expect([later.statusCode, later.headers['retry-after']]).toEqual([429, '7']);
    const fault = await app.inject('/wps/failing/fault');
    expect([fault.statusCode, fault.json().errorCode]).toEqual([502, 'provider.unreachable']);
    const bug = await app.inject('/wps/failing/bug');
    expect(bug.statusCode).toBe(500);
    expect(bug.body).not.toContain('secret detail');
    expect(bug.json().value.requestId).toMatch(/^req_/);
  });

  test('a call that moves money needs a well-formed idempotency key', async () => {
    const key = 'abcdefgh12345678';
    const without = await send('/wps/moves', { amountMinor: '5' });
    expect([without.statusCode, without.json().errorCode]).toEqual([400, 'idempotency.missing']);
    const short = await send('/wps/moves', { amountMinor: '5' }, { 'idempotency-key': 'short' });
    expect(short.json().errorCode).toBe('idempotency.missing');
    const good = await send('/wps/moves', { amountMinor: '5' }, { 'idempotency-key': key });
    expect(good.json()).toEqual({ success: true, value: { text: key } });
  });

  test('an encrypted call takes only a sealed body, and validates what was inside', async () => {
    const open = await send('/wps/secrets', { amountMinor: '5' });
    expect([open.statusCode, open.json().errorCode]).toEqual([400, 'encryption.required']);
    const forged = await send('/wps/secrets', { data: 'forged' }, { encryption: 'JWE' });
    expect([forged.statusCode, forged.json().errorCode]).toEqual([400, 'encryption.invalid']);
    const sealed = await send('/wps/secrets', { data: 'sealed' }, { encryption: 'JWE' });
    expect(sealed.json()).toEqual({ success: true, value: { text: '7' } });
  });
});
