import type { BonusRefusalReason } from '@wau/contract/deposit-bonus-statuses';
import { defaultLanguage } from '@wau/contract/languages';
import { minorToWire } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { tellMember } from '../../../platform/live-events/tell-member.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { deliverInboxText } from '../../messaging/message/deliver-inbox-text.ts';
import type { MoneyOwner } from '../../money/turnover/money-owner.ts';
import { type RewardRow, selectPromotionTitles } from './reward-sql.ts';

type Told = Pick<RewardRow, 'merchant_id' | 'member_id' | 'reward_id' | 'amount_minor' | 'currency'>;

/**
 * Tells the member's open pages what has become of a reward.
 *
 * Locks: see `tellMember`; call it last.
 */
export function tellReward(
  tx: SqlRunner,
  reward: Told,
  status: 'issued' | 'claimed' | 'rejected',
  now: Date,
): Promise<void> {
  return tellMember(
    tx,
    { merchantCode: reward.merchant_id, memberId: reward.member_id },
    {
      kind: 'reward',
      rewardId: reward.reward_id,
      status,
      amountMinor: minorToWire(reward.amount_minor),
      currencyCode: reward.currency,
    },
    now,
  );
}

/** Puts what became of a reward into the member's inbox, once. */
export async function deliverRewardNews(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  reward: Omit<RewardRow, 'reason'>,
  news: { readonly status: 'issued' | 'claimed' | 'rejected'; readonly reason: string },
): Promise<void> {
  const titles = await selectPromotionTitles(tx, reward);
  const amountOf = (amountMinor: RewardRow['amount_minor']) => ({
    amountMinor: minorToWire(amountMinor),
    currencyCode: reward.currency,
  });
  const isPaid = news.status !== 'rejected';
  const turnover = reward.required_turnover_minor;
  const paidText = turnover > 0n ? 'reward.issued.turnover' : 'reward.issued';
  await deliverInboxText(parts, tx, {
    merchantCode: reward.merchant_id,
    memberId: reward.member_id,
    textId: isPaid ? paidText : 'reward.rejected',
    values: {
      promotion: { byLanguage: titles ?? { [defaultLanguage]: reward.announcement_id } },
      ...(isPaid
        ? { amount: amountOf(reward.amount_minor), turnover: amountOf(turnover) }
        : { reason: news.reason }),
    },
    language: defaultLanguage,
    onceKey: `reward ${reward.reward_id} ${news.status}`,
  });
}

/** Puts into the member's inbox why the bonus that was chosen with a deposit is not given. */
export async function deliverBonusRefused(
  parts: Pick<ServerParts, 'clock' | 'random'>,
  tx: SqlRunner,
  { merchantCode, memberId }: MoneyOwner,
  promotionId: string,
  reason: BonusRefusalReason,
): Promise<void> {
  const key = { merchant_id: merchantCode, announcement_id: promotionId };
  const titles = await selectPromotionTitles(tx, key);
  await deliverInboxText(parts, tx, {
    merchantCode,
    memberId,
    textId: `bonus.${reason}`,
    values: { promotion: { byLanguage: titles ?? { [defaultLanguage]: promotionId } } },
    language: defaultLanguage,
  });
}
