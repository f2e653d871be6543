import { headerNames } from '@wau/contract/headers';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoMerchants } from '../../../demo/demo-merchants.ts';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer();
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});

/** What an operator does goes round the application's role. */
const operator = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => operator.connect());
beforeAll(() => switchOnFlags(server, 'MEMCLUB3'));
afterAll(() => operator.end());

const clubOf = async ({ token, merchantCode }: TestMember, headers = {}) =>
  (await server.call('getMemberClub', { token, merchantCode, headers })).value();

describe('ME-07 what a member has played', () => {
  test('is the stakes of settled rounds, less what was given back', async () => {
    const player = await openPlayer(server, vendor, 200_000n);
    expect(await clubOf(player.member)).toMatchObject({ turnoverMinor: '0', currencyCode: 'MYR' });

    const won = player.round({ amountMinor: '50000' });
    await vendor.send('bet', won.bet);
    expect((await clubOf(player.member)).turnoverMinor).toBe('0');
    await vendor.send('win', won.win('90000'));
    expect((await clubOf(player.member)).turnoverMinor).toBe('50000');

    const refunded = player.round({ amountMinor: '40000' });
    await vendor.send('bet', refunded.bet);
    await vendor.send('rollback', refunded.rollback());
    expect((await clubOf(player.member)).turnoverMinor).toBe('50000');

    const partly = player.round({ amountMinor: '30000' });
    await vendor.send('bet', partly.bet);
    await vendor.send('bet', {
      ...partly.bet,
      transactionId: `${partly.bet.roundId}:more`,
      amountMinor: '7',
    });
    await vendor.send('rollback', partly.rollback());
    await vendor.send('endRound', partly.end);
    expect((await clubOf(player.member)).turnoverMinor).toBe('50007');
  });

  test('reaches the level whose threshold it meets, and says what is missing to the next', async () => {
    const player = await openPlayer(server, vendor, 200_000n);
    const play = async (amountMinor: string) => {
      const round = player.round({ amountMinor });
      await vendor.send('bet', round.bet);
      await vendor.send('endRound', round.end);
      const { level, next } = await clubOf(player.member);
      return { level, next };
    };
    expect(await play('99999')).toEqual({
      level: undefined,
      next: { level: 1, missingMinor: '1', missingDepositMinor: '0' },
    });
    expect(await play('1')).toEqual({
      level: 1,
      next: { level: 2, missingMinor: '900000', missingDepositMinor: '0' },
    });
  });

  test('is each member’s and each merchant’s own, in the merchant’s currency', async () => {
    const player = await openPlayer(server, vendor, 1_000n, 'laut');
    const round = player.round({ amountMinor: '500' });
    await vendor.send('bet', round.bet);
    await vendor.send('endRound', round.end);
    const club = await clubOf(player.member);
    expect(club).toMatchObject({
      currencyCode: 'USD',
      turnoverMinor: '500',
      next: { level: 1, missingMinor: '49500', missingDepositMinor: '0' },
    });
    expect(club.levels.map(({ name }) => name)).toEqual(['Shore', 'Reef', 'Open Sea']);
    const stranger = await server.openMember('club.stranger', 'laut');
    expect((await clubOf(stranger)).turnoverMinor).toBe('0');
  });
});

describe('ME-07 the levels', () => {
  test('come in the language of the request, each with what it offers', async () => {
    const member = await server.openMember('club.reader');
    const { levels } = await clubOf(member);
    expect(
      levels.map(({ level, name, requiredTurnoverMinor }) => [level, name, requiredTurnoverMinor]),
    ).toEqual([
      [1, 'Gangsa', '100000'],
      [2, 'Perak', '1000000'],
      [3, 'Emas', '5000000'],
      [4, 'Wau Bulan', '25000000'],
    ]);
    for (const { benefits } of levels) expect(benefits.length).toBeGreaterThan(0);
    const english = await clubOf(member, { [headerNames.language]: 'EN' });
    expect(english.levels.map(({ name }) => name)).toEqual(['Bronze', 'Silver', 'Gold', 'Wau Bulan']);
  });

  test('of the demo have a text in every language that their merchant speaks', async () => {
    const { rows } = await operator.query<{ merchant_id: string; languages: string[] }>(`
      select merchant_id, array_agg(language order by language desc) as languages
      from wau.club_level_texts group by merchant_id, level`);
    expect(rows).toHaveLength(7);
    for (const { merchant_id, languages } of rows) {
      const merchant = demoMerchants.find(({ merchantCode }) => merchantCode === merchant_id);
      expect(languages).toEqual(merchant?.languages);
    }
  });

  test('fall back to the merchant’s own language, then to their number', async () => {
    const member = await server.openMember('club.fallback');
    await operator.query(
      `delete from wau.club_level_texts where merchant_id = 'wau' and level = 2 and language = 'EN'`,
    );
    await operator.query(`delete from wau.club_level_texts where merchant_id = 'wau' and level = 3`);
    const { levels } = await clubOf(member, { [headerNames.language]: 'EN' });
    expect(levels.map(({ name }) => name)).toEqual(['Bronze', 'Perak', '3', 'Wau Bulan']);
    expect(levels[2]?.benefits).toEqual([]);
  });

  test('must be in order and may be moved together', async () => {
    await expect(
      operator.query(
        `update wau.club_levels set required_turnover_minor = 100000 where merchant_id = 'wau' and level = 2`,
      ),
    ).rejects.toThrow('must ask for more');
    await operator.query(`update wau.club_levels set required_turnover_minor = required_turnover_minor * 100
                          where merchant_id = 'laut'`);
  });

  test('of a merchant that has none are an empty list', async () => {
    await operator.query(`delete from wau.club_level_texts where merchant_id = 'laut'`);
    await operator.query(`delete from wau.club_levels where merchant_id = 'laut'`);
    const member = await server.openMember('club.nothing', 'laut');
    expect(await clubOf(member)).toEqual({
      currencyCode: 'USD',
      turnoverMinor: '0',
      depositedMinor: '0',
      benefits: [],
      levels: [],
    });
  });
});

describe('ME-07 the club is closed', () => {
  test('to visitors, to sessions of another merchant, and without its module', async () => {
    const { token } = await server.openMember('club.closed');
    const ask = async (input: Parameters<typeof server.call<'getMemberClub'>>[1]) =>
      (await server.call('getMemberClub', input)).outcome();
    expect(await ask({})).toBe('401 session.missing');
    expect(await ask({ token, merchantCode: 'laut' })).toBe('401 session.ended');
    expect(await ask({ token, headers: { [headerNames.module]: undefined } })).toBe('400 module.missing');
    expect(await ask({ token, headers: { [headerNames.module]: 'GAME3' } })).toBe('400 module.wrong');
  });

  test('to free trial, whose money is none', async () => {
    const { merchantCode, userName, password } = (await server.call('createTrialAccount')).value();
    const session = await server.call('loginTrial', { body: { username: userName, password } });
    const { token } = session.value();
    const answer = await server.call('getMemberClub', { token, merchantCode });
    expect(answer.outcome()).toBe('403 trial.closed');
  });

  test('for the rest of the minute to whoever asks more than thirty times', async () => {
    const { token } = await server.openMember('club.eager');
    const ask = async () => (await server.call('getMemberClub', { token })).outcome();
    const outcomes = await Promise.all(Array.from({ length: 31 }, ask));
    expect(outcomes.filter((outcome) => outcome === '200')).toHaveLength(30);
    expect(outcomes.filter((outcome) => outcome === '429 rate.limited')).toHaveLength(1);
    server.clock.advance(61_000);
    expect(await ask()).toBe('200');
  });

  test('where the merchant has switched it off', async () => {
    const { token } = await server.openMember('club.off');
    await operator.query(`update wau.merchants set enabled_modules = array_remove(enabled_modules, 'MEMCLUB3')
                          where merchant_id = 'wau'`);
    const ask = async () => (await server.call('getMemberClub', { token })).outcome();
    await expect.poll(ask).toBe('403 module.unavailable');
  });
});
