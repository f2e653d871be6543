import type { MerchantCode } from '@wau/contract/ids';
import { changeSetting } from '@wau/server/testing/change-settings';
import { balanceOf, fund } from '@wau/server/testing/member-money';
import { openPayee, testPaymentPassword } from '@wau/server/testing/open-payee';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();

async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args: ['wau', 'withdrawals', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

async function openWithdrawal(username: string) {
  const member = await server.openMember(username);
  await fund(server, member, 100_000n);
  const bankCardId = await openPayee(server, member);
  const { withdrawalId } = (
    await server.call('placeWithdrawal', {
      token: member.token,
      idempotencyKey: `command-withdrawal-${username.replace('.', '-')}`,
      body: { bankCardId, amountMinor: '40000', paymentPassword: testPaymentPassword },
    })
  ).value();
  return { member, withdrawalId };
}

test('CA-03 the operator’s command lists what waits with what helps to decide, and lets it go once', async () => {
  expect((await run()).said).toBe('Nothing is waiting.');
  const { withdrawalId } = await openWithdrawal('draws.one');
  expect((await run()).said).toMatch(
    /^wdl_\S+ {2}\S+Z {2}draws\.one {2}RM 400 {2}Maybank 5432 {2}the first {2}deposited RM 0 {2}many times what was ever deposited$/,
  );
  expect((await run(withdrawalId, 'approve')).complaints).toBe(
    'Something speaks for looking at it twice: say why it may go.',
  );
  expect((await run(withdrawalId, 'approve', 'ok')).complaints).toContain('3 to 200 characters');
  expect(await run(withdrawalId, 'approve', 'Telefon', 'disahkan')).toEqual({
    exitCode: 0,
    said: `wau ${withdrawalId}: approved and on its way`,
    complaints: '',
  });
  expect((await run(withdrawalId, 'approve', 'Telefon', 'disahkan')).complaints).toBe(
    'It has been decided already, or its member has cancelled it.',
  );
  expect((await run()).said).toBe('Nothing is waiting.');
});

test('CA-03 whoever works on the machine is one person, and a second is still needed', async () => {
  await changeSetting(server, {
    merchantId: 'wau' as MerchantCode,
    settingName: 'withdrawal-two-persons-from',
    value: '40000',
  });
  const { withdrawalId } = await openWithdrawal('draws.large');
  expect((await run()).said).toContain('needs two persons');
  expect((await run(withdrawalId, 'approve', 'Telefon disahkan')).said).toBe(
    `wau ${withdrawalId}: approved; another person has to approve it as well`,
  );
  expect((await run()).said).toMatch(/approved by command line, \S+, needs another$/);
  expect((await run(withdrawalId, 'approve', 'Telefon disahkan')).complaints).toBe(
    'You have approved it already; another person has to as well.',
  );
});

test('CA-03 a rejection takes the rest of the words for its reason, and the amount is back', async () => {
  const { member, withdrawalId } = await openWithdrawal('draws.two');
  expect(await balanceOf(server, member)).toBe(60_000n);
  expect((await run(withdrawalId, 'reject', 'x')).complaints).toContain('3 to 200 characters');
  expect((await run(withdrawalId, 'reject', 'Nama', 'akaun', 'lain')).exitCode).toBe(0);
  expect(await balanceOf(server, member)).toBe(100_000n);
  const { token } = member;
  const stored = (await server.call('getWithdrawal', { token, params: { withdrawalId } })).value();
  expect(stored).toMatchObject({ status: 'rejected', reason: 'Nama akaun lain' });
});

test.each([
  [['somebody', 'approve'], 'somebody is no withdrawal.'],
  [[`wdl_${'0'.repeat(26)}`, 'approve'], 'There is no such withdrawal.'],
  [[`wdl_${'0'.repeat(26)}`, 'dance'], 'withdrawals takes other words'],
])('%j is refused in one sentence', async (words, complaint) => {
  const { exitCode, complaints } = await run(...words);
  expect([exitCode, complaints.includes(complaint)]).toEqual([1, true]);
});
