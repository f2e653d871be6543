import { hash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { holdRows } from '@wau/service/testing/held-rows';
import { describe, expect, test } from 'vitest';
import type { CallAnswer } from '../../../testing/call-request.ts';
import { holdMember } from '../../../testing/held-member.ts';
import { latestCode } from '../../../testing/sent-messages.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

const server = await createTestServer();
const ownersPassword = 'Pemilik-2026';
const paymentPassword = '482915';
const questionIds = ['firstpet', 'firstjob', 'mothertown'];
let opened = 0;

async function newMember(): Promise<TestMember> {
  opened += 1;
  return server.openMember(`proof${opened}`);
}

const freshAddress = () => {
  opened += 1;
  return `10.66.${Math.floor(opened / 250)}.${opened % 250}`;
};

const logIn = ({ username }: TestMember, password: string, address = freshAddress()) =>
  server.call('login', { body: { type: 'username', username, password, captcha: '' }, address });

const isLive = async (token: string) => (await server.call('getMemberInfo', { token })).status === 200;

/** The owner's way back to the account: a link, as it is mailed. */
async function mailedLink({ memberId }: TestMember): Promise<string> {
  const token = hash('sha256', memberId, 'base64url');
  await server.runner.query({
    text: `insert into wau.password_links (merchant_id, token_hash, member_id, expires_at)
           values ('wau', $1, $2, $3)`,
    values: [hash('sha256', token, 'buffer'), memberId, new Date(server.clock.nowMs() + 600_000)],
  });
  return token;
}

const resetByLink = (token: string) =>
  server.call('resetPasswordByLink', {
    body: { token, newPassword: ownersPassword },
    address: freshAddress(),
  });

/** The owner's reset comes first to the member's row, `other` second, both before either has written anything. */
async function overtakenByReset<Value>(
  member: TestMember,
  other: () => Promise<CallAnswer<Value>>,
): Promise<CallAnswer<Value>> {
  const link = await mailedLink(member);
  const held = await holdMember(server, member.memberId);
  const reset = resetByLink(link);
  await held.waiting(1);
  const second = other();
  await held.waiting(2);
  await held.release();
  expect((await reset).outcome()).toBe('200');
  return second;
}

describe('S4 nothing that the old password began is finished once a new one is set', () => {
  test('S4 AC-19 a login that looked at the old password opens no session', async () => {
    const member = await newMember();
    const address = freshAddress();
    await logIn(member, 'not the password', address);
    const held = await holdRows(
      server,
      `select from wau.attempt_counters where counter_name = 'login.merchant' for update`,
      [],
    );
    // It has read the account and waits to be counted.
    const login = logIn(member, member.password, address);
    await held.waiting(1);
    const changed = await server.call('changePassword', {
      token: member.token,
      body: {
        oldPassword: member.password,
        newPassword: ownersPassword,
        confirmNewPassword: ownersPassword,
      },
    });
    expect(changed.outcome()).toBe('200');
    await held.release();
    expect((await login).outcome()).toBe('401 login.failed');
    expect(await isLive(member.token)).toBe(true);
    expect((await logIn(member, ownersPassword)).outcome()).toBe('200');
  });

  test('S4 AC-17 a change of the password loses to the reset that came first', async () => {
    const member = await newMember();
    const thiefs = 'Pencuri-2026';
    const change = await overtakenByReset(member, () =>
      server.call('changePassword', {
        token: member.token,
        body: { oldPassword: member.password, newPassword: thiefs, confirmNewPassword: thiefs },
      }),
    );
    expect(change.outcome()).toBe('403 password.wrong');
    expect((await logIn(member, thiefs)).outcome()).toBe('401 login.failed');
    expect((await logIn(member, ownersPassword)).outcome()).toBe('200');
  });

  test('S4 AC-18 so does a reset by phone, whose code stays good for another try', async () => {
    const member = await newMember();
    const mobileNumber = '+60127654321';
    await server.runner.query({
      text: `update wau.members set mobile_number = $2, mobile_confirmed_at = now() where member_id = $1`,
      values: [member.memberId, mobileNumber],
    });
    await server.call('sendResetCode', { body: { mobileNum: mobileNumber }, address: freshAddress() });
    const verificationCode = await latestCode(server, mobileNumber);
    const resetByPhone = () =>
      server.call('resetPasswordByPhone', {
        body: { mobileNum: mobileNumber, verificationCode, newPassword: 'Telefon-2026' },
        address: freshAddress(),
      });
    const late = await overtakenByReset(member, resetByPhone);
    expect(late.outcome()).toBe('400 verification.code.wrong');
    expect((await resetByPhone()).outcome()).toBe('200');
  });

  test('S4 ME-07 the e-mail address stays', async () => {
    const member = await newMember();
    const answer = await overtakenByReset(member, () =>
      server.call('setEmail', {
        token: member.token,
        body: { email: 'thief@example.com', loginPassword: member.password },
      }),
    );
    expect(answer.outcome()).toBe('403 password.wrong');
    const rows = await server.runner.query({
      text: 'select from wau.members where member_id = $1 and email is not null',
      values: [member.memberId],
    });
    expect(rows).toHaveLength(0);
  });

  test('S4 ME-08 no bank card, payment password, questions nor two-step login are added', async () => {
    const ofMember = {
      addBankCard: ({ token, password: loginPassword }: TestMember) =>
        server.call('addBankCard', {
          token,
          body: { loginPassword, bankCode: 'maybank', accountNumber: '112233445566', holderName: 'Pencuri' },
        }),
      setPaymentPassword: ({ token, password: loginPassword }: TestMember) =>
        server.call('setPaymentPassword', {
          token,
          body: { loginPassword, oldPaymentPassword: '', newPaymentPassword: paymentPassword },
        }),
      startSecondStepEnrolment: ({ token, password: loginPassword }: TestMember) =>
        server.call('startSecondStepEnrolment', { token, body: { loginPassword } }),
      setSecurityQuestions: ({ token, password: loginPassword }: TestMember) =>
        server.call('setSecurityQuestions', {
          token,
          body: {
            loginPassword,
            paymentPassword,
            answers: questionIds.map((questionId) => ({ questionId, answer: 'kuala' })),
          },
        }),
    };
    for (const [name, change] of Object.entries(ofMember)) {
      const member = await newMember();
      if (name === 'setSecurityQuestions') await ofMember.setPaymentPassword(member);
      const answer = await overtakenByReset<unknown>(member, () => change(member));
      expect([name, answer.outcome()]).toEqual([name, '403 password.wrong']);
    }
  });

  test('S4 ME-08 logging out everywhere ends what a password began as well', async () => {
    const member = await newMember();
    const email = { email: 'late@example.com', loginPassword: member.password };
    const held = await holdMember(server, member.memberId);
    const revoked = server.call('revokeSessions', { token: member.token, query: { keepCurrent: true } });
    await held.waiting(1);
    const late = server.call('setEmail', { token: member.token, body: email });
    await held.waiting(2);
    await held.release();
    expect((await revoked).outcome()).toBe('200');
    expect((await late).outcome()).toBe('403 password.wrong');
    expect((await server.call('setEmail', { token: member.token, body: email })).outcome()).toBe('200');
  });

  test('S4 whoever asks for the password does something with the proof of it', () => {
    const modules = new URL('../../', import.meta.url).pathname;
    const asking = globSync(`${modules}**/*.ts`)
      .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('/require-password.ts'))
      .flatMap((file) => readFileSync(file, 'utf8').match(/^.*requirePassword\(.*$/gm) ?? []);
    expect(asking.length).toBeGreaterThan(10);
    expect(asking.filter((line) => !line.includes(' = await requirePassword('))).toEqual([]);
  });
});
