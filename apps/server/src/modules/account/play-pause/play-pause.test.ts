import type { MerchantCode } from '@wau/contract/ids';
import { toMinor } from '@wau/money/minor';
import { withTransaction } from '@wau/service/database/database';
import { describe, expect, test } from 'vitest';
import { studioVendorCode, studioVendorKey } from '../../../seed-demo.ts';
import { balanceOf, fund } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee, testPaymentPassword } from '../../../testing/open-payee.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { createTestPayments } from '../../../testing/test-payments.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import { openPlayer } from '../../play/vendor/testing/test-player.ts';
import { createVendorClient } from '../../play/vendor/testing/vendor-client.ts';

const server = await createTestServer({
  dependencies: (usual) => ({ ...usual, sandboxTransport: createTestPayments().transport }),
});
const vendor = createVendorClient(server.handle.vendorTransport, {
  vendorCode: studioVendorCode,
  key: studioVendorKey(testSecret),
  clock: server.clock,
});
const dayMs = 24 * 3_600_000;

type Owner = Pick<TestMember, 'token' | 'merchantCode'>;
const pause = ({ token, merchantCode }: Owner, kind: 'cool.off' | 'exclusion', days: number | null) =>
  server.call('pausePlay', { token, merchantCode, body: { kind, days } });
const logIn = async ({ username, password, merchantCode }: TestMember) =>
  (
    await server.call('login', {
      merchantCode,
      body: { type: 'username', username, password, captcha: '' },
    })
  ).value();
const pauseOf = async ({ token, merchantCode }: Owner) =>
  (await server.call('getPlayPause', { token, merchantCode })).value().pause;
const isInPlay = async ({ token, merchantCode }: Owner) =>
  (await server.call('listHotMatches', { token, merchantCode })).outcome() !== '401 session.ended' &&
  (await server.call('getPlayLimits', { token, merchantCode })).outcome() === '200';
/** A number that its owner has confirmed. */
const confirmNumber = ({ memberId }: TestMember, mobileNumber: string) =>
  server.runner.query({
    text: 'update wau.members set mobile_number = $2, mobile_confirmed_at = now() where member_id = $1',
    values: [memberId, mobileNumber],
  });

describe('ME-08 a break from play', () => {
  test('ends all sessions and what bets are taken by; a login opens the way to the money alone', async () => {
    const player = await openPlayer(server, vendor, 100_000n);
    const { member } = player;
    const bankCardId = await openPayee(server, member, '114098761111');
    const ends = (await pause(member, 'cool.off', 7)).value().endsAt ?? '';
    expect(new Date(ends).getTime() - server.clock.nowMs()).toBeCloseTo(7 * dayMs, -4);
    expect((await server.call('getBalance', { token: member.token })).outcome()).toBe('401 session.ended');
    expect((await vendor.send('bet', player.round().bet)).outcome).toBe('401 vendor.token.expired');

    const { token, isPaused } = await logIn(member);
    expect(isPaused).toBe(true);
    expect(await pauseOf({ ...member, token })).toMatchObject({
      kind: 'cool.off',
      source: 'member',
      endsAt: ends,
    });
    const deposit = {
      token,
      idempotencyKey: 'paused-deposit-0001',
      body: { methodCode: 'online-banking', amountMinor: '5000', returnPath: '/m/voucherCenter' },
    };
    expect((await server.call('placeDeposit', deposit)).outcome()).toBe('403 play.paused');
    expect(
      (await server.call('launchGame', { token, query: { vendor: 'studio', gameId: 'dice' } })).outcome(),
    ).toBe('403 play.paused');
    const renewed = (await server.call('renewSession', { token })).value();
    expect(renewed.isPaused).toBe(true);
    const withdrawal = await server.call('placeWithdrawal', {
      token: renewed.token,
      idempotencyKey: 'paused-withdrawal-0001',
      body: { bankCardId, amountMinor: '5000', paymentPassword: testPaymentPassword },
    });
    expect(withdrawal.outcome()).toBe('200');
  });

  test('ends by itself, is never shortened, and has one of its lengths', async () => {
    const member = await server.openMember('rests1');
    for (const [kind, days] of [
      ['cool.off', null],
      ['cool.off', 43],
      ['exclusion', 182],
    ] as const) {
      expect((await pause(member, kind, days)).outcome()).toBe('400 play.pause.length.wrong');
    }
    await pause(member, 'cool.off', 42);
    const paused = await logIn(member);
    const { endsAt } = (await pause({ ...member, ...paused }, 'cool.off', 1)).value();
    expect(new Date(endsAt ?? '').getTime() - server.clock.nowMs()).toBeGreaterThan(41 * dayMs);
    const stillPaused = await logIn(member);
    expect(stillPaused.isPaused).toBe(true);
    server.clock.advance(42 * dayMs + 1_000);
    const back = await logIn(member);
    expect(back.isPaused).toBeUndefined();
    expect(await isInPlay({ ...member, token: back.token })).toBe(true);
  });

  test('twenty wishes at once leave the longest', async () => {
    const member = await server.openMember('rests2');
    await Promise.all(Array.from({ length: 20 }, (_, index) => pause(member, 'cool.off', index + 1)));
    const { token } = await logIn(member);
    const held = await pauseOf({ ...member, token });
    const lines = await server.runner.query<{ ends_at: Date }>({
      text: 'select ends_at from wau.play_pauses where member_id = $1 order by ends_at desc',
      values: [member.memberId],
    });
    expect(held?.endsAt).toBe(lines[0]?.ends_at.toISOString());
  });
});

describe('ME-08 self-exclusion', () => {
  test('holds for the same person at every merchant of the operator, and at no other’s', async () => {
    const here = await server.openMember('excluded1');
    const there = await server.openMember('elsewhere1', 'laut');
    const somebody = await server.openMember('somebody1', 'laut');
    for (const member of [here, there]) await confirmNumber(member, '+60123450001');
    await confirmNumber(somebody, '+60123450002');
    expect((await pause(here, 'exclusion', null)).value()).toEqual({ endsAt: null });
    expect((await server.call('getBalance', { token: there.token, merchantCode: 'laut' })).outcome()).toBe(
      '401 session.ended',
    );
    const { token } = await logIn(there);
    expect(await pauseOf({ ...there, token })).toMatchObject({
      kind: 'exclusion',
      source: 'elsewhere',
      endsAt: null,
    });
    expect((await server.call('getBalance', { token: somebody.token, merchantCode: 'laut' })).outcome()).toBe(
      '200',
    );
    const kept = await server.runner.query<{ row: string }>({
      text: 'select to_jsonb(excluded)::text as row from wau.excluded_identities as excluded',
      values: [],
    });
    expect(kept.map(({ row }) => row).join()).not.toContain('123450001');

    await server.runner.query({
      text: `update wau.merchants set operator_code = 'other' where merchant_id = 'laut'`,
      values: [],
    });
    try {
      const third = await server.openMember('excluded2');
      const fourth = await server.openMember('elsewhere2', 'laut');
      for (const member of [third, fourth]) await confirmNumber(member, '+60123450003');
      await pause(third, 'exclusion', 183);
      expect((await server.call('getBalance', { token: fourth.token, merchantCode: 'laut' })).outcome()).toBe(
        '200',
      );
    } finally {
      await server.runner.query({
        text: `update wau.merchants set operator_code = 'house' where merchant_id = 'laut'`,
        values: [],
      });
    }
  });

  test('AC-13 nobody registers under the same address while it lasts, at another merchant of the operator either', async () => {
    const member = await server.openMember('excluded3');
    await server.runner.query({
      text: `update wau.members set email = 'Ali.Ria@example.test' where member_id = $1`,
      values: [member.memberId],
    });
    await pause(member, 'exclusion', 183);
    let number = 0;
    const register = async (merchantCode: MerchantCode) => {
      number += 1;
      const captcha = await server.makeCaptcha(merchantCode);
      return server.call('register', {
        merchantCode,
        headers: captcha.headers,
        body: registerBody({
          username: `baharu${number}`,
          email: 'ali.ria@EXAMPLE.test',
          captcha: captcha.answer,
        }),
      });
    };
    const elsewhere = 'laut' as MerchantCode;
    expect((await register(elsewhere)).outcome()).toBe('403 register.excluded');
    server.clock.advance(184 * dayMs);
    expect((await register(elsewhere)).outcome()).toBe('200');
  });

  test('CA-03 whoever is excluded withdraws the own money, and rewards that were not played through lapse; whoever only rests waits', async () => {
    for (const [kind, days, outcome] of [
      ['cool.off', 1, '409 turnover.missing'],
      ['exclusion', 183, '200'],
    ] as const) {
      const member = await server.openMember(`bonus${days}`);
      await fund(server, member, 20_000n);
      const bankCardId = await openPayee(server, member, `11409876${2_000 + days}`);
      const owner = { ...member, currencyCode: 'MYR' } as const;
      const requirement = {
        reference: `rwd-${days}`,
        requiredMinor: toMinor(50_000n),
        grantedMinor: toMinor(5_000n),
      };
      await withTransaction(server.database, (tx) =>
        addTurnoverRequirement(tx, owner, requirement, new Date(server.clock.nowMs())),
      );
      await pause(member, kind, days);
      const { token } = await logIn(member);
      const order = {
        token,
        idempotencyKey: `excluded-withdrawal-${days}`,
        body: { bankCardId, amountMinor: '15000', paymentPassword: testPaymentPassword },
      };
      const terms = (await server.call('getWithdrawalTerms', { token })).value();
      const isExcluded = kind === 'exclusion';
      expect([terms.balanceMinor, terms.lapsingMinor]).toEqual(
        isExcluded ? ['15000', '5000'] : ['20000', '0'],
      );
      if (isExcluded) {
        const more = { ...order, body: { ...order.body, amountMinor: '15001' } };
        expect((await server.call('placeWithdrawal', more)).outcome()).toBe('402 balance.insufficient');
      }
      const placing = { ...order, idempotencyKey: `${order.idempotencyKey}-again` };
      expect((await server.call('placeWithdrawal', placing)).outcome(), kind).toBe(outcome);
      expect(await balanceOf(server, member)).toBe(isExcluded ? 0n : 20_000n);
    }
  });

  test('an operator can exclude a member, with a reason in the audit; nobody unknown, and never shorten it', async () => {
    const { token } = await openOperator(server, 'penjaga', 'supporter');
    const member = await server.openMember('excluded4');
    const exclude = (memberId: TestMember['memberId'], reason: string, days: number | null = null) =>
      server.call('excludeMember', {
        token,
        params: { memberId },
        body: { kind: 'exclusion', days, reason },
      });
    expect((await exclude(member.memberId, ' ')).outcome()).toBe('400 request.invalid');
    expect((await exclude(member.memberId, 'Atas permintaan ahli')).value()).toEqual({ endsAt: null });
    expect((await exclude(member.memberId, 'Lebih pendek', 183)).value()).toEqual({ endsAt: null });
    const stranger = await server.openMember('stranger4', 'laut');
    expect((await exclude(stranger.memberId, 'Ahli orang lain')).outcome()).toBe('404 member.unknown');
    const entries = await server.runner.query<{ new_values: Record<string, unknown> }>({
      text: `select new_values from wau.audit_entries where subject = $1 order by entry_id`,
      values: [member.memberId],
    });
    expect(entries.map(({ new_values: { kind, until, reason } }) => [kind, until, reason])).toEqual([
      ['exclusion', null, 'Atas permintaan ahli'],
      ['exclusion', null, 'Lebih pendek'],
    ]);
  });
});

test('AC-10 play money has no break to take', async () => {
  const account = (await server.call('createTrialAccount', {})).value();
  const { userName: username, password } = account;
  const trial = (await server.call('loginTrial', { body: { username, password } })).value();
  expect((await pause(trial, 'cool.off', 1)).outcome()).toBe('403 trial.closed');
});
