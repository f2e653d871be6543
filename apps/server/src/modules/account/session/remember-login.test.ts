import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { rememberedPerMember } from './remember-login.ts';

const server = await createTestServer();

describe('a remembered password', () => {
  const remember = async (token: string) => (await server.call('rememberLogin', { token })).value();
  const open = (rememberToken: string, merchantCode = 'wau') =>
    server.call('openRememberedLogin', { body: { rememberToken }, merchantCode });

  test('opens with the key that the server keeps, session or not (AC-05)', async () => {
    const member = await server.openMember('remembered');
    const { rememberToken, key } = await remember(member.token);
    await server.call('logout', { token: member.token });
    expect((await open(rememberToken)).value()).toEqual({ key });
    expect((await open(rememberToken, 'laut')).outcome()).toBe('404 remembered.unknown');
    expect((await open('A'.repeat(43))).outcome()).toBe('404 remembered.unknown');
  });

  test('is useless after logging out everywhere, also from here (AC-05)', async () => {
    const member = await server.openMember('forgotten');
    const bystander = await server.openMember('bystander');
    const { rememberToken } = await remember(member.token);
    const others = await remember(bystander.token);
    await server.call('revokeSessions', { token: member.token, query: { keepCurrent: true } });
    expect((await open(rememberToken)).outcome()).toBe('404 remembered.unknown');
    expect((await open(others.rememberToken)).outcome()).toBe('200');
  });

  test('is useless after one session is ended from elsewhere (AC-05)', async () => {
    const member = await server.openMember('lostphone');
    const finder = await server.openMember('finder');
    const { username, password } = member;
    const body = { type: 'username', username, password, captcha: '' } as const;
    const phone = (await server.call('login', { body })).value().token;
    const { rememberToken } = await remember(phone);
    const sessionId = (await server.call('listSessions', { token: phone }))
      .value()
      .list.find((each) => each.isCurrent)?.sessionId;
    if (sessionId === undefined) throw new Error('the asking session is in its list');
    const revoke = async ({ token }: TestMember) =>
      (await server.call('revokeSession', { token, params: { sessionId } })).outcome();
    expect(await revoke(finder)).toBe('404 session.unknown');
    expect((await open(rememberToken)).outcome()).toBe('200');
    expect(await revoke(member)).toBe('200');
    expect((await open(rememberToken)).outcome()).toBe('404 remembered.unknown');
  });

  test('neither token nor key stands in the database as it is', async () => {
    const member = await server.openMember('sealedkey');
    const { rememberToken, key } = await remember(member.token);
    const rows = await server.runner.query<{ row: string }>({
      text: `select encode(token_hash, 'base64') || ' ' || encode(sealed_key, 'base64') as row
             from wau.remembered_logins where member_id = $1`,
      values: [member.memberId],
    });
    expect(rows).toHaveLength(1);
    for (const secret of [rememberToken, key]) {
      expect(rows[0]?.row).not.toContain(Buffer.from(secret, 'base64url').toString('base64').slice(0, 40));
    }
  });

  test('is kept for so many browsers and no more, the one not used longest goes first', async () => {
    const member = await server.openMember('manybrowsers');
    const tokens: string[] = [];
    for (let browser = 0; browser < rememberedPerMember; browser += 1) {
      tokens.push((await remember(member.token)).rememberToken);
      server.clock.advance(1_000);
    }
    expect((await open(tokens[0] ?? '')).outcome()).toBe('200');
    server.clock.advance(1_000);
    await remember(member.token);
    expect((await open(tokens[1] ?? '')).outcome()).toBe('404 remembered.unknown');
    expect((await open(tokens[0] ?? '')).outcome()).toBe('200');
    expect((await open(tokens[2] ?? '')).outcome()).toBe('200');
  });

  test('of a disabled member opens no more', async () => {
    const member = await server.openMember('barred');
    const { rememberToken } = await remember(member.token);
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where merchant_id = 'wau' and member_id = $1`,
      values: [member.memberId],
    });
    expect((await open(rememberToken)).outcome()).toBe('404 remembered.unknown');
  });

  test('is guessed from one address so often and no more', async () => {
    const guess = async (address: string) =>
      (
        await server.call('openRememberedLogin', { body: { rememberToken: 'A'.repeat(43) }, address })
      ).outcome();
    expect(await guess('203.0.113.9')).toBe('404 remembered.unknown');
    await server.runner.query({
      text: `update wau.attempt_counters set attempt_count = 300 where counter_name = 'remembered.address'`,
      values: [],
    });
    expect(await guess('203.0.113.9')).toBe('429 rate.limited');
    expect(await guess('203.0.113.10')).toBe('404 remembered.unknown');
  });
});
