import type { DepositId, MemberId, MerchantCode, ReferralId } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import { newId, systemRandom } from '@wau/service/random';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { serverConfigDefaults } from '../../../server-config.ts';
import { changeSetting, turnSwitch } from '../../../testing/change-settings.ts';
import { balanceOf } from '../../../testing/member-money.ts';
import { openOperator } from '../../../testing/open-operator.ts';
import { openPayee } from '../../../testing/open-payee.ts';
import { registerBody } from '../../../testing/register-body.ts';
import { switchOnFlags } from '../../../testing/switch-on-flags.ts';
import { createTestServer, type TestMember, testSecret } from '../../../testing/test-server.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { rewardFriendsJob } from './reward-friends-job.ts';

const server = await createTestServer();
const wau = 'wau' as MerchantCode;
const operator = await openOperator(server, 'promoter', 'promoter');
const dayMs = 86_400_000;

const usual = {
  'referral-reward': '2000',
  'referral-deposit': '5000',
  'referral-turnover': '10000',
  'referral-days': '30',
  'referral-turnover-times': '3',
  'referral-daily-count': '10',
  'referral-monthly-count': '50',
  'referral-budget': '100000000',
  'referral-steps': 'none',
};
async function set(changes: Partial<typeof usual>): Promise<void> {
  for (const [settingName, value] of Object.entries(changes))
    await changeSetting(server, { merchantId: wau, settingName, value });
}
beforeAll(async () => {
  await switchOnFlags(server, 'REFERRAL');
  await set(usual);
});
afterEach(() => set(usual));

let number = 0;
const newInviter = (): Promise<TestMember> => {
  number += 1;
  return server.openMember(`inviter${number}`);
};

interface Friend {
  readonly memberId: MemberId;
  readonly username: string;
  readonly token: string;
}

/** A friend who came by the inviter's link, as the app sends it, from an address of the own. */
async function newFriend(inviter: TestMember, address?: string): Promise<Friend> {
  number += 1;
  const { linkPath } = await referralOf(inviter);
  const recommenderId = new URL(linkPath, 'http://localhost').searchParams.get('recommenderId') ?? '';
  const username = `friend${number}`;
  const session = await server.call('register', {
    body: registerBody({ username, recommenderId }),
    address: address ?? `198.51.${Math.floor(number / 250)}.${number % 250}`,
  });
  const { token } = session.value();
  const { id } = (await server.call('getMemberInfo', { token })).value();
  return { memberId: id, username, token };
}

/** Money that came from the friend, `afterMs` from now. */
async function deposit({ memberId }: Friend, amountMinor = 5_000n, afterMs = 0): Promise<void> {
  const at = new Date(server.clock.nowMs() + afterMs);
  const depositId: DepositId = newId('deposit', server.clock, systemRandom);
  await server.runner.query({
    text: `insert into wau.deposits (merchant_id, deposit_id, member_id, method_code, provider_code, amount_minor,
                                     currency, status, payment_intent, placed_at, expires_at, decided_at)
           select 'wau', $1, $2, method_code, provider_code, $3, 'MYR', 'approved', '{}', $4, $4, $4
             from wau.deposit_methods where merchant_id = 'wau' limit 1`,
    values: [depositId, memberId, amountMinor, at],
  });
}

async function stake(
  { memberId }: Pick<Friend, 'memberId'>,
  turnoverMinor = 10_000n,
  days = 0,
): Promise<void> {
  await server.runner.query({
    text: `insert into wau.bet_day_sums (merchant_id, member_id, day, category, currency, bet_count, stake_minor,
                                         payout_minor, turnover_minor)
           values ('wau', $1, wau.merchant_day('wau', $3) + $4::integer, 'RNG', 'MYR', 1, $2, 0, $2)
           on conflict (merchant_id, member_id, day, category, currency)
           do update set turnover_minor = wau.bet_day_sums.turnover_minor + excluded.turnover_minor`,
    values: [memberId, turnoverMinor, new Date(server.clock.nowMs()), days],
  });
}

async function newPlayingFriend(inviter: TestMember, address?: string): Promise<Friend> {
  const friend = await newFriend(inviter, address);
  await deposit(friend);
  await stake(friend);
  return friend;
}

/** What the job reads of the configuration. */
const config = { ...serverConfigDefaults, masterSecret: testSecret } as Parameters<
  typeof rewardFriendsJob
>[0]['config'];
const parts = { ...server, random: systemRandom, config };
const runJob = () => rewardFriendsJob(parts).run({}, new AbortController().signal);
const referralOf = async ({ token }: TestMember) => (await server.call('getReferral', { token })).value();
const friendsOf = async ({ token }: TestMember) =>
  (await server.call('listInvitedFriends', { token, query: {} })).value().list;
const stateOf = async (inviter: TestMember) => (await friendsOf(inviter))[0]?.state;
const referrals = async (username?: string) =>
  (
    await server.call('listReferrals', {
      token: operator.token,
      query: username === undefined ? {} : { username },
    })
  ).value().list;
const heldOf = async (inviter: TestMember) =>
  (await referrals()).find(({ inviterUsername }) => inviterUsername === inviter.username);
const decide = (
  referralId: ReferralId,
  decision: 'approved' | 'rejected',
  reason = 'Dua orang, satu rumah',
) =>
  server.call('decideReferral', {
    token: operator.token,
    params: { referralId },
    body: { decision, reason },
  });
/** Another session of the inviter: of today, or from another address. */
async function logIn({ username, password }: TestMember, address = '127.0.0.1'): Promise<string> {
  const body = { type: 'username', username, password, captcha: '' } as const;
  return (await server.call('login', { body, address })).value().token;
}
const inboxOf = async ({ token }: TestMember) =>
  (await server.call('listInboxMessages', { token, query: {} })).value().list.map(({ content }) => content);

const share: Readonly<Record<ReferralMark, (inviter: TestMember) => Promise<Friend>>> = {
  device: async (inviter) => {
    const friend = await newPlayingFriend(inviter);
    await server.runner.query({
      text: `insert into wau.known_devices (merchant_id, member_id, device_hash, last_login_at)
             select merchant_id, $1, device_hash, last_login_at from wau.known_devices where member_id = $2 limit 1`,
      values: [inviter.memberId, friend.memberId],
    });
    return friend;
  },
  address: async (inviter) => {
    await logIn(inviter, '203.0.113.77');
    return newPlayingFriend(inviter, '203.0.113.77');
  },
  bankAccount: async (inviter) => {
    const friend = await newPlayingFriend(inviter);
    const accountNumber = `5140987654${10 + (number % 80)}`;
    await openPayee(server, inviter, accountNumber);
    await addCard(friend, 'Chong Wei', accountNumber);
    return friend;
  },
  payeeName: async (inviter) => {
    const friend = await newPlayingFriend(inviter);
    await openPayee(server, inviter, `6140987654${10 + (number % 80)}`);
    await addCard(friend, 'ALI BIN ABU', `7140987654${10 + (number % 80)}`);
    return friend;
  },
  mobileNumber: async (inviter) => {
    const friend = await newPlayingFriend(inviter);
    for (const [memberId, confirmedAt] of [
      [inviter.memberId, new Date(0)],
      [friend.memberId, null],
    ] as const) {
      await server.runner.query({
        text: 'update wau.members set mobile_number = $2, mobile_confirmed_at = $3 where member_id = $1',
        values: [memberId, `+6012555${1000 + number}`, confirmedAt],
      });
    }
    return friend;
  },
};
const addCard = async ({ token }: Friend, holderName: string, accountNumber: string) => {
  const body = { loginPassword: 'layang-layang-9', bankCode: 'maybank', accountNumber, holderName };
  (await server.call('addBankCard', { token, body })).value();
};

describe('ME-12 a friend who plays', () => {
  test('ME-12 comes by the link, is seen on the way, and is rewarded once, with its reason and its stakes', async () => {
    const inviter = await newInviter();
    expect(await referralOf(inviter)).toMatchObject({
      linkPath: `/m/register?recommenderId=${inviter.memberId}`,
      ...{ isRewarded: true, rewardMinor: '2000', turnoverTimes: 3, dailyCount: 10, monthlyCount: 50 },
      asked: { depositMinor: '5000', turnoverMinor: '10000', withinDays: 30 },
      totals: { invitedCount: 0, depositedCount: 0, rewardedCount: 0, rewardedMinor: '0' },
    });
    const friend = await newFriend(inviter);
    expect(await friendsOf(inviter)).toMatchObject([
      { friendName: 'fr***', state: 'registered', rewardMinor: null },
    ]);
    await deposit(friend);
    await runJob();
    expect(await stateOf(inviter)).toBe('deposited');
    await stake(friend, 9_999n);
    await runJob();
    expect(await stateOf(inviter)).toBe('deposited');
    await stake(friend, 1n);
    await runJob();
    await runJob();
    expect(await friendsOf(inviter)).toMatchObject([{ state: 'rewarded', rewardMinor: '2000' }]);
    expect(await balanceOf(server, inviter)).toBe(2_000n);
    const movements = (
      await server.call('listMovements', { token: inviter.token, query: { kind: 'bonus' } })
    ).value().list;
    expect(movements).toMatchObject([{ reason: 'referral.reward', amountMinor: '2000' }]);
    expect((await inboxOf(inviter))[0]).toContain('fr***');
    expect((await server.call('getWithdrawalTerms', { token: inviter.token })).value()).toMatchObject({
      turnover: { missingMinor: '6000' },
    });
    expect((await referralOf(inviter)).totals).toEqual({
      ...{ invitedCount: 1, depositedCount: 1, rewardedCount: 1, rewardedMinor: '2000' },
    });
    expect(await server.ledger.verifyChains(wau)).toEqual([]);
  });

  test('ME-12 F1 twenty runs at the same time pay once for each friend', async () => {
    const inviter = await newInviter();
    for (const _ of [1, 2, 3]) await newPlayingFriend(inviter);
    await Promise.all(Array.from({ length: 20 }, runJob));
    expect(await balanceOf(server, inviter)).toBe(6_000n);
    expect((await friendsOf(inviter)).map(({ state }) => state)).toEqual([
      'rewarded',
      'rewarded',
      'rewarded',
    ]);
  });

  test.each([
    ['a first deposit that is smaller', (friend: Friend) => deposit(friend, 4_999n)],
    ['a first deposit that is late', (friend: Friend) => deposit(friend, 5_000n, 30 * dayMs + 1)],
  ])('ME-12 %s brings nothing, and a larger one afterwards neither', async (_, first) => {
    const inviter = await newInviter();
    const friend = await newFriend(inviter);
    await first(friend);
    await deposit(friend, 50_000n, 30 * dayMs + 2);
    await stake(friend);
    await runJob();
    expect(await stateOf(inviter)).toBe('deposited');
    expect(await balanceOf(server, inviter)).toBe(0n);
  });

  test('ME-12 with the switch off no friend who was held is paid for, and one can still be rejected', async () => {
    const [inviter, another] = [await newInviter(), await newInviter()];
    for (const each of [inviter, another]) await share.device(each);
    await runJob();
    const held = (await heldOf(inviter))?.referralId as ReferralId;
    const other = (await heldOf(another))?.referralId as ReferralId;
    await turnSwitch(server, 'flag REFERRAL', 'off');
    try {
      expect((await decide(held, 'approved')).outcome()).toBe('403 module.unavailable');
      expect((await decide(other, 'rejected')).outcome()).toBe('200');
    } finally {
      await turnSwitch(server, 'flag REFERRAL', 'on');
    }
    expect(await balanceOf(server, inviter)).toBe(0n);
    expect((await decide(held, 'approved')).outcome()).toBe('200');
  });

  test('ME-12 with the switch off nothing is answered and nothing is paid', async () => {
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await turnSwitch(server, 'flag REFERRAL', 'off');
    try {
      const { token } = inviter;
      expect((await server.call('getReferral', { token })).outcome()).toBe('403 module.unavailable');
      expect((await server.call('listInvitedFriends', { token, query: {} })).outcome()).toBe(
        '403 module.unavailable',
      );
      await runJob();
    } finally {
      await turnSwitch(server, 'flag REFERRAL', 'on');
    }
    expect(await balanceOf(server, inviter)).toBe(0n);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(2_000n);
  });

  test('ME-12 the list goes on page by page, and knows its own friends alone', async () => {
    const inviter = await newInviter();
    const other = await newInviter();
    await newFriend(other);
    for (const _ of [1, 2, 3]) await newFriend(inviter);
    const page = async (cursor?: string) =>
      (
        await server.call('listInvitedFriends', {
          token: inviter.token,
          query: { pageSize: 2, ...(cursor === undefined ? {} : { cursor }) },
        })
      ).value();
    const first = await page();
    expect(first.list).toHaveLength(2);
    const second = await page(first.nextCursor);
    expect([second.list.length, second.nextCursor]).toEqual([1, undefined]);
    const { token } = inviter;
    const wrong = await server.call('listInvitedFriends', { token, query: { cursor: 'nonsense' } });
    expect(wrong.outcome()).toBe('400 request.invalid');
  });
});

describe('ME-12 bounds', () => {
  test('ME-12 no more is given than the budget, and what does not fit waits until it is raised', async () => {
    const [spent] = await server.runner.query<{ spent: string }>({
      text: `select coalesce(max(spent_minor), 0)::text as spent from wau.referral_spending where merchant_id = 'wau'`,
      values: [],
    });
    const budget = BigInt(spent?.spent ?? '0') + 3_999n;
    await set({ 'referral-budget': String(budget) });
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await newPlayingFriend(inviter);
    await Promise.all([runJob(), runJob(), runJob()]);
    expect(await balanceOf(server, inviter)).toBe(2_000n);
    expect((await friendsOf(inviter)).map(({ state }) => state).sort()).toEqual(['qualified', 'rewarded']);
    expect((await referralOf(inviter)).isRewarded).toBe(false);
    await set({ 'referral-budget': String(budget + 1n) });
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_000n);
  });

  test('ME-12 a member gets no more in all than the menu says', async () => {
    const limit = (minor: number) =>
      server.runner.query({
        text: `update wau.merchants set referral_bonus_minor = $1 where merchant_id = 'wau'`,
        values: [minor],
      });
    const [before] = await server.runner.query<{ referral_bonus_minor: bigint }>({
      text: `select referral_bonus_minor from wau.merchants where merchant_id = 'wau'`,
      values: [],
    });
    await limit(3_999);
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await newPlayingFriend(inviter);
    await runJob();
    await runJob();
    expect((await referralOf(inviter)).mostMinor).toBe('3999');
    expect(await balanceOf(server, inviter)).toBe(2_000n);
    await limit(4_000);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_000n);
    await limit(Number(before?.referral_bonus_minor));
  });

  test('ME-12 a step that has no room any more is cut, and keeps nobody from their own reward', async () => {
    const limit = (minor: number) =>
      server.runner.query({
        text: `update wau.merchants set referral_bonus_minor = $1 where merchant_id = 'wau'`,
        values: [minor],
      });
    const [before] = await server.runner.query<{ referral_bonus_minor: bigint }>({
      text: `select referral_bonus_minor from wau.merchants where merchant_id = 'wau'`,
      values: [],
    });
    await set({ 'referral-steps': '1:2500' });
    await limit(5_000);
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_500n);
    const other = await newInviter();
    await limit(3_000);
    await newPlayingFriend(other);
    await runJob();
    expect(await balanceOf(server, other)).toBe(3_000n);
    await limit(Number(before?.referral_bonus_minor));
  });

  test('ME-12 who waited and was locked out meanwhile brings nothing, and no reward means no step either', async () => {
    await set({ 'referral-daily-count': '1' });
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    const locked = await newPlayingFriend(inviter);
    await runJob();
    await server.runner.query({
      text: `update wau.members set status = 'disabled' where member_id = $1`,
      values: [locked.memberId],
    });
    await set({ 'referral-daily-count': '10' });
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(2_000n);
  });

  test('ME-12 the so many-th friend brings the step besides', async () => {
    await set({ 'referral-steps': '2:1000 3:2500' });
    const inviter = await newInviter();
    expect((await referralOf(inviter)).steps).toEqual([
      { friendCount: 2, bonusMinor: '1000' },
      { friendCount: 3, bonusMinor: '2500' },
    ]);
    for (const paidMinor of [2_000n, 5_000n, 9_500n, 11_500n]) {
      await newPlayingFriend(inviter);
      await runJob();
      expect(await balanceOf(server, inviter)).toBe(paidMinor);
    }
  });

  test.each(['5', '5:1 5:2', '5:x'])('ME-12 steps cannot be %j', async (value) => {
    const order = { merchantId: wau, settingName: 'referral-steps', value };
    await expect(changeSetting(server, order)).rejects.toThrow('counts that rise');
  });
});

describe('ME-12 who invites himself', () => {
  test.each(Object.keys(share) as ReferralMark[])(
    'ME-12 a friend of the same %s does not count by itself: the operator sees why, the inviter does not',
    async (mark) => {
      const inviter = await newInviter();
      const friend = await share[mark](inviter);
      await runJob();
      expect(await balanceOf(server, inviter)).toBe(0n);
      const [shown] = await friendsOf(inviter);
      expect(shown).toMatchObject({ state: 'checking', rewardMinor: null });
      expect(JSON.stringify(shown)).not.toContain(mark);
      expect(await heldOf(inviter)).toMatchObject({
        ...{ friendUsername: friend.username, state: 'checking', marks: [mark], depositedMinor: '5000' },
        ...{ friendShownName: maskName(friend.username), offeredMinor: '2000', offeredTurnoverMinor: '6000' },
      });
    },
  );

  test('ME-12 one who is approved is paid for, once and with a reason that the audit keeps', async () => {
    const inviter = await newInviter();
    await share.mobileNumber(inviter);
    await runJob();
    const referralId = (await heldOf(inviter))?.referralId as ReferralId;
    expect((await decide(referralId, 'approved', 'x')).outcome()).toBe('400 request.invalid');
    expect((await decide(referralId, 'approved')).outcome()).toBe('200');
    expect((await decide(referralId, 'approved')).outcome()).toBe('409 referral.decided');
    expect(await balanceOf(server, inviter)).toBe(2_000n);
    expect(await stateOf(inviter)).toBe('rewarded');
    expect(await referrals(inviter.username)).toMatchObject([
      { state: 'rewarded', rewardMinor: '2000', marks: ['mobileNumber'], reason: 'Dua orang, satu rumah' },
    ]);
    const [entry] = await server.runner.query<{ new_values: Record<string, string> }>({
      text: `select new_values from wau.audit_entries where subject = $1`,
      values: [referralId],
    });
    expect(entry?.new_values).toMatchObject({ status: 'rewarded', reason: 'Dua orang, satu rumah' });
  });

  test('ME-12 one who is rejected stays so, and the inviter reads a neutral word', async () => {
    const inviter = await newInviter();
    await share.mobileNumber(inviter);
    await runJob();
    const referralId = (await heldOf(inviter))?.referralId as ReferralId;
    expect((await decide(referralId, 'rejected', 'Orang yang sama')).outcome()).toBe('200');
    await runJob();
    expect(await stateOf(inviter)).toBe('ineligible');
    expect(JSON.stringify(await friendsOf(inviter))).not.toContain('Orang');
    expect(await inboxOf(inviter)).toEqual([]);
    expect(await balanceOf(server, inviter)).toBe(0n);
  });

  test('ME-12 nothing is offered for one who is held where the budget does not last', async () => {
    const inviter = await newInviter();
    await share.mobileNumber(inviter);
    await runJob();
    const [{ spent } = { spent: 0n }] = await server.runner.query<{ spent: bigint }>({
      text: `select coalesce(sum(spent_minor), 0)::bigint as spent from wau.referral_spending where merchant_id = 'wau'`,
      values: [],
    });
    await set({ 'referral-budget': String(spent + 1_999n) });
    expect((await heldOf(inviter))?.offeredMinor).toBeNull();
    await set({ 'referral-budget': String(spent + 2_000n) });
    expect((await heldOf(inviter))?.offeredMinor).toBe('2000');
    const { referralId } = (await heldOf(inviter)) ?? {};
    await decide(referralId as ReferralId, 'rejected');
  });

  test('ME-12 nothing is decided about whom there is nothing of', async () => {
    const unknown = newId('referral', server.clock, systemRandom);
    expect((await decide(unknown, 'approved')).outcome()).toBe('404 referral.unknown');
    expect(await referrals('nobody.at.all')).toEqual([]);
  });
});

// The operator's session does not outlive the days that pass here.
describe('ME-12 as days pass', () => {
  test('ME-12 approved beyond the day’s bound it waits, and is paid on the next without another look', async () => {
    await set({ 'referral-daily-count': '1' });
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await share.mobileNumber(inviter);
    await runJob();
    const held = await heldOf(inviter);
    expect(held).toMatchObject({ offeredMinor: null, offeredTurnoverMinor: null });
    const referralId = held?.referralId as ReferralId;
    expect((await decide(referralId, 'approved')).outcome()).toBe('200');
    expect(await stateOf(inviter)).toBe('qualified');
    server.clock.advance(dayMs);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_000n);
  });

  test('ME-12 stakes after the days count no more, and the list says that the time is over', async () => {
    const inviter = await newInviter();
    const friend = await newFriend(inviter);
    await deposit(friend);
    await stake(friend, 10_000n, 31);
    server.clock.advance(31 * dayMs);
    await runJob();
    expect(await stateOf({ ...inviter, token: await logIn(inviter) })).toBe('expired');
    expect(await balanceOf(server, inviter)).toBe(0n);
  });

  test('ME-12 who is beyond the day waits for the next, and the month bounds days', async () => {
    await set({ 'referral-daily-count': '1', 'referral-monthly-count': '2' });
    const inviter = await newInviter();
    await newPlayingFriend(inviter);
    await newPlayingFriend(inviter);
    await newPlayingFriend(inviter);
    // Whatever day it is, the days that follow are of one month.
    server.clock.advance(dayMs - (server.clock.nowMs() % dayMs));
    while (new Date(server.clock.nowMs()).getUTCDate() > 20) server.clock.advance(dayMs);
    await set({ 'referral-days': '60' });
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(2_000n);
    server.clock.advance(dayMs);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_000n);
    server.clock.advance(dayMs);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(4_000n);
    server.clock.advance(31 * dayMs);
    await runJob();
    expect(await balanceOf(server, inviter)).toBe(6_000n);
  });
});
