import type { DepositBonusTerms } from '@wau/money/deposit-bonus';
import { type Minor, toMinor } from '@wau/money/minor';
import type { BonusJson } from './deposit-bonus-sql.ts';

/** The terms that a bonus was chosen by. */
export function termsOfBonus(bonus: BonusJson): DepositBonusTerms {
  return {
    minimumMinor: minorOf(bonus.minimum_minor),
    mostMinor: minorOf(bonus.most_minor),
    basisPoints: bonus.basis_points,
    turnoverTimes: bonus.turnover_times,
  };
}

export function minorOf(text: string): Minor {
  return toMinor(BigInt(text));
}
