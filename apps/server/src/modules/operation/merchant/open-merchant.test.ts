import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { withTransaction } from '@wau/service/database/database';
import { expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { changeOperatorRole } from '../operator/manage-operators.ts';
import { updateOperatorStatus } from '../operator/operator-sql.ts';
import { settingsOfOwn, settingsTakenOver } from './merchant-sql.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, config: { ...usual.config, consoleHost: 'desk.example' } }),
});
const { call } = server;
const first = await openOperator(server, 'satu', 'administrator');
const second = await openOperator(server, 'dua', 'administrator', ['wau', 'laut']);
const auditor = await openOperator(server, 'juruaudit', 'auditor');

type Order = CallBody<Calls['openMerchant']>;

const orderOf = (merchantCode: string, changes: Partial<Order> = {}): Order => ({
  merchantCode,
  brandName: `Wau ${merchantCode}`,
  hosts: [`${merchantCode}.example`],
  currencyCode: 'MYR',
  languages: ['MY', 'EN'],
  defaultLanguage: 'MY',
  themeName: 'pasir',
  timeZone: 'Asia/Kuala_Lumpur',
  ...changes,
});
const open = ({ token }: TestOperator, body: Order) => call('openMerchant', { token, body });
/** As the console does: where nothing is known, because too many wait for the same, it asks again. */
const outcomeOf = async (operator: TestOperator, body: Order): Promise<string> => {
  const answer = await open(operator, body);
  if (answer.outcome() === '503 server.unavailable') return outcomeOf(operator, body);
  return answer.outcome() === '200' ? answer.value().status : answer.outcome();
};
const listed = async ({ token }: TestOperator) => (await call('listMerchants', { token })).value();
const openedBy = async (order: Order) => [await outcomeOf(first, order), await outcomeOf(second, order)];

async function openedSite(order: Order): Promise<void> {
  expect(await openedBy(order)).toEqual(['asked', 'opened']);
  await expect
    .poll(async () => (await server.handle.merchantOf('', order.merchantCode))?.trialMerchantCode)
    .toBe(`${order.merchantCode}trial`);
}

test('two operators open a merchant; it is under maintenance, the first one’s, and has all that it needs', async () => {
  const order = orderOf('emas');
  expect(await outcomeOf(first, order)).toBe('asked');
  expect((await listed(second)).asked).toEqual([
    { order: { ...order, hosts: ['emas.example'] }, askedBy: 'satu', askedAt: expect.any(String) },
  ]);
  expect(await outcomeOf(second, order)).toBe('opened');
  expect((await listed(second)).asked).toEqual([]);
  const mine = (await listed(first)).list.find(({ merchantCode }) => merchantCode === 'emas');
  expect(mine).toEqual({
    ...{ merchantCode: 'emas', brandName: 'Wau emas', isOpen: false, currencyCode: 'MYR' },
    ...{ hosts: [{ host: 'emas.example', url: 'http://emas.example:8080' }], languages: ['MY', 'EN'] },
    ...{ defaultLanguage: 'MY', themeName: 'pasir', timeZone: 'Asia/Kuala_Lumpur', mayOpenLike: true },
  });
  expect((await listed(second)).list.map(({ merchantCode }) => merchantCode)).toEqual(['laut', 'wau']);
  const merchantCode = 'emas' as MerchantCode;
  await expect.poll(async () => (await call('getSystemStatus', { merchantCode })).outcome()).toBe('200');
  expect((await call('getSystemStatus', { merchantCode })).value().maintenance).toBe(true);
  await changeSetting(server, { merchantId: merchantCode, settingName: 'status', value: 'open' });
  await expect
    .poll(async () => (await call('getSystemStatus', { merchantCode })).value().maintenance)
    .toBe(false);
  // What a visitor does first, to the game that opens.
  const { headers, answer: captcha } = await server.makeCaptcha(merchantCode);
  const body = registerBody({ username: 'pemain', captcha });
  const registered = await call('register', { merchantCode, body, headers });
  expect(registered.outcome()).toBe('200');
  const { token } = registered.value();
  expect((await call('getMerchantWallet', { merchantCode, token })).outcome()).toBe('200');
  const { games } = (await call('listGames', { merchantCode, query: { gameName: 'dadu' } })).value();
  expect(games.map(({ gameId }) => gameId)).toContain('dice');
  const query = { vendor: 'studio', gameId: 'dice' };
  const launched = (await call('launchGame', { merchantCode, token, query })).value();
  expect(launched.launchUrl).toMatch(/\/studio\/play\/dice/);
});

test('merchant.second.person: nobody opens one alone, and asking twice is asking once', async () => {
  const order = orderOf('perak');
  expect(await outcomeOf(first, order)).toBe('asked');
  expect(await outcomeOf(first, order)).toBe('409 merchant.second.person');
  // Another word is another request.
  expect(await outcomeOf(second, { ...order, brandName: 'Wau Perak' })).toBe('asked');
  expect((await listed(first)).asked).toHaveLength(2);
  const body = { merchantCode: 'perak' };
  expect((await call('dropMerchantRequest', { token: second.token, body })).outcome()).toBe('200');
  expect((await listed(first)).asked).toEqual([]);
  expect(await outcomeOf(second, order)).toBe('asked');
  expect((await call('dropMerchantRequest', { token: second.token, body })).outcome()).toBe('200');
});

test('a merchant is nobody’s who asked for it and was switched off since', async () => {
  const gone = await openOperator(server, 'bekas', 'administrator');
  const order = orderOf('loyang');
  expect(await outcomeOf(gone, order)).toBe('asked');
  await updateOperatorStatus(server.runner, gone.operatorId, 'disabled');
  expect(await outcomeOf(second, { ...order, brandName: 'Wau Lain' })).toBe('asked');
  expect(await openedBy(order)).toEqual(['asked', 'opened']);
  expect((await listed(first)).list.map(({ merchantCode }) => merchantCode)).toContain('loyang');
  // Whatever else was asked for under the code ends with it.
  expect((await listed(first)).asked).toEqual([]);
});

test('what the first may copy no more is not copied by the word of the second', async () => {
  const asking = await openOperator(server, 'tiga', 'administrator', ['wau', 'laut']);
  const currencyCode = (await listed(second)).list.find(
    ({ merchantCode }) => merchantCode === 'laut',
  )?.currencyCode;
  const order = orderOf('suasa', {
    likeMerchantCode: 'laut' as MerchantCode,
    ...(currencyCode && { currencyCode }),
  });
  expect(await outcomeOf(asking, order)).toBe('asked');
  const role = { merchantCode: 'laut' as MerchantCode, role: 'administrator', has: false } as const;
  await withTransaction(server.database, (tx) => changeOperatorRole(tx, asking, role));
  expect(await outcomeOf(second, order)).toBe('404 merchant.like.unknown');
});

test('a repeated order does nothing twice; one that differs is refused', async () => {
  const order = orderOf('gangsa');
  await openedSite(order);
  expect([await outcomeOf(second, order), await outcomeOf(first, order)]).toEqual(['opened', 'opened']);
  const changed = { ...order, brandName: 'Another' };
  expect(await outcomeOf(first, changed)).toBe('409 merchant.code.taken');
  const subject = 'gangsa';
  const audit = (await call('listAuditEntries', { token: auditor.token, query: { subject } })).value().list;
  expect(audit.filter(({ newValues }) => JSON.stringify(newValues).includes('hosts'))).toHaveLength(2);
});

test('of twenty orders at once of two operators one is asked, and one merchant is opened', async () => {
  const order = orderOf('timah');
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, (_, index) => outcomeOf(index % 2 === 0 ? first : second, order)),
  );
  expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  expect(new Set(outcomes)).toEqual(
    new Set(['asked', 'opened', ...outcomes.filter((outcome) => outcome.startsWith('409'))]),
  );
  const rows = await server.runner.query({
    text: `select count(*)::int as count from wau.operator_roles where merchant_id = 'timah'`,
    values: [],
  });
  expect(rows).toEqual([{ count: 1 }]);
});

test.each<[string, Partial<Order>]>([
  ['409 merchant.code.taken', { merchantCode: 'wau' }],
  ['409 merchant.host.console', { hosts: ['Desk.example'] }],
  ['400 setting.invalid', { hosts: ['https://besi.example'] }],
  ['400 setting.invalid', { brandName: 'Besi\nBcc:' }],
  ['400 setting.invalid', { themeName: 'neon' }],
  ['400 setting.invalid', { timeZone: 'Mars/Olympus' }],
  ['409 setting.default.language', { languages: ['EN'] }],
  ['404 merchant.like.unknown', { likeMerchantCode: 'nobody' as MerchantCode }],
  // The first operator has no say at this one.
  ['404 merchant.like.unknown', { likeMerchantCode: 'laut' as MerchantCode, currencyCode: 'USD' }],
  ['409 merchant.like.currency', { likeMerchantCode: 'wau' as MerchantCode, currencyCode: 'USD' }],
  ['400 request.invalid', { merchantCode: 'Besi Baja' }],
  ['400 request.invalid', { hosts: [] }],
])('%s for %j', async (outcome, changes) => {
  expect(await outcomeOf(first, { ...orderOf('besi'), ...changes })).toBe(outcome);
});

test('merchant.host.taken: a host of another merchant leads nowhere else, and nothing is left behind', async () => {
  const order = orderOf('besi', { hosts: ['besi.example', 'laut.localhost'] });
  expect(await openedBy(order)).toEqual(['asked', '409 merchant.host.taken']);
  expect(
    await server.runner.query({ text: `select from wau.merchants where merchant_id = 'besi'`, values: [] }),
  ).toEqual([]);
});

test('one that is opened like another has its settings, rules, banks and games, and keys of its own', async () => {
  const like = 'wau' as MerchantCode;
  await changeSetting(server, { merchantId: like, settingName: 'withdrawal-maximum', value: '123400' });
  await openedSite(orderOf('tembaga', { likeMerchantCode: like }));
  const merchant = await server.handle.merchantOf('', 'tembaga');
  const original = await server.handle.merchantOf('', 'wau');
  const { vendors, flags } = merchant ?? { vendors: [], flags: new Set() };
  expect(vendors.map(({ vendorCode, keys }) => [vendorCode, keys.shared?.toString('hex')])).toEqual(
    original?.vendors.map(({ vendorCode, keys }) => [vendorCode, keys.shared?.toString('hex')]),
  );
  expect(flags.has('USERNAMEREG3')).toBe(true);
  expect(flags.has('MEMCLUB3')).toBe(false);
  for (const table of ['games', 'game_names', 'register_field_rules', 'register_field_messages', 'banks']) {
    const rows = await server.runner.query({
      text: `select count(*) filter (where merchant_id = 'wau')::int as there,
                    count(*) filter (where merchant_id = 'tembaga')::int as here from wau.${table}`,
      values: [],
    });
    const [{ there, here } = { there: 0, here: 1 }] = rows as { there: number; here: number }[];
    expect(here, table).toBe(there);
    expect(here, table).toBeGreaterThan(0);
  }
  const bounds = await server.runner.query({
    text: `select withdrawal_max_minor::text as most, referral_budget_minor::text as budget, status
             from wau.merchants where merchant_id = 'tembaga'`,
    values: [],
  });
  expect(bounds).toEqual([{ most: '123400', budget: '0', status: 'maintenance' }]);
});

test('every column of a merchant is taken over, or its own', async () => {
  const rows = await server.runner.query<{ name: string }>({
    text: `select column_name as name from information_schema.columns
            where table_schema = 'wau' and table_name = 'merchants' order by column_name`,
    values: [],
  });
  expect(rows.map(({ name }) => name)).toEqual([...settingsOfOwn, ...settingsTakenOver].sort());
});
