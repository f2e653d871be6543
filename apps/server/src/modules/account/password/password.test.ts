import { hash } from '@node-rs/argon2';
import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MemberId } from '@wau/contract/ids';
import { createLogger } from '@wau/service/monitoring/logger';
import { describe, expect, test } from 'vitest';
import { siteOriginOf } from '../../../platform/merchants/site-origin.ts';
import { turnSwitch } from '../../../testing/change-settings.ts';
import { latestCode, latestLetter, queuedMessages } from '../../../testing/sent-messages.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { sentNoticesPerMember } from '../../messaging/message/notify-member.ts';
import { loginLimits } from '../credentials/login-limits.ts';
import { passwordHashParameters } from '../credentials/password-hashing.ts';
import { lettersPerName, passwordLinkLifetimeMs } from './request-password-email.ts';
import { resetsPerAddress } from './reset-limits.ts';

const newPassword = 'layang-layang-9';

describe('passwords', async () => {
  const logged: string[] = [];
  const server = await createTestServer({
    logger: createLogger('trace', { write: (line: string) => void logged.push(line) }),
  });

  let addresses = 0;
  const freshAddress = (): string => {
    addresses += 1;
    return `10.7.${Math.floor(addresses / 250)}.${addresses % 250}`;
  };
  let numbers = 0;

  /** A member with a confirmed number and an address. */
  const openReachable = async (username: string) => {
    const member = await server.openMember(username);
    numbers += 1;
    const number = `+60127${String(100_000 + numbers)}`;
    const email = `${username}@example.com`;
    await server.runner.query({
      text: `update wau.members set mobile_number = $2, mobile_confirmed_at = now(), email = $3, language = 'EN'
             where merchant_id = 'wau' and member_id = $1`,
      values: [member.memberId, number, email],
    });
    return { ...member, number, email };
  };
  const logIn = (username: string, password: string) =>
    server.call('login', {
      body: { type: 'username', username, password, captcha: '' },
      address: freshAddress(),
    });
  const isLive = async (token: string) => (await server.call('getMemberInfo', { token })).status === 200;
  const change = ({ token }: Pick<TestMember, 'token'>, body: Partial<CallBody<Calls['changePassword']>>) =>
    server.call('changePassword', {
      token,
      address: freshAddress(),
      body: {
        oldPassword: 'wau-demo-2026',
        newPassword,
        confirmNewPassword: body.newPassword ?? newPassword,
        ...body,
      },
    });
  const confirmedEmailOf = async (memberId: MemberId) => {
    const [row] = await server.runner.query<{ email_confirmed_at: Date | null }>({
      text: 'select email_confirmed_at from wau.members where member_id = $1',
      values: [memberId],
    });
    return row?.email_confirmed_at;
  };

  describe('changing it', () => {
    test('AC-19 the new one logs in, the old one no more, the other sessions end, and the member is told', async () => {
      const member = await openReachable('changer');
      const other = (await logIn('changer', member.password)).value();
      expect((await change(member, {})).outcome()).toBe('200');
      expect(await isLive(member.token)).toBe(true);
      expect(await isLive(other.token)).toBe(false);
      expect((await logIn('changer', member.password)).outcome()).toBe('401 login.failed');
      expect((await logIn('changer', newPassword)).outcome()).toBe('200');
      const letter = await latestLetter(server, member.email);
      expect(letter.paragraphs).toEqual(['Your password has been changed.']);
      expect(letter.senderName).toBe('Wau');
    });

    test('AC-19 without an address the notice goes to the confirmed number', async () => {
      const member = await openReachable('by-sms');
      await server.runner.query({
        text: 'update wau.members set email = null, language = null where member_id = $1',
        values: [member.memberId],
      });
      await change(member, {});
      const notices = await queuedMessages(server, member.number);
      expect(notices.map(({ content }) => content)).toEqual([
        { channel: 'sms', text: expect.stringMatching(/^Wau: Kata laluan anda telah ditukar\./) },
      ]);
    });

    test('AC-19 notices in a loop are sent so many times a day, then stand in the inbox alone', async () => {
      const member = await openReachable('looping');
      await server.runner.query({
        text: 'update wau.members set email = null where member_id = $1',
        values: [member.memberId],
      });
      const passwords = [member.password, newPassword];
      for (let changed = 0; changed <= sentNoticesPerMember; changed += 1) {
        const [oldPassword, next] = changed % 2 === 0 ? passwords : passwords.toReversed();
        const body = { oldPassword: oldPassword ?? '', newPassword: next ?? '' };
        expect((await change(member, body)).outcome()).toBe('200');
      }
      expect(await queuedMessages(server, member.number)).toHaveLength(sentNoticesPerMember);
      const inbox = await server.runner.query({
        text: 'select from wau.inbox_messages where member_id = $1',
        values: [member.memberId],
      });
      expect(inbox).toHaveLength(sentNoticesPerMember + 1);
    });

    test('AC-19 AC-22 what is refused, in this order, changes nothing', async () => {
      const member = await server.openMember('refused');
      const outcome = async (body: Partial<CallBody<Calls['changePassword']>>) =>
        (await change(member, body)).outcome();
      expect(await outcome({ confirmNewPassword: 'another-9' })).toBe('400 password.confirm.mismatch');
      expect(await outcome({ newPassword: member.password })).toBe('409 modify.new.old.same');
      const wide = member.password.replace('w', 'ｗ');
      expect(wide).not.toBe(member.password);
      expect(await outcome({ newPassword: wide, confirmNewPassword: wide })).toBe('409 modify.new.old.same');
      expect(await outcome({ newPassword: 'short1' })).toBe('400 password.format.invalid');
      const wrong = await change(member, { oldPassword: 'not-the-password-1' });
      expect(wrong.outcome()).toBe('403 password.wrong');
      // The name that this call gives the password, so that its form can mark the field.
      expect(wrong.envelope).toMatchObject({ value: { field: 'oldPassword' } });
      expect((await logIn('refused', member.password)).outcome()).toBe('200');
    });

    test('AC-19 guesses at the old password are counted like logins', async () => {
      const member = await server.openMember('guessed');
      let outcome = '';
      for (let guess = 0; guess < 30 && outcome !== '429 login.too.many'; guess += 1) {
        outcome = (await change(member, { oldPassword: `guess-number-${guess}` })).outcome();
      }
      expect(outcome).toBe('429 login.too.many');
    });

    test('AC-19 an account that was opened for a member says so at each login and renewal until the password is changed, and its session remains one of a first login', async () => {
      const member = await server.openMember('newcomer');
      await server.runner.query({
        text: 'update wau.members set first_login_pending = true where member_id = $1',
        values: [member.memberId],
      });
      const session = (await logIn('newcomer', member.password)).value();
      expect(session).toMatchObject({ firstTimeLogin: true, mustChangePassword: true });
      const renewed = (await server.call('renewSession', { token: session.token })).value();
      expect(renewed).toMatchObject({ firstTimeLogin: true, mustChangePassword: true });
      expect((await change(renewed, {})).outcome()).toBe('200');
      const after = (await server.call('renewSession', { token: renewed.token })).value();
      expect(after).toMatchObject({ firstTimeLogin: true, mustChangePassword: false });
      const next = (await logIn('newcomer', newPassword)).value();
      expect(next).toMatchObject({ firstTimeLogin: false, mustChangePassword: false });
    });

    test('AC-24 a visitor changes nothing', async () => {
      const body = { oldPassword: 'a', newPassword: 'b', confirmNewPassword: 'b' };
      expect((await server.call('changePassword', { body })).outcome()).toBe('401 session.missing');
    });
  });

  describe('forgotten, by phone', () => {
    const askCode = (mobileNum: string) =>
      server.call('sendResetCode', { body: { mobileNum }, address: freshAddress() });
    const reset = (
      mobileNum: string,
      verificationCode: string,
      more: { newPassword?: string; address?: string } = {},
    ) =>
      server.call('resetPasswordByPhone', {
        body: { mobileNum, verificationCode, newPassword: more.newPassword ?? newPassword },
        address: more.address ?? freshAddress(),
      });

    test('AC-18 the code sets a new password, ends all sessions, and the number logs in with it', async () => {
      const member = await openReachable('phone');
      await askCode(member.number);
      const code = await latestCode(server, member.number);
      expect((await reset(member.number, code)).outcome()).toBe('200');
      expect(await isLive(member.token)).toBe(false);
      expect((await logIn(member.number, newPassword)).value().userName).toBe('phone');
      // Written as people write it at home.
      expect((await logIn(member.number.replace('+60', '0'), newPassword)).outcome()).toBe('200');
      expect((await reset(member.number, code, { newPassword: 'kunci-baharu-7' })).outcome()).toBe(
        '400 verification.code.wrong',
      );
    });

    test('AC-18 whoever used the number’s attempts up, its owner gets in by it after the reset', async () => {
      const member = await openReachable('usednumber');
      for (let failure = 0; failure < loginLimits.accountBeforeCaptcha; failure += 1) {
        await logIn(member.number, 'wrong');
      }
      expect((await logIn(member.number, member.password)).outcome()).toBe('400 captcha.required');
      await askCode(member.number);
      expect((await reset(member.number, await latestCode(server, member.number))).outcome()).toBe('200');
      expect((await logIn(member.number, newPassword)).outcome()).toBe('200');
    });

    test('AC-18 the password of now is refused, and the code stays good for another', async () => {
      const member = await openReachable('same');
      await askCode(member.number);
      const code = await latestCode(server, member.number);
      const same = await reset(member.number, code, { newPassword: member.password });
      expect(same.outcome()).toBe('409 modify.new.old.same');
      expect((await reset(member.number, code)).outcome()).toBe('200');
    });

    test('AC-18 a number of nobody is answered like a wrong code', async () => {
      const member = await openReachable('known');
      await askCode(member.number);
      const code = await latestCode(server, member.number);
      const wrong = await reset(member.number, code === '123456' ? '123457' : '123456');
      const nobody = await reset('+60128888888', '123456');
      expect(wrong.outcome()).toBe('400 verification.code.wrong');
      expect(nobody.envelope).toEqual(wrong.envelope);
      expect((await reset('12', '123456')).outcome()).toBe('400 mobile.number.invalid');
      expect((await reset(member.number, code, { newPassword: 'short' })).outcome()).toBe(
        '400 password.format.invalid',
      );
    });

    test('a number that nobody has confirmed resets nothing', async () => {
      const member = await openReachable('unconfirmed');
      await server.runner.query({
        text: 'update wau.members set mobile_confirmed_at = null where member_id = $1',
        values: [member.memberId],
      });
      expect((await askCode(member.number)).outcome()).toBe('200');
      const code = await latestCode(server, member.number);
      expect((await reset(member.number, code)).outcome()).toBe('400 verification.code.wrong');
      expect(await isLive(member.token)).toBe(true);
    });

    test('an address has so many attempts, and failures of strangers do not lock the owner out afterwards', async () => {
      const member = await openReachable('attacked');
      for (let guess = 0; guess < 25; guess += 1) await logIn('attacked', `guess-number-${guess}`);
      expect((await logIn('attacked', member.password)).outcome()).not.toBe('200');
      await askCode(member.number);
      await reset(member.number, await latestCode(server, member.number));
      expect((await logIn('attacked', newPassword)).outcome()).toBe('200');

      const address = freshAddress();
      for (let attempt = 0; attempt < resetsPerAddress; attempt += 1) {
        await reset('+60128888888', '123456', { address });
      }
      expect((await reset('+60128888888', '123456', { address })).outcome()).toBe('429 rate.limited');
    });
  });

  test('AC-18 an account that strangers have locked altogether lets its owner in after a reset', async () => {
    const member = await openReachable('locked');
    // Where nobody is asked for a captcha, guesses soon reach the limit of the account itself.
    await turnSwitch(server, 'module VALID_CAPTCHA3', 'off');
    try {
      for (let guess = 0; guess < loginLimits.accountWithoutCaptchas; guess += 1) {
        await logIn('locked', `guess-number-${guess}`);
      }
      expect((await logIn('locked', member.password)).outcome()).toBe('429 login.too.many');
      await server.call('sendResetCode', { body: { mobileNum: member.number }, address: freshAddress() });
      const verificationCode = await latestCode(server, member.number);
      const body = { mobileNum: member.number, verificationCode, newPassword };
      const reset = await server.call('resetPasswordByPhone', { body, address: freshAddress() });
      expect(reset.outcome()).toBe('200');
      expect((await logIn('locked', newPassword)).outcome()).toBe('200');
    } finally {
      await turnSwitch(server, 'module VALID_CAPTCHA3', 'on');
    }
  });

  describe('forgotten, by mail', () => {
    const ask = (username: string, email: string, host = 'localhost:9') =>
      server.call('requestPasswordEmail', {
        body: { username, email },
        address: freshAddress(),
        headers: { host },
      });
    const tokenFor = async (email: string) =>
      new URL((await latestLetter(server, email)).action?.url ?? '').hash.slice(1);
    const resetByLink = (token: string, password = newPassword) =>
      server.call('resetPasswordByLink', {
        body: { token, newPassword: password },
        address: freshAddress(),
      });

    test('AC-17 a mailed link sets a new password once, ends all sessions and confirms the address', async () => {
      const member = await openReachable('mailed');
      expect((await ask(' Mailed ', ` ${member.email.toUpperCase()} `)).outcome()).toBe('200');
      const letter = await latestLetter(server, member.email);
      // The port of a request is anybody's word; the link carries the installation's.
      expect(letter.action?.url).toMatch(/^http:\/\/localhost:8080\/m\/resetPassword#[\w-]{43}$/);
      const token = await tokenFor(member.email);
      expect((await resetByLink(token)).outcome()).toBe('200');
      expect(await isLive(member.token)).toBe(false);
      expect((await logIn('mailed', newPassword)).outcome()).toBe('200');
      expect(await confirmedEmailOf(member.memberId)).not.toBeNull();
      expect((await resetByLink(token, 'kunci-baharu-7')).outcome()).toBe('400 password.link.invalid');
    });

    test('a browser whose owner tried the old password too often logs in after the reset', async () => {
      const member = await openReachable('ownphone');
      const first = await logIn('ownphone', member.password);
      const headers = { cookie: String(first.headers['set-cookie']).split(';')[0] ?? '' };
      const logInThere = (password: string) =>
        server.call('login', {
          body: { type: 'username', username: 'ownphone', password, captcha: '' },
          address: freshAddress(),
          headers,
        });
      for (let guess = 0; guess < 12; guess += 1) await logInThere(`guess-number-${guess}`);
      expect((await logInThere(member.password)).outcome()).not.toBe('200');
      await ask('ownphone', member.email);
      const reset = await server.call('resetPasswordByLink', {
        body: { token: await tokenFor(member.email), newPassword },
        address: freshAddress(),
        headers,
      });
      expect(reset.outcome()).toBe('200');
      expect((await logInThere(newPassword)).outcome()).toBe('200');
    });

    test('AC-17 the body travels as a form does', async () => {
      const member = await openReachable('formed');
      const answer = await server.app.inject({
        method: 'POST',
        url: '/wps/member/password/email',
        headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ username: 'formed', email: member.email }).toString(),
        remoteAddress: freshAddress(),
      });
      expect(answer.json()).toEqual({ success: true, value: null });
      expect(await tokenFor(member.email)).toMatch(/^[\w-]{43}$/);
    });

    test('AC-17 an unknown name and a wrong address get the same answer and rows, and no letter', async () => {
      const member = await openReachable('private');
      const right = await ask('private', member.email);
      const wrongAddress = await ask('private', 'stranger@example.com');
      const unknown = await ask('nobody-at-all', 'stranger2@example.com');
      expect(wrongAddress.envelope).toEqual(right.envelope);
      expect(unknown.envelope).toEqual(right.envelope);
      for (const email of ['stranger@example.com', 'stranger2@example.com']) {
        expect((await queuedMessages(server, email)).map(({ status }) => status)).toEqual(['withheld']);
        expect((await resetByLink(await tokenFor(email))).outcome()).toBe('400 password.link.invalid');
      }
    });

    test('AC-17 a link runs out, ends with any change of the password, and never leads elsewhere', async () => {
      const member = await openReachable('links');
      await ask('links', member.email);
      const first = await tokenFor(member.email);
      server.clock.advance(passwordLinkLifetimeMs);
      expect((await resetByLink(first)).outcome()).toBe('400 password.link.invalid');
      await ask('links', member.email, 'evil.example');
      expect((await latestLetter(server, member.email)).action?.url).toMatch(/^http:\/\/localhost:8080\//);
      const second = await tokenFor(member.email);
      const same = await resetByLink(second, member.password);
      expect(same.outcome()).toBe('409 modify.new.old.same');
      expect((await resetByLink(second, 'short')).outcome()).toBe('400 password.format.invalid');
      expect(
        (await change({ token: (await logIn('links', member.password)).value().token }, {})).outcome(),
      ).toBe('200');
      expect((await resetByLink(second, 'kunci-baharu-7')).outcome()).toBe('400 password.link.invalid');
    });

    test('AC-17 a link of a member who was switched off meanwhile leads nowhere', async () => {
      const member = await openReachable('switchedoff');
      await ask('switchedoff', member.email);
      const token = await tokenFor(member.email);
      const setStatus = (status: string) =>
        server.runner.query({
          text: `update wau.members set status = $2 where merchant_id = 'wau' and member_id = $1`,
          values: [member.memberId, status],
        });
      await setStatus('disabled');
      expect((await resetByLink(token, 'kunci-baharu-7')).outcome()).toBe('400 password.link.invalid');
      await setStatus('active');
      expect((await resetByLink(token, 'kunci-baharu-7')).outcome()).toBe('200');
    });

    test('AC-17 a link that was mailed to an address ends when the address changes', async () => {
      const member = await openReachable('moved');
      await ask('moved', member.email);
      const token = await tokenFor(member.email);
      const moved = await server.call('setEmail', {
        token: member.token,
        address: freshAddress(),
        body: { email: 'moved.away@example.com', loginPassword: member.password },
      });
      expect(moved.outcome()).toBe('200');
      expect((await resetByLink(token)).outcome()).toBe('400 password.link.invalid');
      expect(await confirmedEmailOf(member.memberId)).toBeNull();
    });

    test('a link of one merchant does nothing at another', async () => {
      const member = await openReachable('elsewhere');
      await ask('elsewhere', member.email);
      const token = await tokenFor(member.email);
      const other = await server.call('resetPasswordByLink', {
        body: { token, newPassword },
        merchantCode: 'laut',
        address: freshAddress(),
      });
      expect(other.outcome()).toBe('400 password.link.invalid');
    });

    test('AC-22 an address that is none, and a fourth letter within the hour', async () => {
      expect((await ask('mailed', 'not an address')).outcome()).toBe('400 email.format.invalid');
      const outcomes = [];
      for (let letter = 0; letter < 4; letter += 1)
        outcomes.push((await ask('flooded', 'f@example.com')).outcome());
      expect(outcomes).toEqual(['200', '200', '200', '429 rate.limited']);
    });

    test('strangers who name an account do not keep its owner from a letter, unless they are very many', async () => {
      const member = await openReachable('named');
      for (let letter = 0; letter < 10; letter += 1) await ask('named', 'nobody@example.org');
      expect((await ask('named', member.email)).outcome()).toBe('200');
      expect(await tokenFor(member.email)).toMatch(/^[\w-]{43}$/);

      await server.runner.query({
        text: `update wau.attempt_counters set attempt_count = $1
               where counter_name = 'password.mail.name' and subject_hash = sha256('named')`,
        values: [lettersPerName],
      });
      expect((await ask('named', 'another@example.org')).outcome()).toBe('429 rate.limited');
    });
  });

  test('S4 a hash in the table is argon2id with at least 19 MiB and two passes', async () => {
    const member = await server.openMember('hashed');
    await change(member, {});
    const [row] = await server.runner.query<{ password_hash: string }>({
      text: 'select password_hash from wau.members where member_id = $1',
      values: [member.memberId],
    });
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hash('x', passwordHashParameters)).toMatch(/^\$argon2id\$/);
  });

  test('no code, no link and no password reaches a log', async () => {
    const member = await openReachable('logged');
    const stop = await server.handle.startWorkers();
    await server.call('sendResetCode', { body: { mobileNum: member.number }, address: freshAddress() });
    const code = await latestCode(server, member.number);
    await server.call('requestPasswordEmail', {
      body: { username: 'logged', email: member.email },
      address: freshAddress(),
    });
    const token = new URL((await latestLetter(server, member.email)).action?.url ?? '').hash.slice(1);
    await server.call('resetPasswordByLink', { body: { token, newPassword }, address: freshAddress() });
    await expect
      .poll(async () => (await queuedMessages(server, member.number)).at(-1)?.status, { timeout: 10_000 })
      .toBe('sent');
    await stop();
    const everything = logged.join('\n');
    expect(everything).toContain('resetPasswordByLink');
    for (const secret of [code, token, newPassword, member.password, member.number, member.email]) {
      expect(everything).not.toContain(secret);
    }
  });
});

test('a link leads to the host that the member came by, if it is the merchant’s, with scheme and port of the installation', () => {
  const merchant = { hosts: ['play.example.com', 'wau.example.com'] };
  const origin = (host: string) => siteOriginOf(merchant, host, 'https://play.example.com:8443');
  expect(origin('wau.example.com:1')).toBe('https://wau.example.com:8443');
  expect(origin('evil.example')).toBe('https://play.example.com:8443');
  expect(origin('@evil.example')).toBe('https://play.example.com:8443');
  expect(siteOriginOf({ hosts: ['laut.localhost'] }, 'x', 'http://localhost:8080')).toBe(
    'http://laut.localhost:8080',
  );
});
