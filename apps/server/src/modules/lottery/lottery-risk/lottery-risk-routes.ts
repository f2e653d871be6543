import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { dropLotteryLimitsRequest } from './drop-lottery-limits-request.ts';
import { getLotteryExposure } from './get-lottery-exposure.ts';
import { getLotteryRemaining } from './get-lottery-remaining.ts';
import { listLotteryLimitChanges } from './list-lottery-limit-changes.ts';
import { listLotteryLimits } from './list-lottery-limits.ts';
import { setLotteryLimits } from './set-lottery-limits.ts';

export function registerLotteryRiskRoutes(
  { registerVisitorCall, registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerVisitorCall(calls.getLotteryRemaining, ({ context, params, query }) =>
    getLotteryRemaining(parts, context, params, query),
  );
  registerOperatorQuery(calls.listLotteryLimits, ({ context }) => listLotteryLimits(parts, context));
  registerOperatorQuery(calls.listLotteryLimitChanges, ({ context, params, query }) =>
    listLotteryLimitChanges(parts, context.merchant.merchantCode, params, query),
  );
  registerOperatorQuery(calls.getLotteryExposure, ({ context, params, query }) =>
    getLotteryExposure(parts, context, params, query),
  );
  registerOperatorCommand(
    calls.setLotteryLimits,
    async ({ context: { merchant, operator }, params, body }) =>
      (tx) => {
        const ordering = { merchantCode: merchant.merchantCode, operatorId: operator.operatorId };
        return setLotteryLimits(parts, tx, ordering, params, body);
      },
  );
  registerOperatorCommand(
    calls.dropLotteryLimitsRequest,
    async ({ context: { merchant }, params }) =>
      (tx) =>
        dropLotteryLimitsRequest(tx, merchant.merchantCode, params),
  );
}
