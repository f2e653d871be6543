import type { CallBody } from '@wau/contract/call';
import type { calls } from '@wau/contract/calls';
import type { DepositId } from '@wau/contract/ids';
import { houseAccountId } from '@wau/ledger/account-id';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { turnSwitch } from '../../../testing/change-settings.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import type { TestMember } from '../../../testing/test-server.ts';
import { createRewardScene, reportPayment } from './testing/reward-scene.ts';

const scene = await createRewardScene();
const { server, payments, newKey, standingOf } = scene;
const owner = new Client({ connectionString: server.testDatabase.ownerUrl });
beforeAll(() => owner.connect());
afterAll(() => owner.end());
const dayMs = 86_400_000;

let number = 0;
const newMember = (): Promise<TestMember> => {
  number += 1;
  return server.openMember(`bonus${number}`);
};

/** Half of a deposit of RM 20 or more, up to RM 100, to be staked three times. */
const addBonus = (changes: Parameters<typeof scene.addOffer>[0] = {}) =>
  scene.addOffer({
    ...{ enrolment: 'deposit', condition: 'deposit', condition_minor: 2_000n },
    ...{ reward_minor: 10_000n, reward_basis_points: 5_000, turnover_times: 3 },
    ...changes,
  });

type Order = CallBody<typeof calls.placeDeposit>;
const place = ({ token }: TestMember, changes: Partial<Order>, idempotencyKey = newKey()) =>
  server.call('placeDeposit', {
    token,
    idempotencyKey,
    body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter', ...changes },
  });
const placed = async (member: TestMember, changes: Partial<Order>) => (await place(member, changes)).value();
const pay = (depositId: DepositId, amountMinor = '5000') =>
  reportPayment(server, payments.paymentIdOf(depositId), depositId, amountMinor);
const read = async ({ token }: TestMember, depositId: DepositId) =>
  (await server.call('getDeposit', { token, params: { depositId } })).value();
const turnoverOf = async ({ token }: TestMember) =>
  (await server.call('listMemberPromotions', { token })).value().turnover;
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);
const promotions = async () =>
  (await server.ledger.balanceOf('wau' as never, houseAccountId('promotions')))?.balanceMinor ?? 0n;
const booksBalance = async () => {
  await server.ledger.rollUpHouse('wau' as never);
  expect(await server.ledger.verifyChains('wau' as never)).toEqual([]);
};
const spentOf = async (promotionId: string) => {
  const [row] = await server.runner.query<{ spent_minor: bigint; granted_count: number }>({
    text: 'select spent_minor, granted_count from wau.reward_offers where announcement_id = $1',
    values: [promotionId],
  });
  return row;
};

describe('CA-02 a bonus that is chosen with a deposit', () => {
  test('is given with the money, once, with its turnover, and the inbox and the order say so', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'join', action: 'deposit' });
    const deposit = await placed(member, { promotionId });
    expect(deposit.bonus).toEqual({
      ...{ promotionId, status: 'chosen', amountMinor: '2500', turnoverMinor: '7500', reason: null },
    });
    expect(await balanceOf(server, member)).toBe(0n);
    for (const _ of [1, 2]) await pay(deposit.depositId);
    expect(await balanceOf(server, member)).toBe(7_500n);
    expect((await read(member, deposit.depositId)).bonus).toEqual({
      ...{ promotionId, status: 'granted', amountMinor: '2500', turnoverMinor: '7500', reason: null },
    });
    expect(await turnoverOf(member)).toMatchObject({ requiredMinor: '7500', missingMinor: '7500' });
    // The page of withdrawals names what it is asked for.
    expect((await server.call('getWithdrawalTerms', { token: member.token })).value().turnover.open).toEqual([
      {
        ...{ reference: expect.stringMatching(/^rwd_/), source: 'promotion', title: expect.any(String) },
        ...{ grantedMinor: '2500', requiredMinor: '7500', playedMinor: '0' },
      },
    ]);
    expect(await standingOf(member, promotionId)).toMatchObject({ status: 'claimed', action: null });
    expect(await spentOf(promotionId)).toEqual({ spent_minor: 2_500n, granted_count: 1 });
    const told = await inboxOf(member);
    expect(told.filter((content) => content.includes(`Ganjaran ${promotionId}`))).toHaveLength(1);
    const { list } = (await server.call('listMovements', { token: member.token, query: {} })).value();
    expect(list.map(({ reason, amountMinor }) => [reason, amountMinor]).toSorted()).toEqual([
      ['bonus', '2500'],
      ['deposit', '5000'],
    ]);
    await booksBalance();
  });

  test('none is chosen unless it is asked for', async () => {
    const member = await newMember();
    await addBonus();
    const deposit = await placed(member, {});
    expect(deposit.bonus).toBeNull();
    await pay(deposit.depositId);
    expect(await balanceOf(server, member)).toBe(5_000n);
    expect(await turnoverOf(member)).toMatchObject({ missingMinor: '0' });
  });

  test('a repeated order is the same one, and another bonus under its key is refused', async () => {
    const member = await newMember();
    const [promotionId, other] = [await addBonus(), await addBonus()];
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => place(member, { promotionId }, key)));
    expect(new Set(answers.map((answer) => answer.value().depositId)).size).toBe(1);
    expect((await place(member, { promotionId: other }, key)).outcome()).toBe('409 idempotency.conflict');
    expect((await place(member, {}, key)).outcome()).toBe('409 idempotency.conflict');
  });

  test('twenty reports at once give it once', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    const { depositId } = await placed(member, { promotionId });
    await Promise.all(Array.from({ length: 20 }, () => pay(depositId)));
    expect(await balanceOf(server, member)).toBe(7_500n);
    expect(await spentOf(promotionId)).toEqual({ spent_minor: 2_500n, granted_count: 1 });
    await booksBalance();
  });

  test('two deposits that come at once with the same bonus get it once, and both are credited', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    const orders = [await placed(member, { promotionId }), await placed(member, { promotionId })];
    await Promise.all(orders.map(({ depositId }) => pay(depositId)));
    expect(await balanceOf(server, member)).toBe(12_500n);
    const bonuses = await Promise.all(
      orders.map(async ({ depositId }) => (await read(member, depositId)).bonus),
    );
    expect(bonuses.map((bonus) => [bonus?.status, bonus?.reason]).toSorted()).toEqual([
      ['granted', null],
      ['refused', 'used'],
    ]);
    expect(bonuses.find((bonus) => bonus?.status === 'refused')).toMatchObject({
      ...{ amountMinor: '0', turnoverMinor: '0' },
    });
    await booksBalance();
  });

  test('twenty members at once get what the budget gives, and every deposit is credited', async () => {
    const promotionId = await addBonus({ budget_minor: 12_499n });
    const before = await promotions();
    const members = await Promise.all(Array.from({ length: 20 }, newMember));
    const orders = await Promise.all(members.map((member) => placed(member, { promotionId })));
    await Promise.all(orders.map(({ depositId }) => pay(depositId)));
    const balances = await Promise.all(members.map((member) => balanceOf(server, member)));
    expect(balances.filter((balance) => balance === 7_500n)).toHaveLength(4);
    expect(balances.filter((balance) => balance === 5_000n)).toHaveLength(16);
    expect(await spentOf(promotionId)).toEqual({ spent_minor: 10_000n, granted_count: 4 });
    await booksBalance();
    expect(before - (await promotions())).toBe(10_000n);
  });

  test('of what recurs each day gives its own, and the terms are those of the order', async () => {
    const member = await newMember();
    const promotionId = await addBonus({ recurrence: 'daily' });
    const first = await placed(member, { promotionId });
    await owner.query(
      `update wau.reward_offers set reward_basis_points = 100, turnover_times = 50, condition_minor = 9000
        where announcement_id = $1`,
      [promotionId],
    );
    await pay(first.depositId);
    expect((await read(member, first.depositId)).bonus).toMatchObject({
      ...{ status: 'granted', amountMinor: '2500', turnoverMinor: '7500' },
    });
    expect((await place(member, { promotionId })).outcome()).toBe('409 promotion.used');
    const tomorrow = await scene.later(member, dayMs);
    const second = await placed(tomorrow, { promotionId, amountMinor: '20000' });
    await pay(second.depositId, '20000');
    expect((await read(tomorrow, second.depositId)).bonus).toMatchObject({ amountMinor: '200' });
  });
});

describe('CA-02 what came is credited whatever became of the bonus, and the member is told why', () => {
  const ends: readonly [string, string, (promotionId: string, member: TestMember) => Promise<unknown>][] = [
    [
      'closed',
      'sudah tamat',
      (promotionId) =>
        owner.query('update wau.promotions set ends_at = $2 where announcement_id = $1', [
          promotionId,
          new Date(server.clock.nowMs()),
        ]),
    ],
    [
      'budget',
      'sudah habis',
      (promotionId) =>
        owner.query(
          'update wau.reward_offers set budget_count = 1, granted_count = 1 where announcement_id = $1',
          [promotionId],
        ),
    ],
    [
      'paused',
      'pengecualian diri',
      (_, member) =>
        owner.query(
          `insert into wau.play_pauses (merchant_id, member_id, pause_id, kind, source, begins_at, ends_at)
           values ('wau', $1, 'x', 'exclusion', 'member', $2, null)`,
          [member.memberId, new Date(server.clock.nowMs())],
        ),
    ],
  ];

  test.each(ends)('%s', async (reason, words, end) => {
    const member = await newMember();
    const promotionId = await addBonus();
    const { depositId } = await placed(member, { promotionId });
    await end(promotionId, member);
    await pay(depositId);
    expect(await balanceOf(server, member)).toBe(5_000n);
    const deposit = await read(member, depositId);
    expect(deposit).toMatchObject({
      status: 'approved',
      bonus: { status: 'refused', reason, amountMinor: '0' },
    });
    const told = (await inboxOf(member)).filter((content) => content.includes(`Ganjaran ${promotionId}`));
    expect(told).toEqual([expect.stringContaining(words)]);
    await booksBalance();
  });

  test('switched off meanwhile', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    const { depositId } = await placed(member, { promotionId });
    await turnSwitch(server, 'flag REWCEN3', 'off');
    await pay(depositId);
    await turnSwitch(server, 'flag REWCEN3', 'on');
    expect((await read(member, depositId)).bonus).toMatchObject({ status: 'refused', reason: 'closed' });
    expect(await balanceOf(server, member)).toBe(5_000n);
  });

  test('money that comes after the order was given up brings the bonus as well', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    const { depositId } = await placed(member, { promotionId });
    await server.call('cancelDeposit', { token: member.token, params: { depositId } });
    expect((await read(member, depositId)).bonus?.status).toBe('chosen');
    await pay(depositId);
    expect(await read(member, depositId)).toMatchObject({
      ...{ status: 'approved', creditedAfter: 'cancelled', bonus: { status: 'granted' } },
    });
    expect(await balanceOf(server, member)).toBe(7_500n);
  });
});

describe('CA-02 a bank transfer with a bonus', () => {
  const transfer = (member: TestMember, promotionId: string) =>
    placed(member, { methodCode: 'bank-transfer', amountMinor: '10000', promotionId });
  let operatorToken: string;
  beforeAll(async () => {
    operatorToken = (await openOperator(server, 'kasir', 'cashier')).token;
  });
  const approve = (depositId: DepositId, receivedMinor: string) =>
    server.call('decideDeposit', {
      ...{ token: operatorToken, params: { depositId } },
      body: { decision: 'approved', receivedMinor },
    });

  test('gives it by what the person saw come, once', async () => {
    const member = await newMember();
    const { depositId } = await transfer(member, await addBonus());
    expect((await approve(depositId, '4000')).outcome()).toBe('200');
    expect((await approve(depositId, '4000')).outcome()).toBe('409 deposit.decided');
    expect(await balanceOf(server, member)).toBe(6_000n);
    expect((await read(member, depositId)).bonus).toMatchObject({
      ...{ status: 'granted', amountMinor: '2000', turnoverMinor: '6000' },
    });
    await booksBalance();
  });

  test('less than it asks for brings none', async () => {
    const member = await newMember();
    const { depositId } = await transfer(member, await addBonus());
    expect((await approve(depositId, '1999')).outcome()).toBe('200');
    expect(await balanceOf(server, member)).toBe(1_999n);
    expect((await read(member, depositId)).bonus).toMatchObject({ status: 'refused', reason: 'minimum' });
    expect((await inboxOf(member)).some((content) => content.includes('kurang daripada syaratnya'))).toBe(
      true,
    );
  });
});

describe('CA-02 what cannot be chosen is refused, and nothing is ordered', () => {
  const refusals: readonly [string, () => Promise<Partial<Order>>][] = [
    ['404 promotion.unknown', async () => ({ promotionId: 'no-such-promotion' })],
    ['404 promotion.unknown', async () => ({ promotionId: await scene.addOffer() })],
    [
      '404 promotion.unknown',
      async () => ({ promotionId: await addBonus({ audience: 'club', club_level_from: 9 }) }),
    ],
    [
      '409 promotion.closed',
      async () => ({ promotionId: await addBonus({ ends_at: new Date(server.clock.nowMs()) }) }),
    ],
    [
      '409 promotion.closed',
      async () => ({ promotionId: await addBonus({ budget_count: 1, granted_count: 1 }) }),
    ],
    ['409 promotion.budget.spent', async () => ({ promotionId: await addBonus({ budget_minor: 2_499n }) })],
    ['400 deposit.bonus.below.minimum', async () => ({ promotionId: await addBonus(), amountMinor: '1999' })],
  ];
  test.each(refusals)('%s', async (outcome, changes) => {
    const member = await newMember();
    expect((await place(member, await changes())).outcome()).toBe(outcome);
    const { list } = (await server.call('listDeposits', { token: member.token, query: {} })).value();
    expect(list).toEqual([]);
  });

  test.each(['flag REWCEN3', 'module REWCEN3'] as const)(
    '403 module.unavailable: %s is off',
    async (name) => {
      const member = await newMember();
      const promotionId = await addBonus();
      await turnSwitch(server, name, 'off');
      const refused = await place(member, { promotionId });
      const without = await place(member, {});
      await turnSwitch(server, name, 'on');
      expect(refused.outcome()).toBe('403 module.unavailable');
      expect(without.outcome()).toBe('200');
    },
  );

  test('it is neither claimed nor joined: it comes with a deposit alone', async () => {
    const member = await newMember();
    const promotionId = await addBonus();
    expect((await scene.claim(member, promotionId)).outcome()).toBe('409 promotion.not.due');
    expect((await scene.join(member, promotionId)).outcome()).toBe('409 promotion.not.due');
    expect((await scene.apply(member, promotionId)).outcome()).toBe('409 promotion.not.due');
    expect(await balanceOf(server, member)).toBe(0n);
  });
});
