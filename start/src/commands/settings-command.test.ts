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

test('a title or a vendor is switched off at one merchant or at all, at once, and with their trials', async () => {
  const enabled = async (table: 'games' | 'vendors', where: string) => {
    const rows = await server.runner.query<{ merchant_id: string; enabled: boolean }>({
      text: `select merchant_id, enabled from wau.${table} where ${where} order by merchant_id`,
      values: [],
    });
    return Object.fromEntries(rows.map((row) => [row.merchant_id, row.enabled]));
  };
  const dice = `vendor_code = 'studio' and game_id = 'dice'`;
  const allOn = await enabled('games', dice);
  expect(Object.values(allOn).every(Boolean) && Object.keys(allOn).length > 2).toBe(true);

  expect((await run('wau', 'game', 'studio', 'dice', 'off')).said).toBe('wau game studio dice: on -> off');
  expect(await enabled('games', dice)).toEqual({ ...allOn, wau: false, ...(await trialOf('wau')) });
  expect((await run('wau', 'switched-off')).said).toBe('game studio dice');

  const all = await run('--all', 'game', 'studio', 'dice', 'off');
  expect(all.said).toBe('laut game studio dice: on -> off\nwau game studio dice: off -> off');
  expect(Object.values(await enabled('games', dice)).some(Boolean)).toBe(false);
  await run('--all', 'game', 'studio', 'dice', 'on');
  expect(await enabled('games', dice)).toEqual(allOn);

  await run('--all', 'vendor', 'samudra', 'off');
  expect(Object.values(await enabled('vendors', `vendor_code = 'samudra'`)).some(Boolean)).toBe(false);
  expect((await run('laut', 'switched-off')).said).toBe('vendor samudra');
  await run('--all', 'vendor', 'samudra', 'on');
  expect((await run('wau', 'history')).said).toContain('vendor samudra: off -> on');
});

async function trialOf(merchantId: string): Promise<Readonly<Record<string, boolean>>> {
  const rows = await server.runner.query<{ merchant_id: string }>({
    text: 'select merchant_id from wau.merchants where trial_of = $1',
    values: [merchantId],
  });
  return Object.fromEntries(rows.map((row) => [row.merchant_id, false]));
}

test.each([
  [['wau', 'flag', 'NOPE', 'on'], 'There is no setting "flag NOPE"; npm run settings lists them.'],
  [['wau', 'flag', 'MAILCEN'], 'flag MAILCEN needs a value.'],
  [['wau', 'flag', 'MAILCEN', 'yes'], 'flag MAILCEN must be on or off.'],
  [['wau', 'game', 'studio', 'nothing', 'off'], 'wau has no game studio nothing.'],
  [['wau', 'game', 'studio', 'dice'], 'game studio dice needs a value.'],
  [['wau', 'vendor', 'nobody', 'off'], 'wau has no vendor nobody.'],
  [['wau', 'vendor', 'studio', 'maybe'], 'vendor studio must be on or off.'],
  [['--all', 'game', 'studio', 'nothing', 'off'], 'No merchant has game studio nothing.'],
  [['--all', 'flag', 'MAILCEN', 'off'], 'flag MAILCEN is no switch of a game or a vendor.'],
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
