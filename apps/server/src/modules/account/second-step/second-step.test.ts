import { holdRows } from '@wau/service/testing/held-rows';
import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { secondStepAttempts } from './check-second-step.ts';

const server = await createTestServer();
const stepMs = 30_000;
let opened = 0;

interface Enrolled {
  readonly member: TestMember;
  readonly recoveryCodes: readonly string[];
  /** The app's code right now. */
  readonly code: () => string;
}

async function newMember(): Promise<TestMember> {
  opened += 1;
  return server.openMember(`twostep${opened}`);
}

const begin = ({ token, password }: TestMember) =>
  server.call('startSecondStepEnrolment', { token, body: { loginPassword: password } });

const codeOf = (secret: string) =>
  TOTP.generate({ secret: totpSecret(secret), timestamp: server.clock.nowMs() });

function totpSecret(secret: string) {
  return new TOTP({ secret }).secret;
}

async function enrol(): Promise<Enrolled> {
  const member = await newMember();
  const { secret } = (await begin(member)).value();
  const confirmed = await server.call('confirmSecondStep', {
    token: member.token,
    body: { code: codeOf(secret) },
  });
  server.clock.advance(stepMs);
  return { member, recoveryCodes: confirmed.value().recoveryCodes, code: () => codeOf(secret) };
}

const logIn = ({ username, password }: TestMember) =>
  server.call('login', { body: { type: 'username', username, password, captcha: '' } });

async function ticketOf(member: TestMember): Promise<string> {
  const { envelope } = await logIn(member);
  if (envelope.success) throw new Error('the login needed no second step');
  return envelope.value?.ticket ?? '';
}

const changePassword = ({ token, password }: TestMember, newPassword: string) =>
  server.call('changePassword', {
    token,
    body: { oldPassword: password, newPassword, confirmNewPassword: newPassword },
  });

const finish = (ticket: string, code: string) => server.call('finishSecondStep', { body: { ticket, code } });

/** Six digits that are no code of the app around now. */
function wrongCode(code: () => string): string {
  return code() === '000000' ? '111111' : '000000';
}

describe('ME-08 switching two-step login on', () => {
  test('ME-08 nothing is asked before a code of the app has come back', async () => {
    const member = await newMember();
    const { secret, uri } = (await begin(member)).value();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`otpauth://totp/Wau:${member.username}?`);
    expect((await logIn(member)).outcome()).toBe('200');
    const confirm = (code: string) =>
      server.call('confirmSecondStep', { token: member.token, body: { code } });
    expect((await confirm(wrongCode(() => codeOf(secret)))).outcome()).toBe('401 second.step.code.wrong');
    const { recoveryCodes } = (await confirm(codeOf(secret))).value();
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await logIn(member)).outcome()).toBe('401 second.step.required');
    expect((await confirm(codeOf(secret))).outcome()).toBe('409 second.step.on');
    expect((await begin(member)).outcome()).toBe('409 second.step.on');
    const config = (await server.call('getSecurityConfig', { token: member.token })).value();
    expect(config).toMatchObject({ isSecondStepOn: true, recoveryCodeCount: 10 });
  });

  test('ME-08 it takes the password, and a confirmation without a beginning is refused', async () => {
    const member = await newMember();
    expect((await begin({ ...member, password: 'wrong' })).outcome()).toBe('403 password.wrong');
    const confirm = await server.call('confirmSecondStep', {
      token: member.token,
      body: { code: '123456' },
    });
    expect(confirm.outcome()).toBe('409 second.step.off');
  });

  test('ME-08 secret and recovery codes cannot be read from the tables', async () => {
    const { member, recoveryCodes } = await enrol();
    const rows = await server.runner.query<{ whole: string }>({
      text: `select encode(code_hash, 'escape') as whole from wau.recovery_codes where member_id = $1`,
      values: [member.memberId],
    });
    expect(rows).toHaveLength(10);
    for (const { whole } of rows) {
      for (const code of recoveryCodes) expect(whole).not.toContain(code.replace('-', ''));
    }
  });
});

test('ME-08 a right code forgets the wrong ones before it', async () => {
  const { member, code } = await enrol();
  for (const _round of ['first', 'second']) {
    for (let wrong = 1; wrong < secondStepAttempts; wrong += 1) {
      const answer = await finish(await ticketOf(member), wrongCode(code));
      expect(answer.outcome()).toBe('401 second.step.code.wrong');
    }
    expect((await finish(await ticketOf(member), code())).outcome()).toBe('200');
    server.clock.advance(stepMs);
  }
});

describe('ME-08 confirming it', () => {
  const confirm = ({ token }: TestMember, code: string) =>
    server.call('confirmSecondStep', { token, body: { code } });

  test('ME-08 a session alone, without the password, cannot lock the second step', async () => {
    const { member, code } = await enrol();
    for (let attempt = 0; attempt <= secondStepAttempts; attempt += 1) {
      expect((await confirm(member, wrongCode(code))).outcome()).toBe('409 second.step.on');
    }
    expect((await finish(await ticketOf(member), code())).outcome()).toBe('200');
  });

  test('ME-08 a code confirms no other secret than the one it was checked with', async () => {
    const member = await newMember();
    const { secret } = (await begin(member)).value();
    const held = await holdRows(server, 'select from wau.second_steps where member_id = $1 for update', [
      member.memberId,
    ]);
    const again = begin(member);
    await held.waiting(1);
    const confirmed = confirm(member, codeOf(secret));
    await held.waiting(2);
    await held.release();
    expect((await again).outcome()).toBe('200');
    expect((await confirmed).outcome()).toBe('401 second.step.code.wrong');
    expect((await logIn(member)).outcome()).toBe('200');
  });

  test('S4 ME-08 a secret that the old password has asked for is not confirmed after a new one is set', async () => {
    const member = await newMember();
    const { secret } = (await begin(member)).value();
    expect((await changePassword(member, 'Baharu-2026')).outcome()).toBe('200');
    expect((await confirm(member, codeOf(secret))).outcome()).toBe('409 second.step.off');
  });
});

describe('ME-08 logging in with two steps', () => {
  test('S4 ME-08 a ticket for the old password opens nothing after a new one is set', async () => {
    const { member, code } = await enrol();
    const ticket = await ticketOf(member);
    expect((await changePassword(member, 'Baharu-2026')).outcome()).toBe('200');
    expect((await finish(ticket, code())).outcome()).toBe('401 login.failed');
    const ofTheNew = await ticketOf({ ...member, password: 'Baharu-2026' });
    expect((await finish(ofTheNew, code())).outcome()).toBe('200');
  });

  test('ME-08 the right password gives no session but a ticket, and ticket and code give one', async () => {
    const { member, code } = await enrol();
    const first = await logIn(member);
    expect(first.outcome()).toBe('401 second.step.required');
    const ticket = await ticketOf(member);
    expect(ticket).toMatch(/^[\w-]{43}$/);
    const session = (await finish(ticket, code())).value();
    expect(session.userName).toBe(member.username);
    expect((await server.call('getMemberInfo', { token: session.token })).outcome()).toBe('200');
  });

  test('ME-08 a code is good once, on whatever ticket', async () => {
    const { member, code } = await enrol();
    const used = code();
    expect((await finish(await ticketOf(member), used)).outcome()).toBe('200');
    expect((await finish(await ticketOf(member), used)).outcome()).toBe('401 second.step.code.wrong');
    server.clock.advance(stepMs);
    expect((await finish(await ticketOf(member), code())).outcome()).toBe('200');
    // An older code than the last one that was used, although it is still within its time.
    server.clock.advance(stepMs);
    expect((await finish(await ticketOf(member), used)).outcome()).toBe('401 second.step.code.wrong');
  });

  test('ME-08 of two logins with the same code at once one gets in', async () => {
    const { member, code } = await enrol();
    const tickets = await Promise.all([ticketOf(member), ticketOf(member)]);
    const answers = await Promise.all(tickets.map((ticket) => finish(ticket, code())));
    expect(answers.map((answer) => answer.outcome()).sort()).toEqual(['200', '401 second.step.code.wrong']);
  });

  test('ME-08 a ticket is good once and for five minutes, and a wrong code leaves it good', async () => {
    const { member, code } = await enrol();
    const ticket = await ticketOf(member);
    expect((await finish(ticket, wrongCode(code))).outcome()).toBe('401 second.step.code.wrong');
    expect((await finish(ticket, code())).outcome()).toBe('200');
    server.clock.advance(stepMs);
    expect((await finish(ticket, code())).outcome()).toBe('401 second.step.ticket.invalid');
    const late = await ticketOf(member);
    server.clock.advance(5 * 60_000 + 1);
    expect((await finish(late, code())).outcome()).toBe('401 second.step.ticket.invalid');
  });

  test('ME-08 five wrong codes lock the second step, over all tickets, and the password alone opens nothing', async () => {
    const { member, code } = await enrol();
    for (let attempt = 0; attempt < secondStepAttempts; attempt += 1) {
      const answer = await finish(await ticketOf(member), wrongCode(code));
      expect(answer.outcome()).toBe('401 second.step.code.wrong');
    }
    const locked = await finish(await ticketOf(member), code());
    expect(locked.outcome()).toBe('429 second.step.too.many');
    server.clock.advance(15 * 60_000 + 1_000);
    expect((await finish(await ticketOf(member), code())).outcome()).toBe('200');
  });

  test('ME-08 a recovery code stands in once', async () => {
    const { member, recoveryCodes } = await enrol();
    const [code = ''] = recoveryCodes;
    expect((await finish(await ticketOf(member), code.toUpperCase())).outcome()).toBe('200');
    expect((await finish(await ticketOf(member), code)).outcome()).toBe('401 second.step.code.wrong');
    const config = (await server.call('getSecurityConfig', { token: member.token })).value();
    expect(config.recoveryCodeCount).toBe(9);
  });

  test('ME-08 a member who was disabled meanwhile gets no session', async () => {
    const { member, code } = await enrol();
    const ticket = await ticketOf(member);
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where member_id = $1`,
      values: [member.memberId],
    });
    expect((await finish(ticket, code())).outcome()).toBe('401 login.failed');
  });
});

describe('ME-08 managing two-step login', () => {
  test('ME-08 fresh recovery codes end the old ones', async () => {
    const { member, recoveryCodes, code } = await enrol();
    const renewed = await server.call('renewRecoveryCodes', {
      token: member.token,
      body: { loginPassword: member.password, code: code() },
    });
    const fresh = renewed.value().recoveryCodes;
    expect(fresh.some((each) => recoveryCodes.includes(each))).toBe(false);
    expect((await finish(await ticketOf(member), recoveryCodes[0] ?? '')).outcome()).toBe(
      '401 second.step.code.wrong',
    );
    expect((await finish(await ticketOf(member), fresh[0] ?? '')).outcome()).toBe('200');
  });

  test('ME-08 fresh recovery codes take password and code, so that the password alone switches nothing off', async () => {
    const { member, recoveryCodes, code } = await enrol();
    const { password: loginPassword } = member;
    const renew = (body: { loginPassword: string; code: string }) =>
      server.call('renewRecoveryCodes', { token: member.token, body });
    expect((await renew({ loginPassword: 'wrong', code: code() })).outcome()).toBe('403 password.wrong');
    const first = { loginPassword, code: recoveryCodes[0] ?? '' };
    expect((await renew(first)).outcome()).toBe('200');
    expect((await renew(first)).outcome()).toBe('401 second.step.code.wrong');
    for (let attempt = 1; attempt < secondStepAttempts; attempt += 1) {
      expect((await renew({ loginPassword, code: wrongCode(code) })).outcome()).toBe(
        '401 second.step.code.wrong',
      );
    }
    expect((await renew({ loginPassword, code: code() })).outcome()).toBe('429 second.step.too.many');
  });

  test('ME-08 of two renewals at once one holds, and there are ten codes', async () => {
    const { member, recoveryCodes } = await enrol();
    const answers = await Promise.all(
      recoveryCodes.slice(0, 2).map((code) =>
        server.call('renewRecoveryCodes', {
          token: member.token,
          body: { loginPassword: member.password, code },
        }),
      ),
    );
    const outcomes = answers.map((answer) => answer.outcome()).sort();
    expect(outcomes).toEqual(['200', '401 second.step.code.wrong']);
    const config = (await server.call('getSecurityConfig', { token: member.token })).value();
    expect(config.recoveryCodeCount).toBe(10);
  });

  test('ME-08 switching it off takes password and code', async () => {
    const { member, code } = await enrol();
    const remove = (body: { loginPassword: string; code: string }) =>
      server.call('removeSecondStep', { token: member.token, body });
    const { password: loginPassword } = member;
    expect((await remove({ loginPassword: 'wrong', code: code() })).outcome()).toBe('403 password.wrong');
    expect((await remove({ loginPassword, code: wrongCode(code) })).outcome()).toBe(
      '401 second.step.code.wrong',
    );
    expect((await remove({ loginPassword, code: code() })).outcome()).toBe('200');
    expect((await logIn(member)).outcome()).toBe('200');
    expect((await remove({ loginPassword, code: code() })).outcome()).toBe('409 second.step.off');
    const renew = await server.call('renewRecoveryCodes', {
      token: member.token,
      body: { loginPassword, code: code() },
    });
    expect(renew.outcome()).toBe('409 second.step.off');
  });
});
