import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { lockMember } from '../../account/member/lock-member.ts';
import { selectBonusMember, setBonusOutcome } from './deposit-bonus-sql.ts';
import { termsOfBonus } from './deposit-bonus-terms.ts';
import type { DepositParts } from './deposit-parts.ts';
import type { DepositRow } from './deposit-sql.ts';

/**
 * Whoever may credit a deposit calls this before the deposit is locked: a bonus adds to the member's turnover, which
 * is done under the member's lock, and that comes before all others.
 */
export async function lockMemberOfBonus(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<void> {
  const memberId = await selectBonusMember(tx, merchantCode, depositId);
  if (memberId !== undefined) await lockMember(tx, { merchantCode, memberId });
}

/**
 * Gives the bonus that was chosen with a deposit, by what has come of it, or notes why it is not given.
 *
 * Invariants: once for a deposit, in the transaction that credits it; nothing that has become of the promotion keeps the
 * deposit from being credited.
 * Locks: the member (see `lockMemberOfBonus`), the deposit's row, then as `grantBonus`.
 */
export async function settleDepositBonus(
  { bonuses }: Pick<DepositParts, 'bonuses'>,
  tx: SqlRunner,
  deposit: DepositRow,
  now: Date,
): Promise<void> {
  const { bonus } = deposit;
  if (bonus?.status !== 'chosen') return;
  const owner = {
    merchantCode: deposit.merchant_id,
    memberId: deposit.member_id,
    currencyCode: deposit.currency,
  };
  const chosen = { promotionId: bonus.promotion_id, terms: termsOfBonus(bonus) };
  const outcome = await bonuses.grantBonus(tx, owner, chosen, deposit.amount_minor, now);
  await setBonusOutcome(tx, deposit, outcome, now);
}
