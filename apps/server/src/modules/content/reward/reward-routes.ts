import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { applyForPromotion } from './apply-for-promotion.ts';
import { claimReward } from './claim-reward.ts';
import { joinPromotion } from './join-promotion.ts';
import { listMemberPromotions } from './list-member-promotions.ts';
import { listRewards } from './list-rewards.ts';
import { decideApplication, listWaitingApplications, openApplicationImages } from './manage-applications.ts';

export function registerRewardRoutes(
  { registerMemberCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.listMemberPromotions, ({ context }) => listMemberPromotions(parts, context));
  registerMemberCall(calls.joinPromotion, ({ context, params }) =>
    joinPromotion(parts, context, params.promotionId),
  );
  registerMemberCall(calls.applyForPromotion, ({ context, params, body }) =>
    applyForPromotion(parts, context, params.promotionId, body),
  );
  registerMemberCall(calls.claimReward, ({ context, params, body, idempotencyKey }) =>
    claimReward(parts, context, idempotencyKey, params.promotionId, body),
  );
  registerMemberCall(calls.listRewards, ({ context, query }) => listRewards(parts, context, query));
  registerOperatorQuery(calls.listWaitingApplications, ({ context }) =>
    listWaitingApplications(parts.runner, context.merchant.merchantCode, context.language),
  );
  registerOperatorCommand(
    calls.openApplicationImages,
    async ({ context, params }) =>
      (tx) =>
        openApplicationImages(parts, tx, context.merchant.merchantCode, params.rewardId),
  );
  registerOperatorCommand(
    calls.decideApplication,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideApplication(parts, tx, { merchantCode: merchant.merchantCode, actor }, params.rewardId, body),
  );
}
