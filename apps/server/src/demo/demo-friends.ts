import { type MemberId, type MerchantCode, makeId } from '@wau/contract/ids';
import type { ReferralMark } from '@wau/contract/referral-states';
import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import type { Ledger } from '@wau/ledger/ledger';
import { type Transfer, toIdempotencyKey } from '@wau/ledger/transfer';
import type { CurrencyCode } from '@wau/money/currency';
import { toMinor, zeroMinor } from '@wau/money/minor';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { findMember } from '../modules/account/member/find-member.ts';
import { insertMember } from '../modules/account/member/member-sql.ts';
import { usernameKeyOf } from '../modules/account/member/username-key.ts';
import { insertRegistration } from '../modules/account/registration/registration-sql.ts';
import { insertReferral, type ReferralStatus } from '../modules/content/referral/referral-sql.ts';
import { bankTransferProvider } from '../modules/money/deposit/bank-transfer-provider.ts';
import { storeTransfer } from '../modules/money/deposit/store-transfer.ts';
import { insertUplineTransfer } from '../modules/money/upline-transfer/upline-transfer-sql.ts';
import { addApprovedDeposit } from './demo-sql.ts';

const dayMs = 24 * 60 * 60_000;
const minuteMs = 60_000;
const rewardMinor = toMinor(2_000n);

interface DemoFriend {
  readonly username: string;
  readonly ageDays: number;
  readonly depositMinor?: bigint;
  readonly status?: ReferralStatus;
  readonly marks?: readonly ReferralMark[];
}

/** One for each way that a friend can have come so far. */
const demoFriends: readonly DemoFriend[] = [
  { username: 'hafizah88', ageDays: 52 },
  { username: 'jeremy.tan', ageDays: 24, depositMinor: 20_000n, status: 'rewarded' },
  { username: 'kumaran7', ageDays: 19, depositMinor: 10_000n, status: 'rewarded' },
  { username: 'siti2', ageDays: 11, depositMinor: 5_000n, status: 'held', marks: ['device', 'payeeName'] },
  { username: 'nurul.aina', ageDays: 4, depositMinor: 8_000n },
  { username: 'boonhock', ageDays: 1 },
];

/** What was sent to the upline before, so many minutes ago; together less than what the friends brought. */
const demoSent = [
  { amountMinor: 1_500n, ageMinutes: 190 },
  { amountMinor: 2_000n, ageMinutes: 35 },
] as const;

interface DemoInviter {
  readonly merchantCode: MerchantCode;
  readonly currencyCode: CurrencyCode;
  readonly memberId: MemberId;
  readonly uplineMemberId: MemberId;
  readonly passwordHash: string;
}

interface DemoParts {
  readonly clock: Clock;
  readonly random: Random;
  readonly ledger: Ledger;
}

/**
 * Whom a demo member has brought, and what the member has sent to the upline: with deposits, rewards and the ledger's
 * transfers, in the transaction that opens the member.
 */
export async function addDemoFriends(parts: DemoParts, tx: SqlRunner, inviter: DemoInviter): Promise<void> {
  for (const { username } of demoFriends) {
    // Somebody has the name, so that this installation has friends of its own.
    if ((await findMember(tx, inviter.merchantCode, username)) !== undefined) return;
  }
  const transfers: Transfer[] = [];
  for (const friend of demoFriends) transfers.push(...(await addFriend(parts, tx, inviter, friend)));
  for (const sent of demoSent) transfers.push(await addSent(parts, tx, inviter, sent));
  await parts.ledger.postInTransaction(tx, transfers);
}

/** A friend with an account; gives what is to be posted. */
async function addFriend(
  { clock, random, ledger }: DemoParts,
  tx: SqlRunner,
  { merchantCode, currencyCode, memberId: inviterId, passwordHash }: DemoInviter,
  friend: DemoFriend,
): Promise<Transfer[]> {
  const registeredAtMs = clock.nowMs() - friend.ageDays * dayMs;
  const memberId = makeId('member', registeredAtMs, random.bytes(10));
  const { username } = friend;
  await insertMember(tx, {
    ...{ merchantCode, memberId, username, usernameKey: usernameKeyOf(username), passwordHash },
    ...{ nickname: '', profile: {}, registeredAt: new Date(registeredAtMs), registerKeyHash: null },
    ...{ contact: {}, isFirstLogin: false, memberType: 0, uplineMemberId: inviterId },
  });
  const account = { merchantId: merchantCode, accountId: playerAccountId(memberId), currency: currencyCode };
  await ledger.openAccount({ ...account, kind: 'player' }, tx);
  await insertRegistration(tx, merchantCode, memberId, {
    registrationMode: 'username',
    registerMethod: 'H5',
    registerUrl: 'localhost',
    domain: 'localhost',
    affiliateCode: undefined,
    recommenderMemberId: inviterId,
    confirmedAgeYears: 18,
  });
  const transfers: Transfer[] = [];
  const depositedAtMs = registeredAtMs + 40 * minuteMs;
  if (friend.depositMinor !== undefined) {
    const amountMinor = toMinor(friend.depositMinor);
    const depositId = makeId('deposit', depositedAtMs, random.bytes(10));
    const providerCode = await addApprovedDeposit(tx, {
      ...{ merchantCode, depositId, memberId, amountMinor, currencyCode },
      at: new Date(depositedAtMs),
    });
    if (providerCode === bankTransferProvider) {
      await storeTransfer({ random }, tx, { merchantCode, depositId }, amountMinor);
    }
    const source = houseAccountId('cashier', providerCode);
    await ledger.openAccount({ ...account, accountId: source, kind: 'house' }, tx);
    transfers.push({
      merchantId: merchantCode,
      idempotencyKey: toIdempotencyKey(`deposit:${depositId}`),
      ...{ debit: source, credit: account.accountId, amountMinor, currency: currencyCode },
      ...{ reason: 'deposit', reference: depositId },
    });
  }
  if (friend.status !== undefined) {
    const qualifiedAtMs = friend.status === 'rewarded' ? clock.nowMs() : depositedAtMs + dayMs;
    transfers.push(
      ...(await addReferral(
        { clock, random, ledger },
        tx,
        { merchantCode, currencyCode, inviterId },
        {
          ...{ memberId, status: friend.status, marks: friend.marks ?? [], qualifiedAtMs },
        },
      )),
    );
  }
  return transfers;
}

async function addReferral(
  { random, ledger }: DemoParts,
  tx: SqlRunner,
  merchant: {
    readonly merchantCode: MerchantCode;
    readonly currencyCode: CurrencyCode;
    readonly inviterId: MemberId;
  },
  friend: {
    readonly memberId: MemberId;
    readonly status: ReferralStatus;
    readonly marks: readonly ReferralMark[];
    readonly qualifiedAtMs: number;
  },
): Promise<Transfer[]> {
  const { merchantCode, currencyCode, inviterId } = merchant;
  const referralId = makeId('referral', friend.qualifiedAtMs, random.bytes(10));
  const qualifiedAt = new Date(friend.qualifiedAtMs);
  const isRewarded = friend.status === 'rewarded';
  await insertReferral(tx, {
    merchant_id: merchantCode,
    referral_id: referralId,
    inviter_member_id: inviterId,
    friend_member_id: friend.memberId,
    status: friend.status,
    marks: friend.marks,
    amount_minor: isRewarded ? rewardMinor : zeroMinor,
    step_minor: zeroMinor,
    required_turnover_minor: zeroMinor,
    currency: currencyCode,
    decision: null,
    reason: '',
    qualified_at: qualifiedAt,
    decided_at: null,
    rewarded_at: isRewarded ? qualifiedAt : null,
  });
  if (!isRewarded) return [];
  const promotions = houseAccountId('promotions');
  const account = { merchantId: merchantCode, accountId: promotions, currency: currencyCode };
  await ledger.openAccount({ ...account, kind: 'house' }, tx);
  return [
    {
      merchantId: merchantCode,
      idempotencyKey: toIdempotencyKey(`referral:${referralId}`),
      ...{ debit: promotions, credit: playerAccountId(inviterId), amountMinor: rewardMinor },
      ...{ currency: currencyCode, reason: 'referral.reward', reference: referralId },
    },
  ];
}

async function addSent(
  { clock, random }: DemoParts,
  tx: SqlRunner,
  { merchantCode, currencyCode, memberId, uplineMemberId }: DemoInviter,
  sent: (typeof demoSent)[number],
): Promise<Transfer> {
  const atMs = clock.nowMs() - sent.ageMinutes * minuteMs;
  const uplineTransferId = makeId('uplineTransfer', atMs, random.bytes(10));
  const amountMinor = toMinor(sent.amountMinor);
  await insertUplineTransfer(tx, {
    merchant_id: merchantCode,
    upline_transfer_id: uplineTransferId,
    member_id: memberId,
    upline_member_id: uplineMemberId,
    amount_minor: amountMinor,
    currency: currencyCode,
    placed_at: new Date(atMs),
  });
  return {
    merchantId: merchantCode,
    idempotencyKey: toIdempotencyKey(`upline.transfer:${uplineTransferId}`),
    ...{ debit: playerAccountId(memberId), credit: playerAccountId(uplineMemberId), amountMinor },
    ...{ currency: currencyCode, reason: 'upline.transfer', reference: uplineTransferId },
  };
}
