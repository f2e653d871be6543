import { readFileSync, rmSync } from 'node:fs';
import { balanceOf } from '@wau/server/testing/member-money';
import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { whitePixel } from '@wau/server/testing/white-pixel';
import { makeScratchFolder } from '@wau/service/testing/scratch-folder';
import { afterAll, expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();
const folder = makeScratchFolder('wau-deposits-');
afterAll(() => rmSync(folder, { recursive: true }));

async function run(...words: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args: ['wau', 'deposits', ...words],
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

async function openTransfer(username: string) {
  const member = await server.openMember(username);
  const { token } = member;
  const body = { methodCode: 'bank-transfer', amountMinor: '10000', returnPath: '/m/voucherCenter' };
  const idempotencyKey = `command-deposit-${username.replace('.', '-')}`;
  const placed = (await server.call('placeDeposit', { token, idempotencyKey, body })).value();
  return { member, depositId: placed.depositId, reference: placed.transfer?.reference ?? '' };
}

test('CA-02 the operator’s command lists transfers, writes the proof, and says once what came', async () => {
  expect((await run()).said).toBe('Nothing is waiting.');
  const { member, depositId, reference } = await openTransfer('pays.one');
  expect((await run()).said).toContain(
    `pays.one  RM 100  ${reference}  Bank Contoh 5120 0000 1234  without a proof`,
  );
  expect((await run(depositId, 'write', folder)).complaints).toBe('It has no picture.');
  const { token } = member;
  const params = { depositId };
  (await server.call('sendDepositProof', { token, params, body: { image: whitePixel } })).value();
  expect((await run()).said).toContain('proof of 20');
  const { said } = await run(depositId, 'write', folder);
  expect(readFileSync(said).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(await run(depositId, 'approve', '9950')).toEqual({
    exitCode: 0,
    said: `wau ${depositId}: approved and in the balance`,
    complaints: '',
  });
  expect(await balanceOf(server, member)).toBe(9_950n);
  expect((await run(depositId, 'approve')).complaints).toContain('It has been decided already');
  expect((await run()).said).toBe('Nothing is waiting.');
});

test('CA-02 a refusal takes the rest of the words for its reason', async () => {
  const { member, depositId } = await openTransfer('pays.two');
  expect((await run(depositId, 'decline', 'x')).complaints).toContain('3 to 200 characters');
  expect((await run(depositId, 'decline', 'Tiada', 'wang', 'masuk')).exitCode).toBe(0);
  const { token } = member;
  const stored = (await server.call('getDeposit', { token, params: { depositId } })).value();
  expect(stored).toMatchObject({ status: 'declined', transfer: { reason: 'Tiada wang masuk' } });
  expect(await balanceOf(server, member)).toBe(0n);
});

test.each([
  [['somebody', 'approve'], 'somebody is no deposit.'],
  [[`dep_${'0'.repeat(26)}`, 'approve'], 'There is no such deposit by bank transfer.'],
  [[`dep_${'0'.repeat(26)}`, 'approve', 'much'], 'much is no amount.'],
  [[`dep_${'0'.repeat(26)}`, 'approve', '0'], '0 is no amount.'],
  [[`dep_${'0'.repeat(26)}`, 'dance'], 'deposits takes other words'],
])('%j is refused in one sentence', async (words, complaint) => {
  const { exitCode, complaints } = await run(...words);
  expect([exitCode, complaints.includes(complaint)]).toEqual([1, true]);
});
