import { describe, expect, test } from 'vitest';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';

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
  test('are listed with device and login, the asking one marked, nobody else’s among them (ME-08)', async () => {
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

test('sessions that have ended by themselves are neither counted nor ended again (ME-08)', async () => {
  const member = await server.openMember('long.gone');
  const [session] = await listOf(member.token);
  server.clock.advance(8 * 24 * 3_600_000);
  const token = await logIn(member);
  if (session === undefined) throw new Error('a member who has just logged in has a session');
  const gone = await server.call('revokeSession', { token, params: { sessionId: session.sessionId } });
  expect(gone.outcome()).toBe('404 session.unknown');
  const all = await server.call('revokeSessions', { token });
  expect(all.value()).toEqual({ endedCount: 1 });
});

test('the own sessions are listed with the one that was used last first', async () => {
  const { username, password } = await server.openMember('ordered.sessions');
  server.clock.advance(120_000);
  const body = { type: 'username', username, password, captcha: '' } as const;
  const { token } = (await server.call('login', { body })).value();
  const { list } = (await server.call('listSessions', { token })).value();
  expect(list.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
});
