import { OverloadError } from '@wau/service/database/batcher';
import { systemRandom } from '@wau/service/random';
import { describe, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { createPasswordHashing } from './password-hashing.ts';

describe('passwords', () => {
  test('match their own hash, in whatever form their characters were typed, and no other', async () => {
    const passwords = await createPasswordHashing({ random: systemRandom, lanes: 2, queueLength: 10 });
    const composed = 'kafé-layang-1';
    const passwordHash = await passwords.hash(composed);
    expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await passwords.verify(passwordHash, composed.normalize('NFD'))).toBe(true);
    // As the wide letters of an East Asian keyboard.
    expect(await passwords.verify(passwordHash, 'ｋａｆé-layang-１')).toBe(true);
    expect(await passwords.verify(passwordHash, 'kafe-layang-1')).toBe(false);
    expect(await passwords.verify(undefined, composed)).toBe(false);
    expect(await passwords.hash(composed)).not.toBe(passwordHash);
  });

  test('wait in a queue that has an end', async () => {
    const passwords = await createPasswordHashing({ random: systemRandom, lanes: 1, queueLength: 2 });
    const answers = await Promise.allSettled(
      Array.from({ length: 6 }, () => passwords.verify(undefined, 'anything')),
    );
    const refused = answers.filter((answer) => answer.status === 'rejected');
    expect(refused.length).toBeGreaterThanOrEqual(3);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(OverloadError);
    expect(passwords.queueLength()).toBe(0);
  });
});

describe('a flood of logins', async () => {
  const server = await createTestServer({
    dependencies: (usual) => ({
      ...usual,
      config: { ...usual.config, passwordHashLanes: 1, passwordHashQueueLength: 1 },
    }),
  });
  const logIn = (username: string, password: string, address: string) =>
    server.call('login', { body: { type: 'username', username, password, captcha: '' }, address });

  test('is told to come back, and attempts that nobody looked at do not count', async () => {
    const member = await server.openMember('flooded');
    const flood = await Promise.all(
      Array.from({ length: 12 }, (_, index) => logIn(`nobody${index}`, 'wrong', `198.51.100.${index}`)),
    );
    const shed = flood.filter((answer) => answer.status === 503);
    expect(shed.length).toBeGreaterThan(0);
    for (const answer of shed) {
      expect(answer.outcome()).toBe('503 server.overloaded');
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    const counted = await server.runner.query<{ sum: bigint }>({
      text: `select sum(attempt_count) as sum from wau.attempt_counters where counter_name = 'login.account'`,
      values: [],
    });
    expect(Number(counted[0]?.sum)).toBe(flood.length - shed.length);
    expect((await logIn(member.username, member.password, '198.51.100.200')).outcome()).toBe('200');
  });

  test('does not count what a member could not be asked again for want of time', async () => {
    const { token } = await server.openMember('floodedchange');
    await server.runner.query({ text: 'delete from wau.attempt_counters', values: [] });
    const body = { email: 'flooded@example.test', loginPassword: 'wrong' };
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => server.call('setEmail', { token, body })),
    );
    const shed = answers.filter((answer) => answer.status === 503);
    expect(shed.length).toBeGreaterThan(0);
    const counted = await server.runner.query<{ sum: bigint }>({
      text: `select sum(attempt_count) as sum from wau.attempt_counters where counter_name = 'login.account'`,
      values: [],
    });
    expect(Number(counted[0]?.sum)).toBe(answers.length - shed.length);
  });
});
