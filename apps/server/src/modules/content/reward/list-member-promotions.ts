import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { readOpenTurnover } from '../../money/turnover/turnover-requirements.ts';
import { turnoverToWire } from '../../money/turnover/turnover-to-wire.ts';
import { promotionView } from './promotion-view.ts';
import { type RewardMember, readStandings } from './read-standings.ts';

/** Sums over days for each promotion; a page that follows an application asks twice a minute. */
const perMember: AttemptRule = { name: 'reward.list.member', windowMs: 60_000, window: 'fixed' };
const readsPerMinute = 60;

/** The promotions that are meant for the member as they stand, and what is left to stake. Refuses `rate.limited`. */
export async function listMemberPromotions(
  { runner, clock }: Pick<ServerParts, 'runner' | 'clock'>,
  owner: RewardMember,
): Promise<CallValue<Calls['listMemberPromotions']>> {
  const { merchantCode, currencyCode } = owner.merchant;
  const { memberId } = owner.member;
  await requireAttempt({ runner, clock }, merchantCode, perMember, memberId, readsPerMinute);
  const [offers, turnover] = await Promise.all([
    readStandings(runner, owner, clock.nowMs()),
    readOpenTurnover(runner, { merchantCode, memberId, currencyCode }),
  ]);
  return {
    currencyCode,
    turnover: turnoverToWire(turnover),
    list: offers.map(promotionView),
  };
}
