import { applicationImageLimitBytes } from '@wau/contract/application-limits';
import type { CallBody, CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { withTransaction } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type AttemptRule, requireAttempt } from '../../../platform/attempts/attempt-counter.ts';
import { requirePictures } from '../../../platform/picture/require-pictures.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { lockMember } from '../../account/member/lock-member.ts';
import { sealApplicationImage } from './application-sealing.ts';
import { insertApplicationImage } from './application-sql.ts';
import { newReward } from './new-reward.ts';
import { promotionView } from './promotion-view.ts';
import { type RewardMember, requireStanding, type StandingOffer } from './read-standings.ts';
import { requireAction } from './require-action.ts';
import { insertReward } from './reward-sql.ts';

/** Each is megabytes to take in and to draw anew, and work for somebody who looks at it. */
const perMember: AttemptRule = { name: 'application.member', windowMs: 24 * 60 * 60_000, window: 'fixed' };
const applicationsPerDay = 10;

type ApplicationParts = Pick<ServerParts, 'database' | 'runner' | 'clock' | 'random' | 'config'>;

/**
 * Applies for a promotion that an operator decides about. Pictures are drawn anew and kept sealed; nobody gets what was
 * sent. Nothing is taken from the budget before the decision; what is offered now is what is paid then.
 *
 * Invariant: one application waits for each time of a promotion. Locks: the member's row.
 *
 * @throws Refusal `promotion.unknown`, `promotion.closed`, `promotion.not.due`, `promotion.used`,
 *   `application.image.invalid`, `application.too.many`
 */
export async function applyForPromotion(
  parts: ApplicationParts,
  owner: RewardMember,
  promotionId: string,
  { remark, images }: CallBody<Calls['applyForPromotion']>,
): Promise<CallValue<Calls['applyForPromotion']>> {
  const { merchantCode } = owner.merchant;
  const { memberId } = owner.member;
  // Before pictures cost anything.
  requireAction(await requireStanding(parts.runner, owner, parts.clock.nowMs(), promotionId), 'apply');
  await requireAttempt(parts, merchantCode, perMember, memberId, applicationsPerDay, 'application.too.many');
  const redrawn = await requirePictures(images, {
    limitBytes: applicationImageLimitBytes,
    code: 'application.image.invalid',
    sender: memberId,
  });
  return withTransaction(parts.database, async (tx) => {
    await lockMember(tx, { merchantCode, memberId });
    const nowMs = parts.clock.nowMs();
    const offer = await requireStanding(tx, owner, nowMs, promotionId);
    requireAction(offer, 'apply');
    await storeApplication(parts, tx, owner, offer, { remark: remark.trim(), images: redrawn });
    return promotionView(await requireStanding(tx, owner, nowMs, promotionId));
  });
}

async function storeApplication(
  parts: ApplicationParts,
  tx: SqlRunner,
  owner: RewardMember,
  offer: StandingOffer,
  { remark, images }: { readonly remark: string; readonly images: readonly Buffer[] },
): Promise<void> {
  const { merchantCode } = owner.merchant;
  const placedAt = new Date(parts.clock.nowMs());
  const use = { status: 'applying', remark, placed_at: placedAt, decided_at: null } as const;
  const reward = newReward(parts, owner, offer, use);
  const rewardId = reward.reward_id;
  await insertReward(tx, reward);
  for (const [index, image] of images.entries()) {
    const position = index + 1;
    const sealedImage = sealApplicationImage(parts, { merchantCode, rewardId, position }, image);
    await insertApplicationImage(tx, merchantCode, rewardId, { position, sealedImage, sentAt: placedAt });
  }
}
