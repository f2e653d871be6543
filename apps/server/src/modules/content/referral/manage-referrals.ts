import type { CallBody, CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode, ReferralId } from '@wau/contract/ids';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert, Refusal } from '@wau/service/refusal';
import type { Actor } from '../../../platform/audit/actor.ts';
import type { Audited } from '../../../platform/audit/audited.ts';
import { readReason } from '../../../platform/operators/read-reason.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { settleWorkClaim } from '../../../platform/work-claims/settle-work-claim.ts';
import { findMember } from '../../account/member/find-member.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { maskName } from '../../play/winner/mask-name.ts';
import { friendStanding } from './friend-standing.ts';
import { type InvitedFriendRow, selectHeldFriends, selectInvitedFriends } from './invited-friends-sql.ts';
import { type ReferralAmount, referralAmount } from './referral-amount.ts';
import {
  countRewarded,
  lockReferral,
  nothingRewarded,
  type ReferralRow,
  selectReferral,
  updateReferral,
} from './referral-sql.ts';
import { type ReferralTermsRow, selectReferralTerms } from './referral-terms-sql.ts';
import { rewardReferral } from './reward-referral.ts';

type Referrals = CallValue<Calls['listReferrals']>;

/** So many are shown at once. */
const shownLines = 100;

/** Friends about whom an operator decides, the oldest first; with a name all whom that member has brought. */
export async function listReferrals(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  merchantCode: MerchantCode,
  { username }: CallQuery<Calls['listReferrals']>,
): Promise<Referrals> {
  const nowMs = clock.nowMs();
  if (username === undefined) {
    const held = await selectHeldFriends(runner, merchantCode, shownLines);
    const offers = await offersFor(runner, merchantCode, held, new Date(nowMs));
    return { list: held.map((row, index) => referralView(row, nowMs, offers[index])) };
  }
  const inviter = await findMember(runner, merchantCode, username);
  if (inviter === undefined) return { list: [] };
  const rows = await selectInvitedFriends(runner, merchantCode, inviter.memberId, undefined, shownLines);
  return { list: rows.map((row) => referralView(row, nowMs)) };
}

/** What an approval of each would pay now; `undefined` where there is no room. */
async function offersFor(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  held: readonly InvitedFriendRow[],
  now: Date,
): Promise<readonly (ReferralAmount | undefined)[]> {
  if (held.length === 0) return [];
  const terms = await termsOf(runner, merchantCode);
  const inviters = [...new Set(held.map((row) => row.inviter_member_id))];
  const given = await countRewarded(runner, merchantCode, inviters, now);
  return held.map((row) => {
    const amount = referralAmount(terms, given.get(row.inviter_member_id) ?? nothingRewarded);
    return amount === undefined || amount.amountMinor > terms.left_minor ? undefined : amount;
  });
}

async function termsOf(runner: SqlRunner, merchantCode: MerchantCode): Promise<ReferralTermsRow> {
  const terms = await selectReferralTerms(runner, merchantCode);
  assert(terms !== undefined, 'the merchant of a referral is there');
  return terms;
}

function referralView(
  row: InvitedFriendRow,
  nowMs: number,
  offer?: ReferralAmount,
): Referrals['list'][number] {
  const isPaid = row.status === 'rewarded' && row.amount_minor !== null;
  return {
    referralId: row.referral_id,
    inviterUsername: row.inviter_username,
    friendUsername: row.friend_username,
    friendShownName: maskName(row.friend_username),
    state: friendStanding(row, nowMs).state,
    marks: [...(row.marks ?? [])],
    depositedMinor: minorToWire(row.deposited_minor),
    rewardMinor: isPaid ? minorToWire(row.amount_minor) : null,
    offeredMinor: offer === undefined ? null : minorToWire(offer.amountMinor),
    offeredTurnoverMinor: offer === undefined ? null : minorToWire(offer.requiredTurnoverMinor),
    currencyCode: row.currency,
    reason: row.reason ?? '',
    registeredAt: row.registered_at.toISOString(),
  };
}

/**
 * Decides about a friend who was held. An approved one is paid for as any other, or waits where day, month or budget have
 * no room; a rejected one stays so, and the inviter reads no reason. The audit keeps who decided and why.
 *
 * Invariants: it is decided once; decision, money and what the inviter is told are of one transaction.
 * Locks: the inviter's row, the referral's row, its claim, then those of `rewardReferral`.
 *
 * @throws Refusal `referral.unknown`, `referral.decided`, `case.claimed`, `module.unavailable` for an approval while the switch
 *   is off; InvalidRequestError without a reason
 */
export async function decideReferral(
  parts: Pick<ServerParts, 'ledger' | 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, actor }: { readonly merchantCode: MerchantCode; readonly actor: Actor },
  referralId: ReferralId,
  { decision, reason: text }: CallBody<Calls['decideReferral']>,
): Promise<Audited<null>> {
  const reason = readReason(text);
  const referral = await lockHeld(tx, merchantCode, referralId);
  const terms = await termsOf(tx, merchantCode);
  // What is switched off pays nobody; it can still be rejected.
  if (decision === 'approved' && !terms.is_on) throw new Refusal('module.unavailable');
  const now = new Date(parts.clock.nowMs());
  await settleWorkClaim(tx, { merchantCode, kind: 'referral', caseId: referralId }, actor, now);
  const outcome =
    decision === 'approved'
      ? await rewardReferral(parts, tx, terms, referral, now)
      : ({ status: 'rejected' } as const);
  const decided = { ...referral, ...outcome, decision, reason, decided_at: now };
  await updateReferral(tx, decided);
  return {
    value: null,
    change: {
      subject: referralId,
      oldValues: { status: referral.status, marks: referral.marks.join(' ') },
      newValues: {
        status: decided.status,
        reason,
        inviterId: referral.inviter_member_id,
        friendId: referral.friend_member_id,
        amountMinor: minorToWire(decided.amount_minor),
      },
    },
  };
}

async function lockHeld(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  referralId: ReferralId,
): Promise<ReferralRow> {
  const found = await selectReferral(tx, merchantCode, referralId);
  if (found === undefined) throw new Refusal('referral.unknown');
  await lockMember(tx, { merchantCode, memberId: found.inviter_member_id });
  const referral = await lockReferral(tx, merchantCode, referralId);
  if (referral?.status !== 'held') throw new Refusal('referral.decided');
  return referral;
}
