import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { expect, test } from 'vitest';
import { changeSetting } from '../../../testing/change-settings.ts';
import { createTestServer, type TestMember } from '../../../testing/test-server.ts';
import type { NewBet } from '../betting/bet.ts';
import { lockBets, placeBets, settleBets } from '../betting/bet-record.ts';
import { type BetChange, settlementOf } from '../betting/settlement.ts';

const server = await createTestServer();
const dayMs = 24 * 60 * 60_000;

const winners = async (merchantCode = 'wau', language = 'MY') =>
  (await server.call('listWinners', { merchantCode, headers: { Language: language } })).value().list;
const amounts = async (merchantCode = 'wau') =>
  (await winners(merchantCode)).map(({ winAmountMinor }) => winAmountMinor);

/** The board is kept for a minute. */
const nextMinute = () => server.clock.advance(61_000);
const now = () => new Date(server.clock.nowMs());

let number = 0;

/** A bet as a vendor's round leaves it; without a payout it is still open. */
async function bet(
  member: TestMember,
  stake: number,
  payout: number | undefined,
  own: Partial<NewBet> = {},
): Promise<NewBet> {
  number += 1;
  const placed: NewBet = {
    merchantCode: member.merchantCode,
    source: 'vendor',
    provider: 'studio',
    externalKey: `round-${number}`,
    memberId: member.memberId,
    gameId: 'dice',
    category: 'INHOUSE',
    currencyCode: 'MYR',
    stakeMinor: toMinor(BigInt(stake)),
    payoutMinor: toMinor(BigInt(payout ?? 0)),
    status: payout === undefined ? 'open' : 'settled',
    transactionKey: undefined,
    ...own,
  };
  await withTransaction(server.database, (tx) => placeBets(tx, [placed], now()));
  return placed;
}

const settle = (placed: NewBet, change: BetChange) =>
  withTransaction(server.database, async (tx) => {
    for (const standing of await lockBets(tx, [placed]))
      await settleBets(tx, [settlementOf(standing, change)], now());
  });

async function clear(): Promise<void> {
  server.clock.advance(8 * dayMs);
  expect(await amounts()).toEqual([]);
}

test('HO-10 nobody has won anything yet, and the board invents nothing', async () => {
  expect(await winners()).toEqual([]);
  expect(await winners('laut')).toEqual([]);
});

test('HO-10 real wins stand there, the highest first, with a masked name, the amount and the game', async () => {
  const [one, other] = [await server.openMember('rahmat.win'), await server.openMember('ali')];
  await bet(one, 100, 15_000);
  await bet(other, 100, 123_450, { gameId: 'plinko' });
  await bet(one, 50, 20_000, { provider: 'studio', gameId: 'dice' });
  nextMinute();
  const list = await winners();
  expect(list.map(({ vo, userName, game }) => [vo.winAmount, userName, game.gameName])).toEqual([
    ['1234.50', 'a***', 'Plinko'],
    ['200.00', 'ra***', 'Dadu'],
    ['150.00', 'ra***', 'Dadu'],
  ]);
  expect(list[0]).toMatchObject({
    winAmountMinor: '123450',
    game: { vassalage: 'studio', gameId: 'plinko', nodeId: expect.any(Number), gameType: 'INHOUSE' },
  });
  expect((await winners('wau', 'EN'))[1]?.game.gameName).toBe('Dice');
  // Another merchant's members have won nothing.
  expect(await winners('laut')).toEqual([]);
  await clear();
});

test('HO-10 home shows the five highest of the board', async () => {
  const member = await server.openMember('many.wins');
  for (const payout of [11_000, 16_000, 12_000, 15_000, 13_000, 14_000]) await bet(member, 100, payout);
  nextMinute();
  expect(await amounts()).toEqual(['16000', '15000', '14000', '13000', '12000', '11000']);
  const home = (await server.call('getHome', { merchantCode: 'wau' })).value();
  expect(home.winners).toEqual((await winners()).slice(0, 5));
  await clear();
});

test('HO-10 below the threshold, a stake that came back and a week that is over are no wins', async () => {
  const member = await server.openMember('threshold');
  await bet(member, 100, 9_999);
  await bet(member, 50_000, 50_000);
  await bet(member, 60_000, 55_000);
  await bet(member, 100, 10_000);
  await bet(member, 100, undefined);
  nextMinute();
  expect(await amounts()).toEqual(['10000']);
  server.clock.advance(7 * dayMs - 2 * 61_000);
  expect(await amounts()).toEqual(['10000']);
  server.clock.advance(2 * 61_000);
  expect(await amounts()).toEqual([]);
});

test('HO-10 a result that comes later counts when it comes, and one that is taken back does not', async () => {
  const member = await server.openMember('later');
  const open = await bet(member, 100, undefined);
  server.clock.advance(8 * dayMs);
  expect(await amounts()).toEqual([]);
  await settle(open, { kind: 'settled', payoutMinor: toMinor(30_000n), status: 'settled' });
  const wrong = await bet(member, 100, 90_000);
  nextMinute();
  expect(await amounts()).toEqual(['90000', '30000']);
  await settle(wrong, { kind: 'reversed', payoutMinor: toMinor(-90_000n), status: 'open' });
  nextMinute();
  expect(await amounts()).toEqual(['30000']);
  await settle(wrong, { kind: 'settled', payoutMinor: toMinor(40_000n), status: 'settled' });
  nextMinute();
  expect(await amounts()).toEqual(['40000', '30000']);
  await clear();
});

test('HO-10 whoever does not want to be seen is gone at once, and back when they do', async () => {
  const [shy, other] = [await server.openMember('shy'), await server.openMember('bold')];
  await bet(shy, 100, 70_000);
  await bet(other, 100, 60_000);
  nextMinute();
  expect(await amounts()).toEqual(['70000', '60000']);
  const show = async (isShown: boolean) =>
    (await server.call('setWinsShown', { token: shy.token, body: { isShown } })).value();
  expect(await show(false)).toEqual({ isShown: false });
  await expect.poll(() => amounts()).toEqual(['60000']);
  expect((await server.call('getMemberInfo', { token: shy.token })).value().showsWins).toBe(false);
  await show(true);
  await expect.poll(() => amounts()).toEqual(['70000', '60000']);
  expect((await server.call('getMemberInfo', { token: other.token })).value().showsWins).toBe(true);
  await clear();
});

test('HO-10 whose account is closed, and which game is not offered any more, is not shown', async () => {
  const member = await server.openMember('closed');
  await bet(member, 100, 80_000);
  await bet(await server.openMember('gamegone'), 100, 70_000, { gameId: 'no-such-game' });
  nextMinute();
  expect(await amounts()).toEqual(['80000']);
  await server.runner.query({
    text: `update wau.members set status = 'disabled' where merchant_id = 'wau' and member_id = $1`,
    values: [member.memberId],
  });
  await expect.poll(() => amounts()).toEqual([]);
  await clear();
});

test('HO-10 play money wins nothing, and another currency is not compared', async () => {
  const trial = (await server.call('createTrialAccount')).value();
  const { userName: username, password } = trial;
  const { token } = (await server.call('loginTrial', { body: { username, password } })).value();
  const { id } = (await server.call('getMemberInfo', { token, merchantCode: trial.merchantCode })).value();
  const player = { memberId: id, merchantCode: trial.merchantCode as MerchantCode } as TestMember;
  await bet(player, 100, 5_000_000);
  await bet(await server.openMember('dollars'), 100, 4_000_000, { currencyCode: 'USD' });
  nextMinute();
  expect(await amounts()).toEqual([]);
  expect(await amounts(trial.merchantCode)).toEqual([]);
  await clear();
});

test('HO-10 the threshold is the merchant’s, and changes while the site runs', async () => {
  const member = await server.openMember('raise');
  await bet(member, 100, 15_000);
  await bet(member, 100, 150_000);
  nextMinute();
  expect(await amounts()).toEqual(['150000', '15000']);
  const change = (value: string) =>
    changeSetting(server, { merchantId: 'wau' as MerchantCode, settingName: 'winner-threshold', value });
  await change('100000');
  await expect.poll(() => amounts()).toEqual(['150000']);
  for (const wrong of ['9999', '-1', '100.00', 'none', ''])
    await expect(change(wrong)).rejects.toThrow(/whole number/);
  await change('10000');
  await expect.poll(() => amounts()).toEqual(['150000', '15000']);
  await clear();
});

test('HO-10 twenty at most, however many there are', async () => {
  const member = await server.openMember('many');
  for (let each = 0; each < 25; each += 1) await bet(member, 100, 20_000 + each);
  nextMinute();
  const list = await amounts();
  expect(list).toHaveLength(20);
  expect(list[0]).toBe('20024');
  await clear();
});

test('HO-10 a merchant whose home has no board refuses it', async () => {
  const outcome = async (merchantCode = 'wau') =>
    (await server.call('listWinners', { merchantCode })).outcome();
  const change = (value: string) =>
    changeSetting(server, { merchantId: 'laut' as MerchantCode, settingName: 'home-blocks', value });
  expect(await outcome('laut')).toBe('200');
  await change('links');
  await expect.poll(() => outcome('laut')).toBe('403 module.unavailable');
  expect(await outcome()).toBe('200');
  await change('winners,links');
  await expect.poll(() => outcome('laut')).toBe('200');
});

test('HO-10 the board is found by its own indexes', async () => {
  const plan = async (table: string, moment: string) =>
    JSON.stringify(
      await server.runner.query({
        text: `explain select source from wau.${table}
                where merchant_id = 'wau' and ${moment} >= now() and payout_minor >= 20000 and payout_minor >= 10000`,
        values: [],
      }),
    );
  expect(await plan('bets', 'placed_at')).toContain('bets_large_payout');
  expect(await plan('bet_settlements', 'settled_at')).toContain('bet_settlements_large_payout');
});
