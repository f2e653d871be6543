import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import { rememberedPerMember } from './remember-login.ts';

const server = await createTestServer();

const chromeOnAndroid =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

async function logIn(member: TestMember, headers: Record<string, string> = {}) {
  const { username, password, merchantCode } = member;
  const answer = await server.call('login', {
    body: { type: 'username', username, password, captcha: '' },
    merchantCode,
    headers,
    address: '10.9.8.7',
  });
  return answer.value().token;
}

const whoAmI = async (token: string, merchantCode = 'wau') =>
  (await server.call('getMemberInfo', { token, merchantCode })).outcome();

const listOf = async (token: string) => (await server.call('listSessions', { token })).value().list;

describe('the own sessions', () => {
  test('are listed with device and log-in, the asking one marked, nobody else’s among them (ME-08)', async () => {
    const member = await server.openMember('lister');
    const stranger = await server.openMember('stranger');
    const phone = await logIn(member, { 'user-agent': chromeOnAndroid, device: 'OTHERS' });
    const list = await listOf(phone);
    expect(list).toHaveLength(2);
    expect(list.find((each) => each.isCurrent)).toMatchObject({
      browser: 'Chrome',
      system: 'Android',
      isStandalone: true,
      address: '10.9.8.7',
    });
    const strangers = await listOf(stranger.token);
    expect(strangers).toHaveLength(1);
    expect(list.map((each) => each.sessionId)).not.toContain(strangers[0]?.sessionId);
    expect(JSON.stringify(list)).not.toContain(phone);
  });

  test('end one by one, and only by their owner (S1, S4)', async () => {
    const member = await server.openMember('revoker');
    const thief = await server.openMember('thief');
    const other = await logIn(member);
    const sessionId = (await listOf(other)).find((each) => each.isCurrent)?.sessionId;
    if (sessionId === undefined) throw new Error('the asking session is in its list');
    const revoke = async (token: string, merchantCode = 'wau') =>
      (await server.call('revokeSession', { token, merchantCode, params: { sessionId } })).outcome();
    expect(await revoke(thief.token)).toBe('404 session.unknown');
    expect(await whoAmI(other)).toBe('200');
    expect(await revoke(member.token)).toBe('200');
    expect(await whoAmI(other)).toBe('401 session.ended');
    expect(await whoAmI(member.token)).toBe('200');
    expect(await revoke(member.token)).toBe('404 session.unknown');
  });

  test('all end at once, or all but the one that asks; renewed tokens with them (S4)', async () => {
    const member = await server.openMember('everywhere');
    const others = [await logIn(member), await logIn(member)];
    const renewed = (await server.call('renewSession', { token: others[0] ?? '' })).value().token;
    const kept = await server.call('revokeSessions', { token: member.token, query: { keepCurrent: true } });
    expect(kept.value()).toEqual({ endedCount: 2 });
    for (const token of [...others, renewed]) expect(await whoAmI(token)).toBe('401 session.ended');
    expect(await whoAmI(member.token)).toBe('200');
    const all = await server.call('revokeSessions', { token: member.token });
    expect(all.value()).toEqual({ endedCount: 1 });
    expect(await whoAmI(member.token)).toBe('401 session.ended');
  });
});

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

  test('is useless after signing out everywhere, also from here (AC-05)', async () => {
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
    const phone = await logIn(member);
    const { rememberToken } = await remember(phone);
    const sessionId = (await listOf(phone)).find((each) => each.isCurrent)?.sessionId;
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
    for (let browser = 0; browser <= rememberedPerMember; browser += 1) {
      tokens.push((await remember(member.token)).rememberToken);
      server.clock.advance(1_000);
    }
    expect((await open(tokens[0] ?? '')).outcome()).toBe('404 remembered.unknown');
    expect((await open(tokens[1] ?? '')).outcome()).toBe('200');
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
});
