import { createTestServer, testSecret } from '@wau/server/testing/test-server';
import { expect, test } from 'vitest';
import { merchantsCommand } from './merchants-command.ts';

const server = await createTestServer();

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const exitCode = await merchantsCommand({
    args,
    environment: {
      DATABASE_URL: server.testDatabase.applicationUrl,
      WAU_SECRET: testSecret,
      CONSOLE_HOST: 'desk.example',
    },
    say: (text) => said.push(text),
    complain: (text) => complaints.push(text),
  });
  return { exitCode, said: said.join('\n'), complaints: complaints.join('\n') };
}

const hosts = async (merchantCode: string) =>
  (await server.call('listDomains', { merchantCode, query: { type: 3 } }))
    .value()
    .list.map(({ domainName }) => domainName);

test('a merchant that is added is listed, closed to players, and kept in its audit', async () => {
  const made = await run('add', 'emas', 'MYR', 'MY,EN', 'Emas.example,www.emas.example', 'Wau', 'Emas');
  expect(made).toMatchObject({ exitCode: 0, complaints: '' });
  expect((await run('list')).said).toMatch(
    /^emas +maintenance {2}MYR {2}MY,EN {2}emas\.example,www\.emas\.example {2}Wau Emas$/m,
  );
  await expect
    .poll(async () => (await server.call('getSystemStatus', { merchantCode: 'emas' })).outcome())
    .toBe('200');
  const status = (await server.call('getSystemStatus', { merchantCode: 'emas' })).value();
  expect(status.maintenance).toBe(true);
  const rows = await server.runner.query({
    text: `select action, subject from wau.audit_entries where merchant_id = 'emas'`,
    values: [],
  });
  expect(rows).toEqual([{ action: 'addMerchant', subject: 'emas' }]);
});

test('one is added like another, with its currency', async () => {
  expect((await run('add-like', 'laut', 'lautdua', 'EN', 'dua.example', 'Laut', 'Dua')).exitCode).toBe(0);
  expect((await run('list')).said).toMatch(/^lautdua +maintenance {2}USD {2}EN {2}dua\.example/m);
});

test('hosts are added and removed, but for the last one', async () => {
  expect((await run('host', 'add', 'laut', 'Laut.example')).said).toBe('laut Laut.example: added');
  expect((await run('host', 'add', 'laut', 'laut.example')).said).toBe('laut laut.example: nothing to do');
  await expect.poll(() => hosts('laut')).toEqual(['laut.example', 'laut.localhost']);
  expect((await run('host', 'remove', 'laut', 'laut.localhost')).said).toBe('laut laut.localhost: removed');
  const last = await run('host', 'remove', 'laut', 'laut.example');
  expect(last).toMatchObject({ exitCode: 1, complaints: expect.stringMatching(/\w/) });
  await expect.poll(() => hosts('laut')).toEqual(['laut.example']);
});

test('providers are listed, put in place with secrets from files, and switched off', async () => {
  expect((await run('provider', 'list', 'laut')).said).toMatch(
    /^sandbox +on {2}in-and-out {2}key [0-9a-f]{16}$/m,
  );
  expect((await run('add', 'intan', 'MYR', 'MY', 'intan.example', 'Intan')).exitCode).toBe(0);
  expect((await run('provider', 'list', 'intan')).said).toMatch(/^bank +not there; put takes nothing else$/m);
  expect((await run('provider', 'put', 'intan', 'bank', 'in')).said).toBe('intan bank: on');
  expect((await run('provider', 'list', 'intan')).said).toMatch(/^bank +on {2}in {2}no key$/m);
  expect((await run('provider', 'off', 'intan', 'bank')).said).toBe('intan bank: off');
  expect((await run('provider', 'list', 'intan')).said).toMatch(/^bank +off {2}in {2}no key$/m);
  const rows = await server.runner.query({
    text: `select new_values ->> 'isEnabled' as is_enabled from wau.audit_entries
           where merchant_id = 'intan' and action = 'changePaymentProvider' order by entry_id`,
    values: [],
  });
  expect(rows).toEqual([{ is_enabled: 'true' }, { is_enabled: 'false' }]);
});

test('accounts for bank transfers are listed, put in place, and switched off', async () => {
  expect((await run('account', 'list', 'intan')).said).toBe('intan has no account for bank transfers.');
  const words = ['bank=Bank Contoh', 'number=5120 7', 'holder=Intan Sdn. Bhd.'];
  expect((await run('account', 'put', 'intan', 'main', ...words)).said).toBe('intan main: on');
  expect((await run('account', 'put', 'intan', 'two', ...words, 'order=3')).said).toBe('intan two: on');
  expect((await run('account', 'off', 'intan', 'main')).said).toBe('intan main: off');
  expect((await run('account', 'list', 'intan')).said).toMatch(
    /^main +off {2}0 {2}Bank Contoh {2}5120 7 {2}Intan Sdn\. Bhd\.\ntwo +on {2}3 {2}/,
  );
  const rows = await server.runner.query({
    text: `select subject, new_values ->> 'isEnabled' as is_enabled from wau.audit_entries
           where merchant_id = 'intan' and action = 'changeDepositAccount' order by entry_id`,
    values: [],
  });
  expect(rows).toEqual([
    { subject: 'main', is_enabled: 'true' },
    { subject: 'two', is_enabled: 'true' },
    { subject: 'main', is_enabled: 'false' },
  ]);
});

test.each([
  [['account', 'put', 'laut', 'Main', 'bank=B', 'number=5120 7', 'holder=H'], 'A code has up to 40'],
  [['account', 'put', 'laut', 'main', 'bank=B', 'number=51-', 'holder=H'], 'A number has 4 to 40'],
  [['account', 'put', 'laut', 'main', 'bank=B', 'number=5120 7'], 'The name of the holder has 1 to 80'],
  [['account', 'put', 'laut', 'main', 'bank=B', 'number=5120 7', 'holder=H', 'order=x'], 'The order is a'],
  [['account', 'put', 'laut', 'main', 'iban=B'], 'npm run merchants -- account list'],
  [
    ['account', 'put', 'nobody', 'main', 'bank=B', 'number=5120 7', 'holder=H'],
    'There is no merchant nobody.',
  ],
  [['account', 'off', 'laut', 'stranger'], 'laut has no account stranger.'],
  [['account', 'sell', 'laut', 'main'], 'npm run merchants -- account list'],
  [['provider', 'put', 'laut', 'stranger', 'in'], 'speaks with no such provider'],
  [['provider', 'put', 'laut', 'bank', 'in-and-out'], 'bank pays nobody.'],
  [['provider', 'put', 'laut', 'bank', 'in', 'number=8800'], 'It has no settings.'],
  [['provider', 'put', 'laut', 'bank', 'in', 'key=@/nowhere/at/all'], '/nowhere/at/all cannot be read'],
  [['provider', 'put', 'laut', 'bank', 'out'], 'npm run merchants -- provider list'],
  [['provider', 'put', 'laut', 'bank', 'in', 'number'], 'number is no <name>=<value>.'],
  [['provider', 'put', 'nobody', 'bank', 'in'], 'There is no merchant nobody.'],
  [['provider', 'off', 'laut', 'stranger'], 'laut has no provider stranger.'],
  [['provider', 'sell', 'laut', 'bank'], 'npm run merchants -- provider list'],
  [['add', 'wau', 'MYR', 'MY', 'new.example', 'Wau'], 'There is a merchant wau already.'],
  [['add', 'wautrial', 'MYR', 'MY', 'new.example', 'Wau'], 'There is a merchant wautrial already.'],
  [['add', 'perak', 'MYR', 'MY', 'localhost', 'Perak'], 'localhost leads to another merchant.'],
  [['add', 'perak', 'MYR', 'MY', 'desk.example', 'Perak'], "desk.example is the console's."],
  [['add', 'perak', 'MYR', 'MY', 'http://perak', 'Perak'], 'http://perak is no host'],
  [['add', 'Perak', 'MYR', 'MY', 'perak.example', 'Perak'], 'A code has 2 to 11 small letters'],
  [['add', 'perak', 'XXX', 'MY', 'perak.example', 'Perak'], 'A currency is one of MYR'],
  [['add', 'perak', 'MYR', 'MY,XX', 'perak.example', 'Perak'], 'Languages are of MY, EN'],
  [['add', 'perak', 'MYR', 'MY', 'perak.example'], 'The name must be 1 to 60 characters'],
  [['add-like', 'nobody', 'perak', 'MY', 'perak.example', 'Perak'], 'There is no merchant nobody.'],
  [['host', 'add', 'laut', 'desk.example'], "desk.example is the console's."],
  [['host', 'add', 'laut', 'localhost'], 'belongs to another merchant'],
  [['host', 'add', 'nobody', 'nobody.example'], 'There is no merchant nobody.'],
  [['host', 'sell', 'laut', 'laut.example'], 'npm run merchants -- list'],
  [['lottery', 'add', 'laut', 'nowhere'], 'There is no lottery nowhere'],
  [['lottery', 'add', 'nobody', 'house'], 'There is no merchant nobody.'],
  [['lottery', 'offer', 'laut', 'nowhere', 'Dibuka'], 'laut has no lottery nowhere'],
  [['lottery', 'sell', 'laut', 'house'], 'npm run merchants -- lottery list'],
])('%j is refused in one sentence', async (args, complaint) => {
  const { exitCode, said, complaints } = await run(...args);
  expect({ exitCode, said }).toEqual({ exitCode: 1, said: '' });
  expect(complaints).toContain(complaint);
});

test('lotteries are added in the merchant’s currency, once, and then offered', async () => {
  expect((await run('add', 'lotus', 'VND', 'MY', 'lotus.example', 'Lotus')).exitCode).toBe(0);
  expect((await run('lottery', 'list', 'lotus')).said).toMatch(
    /^ssc-1min +not there {2}own {2}SSC 1 minute$/m,
  );
  const added = await run('lottery', 'add', 'lotus', 'ssc-1min,vn-north');
  expect(added.said).toBe('lotus ssc-1min: added, withdrawn\nlotus vn-north: added, withdrawn');
  expect((await run('lottery', 'add', 'lotus', 'ssc-1min')).said).toBe('lotus ssc-1min: there already');
  const games = await server.runner.query({
    text: `select units_minor, highest_stake_minor, time_zone from wau.lottery_games
            where merchant_id = 'lotus' and game_id = 'vn-north'`,
    values: [],
  });
  expect(games).toEqual([
    {
      units_minor: [10_000n, 1_000n, 100n],
      highest_stake_minor: 100_000_000n,
      time_zone: 'Asia/Ho_Chi_Minh',
    },
  ]);
  expect((await run('lottery', 'offer', 'lotus', 'ssc-1min', 'Dibuka')).said).toBe('lotus ssc-1min: offered');
  expect((await run('lottery', 'list', 'lotus')).said).toMatch(/^ssc-1min +offered {2}own {2}SSC 1 minute$/m);
  const twice = await run('lottery', 'offer', 'lotus', 'ssc-1min', 'Dibuka');
  expect(twice).toMatchObject({ exitCode: 1, complaints: expect.stringContaining('offered already') });
});
