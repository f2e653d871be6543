import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer } from '../../../testing/test-server.ts';
import { listDomains } from './list-domains.ts';

const server = await createTestServer();
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());

test('the status tells of maintenance', async () => {
  const status = async () => (await server.call('getSystemStatus')).value();
  expect(await status()).toEqual({
    info: '',
    location: '',
    maintenance: false,
    regionRestriction: false,
    addressBlocked: false,
    retryAfterSeconds: 0,
    contentVersion: expect.any(String),
  });
  const set = (value: string, text: string) =>
    server.runner.query({
      text: `update wau.merchants set status = $1, status_text = $2 where merchant_id = 'wau'`,
      values: [value, text],
    });
  await set('maintenance', 'Back at noon');
  await expect.poll(status).toMatchObject({ maintenance: true, info: 'Back at noon' });
  await set('open', 'Back at noon');
  await expect.poll(async () => (await status()).maintenance).toBe(false);
  // What maintenance would say is nobody's business while the site is open.
  expect((await status()).info).toBe('');
  await set('open', '');
});

test('AP-01 HO-11 the domains of type 3 are those of the site, each with what was registered', async () => {
  const domains = async (type: number, merchantCode?: string) =>
    (await server.call('listDomains', { query: { type }, ...(merchantCode ? { merchantCode } : {}) })).value()
      .list;
  expect(await domains(3, 'laut')).toEqual([
    {
      domainName: 'laut.localhost',
      rootDomainName: 'laut.localhost',
      speedDomainUrl: 'http://laut.localhost:8080',
    },
  ]);
  expect(await domains(2)).toEqual([]);
  expect(
    listDomains(
      { config: { publicUrl: 'https://play.example.com:8443' } },
      { hosts: ['m.wau.com.my', 'play.example.com', '127.0.0.1'] },
      { type: 3 },
    ).list.map(({ rootDomainName, speedDomainUrl }) => [rootDomainName, speedDomainUrl]),
  ).toEqual([
    ['wau.com.my', 'https://m.wau.com.my:8443'],
    ['example.com', 'https://play.example.com:8443'],
    ['127.0.0.1', 'https://127.0.0.1:8443'],
  ]);
});

test('AP-01 the consolidated settings say what the three calls say', async () => {
  const all = (await server.call('getConsolidatedSettings')).value();
  const status = (await server.call('getSystemStatus')).value();
  expect(all.status).toEqual({ ...status, contentVersion: expect.any(String) });
  expect(all.whitelabel).toEqual((await server.call('getWhitelabel')).value());
  expect(all.register).toEqual((await server.call('getRegisterSettings')).value());
});

test('AP-01 AP-02 the whitelabel menu names what the merchant has switched on, in the order of the member centre', async () => {
  const { menu } = (await server.call('getWhitelabel')).value();
  expect(menu.map(({ entry }) => entry)).toEqual([
    'benefits',
    'deposit',
    'withdraw',
    'fundTransfer',
    'security',
    'saferPlay',
    'depositReport',
    'withdrawReport',
    'accountRecord',
    'bettingRecord',
    'unfinishedRounds',
    'profitAndLoss',
    'uplineTransfer',
    'redRain',
    'rewards',
    'manualRebate',
    'inbox',
    'feedback',
    'invite',
  ]);
});

test('AP-01 the whitelabel says of each merchant what is its own, each fact under its name', async () => {
  await server.runner.query({
    text: `update wau.merchants
              set brand_name = 'Laut Biru', theme_name = 'pasir', time_zone = 'Asia/Tokyo', copyright_years = '2020-2024',
                  minimum_age_years = 21, deposit_bonus_minor = 1100, referral_bonus_minor = 2200,
                  jackpot_display = 'off', image_origins = '{https://img.example}'
            where merchant_id = 'laut'`,
    values: [],
  });
  const whitelabel = async () => (await server.call('getWhitelabel', { merchantCode: 'laut' })).value();
  await expect.poll(whitelabel).toMatchObject({
    merchantCode: 'laut',
    brandName: 'Laut Biru',
    themeName: 'pasir',
    currencyCode: 'USD',
    currencySymbol: '$',
    timeZone: 'Asia/Tokyo',
    languages: ['EN'],
    defaultLanguage: 'EN',
    copyrightYears: '2020-2024',
    minimumAgeYears: 21,
    depositBonusMinor: '1100',
    referralBonusMinor: '2200',
    jackpotDisplay: 'off',
    imageOrigins: ['https://img.example'],
    phoneVerification: null,
  });
});

test('an unknown path and a wrong method are coded refusals', async () => {
  const unknown = await server.app.inject('/wps/nothing');
  expect([unknown.statusCode, unknown.json().errorCode]).toEqual([404, 'request.path.unknown']);
  const wrong = await server.app.inject({ method: 'DELETE', url: '/wps/session/login' });
  expect([wrong.statusCode, wrong.json().errorCode]).toEqual([405, 'request.method.wrong']);
});

test.each([
  'update wau.merchants set brand_name = brand_name',
  'update wau.games set game_name = game_name',
  'update wau.banners set sort_order = sort_order',
  'update wau.announcement_texts set title = title',
  'update wau.register_field_rules set merchant_id = merchant_id',
])('a version that differs is told after: %s', async (text) => {
  const version = async () => (await server.call('getSystemStatus')).value().contentVersion;
  const before = await version();
  await owner.query(text);
  await expect.poll(version).not.toBe(before);
});
