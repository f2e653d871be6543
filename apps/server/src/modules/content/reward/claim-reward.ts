import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import { runOnce } from '../../../platform/idempotency.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { newReward } from './new-reward.ts';
import { payReward } from './pay-reward.ts';
import { type RewardMember, requireStanding } from './read-standings.ts';
import { requireAction } from './require-action.ts';
import { insertReward } from './reward-sql.ts';
import { deliverRewardNews, tellReward } from './tell-reward.ts';

type Claimed = CallValue<Calls['claimReward']>;
type ClaimParts = Pick<ServerParts, 'database' | 'ledger' | 'clock' | 'random'>;

/**
 * Fetches a reward that is earned into the wallet.
 *
 * Invariants: one payment for a key, and one for each time of a promotion, whatever is lost on the way; the reward's row,
 * its budget, its turnover and the money are of one transaction.
 * Locks: the key's row, the member's row, the promotion's row, what the ledger locks, the counter of the member's events.
 *
 * @throws Refusal `promotion.unknown`, `promotion.closed`, `promotion.not.due`, `promotion.used`,
 *   `promotion.budget.spent`, `idempotency.conflict`
 */
export function claimReward(
  parts: ClaimParts,
  owner: RewardMember,
  idempotencyKey: string,
  promotionId: string,
  { occurrence }: CallBody<Calls['claimReward']>,
): Promise<Claimed> {
  const { merchantCode } = owner.merchant;
  const { memberId } = owner.member;
  return runOnce(
    parts,
    { merchantCode, memberId, callName: 'claimReward', idempotencyKey, input: [promotionId, occurrence] },
    (tx) => claim(parts, tx, owner, promotionId, occurrence),
  );
}

async function claim(
  parts: ClaimParts,
  tx: SqlRunner,
  owner: RewardMember,
  promotionId: string,
  occurrence: string,
): Promise<Claimed> {
  const { merchantCode, currencyCode } = owner.merchant;
  const { memberId } = owner.member;
  await lockMember(tx, { merchantCode, memberId });
  const nowMs = parts.clock.nowMs();
  const now = new Date(nowMs);
  const offer = await requireStanding(tx, owner, nowMs, promotionId);
  // The day or week that the page showed is over.
  if (offer.occurrence !== occurrence) throw new Refusal('promotion.closed');
  requireAction(offer, 'claim');
  const use = { status: 'claimed', remark: '', placed_at: now, decided_at: now } as const;
  const reward = newReward(parts, owner, offer, use);
  await insertReward(tx, reward);
  await payReward(parts, tx, reward, now);
  await deliverRewardNews(parts, tx, reward, { status: 'claimed', reason: '' });
  await tellReward(tx, reward, 'claimed', now);
  return {
    rewardId: reward.reward_id,
    amountMinor: minorToWire(reward.amount_minor),
    currencyCode,
    requiredTurnoverMinor: minorToWire(reward.required_turnover_minor),
  };
}
