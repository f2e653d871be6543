import type { ContentKindName } from '@wau/contract/content-kinds';
import type { MerchantCode } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { checkPattern } from '../../../platform/patterns/check-pattern.ts';
import { createTestServer } from '../../../testing/test-server.ts';
import { readAccountNumber } from '../../account/security/read-account-number.ts';
import { checkItemPatterns } from './check-item-patterns.ts';
import { writeItem } from './content-item.ts';
import { contentKinds, readContentKind } from './content-kinds.ts';
import { type ContentOrder, putContent } from './put-content.ts';
import { readContent } from './read-content.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;

async function put(kind: ContentKindName, order: ContentOrder, merchantCode = wau) {
  const checkedPatterns = await checkItemPatterns(server.runner, merchantCode, kind, order.items ?? []);
  return putUnchecked(kind, { ...order, checkedPatterns }, merchantCode);
}

function putUnchecked(kind: ContentKindName, order: ContentOrder, merchantCode = wau) {
  const actor = { kind: 'installation', actorName: 'test' } as const;
  const deed = { merchantCodes: [merchantCode], actor, action: 'putContent' };
  return runAudited(server, deed, (tx) => putContent(server, tx, merchantCode, kind, order));
}

async function present(kind: ContentKindName, key: string) {
  const item = (await readContent(server.runner, wau, contentKinds[kind])).get(key);
  return item === undefined ? undefined : writeItem(contentKinds[kind], item);
}

const from = '2026-01-01T00:00:00.000Z';
const title = (name: string) => ({ MY: { title: name }, EN: { title: `${name} in English` } });

/** One of each kind, with everything that it can say, and the same with something changed. */
const samples: Readonly<Record<ContentKindName, { item: object; key: string; other: object }>> = {
  announcements: {
    key: 'ops-popup',
    item: {
      id: 'ops-popup',
      types: ['PU'],
      groupName: 'm_home',
      execution: 'F',
      link: '/m/rewardCenter',
      platform: 'M',
      sortOrder: 3,
      from,
      until: '2026-12-31T00:00:00.000Z',
      texts: { MY: { title: 'Hai', content: '<p>Hai</p>' } },
    },
    other: { link: 'https://elsewhere.example/' },
  },
  'promotion-categories': {
    key: 'ops-category',
    item: { id: 'ops-category', sortOrder: 9, texts: { MY: { name: 'Baharu' } } },
    other: { sortOrder: 8 },
  },
  promotions: {
    key: 'ops-promotion',
    item: {
      id: 'ops-promotion',
      category: 'games',
      image: '/art/banners/kite-night.svg',
      from,
      startsAt: from,
      endsAt: '2026-12-31T00:00:00.000Z',
      texts: { MY: { title: 'Hai', content: '<p>Hai</p>', terms: '<p>Syarat</p>' } },
    },
    other: { texts: { MY: { title: 'Hai', content: '', terms: '<p>Syarat lain</p>' } } },
  },
  banners: {
    key: 'ops-banner',
    item: {
      id: 'ops-banner',
      image: '/art/banners/kite-night.svg',
      link: '/m/activity',
      until: from,
      texts: { MY: { title: 'Hai', text: 'Teks' } },
    },
    other: { link: '/m/help' },
  },
  help: {
    key: 'ops-help',
    item: { id: 'ops-help', sortOrder: 99, texts: { MY: { title: 'Soalan', content: '<p>Jawapan</p>' } } },
    other: { texts: { ...title('Soalan'), MY: { title: 'Soalan', content: '<p>Jawapan lain</p>' } } },
  },
  pages: {
    key: 'useragreement',
    item: { id: 'useragreement', texts: { MY: { title: 'Perjanjian', content: '<p>Isi</p>' } } },
    other: { texts: { MY: { title: 'Perjanjian', content: '<p>Isi lain</p>' } } },
  },
  resources: {
    key: 'FACEBOOK2',
    item: { type: 'FACEBOOK2', url: 'https://elsewhere.example/a' },
    other: { url: 'https://elsewhere.example/b' },
  },
  service: {
    key: 'sub',
    item: { entry: 'sub', csType: 'TELEGRAM', url: 'https://elsewhere.example/a' },
    other: { csType: 'WHATSAPP' },
  },
  download: { key: '', item: { rewardMinor: 100, barRequiresLogin: true }, other: { rewardMinor: 200 } },
  'club-levels': {
    key: '9',
    item: {
      level: '9',
      requiredTurnoverMinor: 90_000_000,
      requiredDepositMinor: 1_000_000,
      keepTurnoverMinor: 500,
      weeklyBonusMinor: 100,
      texts: { MY: { name: 'Baharu', benefits: ['Satu', 'Dua'] } },
    },
    other: { texts: { MY: { name: 'Baharu', benefits: ['Satu'] } } },
  },
  club: {
    key: '',
    item: { windowDays: 90, graceDays: 3, monthlyBudgetMinor: 500 },
    other: { windowDays: 30 },
  },
  'rebate-rates': {
    key: 'ops-rate',
    item: { id: 'ops-rate', category: 'FISH', fromDay: '2099-01-01', basisPoints: [10, 20] },
    other: { basisPoints: [10, 30] },
  },
  rebate: { key: '', item: { minimumMinor: 50, turnoverTimes: 1 }, other: { turnoverTimes: 2 } },
  'deposit-methods': {
    key: 'ops-method',
    item: {
      method: 'ops-method',
      provider: 'bank',
      enabled: false,
      minimumMinor: 1_000,
      maximumMinor: 50_000,
      suggestedMinor: [2_000, 5_000],
      currency: 'MYR',
      feePayer: 'merchant',
      feeMinor: 100,
      feeBasisPoints: 150,
      hours: 'mon-fri 09:00-18:00',
      audience: 'club',
      clubLevelFrom: 2,
      sortOrder: 7,
      texts: { MY: { name: 'Baharu' } },
    },
    other: { suggestedMinor: [2_000] },
  },
  rewards: {
    key: 'promotion-kite-night',
    item: {
      id: 'promotion-kite-night',
      enrolment: 'deposit',
      recurrence: 'weekly',
      condition: 'deposit',
      conditionMinor: 2_000,
      mostMinor: 10_000,
      shareBasisPoints: 5_000,
      turnoverTimes: 3,
      budgetMinor: 1_000_000,
      budgetCount: 500,
      audience: 'new',
      newWithinDays: 14,
    },
    other: { mostMinor: 20_000 },
  },
  banks: {
    key: 'opsbank',
    item: {
      bank: 'opsbank',
      name: 'Bank Contoh',
      kind: 'bank',
      accountPattern: '^[0-9]{12}$',
      accountExample: '1234-5678 9012',
      enabled: false,
      sortOrder: 40_000,
    },
    other: { kind: 'ewallet' },
  },
  domains: { key: 'ops.example', item: { host: 'ops.example' }, other: {} },
};

describe.each(Object.keys(samples).flatMap((name) => readContentKind(name) ?? []))('%s', (kind) => {
  const { key, item, other: different } = samples[kind];
  // Only a whole text in the wanted languages is valid.
  const other = { ...item, ...(kind === 'help' ? { sortOrder: 98 } : different) };

  test('are put in place, read as they were written, changed, and removed; twice is the same', async () => {
    await put(kind, { remove: [key] });
    expect((await put(kind, { items: [item] })).changed).toEqual([key]);
    expect(await present(kind, key)).toEqual(item);
    expect(await put(kind, { items: [item] })).toEqual({ changed: [], unchanged: [key], removed: [] });
    const isOther = JSON.stringify(other) !== JSON.stringify(item);
    expect((await put(kind, { items: [other] })).changed).toEqual(isOther ? [key] : []);
    expect((await put(kind, { remove: [key] })).removed).toEqual([key]);
    expect(await present(kind, key)).toBeUndefined();
    expect(await put(kind, { remove: [key] })).toEqual({ changed: [], unchanged: [], removed: [] });
  });
});

test('the audit keeps what an item was and what it became', async () => {
  await put('help', { items: [samples.help.item] });
  await put('help', { remove: ['ops-help'] });
  const rows = await server.runner.query<{ old_values: object; new_values: object }>({
    text: `select old_values, new_values from wau.audit_entries where action = 'putContent' and subject = 'help'
            order by entry_id desc limit 2`,
    values: [],
  });
  const written = JSON.stringify({
    id: 'ops-help',
    sortOrder: 99,
    texts: { MY: { title: 'Soalan', content: '<p>Jawapan</p>' } },
  });
  expect(rows.map((row) => [row.old_values, row.new_values])).toEqual([
    [{ 'ops-help': written }, { 'ops-help': null }],
    [{ 'ops-help': null }, { 'ops-help': written }],
  ]);
});

test('what changes is shown at once, and kept documents hear of it', async () => {
  const version = async () => (await server.call('getSystemStatus')).value().contentVersion;
  const before = await version();
  await put('announcements', {
    items: [{ id: 'ops-notice', types: ['PL'], from, texts: { MY: { title: 'Notis operator' } } }],
  });
  const listed = (await server.call('listNotices')).value().list;
  expect(listed.map((notice) => notice.title)).toContain('Notis operator');
  await expect.poll(version).not.toBe(before);
  await put('announcements', { remove: ['ops-notice'] });
});

const notice = { id: 'ops-wrong', types: ['PL'], from, texts: { MY: { title: 'X' } } };

/** Each field that leads somewhere. */
function ordersWithPath(path: string): [ContentKindName, ContentOrder, RegExp][] {
  return [
    ['banners', { items: [{ ...samples.banners.item, link: path }] }, /items\[0\]\.link/],
    ['banners', { items: [{ ...samples.banners.item, image: path }] }, /items\[0\]\.image/],
    ['announcements', { items: [{ ...notice, link: path }] }, /items\[0\]\.link/],
    ['resources', { items: [{ type: 'FACEBOOK2', url: path }] }, /items\[0\]\.url/],
  ];
}

test.each<[ContentKindName, ContentOrder, RegExp]>([
  ['announcements', { items: [{ ...notice, types: ['PR'] }] }, /items\[0\]\.types/],
  ['announcements', { items: [notice, { ...notice, id: 'Not an id' }] }, /items\[1\]\.id/],
  ['announcements', { items: [{ ...notice, from: 'yesterday' }] }, /items\[0\]\.from/],
  ['announcements', { items: [{ ...notice, colour: 'red' }] }, /colour/],
  ['announcements', { items: [{ ...notice, texts: { XX: { title: 'X' } } }] }, /items\[0\]\.texts.*XX/],
  ['announcements', { items: [{ ...notice, texts: { EN: { title: 'X' } } }] }, /needs a text in MY/],
  ['announcements', { items: [{ ...notice, until: from }] }, /until must be later than from/],
  ['announcements', { items: [{ ...notice, execution: 'A' }] }, /of pop-ups alone/],
  ['announcements', { items: [notice, notice] }, /stands there twice/],
  ['announcements', { items: [{ ...notice, id: 'promotion-kite-night' }] }, /is among the promotions/],
  [
    'promotions',
    { items: [{ ...samples.promotions.item, category: 'nowhere' }] },
    /names something that is not/,
  ],
  [
    'promotions',
    { items: [{ ...samples.promotions.item, id: 'notice-install' }] },
    /among the announcements/,
  ],
  [
    'rewards',
    { items: [{ ...samples.rewards.item, id: 'no-such-promotion' }] },
    /names something that is not there/,
  ],
  [
    'rewards',
    { items: [{ ...samples.rewards.item, audience: 'all' }] },
    /newWithinDays for the audience new alone/,
  ],
  [
    'rewards',
    { items: [{ ...samples.rewards.item, condition: 'turnover' }] },
    /chosen with a deposit, so its condition is deposit/,
  ],
  [
    'rewards',
    { items: [{ id: 'promotion-kite-night', enrolment: 'join', condition: 'deposit', mostMinor: 1 }] },
    /names conditionMinor for the conditions deposit and turnover/,
  ],
  [
    'rewards',
    { items: [{ id: 'promotion-kite-night', enrolment: 'join', shareBasisPoints: 5, mostMinor: 1 }] },
    /gives a share of nothing/,
  ],
  [
    'rewards',
    { items: [{ id: 'promotion-opening-gift', enrolment: 'automatic', mostMinor: 500, budgetCount: 99 }] },
    /has given out more than that budget/,
  ],
  ['promotions', { remove: ['promotion-share-story'] }, /has a reward and cannot go; .*`until`/],
  ['banners', { items: [{ ...samples.banners.item, link: '//elsewhere.example' }] }, /items\[0\]\.link/],
  ['resources', { items: [{ type: 'IOS', url: 'javascript:alert(1)' }] }, /items\[0\]\.url/],
  [
    'banks',
    { items: [{ ...samples.banks.item, accountPattern: '[0-9]{12}' }] },
    /opsbank: accountPattern must be a pattern that begins with \^/,
  ],
  [
    'banks',
    { items: [{ ...samples.banks.item, accountPattern: '^(?:[0-9]+)+$' }] },
    /without catastrophic backtracking/,
  ],
  // Nobody would get in: spaces and dashes are taken out of a number before it is looked at.
  [
    'banks',
    {
      items: [
        { ...samples.banks.item, accountPattern: '^[0-9]{4}-[0-9]{8}$', accountExample: '1234-56789012' },
      ],
    },
    /accountExample must be a number that accountPattern lets in/,
  ],
  ['banks', { items: [{ ...samples.banks.item, accountExample: '' }] }, /accountExample must be/],
  ['banks', { items: [{ ...samples.banks.item, bank: 'Ops Bank' }] }, /items\[0\]\.bank/],
  ['domains', { items: [{ host: 'laut.localhost' }] }, /belongs to another merchant/],
  ['domains', { items: [{ host: 'https://x.example' }] }, /items\[0\]\.host/],
  [
    'club-levels',
    { items: [{ level: '9', requiredTurnoverMinor: 1, texts: { MY: { name: 'X' } } }] },
    /Level 9 must ask for more than level 4/,
  ],
  ['club-levels', { items: [{ level: '0', texts: { MY: { name: 'X' } } }] }, /items\[0\]\.level/],
  [
    'rebate-rates',
    { items: [{ id: 'late', category: 'RNG', fromDay: '2026-01-01', basisPoints: [10] }] },
    /from tomorrow at the earliest/,
  ],
  [
    'deposit-methods',
    { items: [{ ...samples['deposit-methods'].item, hours: 'nine to five' }] },
    /hours are always, off, or such as/,
  ],
  [
    'deposit-methods',
    { items: [{ ...samples['deposit-methods'].item, feeMinor: 1_000 }] },
    /leaves nothing of the least deposit/,
  ],
  [
    'deposit-methods',
    { items: [{ ...samples['deposit-methods'].item, audience: 'all' }] },
    /clubLevelFrom for club alone/,
  ],
  [
    'deposit-methods',
    { items: [{ ...samples['deposit-methods'].item, provider: 'nobody' }] },
    /names something that is not there/,
  ],
  ['rebate-rates', { remove: ['demo-rng'] }, /not changed from their day on/],
  ...['/\t/evil.example/m', '/\n/evil.example/m', '/m\\evil', '//evil.example'].flatMap(ordersWithPath),
])('%s %j is refused in a sentence, and nothing is changed', async (kind, order, sentence) => {
  await expect(put(kind, order)).rejects.toThrow(sentence);
  expect(await present('announcements', 'ops-wrong')).toBeUndefined();
});

test('ME-10 what a promotion gives is changed while it runs: what was given stays counted, and what was used cannot go', async () => {
  const gift = contentKinds.rewards;
  const before = (await readContent(server.runner, wau, gift)).get('promotion-opening-gift');
  if (before === undefined) throw new Error('the demo has the offer');
  const item = writeItem(gift, before);
  await put('rewards', { items: [{ ...item, budgetCount: 150, mostMinor: 700 }] });
  const rows = await server.runner.query<{
    budget_count: number;
    granted_count: number;
    spent_minor: bigint;
  }>({
    text: `select budget_count, granted_count, spent_minor from wau.reward_offers
            where merchant_id = 'wau' and announcement_id = 'promotion-opening-gift'`,
    values: [],
  });
  expect(rows).toEqual([{ budget_count: 150, granted_count: 100, spent_minor: 50_000n }]);
  const member = await server.openMember('sertai');
  const claimed = await server.call('claimReward', {
    ...{ token: member.token, idempotencyKey: 'put-content-claim-0001' },
    ...{ params: { promotionId: 'promotion-opening-gift' }, body: { occurrence: 'once' } },
  });
  expect(claimed.value().amountMinor).toBe('700');
  await expect(put('rewards', { remove: ['promotion-opening-gift'] })).rejects.toThrow(
    /has been used by members and cannot go; end its promotion/,
  );
  const joined = await server.call('joinPromotion', {
    ...{ token: member.token, params: { promotionId: 'promotion-deposit-bonus' } },
  });
  expect(joined.outcome()).toBe('200');
  await expect(put('rewards', { remove: ['promotion-deposit-bonus'] })).rejects.toThrow(/has been used/);
  const spent = { ...item, budgetCount: null, budgetMinor: 50_699 };
  await expect(put('rewards', { items: [spent] })).rejects.toThrow(/has given out more than that budget/);
});

test('a pattern that nobody has checked is put in place by no caller, and what stays as it is needs no check', async () => {
  const item = { ...samples.banks.item, accountPattern: '^[0-9]{7}$', accountExample: '1234567' };
  await expect(putUnchecked('banks', { items: [item] })).rejects.toThrow(
    /accountPattern has not been checked/,
  );
  await put('banks', { items: [item] });
  await putUnchecked('banks', { items: [{ ...item, enabled: true }] });
  // As a row that was there before operators could change it.
  await server.runner.query({
    text: `update wau.banks set account_example = '' where bank_code = 'opsbank'`,
    values: [],
  });
  const { accountExample: _, ...bare } = item;
  await putUnchecked('banks', { items: [bare] });
  expect(await present('banks', 'opsbank')).toEqual(bare);
  await put('banks', { remove: ['opsbank'] });
});

test('the demo’s own banks pass every check, so that each can be changed', async () => {
  for (const merchantCode of [wau, 'laut' as MerchantCode]) {
    const banks = [...(await readContent(server.runner, merchantCode, contentKinds.banks)).values()];
    expect(banks.length).toBeGreaterThan(0);
    for (const { key, fields } of banks) {
      await expect(checkPattern(String(fields.accountPattern)), key).resolves.toBeUndefined();
      const number = readAccountNumber(String(fields.accountPattern), String(fields.accountExample));
      expect(number, key).toBeDefined();
    }
  }
});

test('a site keeps one of its domains', async () => {
  const hosts = [...(await readContent(server.runner, wau, contentKinds.domains)).keys()];
  await expect(put('domains', { remove: hosts })).rejects.toThrow(/nobody would reach the site/);
});

test('nobody is a merchant that does not exist', async () => {
  await expect(put('help', {}, 'nobody' as MerchantCode)).rejects.toThrow('There is no merchant nobody.');
});
