import type { CallQuery, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { parseId } from '@wau/contract/ids';
import { minorToWire, zeroMinor } from '@wau/money/minor';
import { readCursor, readPage } from '@wau/service/http/cursor-page';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readPlayedTurnover } from '../../money/turnover/turnover-requirements.ts';
import type { RewardMember } from './read-standings.ts';
import { selectRewardsOfMember, type TitledRewardRow } from './reward-sql.ts';

type Rewards = CallValue<Calls['listRewards']>;

/** The member's uses of promotions, newest first, each with how far its turnover is met. The cursor is the last id. */
export async function listRewards(
  { runner }: Pick<ServerParts, 'runner'>,
  { merchant, member, language }: RewardMember,
  { cursor, pageSize }: CallQuery<Calls['listRewards']>,
): Promise<Rewards> {
  const { merchantCode, currencyCode, defaultLanguage } = merchant;
  const owner = { merchantCode, memberId: member.memberId, currencyCode };
  const before = readCursor(cursor, (text) => parseId('reward', text));
  const page = await readPage(
    pageSize,
    (limit) => selectRewardsOfMember(runner, owner, [language, defaultLanguage], before, limit),
    (row) => row,
    (row) => row.reward_id,
  );
  const paid = page.list.filter(({ status }) => status === 'issued' || status === 'claimed');
  const played = await readPlayedTurnover(
    runner,
    owner,
    paid.map((row) => row.reward_id),
  );
  return {
    ...page,
    list: page.list.map((row) => rewardView(row, minorToWire(played.get(row.reward_id) ?? zeroMinor))),
  };
}

function rewardView(row: TitledRewardRow, playedTurnoverMinor: string): Rewards['list'][number] {
  return {
    rewardId: row.reward_id,
    promotionId: row.announcement_id,
    title: row.title,
    status: row.status,
    amountMinor: minorToWire(row.amount_minor),
    currencyCode: row.currency,
    placedAt: row.placed_at.toISOString(),
    decidedAt: row.decided_at?.toISOString() ?? null,
    reason: row.reason,
    requiredTurnoverMinor: minorToWire(row.required_turnover_minor),
    playedTurnoverMinor,
  };
}
