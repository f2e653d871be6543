import { balanceOf } from '@wau/server/testing/member-money';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { newId, systemRandom } from '@wau/service/random';
import { expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();

async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args: ['wau', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

/** A friend who is held, of an inviter. */
async function hold(name: string) {
  const inviter = await server.openMember(`${name}.inviter`);
  const friend = await server.openMember(`${name}.friend`);
  const referralId = newId('referral', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.member_registrations (merchant_id, member_id, register_mode, register_method, register_url,
                                                 domain, recommender_member_id, confirmed_age_years)
           values ('wau', $1, 'username', 'H5', 'localhost', 'localhost', $2, 18)`,
    values: [friend.memberId, inviter.memberId],
  });
  await server.runner.query({
    text: `insert into wau.referrals (merchant_id, referral_id, inviter_member_id, friend_member_id, status, marks,
                                      currency, qualified_at)
           values ('wau', $1, $2, $3, 'held', '{device,address}', 'MYR', now())`,
    values: [referralId, inviter.memberId, friend.memberId],
  });
  return { inviter, referralId };
}

test('ME-12 the operator’s command shows who is held and why, and rewards with a reason, once', async () => {
  expect((await run('referrals')).said).not.toContain('one.friend');
  const { inviter, referralId } = await hold('one');
  for (const [setting, value] of [
    ['referral-reward', '2000'],
    ['referral-budget', '100000000'],
  ] as const) {
    expect((await run(setting, value)).exitCode).toBe(0);
  }
  expect((await run('referrals')).said).toMatch(
    new RegExp(
      `^${referralId} {2}\\S+Z {2}one\\.friend by one\\.inviter {2}checking {2}deposited RM 0 {2}the same device, address$`,
      'm',
    ),
  );
  expect((await run('referrals', referralId, 'approve')).complaints).toContain('3 to 200 characters');
  expect(await run('referrals', referralId, 'approve', 'Adik', 'beradik')).toEqual({
    ...{ exitCode: 0, said: `wau ${referralId}: approved`, complaints: '' },
  });
  expect(await balanceOf(server, inviter)).toBe(2_000n);
  expect((await run('referrals', referralId, 'reject', 'Sudah terlambat')).complaints).toBe(
    'This one is not held, or has been decided already.',
  );
  expect((await run('referrals', 'of', 'one.inviter')).said).toContain('rewarded RM 20');
  expect((await run('referrals', 'of', 'one.friend')).said).toBe('Nobody was brought.');
});

test('ME-12 a rejection pays nothing, and what is no order says what is one', async () => {
  const { inviter, referralId } = await hold('two');
  expect((await run('referrals', referralId, 'reject', 'Orang', 'yang', 'sama')).exitCode).toBe(0);
  expect(await balanceOf(server, inviter)).toBe(0n);
  expect((await run('referrals', 'of', 'two.inviter')).said).toContain('Orang yang sama');
  expect((await run('referrals', 'nonsense')).complaints).toBe('nonsense is no invited friend.');
  expect((await run('referrals', referralId, 'praise')).complaints).toContain('referrals takes other words');
  const unknown = newId('referral', server.clock, systemRandom);
  expect((await run('referrals', unknown, 'approve', 'Baik sahaja')).complaints).toBe(
    'There is no such invited friend.',
  );
});
