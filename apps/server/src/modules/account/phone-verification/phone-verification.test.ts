import type { MerchantCode } from '@wau/contract/ids';
import { SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnSwitch } from '../../../testing/change-settings.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer, type TestCaptcha } from '../../../testing/test-server.ts';
import { pruneExpiredRowsJob } from '../../operation/housekeeping/prune-expired-rows-job.ts';
import { loginLimits } from '../credentials/login-limits.ts';
import { upsertPhoneProvider } from './phone-verification-sql.ts';
import { startPhoneService } from './testing/phone-service.ts';

const server = await createTestServer();
const service = await startPhoneService();
afterAll(() => service.close());
const number = '+60172223344';

beforeAll(async () => {
  await configure();
  const member = await server.openMember('phoned');
  await server.runner.query({
    text: 'update wau.members set mobile_number = $2, mobile_confirmed_at = now() where member_id = $1',
    values: [member.memberId, number],
  });
});

const configure = (changes: { jwks_url?: string } = {}) =>
  upsertPhoneProvider(server.runner, 'wau' as MerchantCode, {
    issuer: service.issuer,
    audience: service.audience,
    jwks_url: service.jwksUrl,
    api_url: 'https://phone.example/v1',
    api_key: 'public-key',
    ...changes,
  });

let usedToken = '';

const logIn = (firebaseIdToken: string, firebaseMobileNo = '0172223344', captcha?: TestCaptcha) =>
  server.call('login', {
    ...(captcha === undefined ? {} : { headers: captcha.headers }),
    body: {
      type: 'firebase',
      username: firebaseMobileNo,
      password: '123456',
      captcha: captcha?.answer ?? '',
      firebaseChannel: 'sms',
      firebaseIdToken,
      firebaseMobileNo,
      countryDialingCode: '60',
    },
  });

const token = (change?: Parameters<typeof service.sign>[2], phoneNumber = number) =>
  service.sign(phoneNumber, server.clock.nowMs(), change);

describe('AC-08 third-party phone verification', () => {
  test('AC-08 browsers are told where to have codes sent, where the merchant uses such a service', async () => {
    const at = async (merchantCode: string) =>
      (await server.call('getWhitelabel', { merchantCode })).value().phoneVerification;
    await expect.poll(() => at('wau')).toEqual({ apiUrl: 'https://phone.example/v1', apiKey: 'public-key' });
    expect(await at('laut')).toBeNull();
  });

  test('AC-08 a signed token logs in whoever has the number, once', async () => {
    const idToken = await token();
    const session = (await logIn(idToken)).value();
    expect(session.userName).toBe('phoned');
    expect((await logIn(idToken)).outcome()).toBe('401 firebase.token.invalid');
    expect((await logIn(await token())).outcome()).toBe('200');
    // The keys were fetched once for all of them.
    expect(service.fetchCount()).toBe(1);
  });

  test('AC-08 a token whose signature is spelt in another way is the same token', async () => {
    const idToken = await token();
    expect((await logIn(idToken)).outcome()).toBe('200');
    // 256 bytes leave four spare bits in the last letter, which decoders pass over.
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    const last = alphabet.indexOf(idToken.at(-1) ?? '');
    const respelt = idToken.slice(0, -1) + alphabet[last ^ 1];
    const bytesOf = (jwt: string) => Buffer.from(jwt.split('.')[2] ?? '', 'base64url');
    expect(bytesOf(respelt)).toEqual(bytesOf(idToken));
    expect((await logIn(respelt)).outcome()).toBe('401 firebase.token.invalid');
    await forgetFailures();
  });

  test('AC-08 a token that was refreshed is as old as the check of its code', async () => {
    const checkedMsAgo = async (ageMs: number) =>
      (
        await logIn(await token({ claims: { auth_time: Math.floor((server.clock.nowMs() - ageMs) / 1000) } }))
      ).outcome();
    expect(await checkedMsAgo(9 * 60_000)).toBe('200');
    expect(await checkedMsAgo(11 * 60_000)).toBe('401 firebase.token.invalid');
    await forgetFailures();
  });

  test.each([
    ['signed by somebody else', { isForged: true }],
    ['of another issuer', { claims: { iss: 'https://evil.example' } }],
    ['for another audience', { claims: { aud: 'another-app' } }],
    ['that has run out', { claims: { exp: 1 } }],
    ['issued too long ago', { issuedMsAgo: 11 * 60_000 }],
    ['without a number', { claims: { phone_number: undefined } }],
    ['with a number that is none', { claims: { phone_number: 'tel:123' } }],
  ])('AC-08 a token %s is refused', async (_how, change) => {
    expect((await logIn(await token(change))).outcome()).toBe('401 firebase.token.invalid');
    await forgetFailures();
  });

  test('AC-08 a token signed with a public key as if it were a secret, or not signed at all, is refused', async () => {
    const claims = { iss: service.issuer, aud: service.audience, sub: number, phone_number: number };
    const symmetric = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'key-1' })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode('a-public-key-that-everybody-can-read-as-a-secret'));
    expect((await logIn(symmetric)).outcome()).toBe('401 firebase.token.invalid');
    const [, payload = ''] = (await token()).split('.');
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
    expect((await logIn(none)).outcome()).toBe('401 firebase.token.invalid');
    await forgetFailures();
  });

  test('AC-08 the number that was typed must be the one that was confirmed', async () => {
    const other = await token({}, '+60198887777');
    expect((await logIn(other)).outcome()).toBe('401 firebase.token.invalid');
    expect((await logIn(await token({}, '+60198887777'), '0198887777')).outcome()).toBe('401 login.failed');
    expect((await logIn(await token(), 'abc')).outcome()).toBe('400 mobile.number.invalid');
    await forgetFailures();
  });

  test.each([
    ['firebase.token.invalid', 'a forged token', async () => logIn(await token({ isForged: true }))],
    [
      'firebase.token.invalid',
      'a token of another number',
      async () => logIn(await token({}, '+60198887777')),
    ],
    ['firebase.token.invalid', 'a token that is used up', () => logIn(usedToken)],
    [
      'login.failed',
      'a number that is nobody’s',
      async () => logIn(await token({}, '+60198887777'), '0198887777'),
    ],
  ])(
    'AC-03 AC-08 %s for %s says when the next attempt needs a captcha',
    async (errorCode, _what, attempt) => {
      usedToken = await token();
      expect((await logIn(usedToken)).outcome()).toBe('200');
      for (let failure = 1; failure < loginLimits.accountBeforeCaptcha; failure += 1) {
        const early = await attempt();
        expect(early.envelope).toMatchObject({ errorCode });
        expect(early.envelope).not.toMatchObject({ value: { captcha: true } });
      }
      expect((await attempt()).envelope).toMatchObject({ errorCode, value: { captcha: true } });
      await forgetFailures();
    },
  );

  test('AC-03 AC-08 an attempt that is refused for want of a captcha leaves the token good', async () => {
    for (let failure = 1; failure <= loginLimits.accountBeforeCaptcha; failure += 1) {
      await logIn(await token({ isForged: true }));
    }
    const idToken = await token();
    expect((await logIn(idToken)).outcome()).toBe('400 captcha.required');
    expect((await logIn(idToken, undefined, await server.makeCaptcha())).outcome()).toBe('200');
    await forgetFailures();
  });

  test('AC-08 a service that cannot be reached is a fault of theirs', async () => {
    await configure({ jwks_url: 'http://127.0.0.1:9/jwks' });
    expect((await logIn(await token())).outcome()).toBe('502 network.upstream.failed');
    await configure();
    expect((await logIn(await token())).outcome()).toBe('200');
  });

  test('AC-08 with login by number switched off a token logs nobody in, and is not used up', async () => {
    const idToken = await token();
    await turnSwitch(server, 'flag MOBILENUMLOGIN3', 'off');
    try {
      expect((await logIn(idToken)).outcome()).toBe('403 module.unavailable');
    } finally {
      await turnSwitch(server, 'flag MOBILENUMLOGIN3', 'on');
    }
    expect((await logIn(idToken)).outcome()).toBe('200');
  });

  test('AC-08 a service that is switched off confirms nobody, and no browser is sent to it', async () => {
    const offered = async () => (await server.call('getWhitelabel')).value().phoneVerification;
    await server.runner.query({
      text: 'update wau.phone_verification_providers set enabled = false',
      values: [],
    });
    expect((await logIn(await token())).outcome()).toBe('403 module.unavailable');
    await expect.poll(offered).toBeNull();
    await configure();
    expect((await logIn(await token())).outcome()).toBe('200');
    await expect.poll(offered).not.toBeNull();
  });

  test('AC-08 a token that was used stays used for as long as it would be good, whatever is tidied up', async () => {
    const idToken = await token();
    expect((await logIn(idToken)).outcome()).toBe('200');
    server.clock.advance(10 * 60_000);
    await pruneExpiredRowsJob(server).run({}, new AbortController().signal);
    expect((await logIn(idToken)).outcome()).toBe('401 firebase.token.invalid');
    await forgetFailures();
  });

  test('AC-08 a merchant without the service takes no tokens', async () => {
    const answer = await server.call('login', {
      merchantCode: 'laut',
      body: {
        type: 'firebase',
        username: '0172223344',
        password: '123456',
        captcha: '',
        firebaseIdToken: await token(),
        firebaseMobileNo: '0172223344',
      },
    });
    expect(answer.outcome()).toBe('403 module.unavailable');
  });

  test('AC-08 a registration confirms its number by a token, which must be of that number', async () => {
    await server.runner.query({
      text: `update wau.merchants set enabled_flags = enabled_flags || '{REGMOBVERF3,MOBILENUMREG3}' where merchant_id = 'wau'`,
      values: [],
    });
    const register = async (username: string, mobileNum: string, firebaseIdToken: string) =>
      server.call('registerByMobile', {
        body: {
          ...registerBody({ username, mobileNum, countryDialingCode: '60' }),
          firebaseChannel: 'sms',
          firebaseIdToken,
        } as never,
      });
    await expect
      .poll(async () => (await server.call('getWhitelabel')).value().flags.MOBILENUMREG3)
      .toBe(true);
    const wrong = await register('byphone', '0123334455', await token());
    expect(wrong.outcome()).toBe('401 firebase.token.invalid');
    const idToken = await token({}, '+601112345678');
    const answer = await register('byphone', '01112345678', idToken);
    expect(answer.outcome()).toBe('200');
    expect((await logIn(idToken, '01112345678')).outcome()).toBe('401 firebase.token.invalid');
    expect((await logIn(await token({}, '+601112345678'), '01112345678')).outcome()).toBe('200');
  });
});

/** So that one test's failures are not asked a captcha for in the next. */
async function forgetFailures(): Promise<void> {
  await server.runner.query({ text: 'delete from wau.attempt_counters', values: [] });
}
