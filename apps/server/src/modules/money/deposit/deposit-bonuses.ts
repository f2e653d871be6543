import type { BonusRefusalReason } from '@wau/contract/deposit-bonus-statuses';
import type { RewardId } from '@wau/contract/ids';
import type { DepositBonusTerms } from '@wau/money/deposit-bonus';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { MemberContext } from '../../../platform/gates/member-gate.ts';
import type { MoneyOwner } from '../turnover/money-owner.ts';

/** A bonus as it was shown when it was chosen. */
export interface ChosenBonus {
  readonly promotionId: string;
  readonly terms: DepositBonusTerms;
}

export type BonusOutcome =
  | { readonly status: 'granted'; readonly rewardId: RewardId; readonly amountMinor: Minor }
  | { readonly status: 'refused'; readonly reason: BonusRefusalReason };

/** Promotions are above money, so whoever puts the areas together says what they give for a deposit. */
export interface DepositBonuses {
  /**
   * The terms of a promotion for a deposit that is being ordered.
   *
   * @throws Refusal `module.unavailable`, `promotion.unknown`, `promotion.closed`, `promotion.used`,
   *   `promotion.budget.spent`, `deposit.bonus.below.minimum`
   */
  requireBonus(
    tx: SqlRunner,
    payer: Pick<MemberContext, 'merchant' | 'language' | 'member'>,
    order: { readonly promotionId: string; readonly amountMinor: Minor },
    nowMs: number,
  ): Promise<DepositBonusTerms>;
  /**
   * Gives what was chosen for what has come, in the transaction that credits it, or says why not; either way the member's
   * inbox has it. Nothing is thrown for what has ended meanwhile, since the deposit is credited all the same.
   *
   * Locks: the caller's lock of the member, then the promotion's row, then what the ledger locks.
   */
  grantBonus(
    tx: SqlRunner,
    owner: MoneyOwner,
    bonus: ChosenBonus,
    depositMinor: Minor,
    now: Date,
  ): Promise<BonusOutcome>;
}
