import type {
  Enrolment,
  PromotionAction,
  PromotionStatus,
  RewardCondition,
  RewardStatus,
} from '@wau/contract/promotion-statuses';
import { shareUpTo } from '@wau/money/deposit-bonus';
import type { Minor } from '@wau/money/minor';

/** What a promotion offers, as the operator has set it. */
export interface OfferTerms {
  readonly enrolment: Enrolment;
  readonly condition: RewardCondition;
  readonly conditionMinor: Minor | null;
  readonly rewardMinor: Minor;
  readonly rewardBasisPoints: number | null;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Null: without a bound. */
  readonly leftMinor: Minor | null;
  readonly leftCount: number | null;
}

/** Where a member is with it, this time. */
export interface OfferUse {
  readonly hasJoined: boolean;
  /** What has come together of the condition. */
  readonly progressMinor: Minor;
  /** What became of the latest use. */
  readonly latest: RewardStatus | undefined;
  readonly rejectionCount: number;
}

export interface PromotionStanding {
  readonly status: PromotionStatus;
  readonly action: PromotionAction | null;
  /** What the member would get now; the most of it while nothing has come together. */
  readonly rewardMinor: Minor;
}

/** Whoever was rejected may say it better; not for ever. */
const mostApplications = 3;

/**
 * Where a member stands with a promotion at a moment. What has become of this time's use comes before the promotion's own
 * end, so that nobody loses sight of a reward; then whether it is open at all; then what is left to do.
 */
export function promotionStanding(terms: OfferTerms, use: OfferUse, nowMs: number): PromotionStanding {
  const rewardMinor = rewardOf(terms, use.progressMinor);
  const standing = (status: PromotionStatus, action: PromotionAction | null = null): PromotionStanding => ({
    status,
    action,
    rewardMinor,
  });
  const closed = closure(terms, rewardMinor, nowMs);
  if (use.latest === 'rejected') {
    const mayApply =
      closed === undefined && use.rejectionCount < mostApplications && isMet(terms, use.progressMinor);
    return standing('rejected', mayApply ? 'apply' : null);
  }
  if (use.latest !== undefined) return standing(use.latest);
  if (closed !== undefined) return standing(closed);
  // It is chosen with a deposit that is to come, so nothing comes together before.
  if (terms.enrolment === 'deposit') return standing('join', 'deposit');
  if (terms.enrolment === 'join' && !use.hasJoined) return standing('join', 'join');
  if (isMet(terms, use.progressMinor)) {
    return terms.enrolment === 'application' ? standing('join', 'apply') : standing('claim', 'claim');
  }
  return standing(terms.enrolment === 'join' && use.progressMinor <= 0n ? 'signed' : 'process');
}

function closure(
  { startsAt, endsAt, leftMinor, leftCount }: OfferTerms,
  rewardMinor: Minor,
  nowMs: number,
): 'coming' | 'close' | undefined {
  if (startsAt !== null && nowMs < startsAt.getTime()) return 'coming';
  if (endsAt !== null && nowMs >= endsAt.getTime()) return 'close';
  if (leftCount !== null && leftCount <= 0) return 'close';
  // A reward that what is left does not cover cannot be paid in part.
  return leftMinor !== null && leftMinor < rewardMinor ? 'close' : undefined;
}

function isMet({ condition, conditionMinor }: OfferTerms, progressMinor: Minor): boolean {
  return condition === 'none' || conditionMinor === null || progressMinor >= conditionMinor;
}

/** The reward, or the share of what has come together, at the least of what is asked for. */
function rewardOf(
  { rewardMinor, rewardBasisPoints, conditionMinor }: OfferTerms,
  progressMinor: Minor,
): Minor {
  if (rewardBasisPoints === null || conditionMinor === null) return rewardMinor;
  const base = progressMinor > conditionMinor ? progressMinor : conditionMinor;
  return shareUpTo(base, rewardBasisPoints, rewardMinor);
}
