import { headerNames } from '@wau/contract/headers';
import { houseAccountId } from '@wau/ledger/account-id';
import { toMinor, zeroMinor } from '@wau/money/minor';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../../platform/calendar/calendar-days.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { correctBet } from '../../play/betting/correct-bet.ts';
import { createClubScene, outcomesOf, wau } from '../club/testing/club-scene.ts';

const scene = await createClubScene();
const { server, vendor, play, openPlayer, rebatesOf, claimRebate, dayMs } = scene;
// Dice is one of the house's own games: 20 of ten thousand below the first level, 30 at it.
const category = 'INHOUSE';
const claimableOf = async (member: Parameters<typeof rebatesOf>[0]) =>
  (await rebatesOf(member)).claimableMinor;

describe('ME-11 rebates', () => {
  test('come together of settled stakes, to the last sen and below it, and are paid once', async () => {
    const player = await openPlayer(200_000n);
    const { member } = player;
    expect((await rebatesOf(member)).list.map((row) => row.category)).toEqual(['INHOUSE', 'RNG']);
    expect((await claimRebate(member, [category])).outcome()).toBe('409 rebate.none');
    await play(player, '49999');
    expect(await claimableOf(member)).toBe('99');
    const below = await claimRebate(member, [category]);
    expect(below.outcome()).toBe('409 rebate.below.minimum');
    expect(below.envelope).toMatchObject({ value: { limitMinor: '100' } });
    await play(player, '1');
    expect((await rebatesOf(member)).list.find((row) => row.category === category)).toEqual({
      ...{ category, basisPoints: 20, todayTurnoverMinor: '50000', claimableMinor: '100', paidMinor: '0' },
    });
    expect((await claimRebate(member, ['RNG'])).outcome()).toBe('409 rebate.none');
    const claimed = (await claimRebate(member, [category, 'RNG'])).value();
    expect(claimed).toMatchObject({ amountMinor: '100', currencyCode: 'MYR', requiredTurnoverMinor: '0' });
    expect(await balanceOf(server, member)).toBe(150_100n);
    expect((await claimRebate(member, [category])).outcome()).toBe('409 rebate.none');
    const after = await rebatesOf(member);
    expect(after).toMatchObject({
      claimableMinor: '0',
      claims: [{ claimId: claimed.claimId, amountMinor: '100' }],
    });
    expect(after.claims[0]?.lines).toEqual([{ category, amountMinor: '100' }]);
    const { list } = (await server.call('listMovements', { token: member.token, query: {} })).value();
    expect(list[0]).toMatchObject({ reason: 'rebate', amountMinor: '100' });
  });

  test('an open bet gives nothing, one that is given back neither, and one that is settled counts once', async () => {
    const player = await openPlayer(500_000n);
    const open = player.round({ amountMinor: '100000' });
    await vendor.send('bet', open.bet);
    expect(await claimableOf(player.member)).toBe('0');
    const returned = player.round({ amountMinor: '100000' });
    await vendor.send('bet', returned.bet);
    await vendor.send('rollback', returned.rollback());
    expect(await claimableOf(player.member)).toBe('0');
    await vendor.send('win', open.win('5000'));
    await vendor.send('win', open.win('5000'));
    await vendor.send('endRound', open.end);
    expect(await claimableOf(player.member)).toBe('200');
  });

  test('a bet that is corrected after its rebate was paid is made up for by the next, and settled anew counts once', async () => {
    const player = await openPlayer(500_000n);
    const round = player.round({ amountMinor: '100000' });
    await vendor.send('bet', round.bet);
    await vendor.send('endRound', round.end);
    expect((await claimRebate(player.member, [category])).value().amountMinor).toBe('200');
    const { merchantCode } = player.member;
    const bet = {
      merchantCode,
      source: 'vendor',
      provider: 'studio',
      externalKey: round.bet.roundId,
    } as const;
    await correctBet(server, { bet, result: { kind: 'voided' }, transactionKey: 'void-1' });
    expect(await claimableOf(player.member)).toBe('0');
    await play(player, '90000');
    expect(await claimableOf(player.member)).toBe('0');
    const settled = { kind: 'settled', payoutMinor: zeroMinor, turnoverMinor: toMinor(100_000n) } as const;
    await correctBet(server, { bet, result: settled, transactionKey: 'settled-1' });
    expect(await claimableOf(player.member)).toBe('180');
    expect((await claimRebate(player.member, [category])).value().amountMinor).toBe('180');
    expect(await scene.booksProblems()).toEqual([]);
  });

  test('days add up at their own rate, claimed or not, and a level counts from the day after', async () => {
    const player = await openPlayer(500_000n);
    let { member } = player;
    await play(player, '100000');
    await play(player, '400');
    expect((await claimRebate(member, [category])).value().amountMinor).toBe('200');
    member = await scene.later(member, dayMs);
    // Yesterday's 0.8 sen wait; today is of level 1, at 30 of ten thousand.
    expect(await claimableOf(member)).toBe('0');
    expect((await rebatesOf(member)).list.find((row) => row.category === category)?.basisPoints).toBe(30);
    const again = await scene.openPlayerOf(member);
    await play(again, '40000');
    expect(await claimableOf(member)).toBe('120');
    await play(again, '67');
    // 0.8 and 120.201 sen.
    expect(await claimableOf(member)).toBe('121');
    expect((await claimRebate(member, [category])).value().amountMinor).toBe('121');
    member = await scene.later(member, dayMs);
    expect(await claimableOf(member)).toBe('0');
  });

  test('a lost answer is asked for again with the same key, and another wish under it is refused', async () => {
    const player = await openPlayer(100_000n);
    await play(player, '100000');
    const key = scene.newKey();
    const first = (await claimRebate(player.member, [category, 'RNG'], key)).value();
    expect((await claimRebate(player.member, ['RNG', category], key)).value()).toEqual(first);
    expect((await claimRebate(player.member, [category], key)).outcome()).toBe('409 idempotency.conflict');
    expect(await balanceOf(server, player.member)).toBe(200n);
    const missing = await server.call('claimRebate', {
      token: player.member.token,
      body: { categories: [category] },
      headers: { [headerNames.idempotencyKey]: undefined },
    });
    expect(missing.outcome()).toBe('400 idempotency.missing');
  });

  test('twenty claims at once pay once, with one key and with twenty', async () => {
    const [one, other] = [await openPlayer(100_000n), await openPlayer(100_000n)];
    for (const player of [one, other]) await play(player, '100000');
    const many = await Promise.all(Array.from({ length: 20 }, () => claimRebate(one.member, [category])));
    expect(outcomesOf(many)).toEqual({ '200': 1, '409 rebate.none': 19 });
    const key = scene.newKey();
    const same = await Promise.all(
      Array.from({ length: 20 }, () => claimRebate(other.member, [category], key)),
    );
    expect(outcomesOf(same)).toEqual({ '200': 20 });
    expect(await balanceOf(server, one.member)).toBe(200n);
    expect(await balanceOf(server, other.member)).toBe(200n);
    expect(await scene.booksProblems()).toEqual([]);
  });

  test('ask for stakes where the merchant says so, and stop at the month’s budget, of which nobody loses anything', async () => {
    const players = await Promise.all(Array.from({ length: 4 }, () => openPlayer(100_000n)));
    for (const player of players) await play(player, '100000');
    const spent = async () =>
      (await server.ledger.balanceOf(wau, houseAccountId('rebates')))?.balanceMinor ?? 0n;
    const before = await spent();
    await scene.put('rebate', { items: [{ turnoverTimes: 2, monthlyBudgetMinor: 500 }] });
    const answers = await Promise.all(players.map(({ member }) => claimRebate(member, [category])));
    expect(outcomesOf(answers)).toEqual({ '200': 2, '409 rebate.budget.spent': 2 });
    expect(await scene.booksProblems()).toEqual([]);
    expect(before - (await spent())).toBe(400n);
    const refused = players[answers.findIndex((answer) => answer.outcome() !== '200')];
    const paid = answers.find((answer) => answer.outcome() === '200');
    expect(paid?.value().requiredTurnoverMinor).toBe('400');
    await scene.put('rebate', { items: [{ turnoverTimes: 2 }] });
    if (refused === undefined) throw new Error('two were refused');
    expect((await claimRebate(refused.member, [category])).value().amountMinor).toBe('200');
    await scene.put('rebate', { remove: [''] });
  });

  test('new rates hold from a day to come; what was played before keeps its own', async () => {
    const player = await openPlayer(100_000n);
    await play(player, '50000');
    const fromDay = addDays(scene.today(), 1);
    await scene.put('rebate-rates', { items: [{ id: 'more', category, fromDay, basisPoints: [500] }] });
    expect(await claimableOf(player.member)).toBe('100');
    const member = await scene.later(player.member, dayMs);
    expect(await claimableOf(member)).toBe('100');
    expect((await rebatesOf(member)).list.find((row) => row.category === category)?.basisPoints).toBe(500);
    await expect(scene.put('rebate-rates', { remove: ['more'] })).rejects.toThrow(
      'not changed from their day on',
    );
  });
});

describe('ME-11 rebates are closed', () => {
  test('to visitors and to free trial, whose money is none', async () => {
    expect((await server.call('getRebates', {})).outcome()).toBe('401 session.missing');
    const { merchantCode, userName, password } = (await server.call('createTrialAccount')).value();
    const { token } = (await server.call('loginTrial', { body: { username: userName, password } })).value();
    expect((await server.call('getRebates', { token, merchantCode })).outcome()).toBe('403 trial.closed');
  });

  test('for the rest of the minute to whoever asks more than thirty times', async () => {
    const { token } = await server.openMember('rebate.eager');
    const answers = await Promise.all(Array.from({ length: 31 }, () => server.call('getRebates', { token })));
    expect(outcomesOf(answers)).toEqual({ '200': 30, '429 rate.limited': 1 });
  });
});
