import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { StandingOffer } from './read-standings.ts';

type PromotionView = CallValue<Calls['joinPromotion']>;

/** A promotion of the reward centre as it travels. */
export function promotionView({
  row,
  occurrence,
  progressMinor,
  standing,
  reason,
}: StandingOffer): PromotionView {
  return {
    promotionId: row.announcement_id,
    title: row.title,
    imageUrl: row.image_url,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    status: standing.status,
    action: standing.action,
    occurrence,
    enrolment: row.enrolment,
    recurrence: row.recurrence,
    condition: row.condition,
    conditionMinor: row.condition_minor === null ? null : minorToWire(row.condition_minor),
    progressMinor: minorToWire(progressMinor),
    rewardMinor: minorToWire(standing.rewardMinor),
    mostMinor: minorToWire(row.reward_minor),
    rewardBasisPoints: row.reward_basis_points,
    turnoverTimes: row.turnover_times,
    reason,
  };
}
