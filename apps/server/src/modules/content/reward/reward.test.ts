import { headerNames } from '@wau/contract/headers';
import { houseAccountId } from '@wau/ledger/account-id';
import { describe, expect, test } from 'vitest';
import { balanceOf } from '../../../testing/member-money.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { createRewardScene } from './testing/reward-scene.ts';

const scene = await createRewardScene();
const { server, addOffer, standingOf, claim, join, deposit, play } = scene;
const dayMs = 86_400_000;

let number = 0;
const newMember = (): Promise<TestMember> => {
  number += 1;
  return server.openMember(`rewarded${number}`);
};
const statusOf = async (member: TestMember, promotionId: string) =>
  (await standingOf(member, promotionId))?.status;
const outcomesOf = (answers: readonly { outcome(): string }[]) => {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[answer.outcome()] = (counts[answer.outcome()] ?? 0) + 1;
  return counts;
};
const booksBalance = async () => {
  await server.ledger.rollUpHouse('wau' as never);
  expect(await server.ledger.verifyChains('wau' as never)).toEqual([]);
};

describe('ME-10 a reward that is there for everybody', () => {
  test('goes from claim to claimed, and the wallet has it once', async () => {
    const member = await newMember();
    const promotionId = await addOffer({ turnover_times: 3 });
    expect(await standingOf(member, promotionId)).toMatchObject({
      status: 'claim',
      action: 'claim',
      occurrence: 'once',
      rewardMinor: '500',
      turnoverTimes: 3,
    });
    const answer = await claim(member, promotionId);
    expect(answer.value()).toMatchObject({
      amountMinor: '500',
      currencyCode: 'MYR',
      requiredTurnoverMinor: '1500',
    });
    expect(await balanceOf(server, member)).toBe(500n);
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'claimed', action: null });
    expect((await claim(member, promotionId)).outcome()).toBe('409 promotion.used');
    expect(await balanceOf(server, member)).toBe(500n);
    const { list } = (await server.call('listMovements', { token: member.token, query: {} })).value();
    expect(list.map(({ reason, amountMinor }) => [reason, amountMinor])).toEqual([['bonus', '500']]);
  });

  test('a lost answer is asked for again with the same key, and another wish under it is refused', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const key = scene.newKey();
    const first = (await claim(member, promotionId, 'once', key)).value();
    expect((await claim(member, promotionId, 'once', key)).value()).toEqual(first);
    expect((await claim(member, promotionId, '2026-01-31', key)).outcome()).toBe('409 idempotency.conflict');
    const other = await addOffer();
    expect((await claim(member, other, 'once', key)).outcome()).toBe('409 idempotency.conflict');
    expect(await balanceOf(server, member)).toBe(500n);
    const missing = await server.call('claimReward', {
      token: member.token,
      params: { promotionId },
      body: { occurrence: 'once' },
      headers: { [headerNames.idempotencyKey]: undefined },
    });
    expect(missing.outcome()).toBe('400 idempotency.missing');
  });

  test('twenty claims of one member at once pay once, with one key and with twenty', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const many = await Promise.all(Array.from({ length: 20 }, () => claim(member, promotionId)));
    expect(outcomesOf(many)).toEqual({ '200': 1, '409 promotion.used': 19 });
    const other = await addOffer();
    const key = scene.newKey();
    const same = await Promise.all(Array.from({ length: 20 }, () => claim(member, other, 'once', key)));
    expect(outcomesOf(same)).toEqual({ '200': 20 });
    expect(await balanceOf(server, member)).toBe(1_000n);
    await booksBalance();
  });

  test('twenty members at once get what the budget gives, in count and in money, and no sen more', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, newMember));
    const spentBefore = (await server.ledger.balanceOf('wau' as never, houseAccountId('promotions')))
      ?.balanceMinor;
    for (const [budget, paid] of [
      [{ budget_count: 7 }, 7],
      [{ budget_minor: 2_600n }, 5],
    ] as const) {
      const promotionId = await addOffer(budget);
      const answers = await Promise.all(members.map((member) => claim(member, promotionId)));
      // Whoever looked before the last was given is refused by the budget, the others see that it is closed.
      const { '200': granted, ...refused } = outcomesOf(answers);
      expect(granted).toBe(paid);
      expect(
        Object.keys(refused).every((outcome) =>
          ['409 promotion.budget.spent', '409 promotion.closed'].includes(outcome),
        ),
      ).toBe(true);
      const [row] = await server.runner.query<{ spent_minor: bigint; granted_count: number }>({
        text: 'select spent_minor, granted_count from wau.reward_offers where announcement_id = $1',
        values: [promotionId],
      });
      expect(row).toEqual({ spent_minor: BigInt(paid) * 500n, granted_count: paid });
      const late = await newMember();
      expect(await statusOf(late, promotionId)).toBe('close');
      expect((await claim(late, promotionId)).outcome()).toBe('409 promotion.closed');
    }
    await booksBalance();
    const spent = (await server.ledger.balanceOf('wau' as never, houseAccountId('promotions')))?.balanceMinor;
    expect((spentBefore ?? 0n) - (spent ?? 0n)).toBe(12n * 500n);
  });

  test('a budget that is taken between the look and the payment refuses, and nothing is left behind', async () => {
    const promotionId = await addOffer({ budget_count: 1 });
    const [one, other] = [await newMember(), await newMember()];
    const answers = await Promise.all([claim(one, promotionId), claim(other, promotionId)]);
    expect(answers.map((answer) => answer.outcome()).sort()[0]).toBe('200');
    const rewards = await server.runner.query({
      text: 'select from wau.rewards where announcement_id = $1',
      values: [promotionId],
    });
    expect(rewards).toHaveLength(1);
  });

  test('the database itself refuses to overspend', async () => {
    const promotionId = await addOffer({ budget_count: 1 });
    await expect(
      server.runner.query({
        text: 'update wau.reward_offers set granted_count = 2 where announcement_id = $1',
        values: [promotionId],
      }),
    ).rejects.toThrow('reward_offers_budget');
  });
});

describe('ME-10 when', () => {
  test('coming before the period, close behind it, gone a week later', async () => {
    const member = await newMember();
    const now = server.clock.nowMs();
    const coming = await addOffer({ starts_at: new Date(now + dayMs) });
    const over = await addOffer({ starts_at: new Date(now - 3 * dayMs), ends_at: new Date(now - dayMs) });
    const gone = await addOffer({ starts_at: new Date(now - 9 * dayMs), ends_at: new Date(now - 8 * dayMs) });
    expect(await statusOf(member, coming)).toBe('coming');
    expect(await statusOf(member, over)).toBe('close');
    expect(await standingOf(member, gone)).toBeUndefined();
    expect((await claim(member, coming)).outcome()).toBe('409 promotion.closed');
    expect((await claim(member, over)).outcome()).toBe('409 promotion.closed');
    expect((await claim(member, gone)).outcome()).toBe('404 promotion.unknown');
    expect((await join(member, 'no-such-promotion')).outcome()).toBe('404 promotion.unknown');
  });

  test('a daily one is there each day anew, and a page of yesterday claims nothing', async () => {
    let member = await newMember();
    const promotionId = await addOffer({ recurrence: 'daily' });
    const today = (await standingOf(member, promotionId))?.occurrence ?? '';
    expect((await claim(member, promotionId, today)).outcome()).toBe('200');
    expect(await statusOf(member, promotionId)).toBe('claimed');
    member = await scene.later(member, dayMs);
    expect(await statusOf(member, promotionId)).toBe('claim');
    expect((await claim(member, promotionId, today)).outcome()).toBe('409 promotion.closed');
    const tomorrow = (await standingOf(member, promotionId))?.occurrence ?? '';
    expect(tomorrow > today).toBe(true);
    expect((await claim(member, promotionId, tomorrow)).outcome()).toBe('200');
    expect(await balanceOf(server, member)).toBe(1_000n);
  });

  test('a weekly one is there from Monday on', async () => {
    let member = await newMember();
    const promotionId = await addOffer({ recurrence: 'weekly' });
    const week = (await standingOf(member, promotionId))?.occurrence ?? '';
    expect(new Date(week).getUTCDay()).toBe(1);
    await claim(member, promotionId, week);
    member = await scene.later(member, dayMs);
    expect(await statusOf(member, promotionId)).toBe('claimed');
    member = await scene.later(member, 5 * dayMs);
    expect(await statusOf(member, promotionId)).toBe('claim');
  });
});

describe('ME-10 for whom', () => {
  test('new members for so many days', async () => {
    let member = await newMember();
    const promotionId = await addOffer({ audience: 'new', new_within_days: 2 });
    expect(await statusOf(member, promotionId)).toBe('claim');
    member = await scene.later(member, 2 * dayMs + 1_000);
    expect(await standingOf(member, promotionId)).toBeUndefined();
    expect((await claim(member, promotionId)).outcome()).toBe('404 promotion.unknown');
  });

  test('levels of the club from one on', async () => {
    const player = await scene.openPlayer(200_000n);
    const promotionId = await addOffer({ audience: 'club', club_level_from: 1 });
    const higher = await addOffer({ audience: 'club', club_level_from: 2 });
    expect(await standingOf(player.member, promotionId)).toBeUndefined();
    await play(player, '100000');
    expect(await statusOf(player.member, promotionId)).toBe('claim');
    expect(await standingOf(player.member, higher)).toBeUndefined();
  });
});

describe('ME-10 for what', () => {
  test('deposits within the period: join, signed, process, claim, claimed, and a share of them', async () => {
    const member = await newMember();
    await deposit(member, '3000');
    server.clock.advance(60_000);
    const promotionId = await addOffer({
      enrolment: 'join',
      condition: 'deposit',
      condition_minor: 2_000n,
      reward_minor: 10_000n,
      reward_basis_points: 5_000,
      starts_at: new Date(server.clock.nowMs()),
    });
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'join', action: 'join' });
    expect((await claim(member, promotionId)).outcome()).toBe('409 promotion.not.due');
    // What came before the promotion does not count.
    expect((await join(member, promotionId)).value()).toMatchObject({ status: 'signed', progressMinor: '0' });
    expect((await join(member, promotionId)).value()).toMatchObject({ status: 'signed' });
    await deposit(member, '1000');
    expect(await standingOf(member, promotionId)).toMatchObject({
      status: 'process',
      action: null,
      progressMinor: '1000',
      conditionMinor: '2000',
      mostMinor: '10000',
    });
    expect((await claim(member, promotionId)).outcome()).toBe('409 promotion.not.due');
    await deposit(member, '5000');
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'claim', rewardMinor: '3000' });
    expect((await claim(member, promotionId)).value().amountMinor).toBe('3000');
    expect(await statusOf(member, promotionId)).toBe('claimed');
    expect(await balanceOf(server, member)).toBe(12_000n);
  });

  test('turnover of the week, from the bet record', async () => {
    const player = await scene.openPlayer(20_000n);
    const promotionId = await addOffer({
      recurrence: 'weekly',
      condition: 'turnover',
      condition_minor: 5_000n,
    });
    expect(await statusOf(player.member, promotionId)).toBe('process');
    await play(player, '4999');
    expect(await standingOf(player.member, promotionId)).toMatchObject({
      status: 'process',
      progressMinor: '4999',
    });
    await play(player, '1');
    expect(await statusOf(player.member, promotionId)).toBe('claim');
    expect(await standingOf(await scene.later(player.member, 7 * dayMs), promotionId)).toMatchObject({
      status: 'process',
      progressMinor: '0',
    });
  });

  test('one to join is not claimed without joining, nor one without joining joined', async () => {
    const member = await newMember();
    const open = await addOffer();
    expect((await join(member, open)).outcome()).toBe('409 promotion.not.due');
    await claim(member, open);
    expect((await join(member, open)).outcome()).toBe('409 promotion.used');
    expect((await scene.apply(member, await addOffer())).outcome()).toBe('409 promotion.not.due');
  });
});

describe('ME-10 the reward centre is closed', () => {
  test('to visitors, to other merchants’ sessions, and to free trial, whose money is none', async () => {
    const member = await newMember();
    const promotionId = await addOffer();
    const listed = (input: object) =>
      server.call('listMemberPromotions', input).then((answer) => answer.outcome());
    expect(await listed({})).toBe('401 session.missing');
    expect(await listed({ token: member.token, merchantCode: 'laut' })).toBe('401 session.ended');
    expect(await listed({ token: member.token, headers: { [headerNames.module]: undefined } })).toBe(
      '400 module.missing',
    );
    expect(await listed({ token: member.token, headers: { [headerNames.module]: 'GAME3' } })).toBe(
      '400 module.wrong',
    );
    const { merchantCode, userName, password } = (await server.call('createTrialAccount')).value();
    const trial = await server.call('loginTrial', { body: { username: userName, password } });
    const { token } = trial.value();
    for (const outcome of [
      (await server.call('listMemberPromotions', { token, merchantCode })).outcome(),
      (await claim({ ...member, token }, promotionId)).outcome(),
    ]) {
      expect(['403 trial.closed', '401 session.ended']).toContain(outcome);
    }
    expect(await listed({ token, merchantCode })).toBe('403 trial.closed');
  });

  test('for the rest of the minute to whoever asks more than sixty times', async () => {
    const { token } = await newMember();
    const ask = async () => (await server.call('listMemberPromotions', { token })).outcome();
    const outcomes = await Promise.all(Array.from({ length: 61 }, ask));
    expect(outcomes.filter((outcome) => outcome === '429 rate.limited')).toHaveLength(1);
  });
});

test('ME-10 the history names each promotion in the language asked for and goes on page by page', async () => {
  const member = await newMember();
  const promotions = [];
  for (let count = 0; count < 3; count += 1) {
    promotions.push(await addOffer());
    await claim(member, promotions[count] ?? '');
    server.clock.advance(10);
  }
  const read = async (cursor?: string) =>
    (
      await server.call('listRewards', {
        token: member.token,
        query: { pageSize: 2, ...(cursor === undefined ? {} : { cursor }) },
      })
    ).value();
  const first = await read();
  const second = await read(first.nextCursor);
  expect([...first.list, ...second.list].map(({ promotionId }) => promotionId)).toEqual(promotions.reverse());
  expect(second.nextCursor).toBeUndefined();
  expect(first.list[0]).toMatchObject({
    status: 'claimed',
    title: expect.stringMatching(/^Ganjaran test-offer-\d+$/),
  });
  const stranger = await newMember();
  expect((await server.call('listRewards', { token: stranger.token, query: {} })).value().list).toEqual([]);
});
