import type { BonusRefusalReason, DepositBonusStatus } from '@wau/contract/deposit-bonus-statuses';
import type { DepositId, MemberId, MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { BonusOutcome, ChosenBonus } from './deposit-bonuses.ts';

/** As JSON has it; amounts are text, since JSON's numbers are not exact everywhere. */
export interface BonusJson {
  readonly promotion_id: string;
  readonly minimum_minor: string;
  readonly most_minor: string;
  readonly basis_points: number | null;
  readonly turnover_times: number;
  readonly status: DepositBonusStatus;
  readonly reason: BonusRefusalReason | null;
  readonly amount_minor: string | null;
}

/** The bonus of a `deposit`, as a column; null without one. */
export const bonusOfDeposit = `
      (select json_build_object('promotion_id', bonus.announcement_id, 'minimum_minor', bonus.minimum_minor::text,
                'most_minor', bonus.most_minor::text, 'basis_points', bonus.basis_points,
                'turnover_times', bonus.turnover_times, 'status', bonus.status, 'reason', bonus.reason,
                'amount_minor', bonus.amount_minor::text)
         from wau.deposit_bonuses as bonus
        where bonus.merchant_id = deposit.merchant_id and bonus.deposit_id = deposit.deposit_id)`;

interface BonusKey {
  readonly merchant_id: MerchantCode;
  readonly deposit_id: DepositId;
}

export async function insertDepositBonus(
  tx: SqlRunner,
  key: BonusKey,
  { promotionId, terms }: ChosenBonus,
): Promise<void> {
  await tx.query({
    text: `insert into wau.deposit_bonuses (merchant_id, deposit_id, announcement_id, minimum_minor, most_minor,
             basis_points, turnover_times)
           values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      key.merchant_id,
      key.deposit_id,
      promotionId,
      terms.minimumMinor,
      terms.mostMinor,
      terms.basisPoints,
      terms.turnoverTimes,
    ],
  });
}

/** Whose deposit it is, where a bonus was chosen with it; that never changes. */
export async function selectBonusMember(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<MemberId | undefined> {
  const rows = await runner.query<{ member_id: MemberId }>({
    text: `select deposit.member_id from wau.deposit_bonuses
             join wau.deposits as deposit using (merchant_id, deposit_id)
            where merchant_id = $1 and deposit_id = $2`,
    values: [merchantCode, depositId],
  });
  return rows[0]?.member_id;
}

export async function setBonusOutcome(
  tx: SqlRunner,
  key: BonusKey,
  outcome: BonusOutcome,
  now: Date,
): Promise<void> {
  const isGranted = outcome.status === 'granted';
  await tx.query({
    text: `update wau.deposit_bonuses
              set status = $3, reason = $4, reward_id = $5, amount_minor = $6, decided_at = $7
            where merchant_id = $1 and deposit_id = $2`,
    values: [
      key.merchant_id,
      key.deposit_id,
      outcome.status,
      isGranted ? null : outcome.reason,
      isGranted ? outcome.rewardId : null,
      isGranted ? outcome.amountMinor : null,
      now,
    ],
  });
}
