import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { PlayLimitParts } from './change-play-limit.ts';
import { confirmPlayLimit } from './confirm-play-limit.ts';
import { getMemberPlayLimits } from './get-member-play-limits.ts';
import { getPlayLimits } from './get-play-limits.ts';
import { setPlayLimit } from './set-play-limit.ts';
import { withdrawPlayLimit } from './withdraw-play-limit.ts';

export function registerPlayLimitRoutes(
  { registerMemberCall, registerOperatorQuery }: CallRegistrars,
  parts: PlayLimitParts,
): void {
  registerMemberCall(calls.getPlayLimits, ({ context }) => getPlayLimits(parts, context));
  registerMemberCall(calls.setPlayLimit, ({ context, params, body }) =>
    setPlayLimit(parts, context, params.kind, body),
  );
  registerMemberCall(calls.confirmPlayLimit, ({ context, params, body }) =>
    confirmPlayLimit(parts, context, params.kind, body),
  );
  registerMemberCall(calls.withdrawPlayLimit, ({ context, params }) =>
    withdrawPlayLimit(parts, context, params.kind),
  );
  registerOperatorQuery(calls.getMemberPlayLimits, ({ context, params }) =>
    getMemberPlayLimits(parts, {
      merchantCode: context.merchant.merchantCode,
      memberId: params.memberId,
    }),
  );
}
