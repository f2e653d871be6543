import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { promotionView } from './promotion-view.ts';
import { type RewardMember, requireStanding } from './read-standings.ts';
import { requireAction } from './require-action.ts';
import { insertEnrolment } from './reward-offer-sql.ts';

/**
 * Takes part in a promotion, this time of it. Whoever has joined is answered how it stands.
 *
 * Locks: the member's row.
 *
 * @throws Refusal `promotion.unknown`, `promotion.closed`, `promotion.not.due`, `promotion.used`
 */
export function joinPromotion(
  { database, clock }: Pick<ServerParts, 'database' | 'clock'>,
  owner: RewardMember,
  promotionId: string,
): Promise<CallValue<Calls['joinPromotion']>> {
  const { merchantCode } = owner.merchant;
  const { memberId } = owner.member;
  return withTransaction(database, async (tx) => {
    await lockMember(tx, { merchantCode, memberId });
    const nowMs = clock.nowMs();
    const offer = await requireStanding(tx, owner, nowMs, promotionId);
    if (hasJoined(offer)) return promotionView(offer);
    requireAction(offer, 'join');
    const key = { promotionId, occurrence: offer.occurrence };
    await insertEnrolment(tx, merchantCode, memberId, key, new Date(nowMs));
    return promotionView(await requireStanding(tx, owner, nowMs, promotionId));
  });
}

function hasJoined({ row, standing }: Awaited<ReturnType<typeof requireStanding>>): boolean {
  return row.enrolment === 'join' && ['signed', 'process', 'claim'].includes(standing.status);
}
