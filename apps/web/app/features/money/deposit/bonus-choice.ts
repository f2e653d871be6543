import { bonusTurnover, type DepositBonusTerms, depositBonus } from '@wau/money/deposit-bonus';
import type { Minor } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { MemberPromotion } from '../../../shared/promotion/member-promotions.ts';

/** A promotion that can be chosen with a deposit. */
export interface DepositBonusOffer {
  readonly promotionId: string;
  readonly title: string;
  readonly endsAt: string | null;
  readonly terms: DepositBonusTerms;
}

/** What a bonus comes to for an amount, and what has to be staked for it. */
export interface BonusSum {
  readonly bonusMinor: Minor;
  readonly turnoverMinor: Minor;
}

/** Those of the member's promotions that can be chosen now, in the operator's order. */
export function bonusOffersOf(promotions: readonly MemberPromotion[]): readonly DepositBonusOffer[] {
  return promotions.flatMap(({ action, conditionMinor, ...promotion }) =>
    action !== 'deposit' || conditionMinor === null
      ? []
      : [
          {
            promotionId: promotion.promotionId,
            title: promotion.title,
            endsAt: promotion.endsAt,
            terms: {
              minimumMinor: minorOf(conditionMinor),
              mostMinor: minorOf(promotion.mostMinor),
              basisPoints: promotion.rewardBasisPoints,
              turnoverTimes: promotion.turnoverTimes,
            },
          },
        ],
  );
}

/** `undefined` for a deposit that is too small for it. */
export function bonusSumOf({ terms }: DepositBonusOffer, amount: Minor): BonusSum | undefined {
  const bonusMinor = depositBonus(amount, terms);
  return bonusMinor === undefined
    ? undefined
    : { bonusMinor, turnoverMinor: bonusTurnover(bonusMinor, terms) };
}
