import type { CallQuery } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { changeSetting } from '../../../testing/change-settings.ts';
import { openOperator, type TestOperator } from '../../../testing/open-operator.ts';
import { createTestServer, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer();
const { call } = server;
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const first = await openOperator(server, 'satu', 'administrator', ['wau', 'laut']);
const second = await openOperator(server, 'dua', 'editor');
const auditor = await openOperator(server, 'juruaudit', 'auditor');

const games = async (query: CallQuery<Calls['listSiteGames']>, merchantCode = 'wau') =>
  (await call('listSiteGames', { token: first.token, merchantCode, query })).value();
const gameOf = async (gameId: string, merchantCode = 'wau') =>
  (await games({ search: gameId }, merchantCode)).list.find((game) => game.gameId === gameId);
const vendorOf = async (code: string) =>
  (await call('listSiteVendors', { token: auditor.token }))
    .value()
    .list.find(({ vendor: each }) => each === code);
const switchGame = ({ token }: TestOperator, gameId: string, isOn: boolean, reason = 'Penyelenggaraan') =>
  call('switchGame', { token, params: { vendor: studioVendorCode, gameId }, body: { isOn, reason } });
const switchVendor = ({ token }: TestOperator, isOn: boolean, code: string = studioVendorCode) =>
  call('switchVendor', {
    token,
    params: { vendor: code },
    body: { isOn, reason: 'Atas permintaan penyedia' },
  });
const switches = async (query: CallQuery<Calls['listGameSwitches']> = {}) =>
  (await call('listGameSwitches', { token: auditor.token, query })).value();

describe('the titles of a merchant', () => {
  test('are found by a name of any language, by a part of the code, by vendor, category and state', async () => {
    const all = await games({ pageSize: 100 });
    expect(all.list.length).toBeGreaterThan(3);
    // The list is in Malay, and the title is known by its English name too.
    expect((await games({ search: 'dice' })).list.map(({ gameName }) => gameName)).toContain('Dadu');
    expect((await games({ search: 'dadu' })).list[0]).toEqual({
      ...{
        vendor: 'studio',
        gameId: 'dice',
        gameName: 'Dadu',
        isOn: true,
        isVendorOn: true,
        openRoundCount: 0,
      },
      ...{ vendorName: expect.any(String), nodeId: expect.any(Number), category: expect.any(String) },
      ...{ iconUrl: expect.stringContaining('dice'), returnPercent: expect.any(Number) },
    });
    expect((await games({ search: 'zzzzzz' })).list).toEqual([]);
    expect((await games({ vendor: 'nobody' })).list).toEqual([]);
    const [{ category = '' } = {}] = all.list;
    expect(new Set((await games({ category })).list.map((game) => game.category))).toEqual(
      new Set([category]),
    );
    expect((await games({ state: 'off' })).list).toEqual([]);
  });

  test('go on page by page, each once, in the order of the site', async () => {
    const all = (await games({ pageSize: 100 })).list.map(({ gameId }) => gameId);
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await games({ pageSize: 2, ...(cursor === undefined ? {} : { cursor }) });
      found.push(...page.list.map(({ gameId }) => gameId));
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    expect(found.slice(0, all.length)).toEqual(all);
    expect(new Set(found).size).toBe(found.length);
    const wrong = await call('listSiteGames', { token: first.token, query: { cursor: 'x' } });
    expect(wrong.outcome()).toBe('400 request.invalid');
  });
});

describe('a title that is switched off', () => {
  test('is gone from lists, is not launched, takes no bet of a new round, and its open round is paid', async () => {
    const player = await openPlayer(server, vendor, 1_000n);
    const open = player.round({ gameId: 'dice' });
    expect((await vendor.send('bet', open.bet)).value()).toBeDefined();
    expect(await gameOf('dice')).toMatchObject({ isOn: true, openRoundCount: 1 });
    expect((await switchGame(second, 'dice', false, ' x ')).outcome()).toBe('400 request.invalid');
    expect((await switchGame(second, 'dice', false)).value()).toEqual({ isOn: false, openRoundCount: 1 });
    expect(await gameOf('dice')).toMatchObject({ isOn: false, isVendorOn: true });
    expect(await gameOf('dice', 'laut')).toMatchObject({ isOn: true });
    expect((await games({ state: 'off' })).list.map(({ gameId }) => gameId)).toEqual(['dice']);
    const listed = async () =>
      (await call('listGames', { query: { gameName: 'dadu' } })).value().games.map(({ gameId }) => gameId);
    await expect.poll(listed).not.toContain('dice');
    const launching = { token: player.member.token, query: { vendor: studioVendorCode, gameId: 'dice' } };
    expect((await call('launchGame', launching)).outcome()).toBe('403 game.unavailable');
    expect((await vendor.send('bet', player.round({ gameId: 'dice' }).bet)).outcome).toBe(
      '403 game.unavailable',
    );
    expect((await vendor.send('win', open.win('150'))).outcome).toBe('200 1050');
    expect(await gameOf('dice')).toMatchObject({ openRoundCount: 0 });
    expect((await switchGame(first, 'dice', true)).value()).toMatchObject({ isOn: true });
    await expect.poll(listed).toContain('dice');
  });

  test('is switched by one of many at once, and an undoing that comes too late is refused', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, async (_, index) =>
        (await switchGame(index % 2 === 0 ? first : second, 'plinko', false)).outcome(),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['200', ...Array.from({ length: 9 }, () => '409 setting.changed')]);
    expect((await switchGame(second, 'plinko', true, 'Sudah dibaiki')).outcome()).toBe('200');
    expect((await switchGame(first, 'plinko', true)).outcome()).toBe('409 setting.changed');
    const ofPlinko = (await switches()).list.filter(({ gameId }) => gameId === 'plinko');
    expect(ofPlinko).toMatchObject([
      { name: 'Plinko', changedBy: 'dua', switchedTo: 'on', now: 'on', reason: 'Sudah dibaiki' },
      { switchedTo: 'off', now: 'on', reason: 'Penyelenggaraan' },
    ]);
    const query = { of: 'setting', name: 'game studio plinko' } as const;
    const asSettings = (await call('listSettingChanges', { token: auditor.token, query })).value().list;
    expect(asSettings.map(({ oldValue, newValue }) => [oldValue, newValue])).toEqual([
      ['off', 'on'],
      ['on', 'off'],
    ]);
  });

  test('is unknown where the merchant does not have it', async () => {
    expect((await switchGame(first, 'poker', false)).outcome()).toBe('404 setting.unknown');
    expect((await switchVendor(first, false, 'nobody')).outcome()).toBe('404 setting.unknown');
    expect((await switchGame(first, 'dice plinko', false)).outcome()).toBe('404 setting.unknown');
  });

  test('stands in the history where the command has done it, without a reason', async () => {
    const order = { merchantId: 'wau' as MerchantCode, settingName: 'game studio dice' };
    await changeSetting(server, { ...order, value: 'off' });
    expect((await switches({ pageSize: 1 })).list[0]).toMatchObject({
      ...{ vendor: 'studio', gameId: 'dice', name: 'Dadu', switchedTo: 'off', now: 'off', reason: null },
    });
    await changeSetting(server, { ...order, value: 'on' });
  });
});

describe('a vendor', () => {
  test('stands with its protocol, what it can be asked, and what the last comparison has found', async () => {
    expect(await vendorOf(studioVendorCode)).toMatchObject({
      ...{ isOn: true, protocol: 'studio', isSpoken: true, isInProcess: true, hasOwnWallet: false },
      ...{ givesStatement: true, givesUnfinished: true, offCount: 0, lastComparison: null },
    });
    await server.runner.query({
      text: `insert into wau.reconciliations
               (merchant_id, vendor_code, day, state, failure, stated_count, recorded_count, difference_count,
                compared_at, is_cut)
             values ('wau', 'studio', '2026-01-30', 'compared', null, 5, 5, 0, now(), false),
                    ('wau', 'studio', '2026-01-31', 'failed', 'no answer', 0, 7, 0, now(), false),
                    ('laut', 'studio', '2026-02-01', 'compared', null, 1, 1, 0, now(), false)`,
      values: [],
    });
    expect((await vendorOf(studioVendorCode))?.lastComparison).toEqual({
      ...{ day: '2026-01-31', state: 'failed', failure: 'no answer', statedCount: 0, recordedCount: 7 },
      ...{ differenceCount: 0, comparedAt: expect.any(String) },
    });
  });

  test('that nobody here speaks with is said to be so', async () => {
    await server.runner.query({
      text: `insert into wau.vendors (merchant_id, vendor_code, vendor_name, launch_url, protocol)
             values ('wau', 'asing', 'Asing', 'https://asing.example/', 'foreign')`,
      values: [],
    });
    expect(await vendorOf('asing')).toMatchObject({
      ...{ isSpoken: false, gameCount: 0, categories: [], givesStatement: false },
    });
  });

  test('is switched off with all its titles, and back', async () => {
    expect((await switchVendor(second, false)).value()).toEqual({
      isOn: false,
      openRoundCount: expect.any(Number),
    });
    expect(await gameOf('dice')).toMatchObject({ isOn: true, isVendorOn: false });
    expect((await games({ state: 'off', pageSize: 100 })).list.map(({ gameId }) => gameId)).toContain('dice');
    expect((await switchVendor(first, false)).outcome()).toBe('409 setting.changed');
    expect((await switches({ pageSize: 1 })).list[0]).toMatchObject({
      ...{ vendor: 'studio', gameId: null, switchedTo: 'off', now: 'off', changedBy: 'dua' },
    });
    expect((await switchVendor(first, true)).outcome()).toBe('200');
    expect(await gameOf('dice')).toMatchObject({ isVendorOn: true });
  });
});
