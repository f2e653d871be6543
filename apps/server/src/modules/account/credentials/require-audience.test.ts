import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { loginLimits } from './login-limits.ts';

const server = await createTestServer();
// The application itself never changes what kind of account somebody has.
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

async function openMemberOfType(username: string, memberType: number) {
  const member = await server.openMember(username);
  await owner.query('update wau.members set member_type = $2 where member_id = $1', [
    member.memberId,
    memberType,
  ]);
  return async (audience?: 'A' | 'PL', password: string = member.password) => {
    const body = { type: 'username' as const, username, password, captcha: '' };
    const login = { ...body, ...(audience === undefined ? {} : { audience }) };
    return (await server.call('login', { body: login })).outcome();
  };
}

test('AC-22 “Non-agents cannot log in”: a client for agents lets nobody else in', async () => {
  const member = await openMemberOfType('plainmember', 0);
  expect(await member('A')).toBe('403 login.agent.required');
  expect(await member('A', 'wrong')).toBe('401 login.failed');
  expect(await member('PL')).toBe('200');
  expect(await member()).toBe('200');
});

test('AC-22 “Non-member account unable to login”: a client for players lets no agent in', async () => {
  const agent = await openMemberOfType('someagent', 2);
  expect(await agent('PL')).toBe('403 login.member.required');
  expect(await agent('A')).toBe('200');
  expect(await agent()).toBe('200');
});

test('AC-22 the right password for the wrong client is no failure, however often', async () => {
  const member = await openMemberOfType('stubborn', 0);
  for (let attempt = 0; attempt < 2 * loginLimits.accountBeforeCaptcha; attempt += 1) {
    expect(await member('A')).toBe('403 login.agent.required');
  }
  expect(await member('PL')).toBe('200');
});

test('AC-22 “free-account login rejected”: a trial account has its own way in', async () => {
  const trial = await openMemberOfType('sometrial', 4);
  expect(await trial()).toBe('403 login.trial.rejected');
});
