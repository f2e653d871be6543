import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { getReferral } from './get-referral.ts';
import { listInvitedFriends } from './list-invited-friends.ts';
import { decideReferral, listReferrals } from './manage-referrals.ts';

export function registerReferralRoutes(
  { registerMemberCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerMemberCall(calls.getReferral, ({ context }) => getReferral(parts, context));
  registerMemberCall(calls.listInvitedFriends, ({ context, query }) =>
    listInvitedFriends(parts, context, query),
  );
  registerOperatorQuery(calls.listReferrals, ({ context, query }) =>
    listReferrals(parts, context.merchant.merchantCode, query),
  );
  registerOperatorCommand(
    calls.decideReferral,
    async ({ context: { merchant, actor }, params, body }) =>
      (tx) =>
        decideReferral(parts, tx, { merchantCode: merchant.merchantCode, actor }, params.referralId, body),
  );
}
