import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { demoPassword } from '../../../demo/demo-merchants.ts';
import { seedDemoOperators } from '../../../demo/demo-operators.ts';
import { authenticatorCode } from '../../../testing/authenticator-code.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { operatorLimits } from './operator-limits.ts';

const server = await createTestServer();
const { call } = server;

let addresses = 0;

function login(body: CallBody<Calls['loginOperator']>, headers: Record<string, string> = {}) {
  addresses += 1;
  return call('loginOperator', { body, address: `10.8.0.${addresses}`, headers });
}

const credentials = ({ username, password }: { username: string; password: string }) => ({
  username,
  password,
});
const settingsOutcome = async (token: string) => (await call('listMerchantSettings', { token })).outcome();
const start = async (token: string) => (await call('startOperatorSecondStep', { token })).value();
const codeOf = (secret: string) => authenticatorCode(secret, server.clock.nowMs());
const confirm = (token: string, code: string) => call('confirmOperatorSecondStep', { token, body: { code } });

describe('the second step of an operator', () => {
  test('is set up in the first session, which opens nothing else before; from then on every login asks for it', async () => {
    const operator = await openOperator(server, 'ayu', 'auditor');
    const { token } = (await login(credentials(operator))).value();
    expect(await settingsOutcome(token)).toBe('403 operator.second.step.missing');
    expect((await confirm(token, '123456')).outcome()).toBe('409 second.step.off');
    const { secret, uri } = await start(token);
    expect(uri).toContain(`secret=${secret}`);
    expect(uri).toContain('Wau%20console:ayu');
    expect((await confirm(token, '000000')).outcome()).toBe('401 second.step.code.wrong');
    // Until a code has come back, nothing is asked for.
    expect((await login(credentials(operator))).outcome()).toBe('200');
    const used = codeOf(secret);
    const { recoveryCodes } = (await confirm(token, used)).value();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await settingsOutcome(token)).toBe('200');
    expect((await confirm(token, used)).outcome()).toBe('409 second.step.on');
    expect((await call('startOperatorSecondStep', { token })).outcome()).toBe('409 second.step.on');
    expect((await login(credentials(operator))).outcome()).toBe('401 login.failed');
    expect((await login({ ...credentials(operator), code: used })).outcome()).toBe('401 login.failed');
    server.clock.advance(60_000);
    const session = (await login({ ...credentials(operator), code: codeOf(secret) })).value();
    expect(session.hasSecondStep).toBe(true);
    expect(await settingsOutcome(session.token)).toBe('200');
    const kept = await server.runner.query<{ text: string }>({
      text: `select string_agg(t::text, '') || (select string_agg(a::text, '') from wau.audit_entries as a) as text
             from wau.operators as t`,
      values: [],
    });
    for (const hidden of [secret, ...recoveryCodes]) expect(kept[0]?.text).not.toContain(hidden);
  });

  test('a recovery code stands in once, also of ten at a time', async () => {
    const operator = await openOperator(server, 'budi', 'auditor');
    const { secret } = await start(operator.token);
    const { recoveryCodes } = (await confirm(operator.token, codeOf(secret))).value();
    const [first = '', second = ''] = recoveryCodes;
    const body = { ...credentials(operator), code: first.toUpperCase().replace('-', ' ') };
    const outcomes = await Promise.all(Array.from({ length: 10 }, async () => (await login(body)).outcome()));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(1);
    expect((await login(body)).outcome()).toBe('401 login.failed');
    expect((await login({ ...credentials(operator), code: second })).outcome()).toBe('200');
  });

  test('of two that are given out the last one counts, and of two confirmations one', async () => {
    const { token } = await openOperator(server, 'citra', 'auditor');
    const { secret: first } = await start(token);
    const { secret } = await start(token);
    expect((await confirm(token, codeOf(first))).outcome()).toBe('401 second.step.code.wrong');
    const answers = await Promise.all([confirm(token, codeOf(secret)), confirm(token, codeOf(secret))]);
    expect(answers.map((answer) => answer.outcome()).sort()).toEqual(['200', '409 second.step.on']);
  });

  test('wrong codes share the count of logins', async () => {
    const { token } = await openOperator(server, 'dewi', 'auditor');
    const { secret } = await start(token);
    for (let failure = 0; failure < operatorLimits.name; failure += 1) {
      expect((await confirm(token, '000000')).outcome()).toBe('401 second.step.code.wrong');
    }
    expect((await confirm(token, codeOf(secret))).outcome()).toBe('429 login.too.many');
  });
});

describe('a session of a browser', () => {
  test('is good beside its cookie alone, which no script reads; a second login of the browser leaves the first', async () => {
    const operator = await openOperator(server, 'eka', 'auditor');
    const first = await login({ ...credentials(operator), bindsToBrowser: true });
    const cookie = String(first.headers['set-cookie']);
    expect(cookie).toMatch(
      /^wau_operator_browser=[\w-]{43}; Path=\/wps\/operator\/; HttpOnly; SameSite=Strict$/,
    );
    const shown = cookie.split(';', 1)[0] ?? '';
    const { token } = first.value();
    const info = async (headers: Record<string, string>) =>
      (await call('getOperatorInfo', { token, headers })).outcome();
    expect(await info({ Cookie: `other=1; ${shown}` })).toBe('200');
    expect(await info({})).toBe('401 session.ended');
    expect(await info({ Cookie: `wau_operator_browser=${'A'.repeat(43)}` })).toBe('401 session.ended');
    const second = await login({ ...credentials(operator), bindsToBrowser: true }, { Cookie: shown });
    expect(String(second.headers['set-cookie'])).toBe(cookie);
    expect(await info({ Cookie: shown })).toBe('200');
  });
});

describe('the demo’s operators', () => {
  test('log in with the codes that the demo shows, each good once', async () => {
    const parts = { ...server, random: systemRandom, masterSecret: testSecret, studioUrl: '' };
    const accounts = await seedDemoOperators(parts);
    expect(await seedDemoOperators(parts)).toEqual(accounts);
    expect(accounts.map(({ username }) => username)).toContain('aminah');
    const codeFor = async (username: string) => {
      const { body } = await server.app.inject('/dev/operator-codes');
      return new RegExp(`^${username} (.*)$`, 'm').exec(body)?.[1] ?? '';
    };
    const tryCode = async () => {
      const body = { username: 'aminah', password: demoPassword, code: await codeFor('aminah') };
      return (await login(body)).outcome();
    };
    expect((await login({ username: 'aminah', password: demoPassword })).outcome()).toBe('401 login.failed');
    expect(await tryCode()).toBe('200');
    expect(await tryCode()).toBe('200');
    expect(await codeFor('aminah')).toBe('wait half a minute');
    expect(await codeFor('hafiz')).toMatch(/^\d{6}$/);
    server.clock.advance(30_000);
    expect(await tryCode()).toBe('200');
  });
});
