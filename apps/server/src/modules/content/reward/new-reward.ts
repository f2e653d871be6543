import { toMinor } from '@wau/money/minor';
import { newId } from '@wau/service/random';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { RewardMember, StandingOffer } from './read-standings.ts';
import type { RewardRow } from './reward-sql.ts';

type Use = Pick<RewardRow, 'status' | 'remark' | 'placed_at' | 'decided_at'>;

/** A use of a promotion as it stands for the member: what it gives now and what has to be staked for it are fixed with it. */
export function newReward(
  { clock, random }: Pick<ServerParts, 'clock' | 'random'>,
  { merchant, member }: RewardMember,
  { row, occurrence, standing }: StandingOffer,
  use: Use,
): Omit<RewardRow, 'reason'> {
  return {
    merchant_id: merchant.merchantCode,
    reward_id: newId('reward', clock, random),
    member_id: member.memberId,
    announcement_id: row.announcement_id,
    occurrence,
    amount_minor: standing.rewardMinor,
    required_turnover_minor: toMinor(standing.rewardMinor * BigInt(row.turnover_times)),
    currency: merchant.currencyCode,
    ...use,
  };
}
