import { houseAccountId, playerAccountId } from '@wau/ledger/account-id';
import { toIdempotencyKey } from '@wau/ledger/transfer';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { addTurnoverRequirement } from '../../money/turnover/turnover-requirements.ts';
import { takeFromBudget } from './reward-offer-sql.ts';
import type { RewardRow } from './reward-sql.ts';

type Paid = Pick<
  RewardRow,
  | 'merchant_id'
  | 'reward_id'
  | 'member_id'
  | 'announcement_id'
  | 'amount_minor'
  | 'required_turnover_minor'
  | 'currency'
>;

/**
 * Pays a reward into the member's wallet, in the transaction that writes or decides its row.
 *
 * Invariants: a reward is paid once, by the ledger's own key; no promotion gives more than its budget; what has to be
 * staked for it is written down with it, or nothing is paid.
 * Locks: the caller's lock of the member, then the promotion's row, then what the ledger locks.
 *
 * @throws Refusal `promotion.budget.spent`
 */
export async function payReward(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  reward: Paid,
  now: Date,
): Promise<void> {
  const isLeft = await takeFromBudget(tx, reward.merchant_id, reward.announcement_id, reward.amount_minor);
  if (!isLeft) throw new Refusal('promotion.budget.spent');
  await payTakenReward({ ledger }, tx, reward, now);
}

/** The same of a reward that has been taken from its promotion's budget in this transaction. */
export async function payTakenReward(
  { ledger }: Pick<ServerParts, 'ledger'>,
  tx: SqlRunner,
  reward: Paid,
  now: Date,
): Promise<void> {
  const { merchant_id: merchantId, reward_id: rewardId, member_id: memberId, currency } = reward;
  const owner = { merchantCode: merchantId, memberId, currencyCode: currency };
  const requirement = {
    reference: rewardId,
    requiredMinor: reward.required_turnover_minor,
    grantedMinor: reward.amount_minor,
  };
  await addTurnoverRequirement(tx, owner, requirement, now);
  const promotions = houseAccountId('promotions');
  await ledger.openAccount({ merchantId, accountId: promotions, kind: 'house', currency }, tx);
  const [answer] = await ledger.postInTransaction(tx, [
    {
      merchantId,
      idempotencyKey: toIdempotencyKey(`reward:${rewardId}`),
      debit: promotions,
      credit: playerAccountId(memberId),
      amountMinor: reward.amount_minor,
      currency,
      reason: 'bonus',
      reference: rewardId,
    },
  ]);
  if (answer?.outcome !== 'posted') {
    throw new Error(`reward ${rewardId} could not be paid: ${answer?.refusal}`);
  }
}
