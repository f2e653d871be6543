import type { MerchantCode, ReferralId } from '@wau/contract/ids';
import { zeroMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { newId } from '@wau/service/random';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { findMarks } from '../../account/shared-marks/find-marks.ts';
import type { DueFriendRow } from './due-referrals-sql.ts';
import {
  insertReferral,
  lockReferral,
  type ReferralRow,
  selectReferral,
  updateReferral,
} from './referral-sql.ts';
import type { ReferralTermsRow } from './referral-terms-sql.ts';
import { rewardReferral } from './reward-referral.ts';

type SettleParts = Pick<ServerParts, 'ledger' | 'clock' | 'random' | 'config'>;

/**
 * A friend has done what is asked for: the inviter is paid, or, where the two share something, an operator is to look.
 *
 * Invariants: one row and one payment for a friend, however many find out at the same time.
 * Locks: the inviter's row, the friend's new row, then those of `rewardReferral`.
 */
export async function settleFriend(
  parts: SettleParts,
  tx: SqlRunner,
  terms: ReferralTermsRow,
  friend: DueFriendRow,
): Promise<void> {
  const { merchant_id: merchantCode } = terms;
  await lockMember(tx, { merchantCode, memberId: friend.inviter_member_id });
  const now = new Date(parts.clock.nowMs());
  const marks = await findMarks(parts, tx, merchantCode, friend.inviter_member_id, friend.friend_member_id);
  const referral: ReferralRow = {
    ...friend,
    merchant_id: merchantCode,
    referral_id: newId('referral', parts.clock, parts.random),
    status: marks.length > 0 ? 'held' : 'waiting',
    marks,
    amount_minor: zeroMinor,
    step_minor: zeroMinor,
    required_turnover_minor: zeroMinor,
    currency: terms.currency,
    decision: null,
    reason: '',
    qualified_at: now,
    decided_at: null,
    rewarded_at: null,
  };
  if (!(await insertReferral(tx, referral)) || marks.length > 0) return;
  await updateReferral(tx, { ...referral, ...(await rewardReferral(parts, tx, terms, referral, now)) });
}

/**
 * One that waited is paid if there is room by now. What both share is looked at again, unless an operator has approved it.
 *
 * Locks: the inviter's row, the referral's row, then those of `rewardReferral`.
 */
export async function settleWaiting(
  parts: SettleParts,
  tx: SqlRunner,
  terms: ReferralTermsRow,
  { merchant_id, referral_id }: { readonly merchant_id: MerchantCode; readonly referral_id: ReferralId },
): Promise<void> {
  const found = await selectReferral(tx, merchant_id, referral_id);
  if (found === undefined) return;
  await lockMember(tx, { merchantCode: merchant_id, memberId: found.inviter_member_id });
  const referral = await lockReferral(tx, merchant_id, referral_id);
  if (referral?.status !== 'waiting') return;
  const marks =
    referral.decision === 'approved'
      ? []
      : await findMarks(parts, tx, merchant_id, referral.inviter_member_id, referral.friend_member_id);
  if (marks.length > 0) {
    await updateReferral(tx, { ...referral, status: 'held', marks });
    return;
  }
  const now = new Date(parts.clock.nowMs());
  await updateReferral(tx, { ...referral, ...(await rewardReferral(parts, tx, terms, referral, now)) });
}
