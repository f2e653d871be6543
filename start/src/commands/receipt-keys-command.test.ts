import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { receiptKeysCommand } from './receipt-keys-command.ts';

const server = await createTestServer();

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await receiptKeysCommand({
    args,
    environment: { DATABASE_URL: server.testDatabase.applicationUrl, WAU_SECRET: testSecret },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said, complaints: complaints.join('\n') };
}

test('keys are shown, the next one is made, and the audit keeps it', async () => {
  const first = await run('wau');
  expect([first.exitCode, first.complaints, first.said.length]).toEqual([0, '', 1]);
  const rotated = await run('wau', 'rotate');
  expect(rotated.exitCode).toBe(0);
  expect(rotated.said).toHaveLength(2);
  expect(rotated.said[1]).toBe(first.said[0]);
  const answer = await server.app.inject({ url: '/lgw/receipt-keys.json', headers: { host: 'localhost' } });
  const published = answer.json<{ keys: { keyId: string }[] }>();
  expect(published.keys.map(({ keyId }) => keyId)).toEqual(rotated.said.map((line) => line.slice(0, 16)));
  const entries = await server.runner.query({
    text: `select subject, new_values from wau.audit_entries where merchant_id = 'wau' and action = 'rotateReceiptKey'`,
    values: [],
  });
  expect(entries).toEqual([{ subject: 'receipt key', new_values: { keyId: rotated.said[0]?.slice(0, 16) } }]);
});

test('what is not a merchant or not a deed is said, and changes nothing', async () => {
  expect((await run('nobody', 'rotate')).complaints).toBe('There is no merchant nobody.');
  expect((await run('wau', 'forget')).complaints).toContain('npm run receipt-keys -- <merchant>');
  expect((await run()).exitCode).toBe(1);
  expect((await run('--help')).exitCode).toBe(0);
});
