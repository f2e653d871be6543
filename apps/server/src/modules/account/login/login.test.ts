import { headerNames } from '@wau/contract/headers';
import { describe, expect, test } from 'vitest';
import { payloadsPerAddress } from '../../../platform/gates/payload-limit.ts';
import {
  previousTokenGraceMs,
  defaultSessionAbsoluteMs as sessionAbsoluteMs,
  defaultSessionIdleMs as sessionIdleMs,
} from '../../../platform/sessions/session-lifetimes.ts';
import { turnSwitch } from '../../../testing/change-settings.ts';
import { createTestServer, type TestCaptcha, type TestMember } from '../../../testing/test-server.ts';
import { captchaLifetimeMs } from '../captcha/captchas.ts';
import { loginLimits } from '../credentials/login-limits.ts';

const server = await createTestServer();

interface Attempt {
  readonly captcha?: TestCaptcha;
  readonly merchantCode?: string;
  readonly address?: string;
  readonly cookie?: string;
}

let addresses = 0;
/** A new address for each test, so that tests do not share the limits of one. */
const freshAddress = () => {
  addresses += 1;
  return `10.0.${Math.floor(addresses / 250)}.${addresses % 250}`;
};

const logIn = (username: string, password: string, attempt: Attempt = {}) =>
  server.call('login', {
    body: { type: 'username', username, password, captcha: attempt.captcha?.answer ?? '' },
    headers: { ...attempt.captcha?.headers, cookie: attempt.cookie },
    address: attempt.address ?? freshAddress(),
    ...(attempt.merchantCode === undefined ? {} : { merchantCode: attempt.merchantCode }),
  });

const logInMember = (member: TestMember, attempt: Attempt = {}) =>
  logIn(member.username, member.password, { merchantCode: member.merchantCode, ...attempt });

const whoAmI = async (token: string, merchantCode = 'wau') =>
  (await server.call('getMemberInfo', { token, merchantCode })).outcome();

async function failTimes(username: string, times: number): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    const captcha = failure < loginLimits.accountBeforeCaptcha ? undefined : await server.makeCaptcha();
    await logIn(username, 'wrong', captcha === undefined ? {} : { captcha });
  }
}

describe('logging in', () => {
  test('opens a session for the right password, whatever the case of the name (AC-01)', async () => {
    const member = await server.openMember('Nurul');
    const session = (await logIn('nURUL', member.password)).value();
    expect(session).toMatchObject({
      merchantCode: 'wau',
      userName: 'Nurul',
      customerType: 0,
      firstTimeLogin: false,
      mustChangePassword: false,
    });
    const info = (await server.call('getMemberInfo', { token: session.token })).value();
    expect(info).toMatchObject({ id: member.memberId, userName: 'Nurul', account: 'Nurul', toUpline: false });
  });

  test('an unknown name and a wrong password are answered with the same bytes (S2)', async () => {
    const member = await server.openMember('azlan');
    const wrong = await logInMember({ ...member, password: 'wrong' });
    const unknown = await logIn('nobody-of-this-name', 'wrong');
    expect(wrong.outcome()).toBe('401 login.failed');
    expect(unknown.envelope).toEqual(wrong.envelope);
    const fields = (headers: object) => Object.keys(headers).sort();
    expect(fields(unknown.headers)).toEqual(fields(wrong.headers));
  });

  test('a disabled account looks like a wrong password, and its sessions are dead', async () => {
    const member = await server.openMember('disabled');
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where merchant_id = 'wau' and member_id = $1`,
      values: [member.memberId],
    });
    expect((await logInMember(member)).outcome()).toBe('401 login.failed');
    expect(await whoAmI(member.token)).toBe('401 session.ended');
  });

  test('S2 a disabled account looks like a wrong password in all that it is asked, up to the captcha', async () => {
    const [disabled, live] = [await server.openMember('disabled-too'), await server.openMember('live')];
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where merchant_id = 'wau' and member_id = $1`,
      values: [disabled.memberId],
    });
    const asAgent = (username: string, password: string) =>
      server.call('login', {
        body: { type: 'username', username, password, captcha: '', audience: 'A' },
        address: freshAddress(),
      });
    for (let failure = 1; failure <= loginLimits.accountBeforeCaptcha; failure += 1) {
      const answer = await asAgent(disabled.username, disabled.password);
      expect(answer.envelope).toEqual((await asAgent(live.username, 'wrong')).envelope);
      expect(answer.envelope).toMatchObject({ errorCode: 'login.failed' });
    }
  });

  test('accounts of one merchant do not exist at another (tenancy)', async () => {
    const member = await server.openMember('onlywau');
    expect((await logInMember(member, { merchantCode: 'laut' })).outcome()).toBe('401 login.failed');
    expect(await whoAmI(member.token, 'laut')).toBe('401 session.ended');
  });

  test('a password or token never stands in the database as it is (S4)', async () => {
    const member = await server.openMember('hashed');
    const { token } = (await logInMember(member)).value();
    const rows = await server.runner.query<{ row: string; password_hash: string }>({
      text: `select row_to_json(member)::text || row_to_json(session)::text as row, member.password_hash
             from wau.members as member join wau.sessions as session using (merchant_id, member_id)
             where member.member_id = $1`,
      values: [member.memberId],
    });
    expect(rows.length).toBeGreaterThan(0);
    for (const { row, password_hash } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(member.password);
      expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    }
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  });
});

test('a name that the database cannot hold is a wrong request, not a failure of ours', async () => {
  expect((await logIn('a\0b', 'whatever-1')).outcome()).toBe('400 request.invalid');
  expect((await logIn('half \ud83d', 'whatever-1')).outcome()).toBe('400 request.invalid');
});

describe('repeated failures', () => {
  test('from the third on the server asks for a captcha, and the right one lets the owner in (AC-03)', async () => {
    const member = await server.openMember('careless');
    const first = await logInMember({ ...member, password: 'wrong' });
    expect(first.envelope).not.toHaveProperty('value');
    await logInMember({ ...member, password: 'wrong' });
    const third = await logInMember({ ...member, password: 'wrong' });
    expect(third.envelope).toMatchObject({ errorCode: 'login.failed', value: { captcha: true } });

    const without = await logInMember(member);
    expect(without.envelope).toMatchObject({ errorCode: 'captcha.required', value: { captcha: true } });
    const captcha = await server.makeCaptcha();
    const wrong = await logInMember(member, { captcha: { ...captcha, answer: '00000' } });
    expect(wrong.envelope).toMatchObject({ errorCode: 'captcha.wrong', value: { captcha: true } });
    expect((await logInMember(member, { captcha })).outcome()).toBe('400 captcha.wrong');
    expect((await logInMember(member, { captcha: await server.makeCaptcha() })).outcome()).toBe('200');
    expect((await logInMember(member)).outcome()).toBe('200');
  });

  test('with VALID_CAPTCHA3 off nobody is asked for one, none is looked at, and fewer failures are let in', async () => {
    const member = await server.openMember('unasked');
    await turnSwitch(server, 'module VALID_CAPTCHA3', 'off');
    try {
      await failTimes(member.username, loginLimits.accountBeforeCaptcha);
      const next = await logInMember({ ...member, password: 'wrong' });
      expect(next.outcome()).toBe('401 login.failed');
      expect(next.envelope).not.toMatchObject({ value: { captcha: true } });
      const captcha = await server.makeCaptcha();
      const answer = await logInMember(member, { captcha: { ...captcha, answer: '00000' } });
      expect(answer.outcome()).toBe('200');
      await failTimes(member.username, loginLimits.accountWithoutCaptchas);
      expect((await logInMember(member)).outcome()).toBe('429 login.too.many');
    } finally {
      await turnSwitch(server, 'module VALID_CAPTCHA3', 'on');
    }
  });

  test('a captcha is good for two minutes, for one attempt and for one merchant', async () => {
    const member = await server.openMember('slow');
    await failTimes(member.username, loginLimits.accountBeforeCaptcha);
    const inTime = await server.makeCaptcha();
    server.clock.advance(captchaLifetimeMs - 20_000);
    expect((await logInMember(member, { captcha: inTime })).outcome()).toBe('200');
    await failTimes(member.username, loginLimits.accountBeforeCaptcha);
    const late = await server.makeCaptcha();
    server.clock.advance(captchaLifetimeMs + 1);
    expect((await logInMember(member, { captcha: late })).outcome()).toBe('400 captcha.wrong');
    const foreign = await server.makeCaptcha('laut');
    expect((await logInMember(member, { captcha: foreign })).outcome()).toBe('400 captcha.wrong');
  });

  test('many failing names from one address meet the captcha as well, others do not', async () => {
    const address = freshAddress();
    const member = await server.openMember('bystander');
    for (let failure = 0; failure < loginLimits.addressBeforeCaptcha; failure += 1) {
      await logIn(`stuffed${failure}`, 'wrong', { address });
    }
    expect((await logInMember(member, { address })).outcome()).toBe('400 captcha.required');
    expect((await logInMember(member)).outcome()).toBe('200');
  });

  test('no account meets more failures in a row than promised, and its owner still gets in (S2)', async () => {
    const member = await server.openMember('besieged');
    const home = await logInMember(member);
    const cookie = String(home.headers['set-cookie']).split(';')[0] ?? '';
    let checked = 0;
    for (let failure = 0; failure < loginLimits.account + 15; failure += 1) {
      const captcha = await server.makeCaptcha();
      const answer = await logIn(member.username, 'wrong', { captcha });
      if (answer.outcome() === '401 login.failed') checked += 1;
      else expect(answer.outcome()).toBe('429 login.too.many');
    }
    expect(checked).toBe(loginLimits.account);
    expect(loginLimits.account + loginLimits.device).toBeLessThanOrEqual(100);

    // A stranger with the right password is held up as well: this account is under attack.
    const stranger = await logInMember(member, { captcha: await server.makeCaptcha() });
    expect(stranger.outcome()).toBe('429 login.too.many');
    expect(Number(stranger.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logInMember(member, { cookie })).outcome()).toBe('200');
    const elsewhere = await logInMember(member, { cookie: 'wau_device=short' });
    expect(elsewhere.outcome()).toBe('400 captcha.required');

    server.clock.advance(24 * 60 * 60_000 + 1);
    expect((await logInMember(member)).outcome()).toBe('200');
  }, 60_000);

  test('an address has a limit of its own, and is told how long to wait', async () => {
    const address = freshAddress();
    for (let failure = 0; failure < loginLimits.address; failure += 1) {
      await logIn(`many${failure}`, 'wrong', { address, captcha: await server.makeCaptcha() });
    }
    const refused = await logIn('onemore', 'wrong', { address, captcha: await server.makeCaptcha() });
    expect(refused.outcome()).toBe('429 login.too.many');
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60);
  }, 60_000);

  test('an address from which many log in rightly meets no limit', async () => {
    const member = await server.openMember('office');
    const address = freshAddress();
    for (let login = 0; login < loginLimits.addressBeforeCaptcha + 2; login += 1) {
      expect((await logInMember(member, { address })).outcome()).toBe('200');
    }
  });

  test('the failure after which an address meets the captcha says so (AC-03)', async () => {
    const address = freshAddress();
    for (let failure = 1; failure <= loginLimits.addressBeforeCaptcha; failure += 1) {
      const answer = await logIn(`announced${failure}`, 'wrong', { address });
      const isLast = failure === loginLimits.addressBeforeCaptcha;
      expect(answer.envelope, String(failure)).toMatchObject({ errorCode: 'login.failed' });
      const asked = expect(answer.envelope, String(failure));
      if (isLast) asked.toMatchObject({ value: { captcha: true } });
      else asked.not.toMatchObject({ value: { captcha: true } });
    }
  });

  test('wrong captchas count for their address, so that they cannot be tried without end', async () => {
    const address = freshAddress();
    const guess = async (name: string) => {
      const captcha = { ...(await server.makeCaptcha()), answer: '00000' };
      return (await logIn(name, 'wrong', { address, captcha })).outcome();
    };
    for (let wrong = 0; wrong < loginLimits.address; wrong += 1) {
      expect(await guess(`captcha${wrong}`)).toBe('400 captcha.wrong');
    }
    expect(await guess('captchalast')).toBe('429 login.too.many');
  }, 60_000);

  test('failures on a device that both have used count for the account that they were tried on alone', async () => {
    const [one, other] = [await server.openMember('sharing-one'), await server.openMember('sharing-other')];
    const first = await logInMember(one);
    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? '';
    expect((await logInMember(other, { cookie })).outcome()).toBe('200');
    for (let failure = 0; failure < loginLimits.accountBeforeCaptcha; failure += 1) {
      await logInMember({ ...one, password: 'wrong' }, { cookie });
    }
    expect((await logInMember(one, { cookie })).outcome()).toBe('400 captcha.required');
    expect((await logInMember(other, { cookie })).outcome()).toBe('200');
  });

  test('attempts at the same time do not pass together', async () => {
    const member = await server.openMember('rushed');
    const answers = await Promise.all(Array.from({ length: 12 }, () => logIn(member.username, 'wrong')));
    const checked = answers.filter((answer) => answer.outcome() === '401 login.failed');
    expect(checked).toHaveLength(loginLimits.accountBeforeCaptcha);
  });
});

describe('a session', () => {
  test('is missing or ended, and says which', async () => {
    expect((await server.call('getMemberInfo')).outcome()).toBe('401 session.missing');
    expect(await whoAmI('not-a-token')).toBe('401 session.ended');
    expect(await whoAmI('A'.repeat(43))).toBe('401 session.ended');
  });

  test('its token works nowhere after the logout, renewed ones included (S4)', async () => {
    const member = await server.openMember('leaving');
    const renewed = (await server.call('renewSession', { token: member.token })).value();
    expect(await whoAmI(member.token)).toBe('200');
    expect((await server.call('logout', { token: renewed.token })).value()).toBeNull();
    for (const token of [member.token, renewed.token]) {
      expect(await whoAmI(token)).toBe('401 session.ended');
      expect((await server.call('renewSession', { token })).outcome()).toBe('401 session.ended');
      expect((await server.call('logout', { token })).outcome()).toBe('401 session.ended');
    }
  });

  test('logging out of one leaves the member’s others alone', async () => {
    const member = await server.openMember('twophones');
    const other = (await logInMember(member)).value();
    await server.call('logout', { token: member.token });
    expect(await whoAmI(other.token)).toBe('200');
  });

  test('a renewal replaces the token; the one before works for a short grace', async () => {
    const member = await server.openMember('renewing');
    const renewed = (await server.call('renewSession', { token: member.token })).value();
    expect(renewed.token).not.toBe(member.token);
    expect([await whoAmI(member.token), await whoAmI(renewed.token)]).toEqual(['200', '200']);
    server.clock.advance(previousTokenGraceMs);
    expect([await whoAmI(member.token), await whoAmI(renewed.token)]).toEqual(['401 session.ended', '200']);
  });

  test('of renewals at the same time each token works, and the replaced ones for their grace', async () => {
    const member = await server.openMember('manytabs');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.call('renewSession', { token: member.token })),
    );
    const tokens = answers.map((answer) => answer.value().token);
    const outcomes = (all: readonly string[]): Promise<string[]> =>
      Promise.all(all.map((token) => whoAmI(token)));
    server.clock.advance(previousTokenGraceMs - 1_000);
    expect(await outcomes([member.token, ...tokens])).toEqual(Array.from({ length: 21 }, () => '200'));
    server.clock.advance(1_000);
    expect(await whoAmI(member.token)).toBe('401 session.ended');
    expect((await outcomes(tokens)).filter((outcome) => outcome === '200')).toHaveLength(1);
  });

  test('a renewal whose answer was lost can be asked for again', async () => {
    const member = await server.openMember('lostanswer');
    await server.call('renewSession', { token: member.token });
    const again = (await server.call('renewSession', { token: member.token })).value();
    expect(await whoAmI(again.token)).toBe('200');
  });

  test('ends when nobody uses it, and anyway after a day', async () => {
    const idle = await server.openMember('idle');
    const busy = await server.openMember('busy');
    const step = sessionIdleMs / 2;
    for (let passed = 0; passed + step < sessionAbsoluteMs; passed += step) {
      server.clock.advance(step);
      expect(await whoAmI(busy.token)).toBe('200');
    }
    expect(await whoAmI(idle.token)).toBe('401 session.ended');
    server.clock.advance(step);
    expect(await whoAmI(busy.token)).toBe('401 session.ended');
  });

  test('many questions at the same time are answered each for itself', async () => {
    const members = await Promise.all(['ali', 'abu', 'aminah'].map((name) => server.openMember(name)));
    const questions = Array.from({ length: 60 }, (_, index) => members[index % members.length]);
    const answers = await Promise.all(
      questions.map((member) => server.call('getMemberInfo', { token: member?.token ?? '' })),
    );
    expect(answers.map((answer) => answer.value().id)).toEqual(questions.map((member) => member?.memberId));
  });
});

test('the captcha is a png with an id, fetched so often and no oftener', async () => {
  const address = freshAddress();
  const answer = await server.call('getCaptcha', { address });
  expect(answer.headers[headerNames.captchaId.toLowerCase()]).toMatch(/^cap_/);
  const picture = Buffer.from(answer.value(), 'base64');
  expect(picture.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const outcomes = new Set<string>();
  for (let fetched = 1; fetched <= 60; fetched += 1) {
    outcomes.add((await server.call('getCaptcha', { address })).outcome());
  }
  expect([...outcomes]).toEqual(['200', '429 rate.limited']);
});

test('payloads of an address are counted before anything is decrypted, so that a flood of them costs little', async () => {
  const address = freshAddress();
  const send = async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/wps/session/login',
      remoteAddress: address,
      headers: { merchant: 'wau', encryption: 'JWE' },
      payload: { data: 'a.b.c.d.e' },
    });
    return answer.json().errorCode;
  };
  const codes: string[] = [];
  for (let sent = 0; sent < payloadsPerAddress; sent += 20) {
    codes.push(...(await Promise.all(Array.from({ length: 20 }, send))));
  }
  expect(new Set(codes)).toEqual(new Set(['encryption.invalid']));
  expect(await send()).toBe('rate.limited');
  expect((await logIn('somebody', 'wrong')).outcome()).toBe('401 login.failed');
  server.clock.advance(60_001);
  expect(await send()).toBe('encryption.invalid');
});
