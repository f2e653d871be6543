import { createTestServer } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { settingsCommand } from './settings-command.ts';

const server = await createTestServer();

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await settingsCommand({
    args,
    environment: { DATABASE_URL: server.testDatabase.applicationUrl },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

test('AP-02 the operator’s command changes a switch of a running merchant, tells it and keeps it', async () => {
  const isOn = async () => (await server.call('getWhitelabel')).value().flags.MAILCEN;
  const before = await isOn();
  const [from, to] = before ? ['on', 'off'] : ['off', 'on'];
  const changed = await run('wau', 'flag', 'MAILCEN', to);
  expect(changed).toEqual({ exitCode: 0, said: `wau flag MAILCEN: ${from} -> ${to}`, complaints: '' });
  await expect.poll(isOn).toBe(!before);
  expect((await run('wau', 'history')).said).toMatch(
    new RegExp(`^\\d{4}-.*command line, .*flag MAILCEN: ${from} -> ${to}`),
  );
  expect((await run('wau')).said).toMatch(new RegExp(`^flag MAILCEN +${to}$`, 'm'));
});

test('a value of several words is one value; nothing is shown as none', async () => {
  expect((await run('laut', 'status-text', 'Back', 'at', 'noon')).said).toBe(
    'laut status-text: none -> Back at noon',
  );
  expect((await run('laut', 'status-text', 'none')).said).toBe('laut status-text: Back at noon -> none');
});

test.each([
  [['wau', 'flag', 'NOPE', 'on'], 'There is no setting "flag NOPE"; npm run settings lists them.'],
  [['wau', 'flag', 'MAILCEN'], 'flag MAILCEN needs a value.'],
  [['wau', 'flag', 'MAILCEN', 'yes'], 'flag MAILCEN must be on or off.'],
  [['nobody', 'flag', 'MAILCEN', 'on'], 'There is no merchant nobody.'],
])('%j is refused in one sentence', async (args, complaint) => {
  expect(await run(...args)).toEqual({ exitCode: 1, said: '', complaints: complaint });
});

test('without a merchant it tells how it is used', async () => {
  const { exitCode, said } = await run();
  expect(exitCode).toBe(1);
  expect(said).toContain('flag FEEDBACK3');
  expect(said).toContain('maintenance-window');
});
