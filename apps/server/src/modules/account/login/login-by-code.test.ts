import { describe, expect, test } from 'vitest';
import { latestCode } from '../../../testing/sent-messages.ts';
import { createTestServer, type TestCaptcha } from '../../../testing/test-server.ts';
import { loginLimits } from '../credentials/login-limits.ts';

const server = await createTestServer();

let numbers = 0;
/** A member with a confirmed number of their own, and that number without its dialing code. */
async function openMemberWithNumber(username: string) {
  numbers += 1;
  const national = `12345${String(numbers).padStart(4, '0')}`;
  const member = await server.openMember(username);
  await server.runner.query({
    text: `update wau.members set mobile_number = $2, mobile_confirmed_at = now()
           where merchant_id = 'wau' and member_id = $1`,
    values: [member.memberId, `+60${national}`],
  });
  return { ...member, national };
}

async function codeFor(national: string): Promise<string> {
  const sent = await server.call('sendLoginCode', {
    body: { mobileNum: national, countryDialingCode: '60' },
  });
  expect(sent.outcome()).toBe('200');
  return latestCode(server, `+60${national}`);
}

let addresses = 0;
const logIn = (national: string, code: string, captcha?: TestCaptcha, merchantCode = 'wau') => {
  addresses += 1;
  return server.call('login', {
    body: {
      type: 'sms',
      username: national,
      password: code,
      captcha: captcha?.answer ?? '',
      countryDialingCode: '60',
    },
    merchantCode,
    address: `10.4.${Math.floor(addresses / 250)}.${addresses % 250}`,
    ...(captcha === undefined ? {} : { headers: captcha.headers }),
  });
};

describe('logging in by mobile number', () => {
  test('opens a session with the code that was sent, once (AC-02)', async () => {
    const member = await openMemberWithNumber('smsuser');
    const code = await codeFor(member.national);
    const session = (await logIn(`0${member.national}`, code)).value();
    expect(session).toMatchObject({ userName: 'smsuser', merchantCode: 'wau', customerType: 0 });
    const info = (await server.call('getMemberInfo', { token: session.token })).value();
    expect(info.id).toBe(member.memberId);
    expect((await logIn(member.national, code)).outcome()).toBe('400 verification.code.wrong');
  });

  test('of two attempts with one code at the same time one gets in', async () => {
    const member = await openMemberWithNumber('twice');
    const code = await codeFor(member.national);
    const answers = await Promise.all([logIn(member.national, code), logIn(member.national, code)]);
    expect(answers.map((answer) => answer.outcome()).sort()).toEqual(['200', '400 verification.code.wrong']);
  });

  test('answers a wrong code and a number that is nobody’s alike (S2)', async () => {
    const member = await openMemberWithNumber('guessed');
    const code = await codeFor(member.national);
    const wrong = await logIn(member.national, code === '111111' ? '222222' : '111111');
    const nobody = await logIn('123459999', '111111');
    expect(wrong.outcome()).toBe('400 verification.code.wrong');
    expect(nobody.envelope).toEqual(wrong.envelope);
  });

  test('asks for a captcha after as many failures as with a password (AC-03)', async () => {
    const member = await openMemberWithNumber('smscaptcha');
    const code = await codeFor(member.national);
    const wrongCode = code === '111111' ? '222222' : '111111';
    for (let failure = 1; failure < loginLimits.accountBeforeCaptcha; failure += 1) {
      await logIn(member.national, wrongCode);
    }
    const last = await logIn(member.national, wrongCode);
    expect(last.envelope).toMatchObject({ errorCode: 'verification.code.wrong', value: { captcha: true } });
    expect((await logIn(member.national, code)).outcome()).toBe('400 captcha.required');
    expect((await logIn(member.national, code, await server.makeCaptcha())).outcome()).toBe('200');
  });

  test('that succeeds forgets the failures before it (AC-03)', async () => {
    const member = await openMemberWithNumber('smsforgiven');
    for (const _attempt of ['first', 'second']) {
      const code = await codeFor(member.national);
      const wrongCode = code === '111111' ? '222222' : '111111';
      for (let failure = 1; failure < loginLimits.accountBeforeCaptcha; failure += 1) {
        const answer = await logIn(member.national, wrongCode);
        expect(answer.envelope).not.toMatchObject({ value: { captcha: true } });
      }
      expect((await logIn(member.national, code)).outcome()).toBe('200');
      server.clock.advance(60_000);
    }
  });

  test('is locked by no number of strangers who try codes, while captchas and codes bound them', async () => {
    const member = await openMemberWithNumber('besieged');
    const first = await codeFor(member.national);
    for (let failure = 0; failure < loginLimits.account + 5; failure += 1) {
      const answer = await logIn(member.national, 'wrong', await server.makeCaptcha());
      expect(answer.outcome()).toBe('400 verification.code.wrong');
    }
    expect((await logIn(member.national, first, await server.makeCaptcha())).outcome()).not.toBe('200');
    expect((await logIn(member.national, first)).outcome()).toBe('400 captcha.required');
    server.clock.advance(60_000);
    const code = await codeFor(member.national);
    expect((await logIn(member.national, code, await server.makeCaptcha())).outcome()).toBe('200');
  }, 60_000);

  test('needs a number that a phone can have, and a merchant that offers it', async () => {
    expect((await logIn('12', '111111')).outcome()).toBe('400 mobile.number.invalid');
    expect((await logIn('123456789', '111111', undefined, 'laut')).outcome()).toBe('403 module.unavailable');
  });
});
