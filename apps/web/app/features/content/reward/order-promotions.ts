import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';

/** What can be fetched comes first, then what can be done, what is under way, and what is over. */
const ranks: Readonly<Record<MemberPromotion['status'], number>> = {
  claim: 0,
  join: 1,
  rejected: 2,
  process: 2,
  signed: 2,
  applying: 3,
  coming: 4,
  issued: 5,
  claimed: 5,
  close: 6,
};

/** Within a rank the operator's order stays. */
export function orderPromotions(promotions: readonly MemberPromotion[]): readonly MemberPromotion[] {
  return promotions.toSorted((one, other) => ranks[one.status] - ranks[other.status]);
}

/** Brings later lists into the order of this one; what is new comes last. */
export function keepOrder(
  first: readonly MemberPromotion[],
): (promotions: readonly MemberPromotion[]) => readonly MemberPromotion[] {
  const places = new Map(first.map(({ promotionId }, place) => [promotionId, place]));
  const placeOf = ({ promotionId }: MemberPromotion) => places.get(promotionId) ?? first.length;
  return (promotions) => promotions.toSorted((one, other) => placeOf(one) - placeOf(other));
}
