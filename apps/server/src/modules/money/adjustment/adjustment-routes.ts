import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { decideAdjustment, listAdjustments, proposeAdjustment } from './manage-adjustments.ts';

export function registerAdjustmentRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorCommand(
    calls.proposeAdjustment,
    async ({ context, params, body }) =>
      (tx) =>
        proposeAdjustment(parts, tx, context, params.memberId, body),
  );
  registerOperatorQuery(calls.listAdjustments, ({ context, query }) =>
    listAdjustments(parts.runner, context.merchant.merchantCode, query),
  );
  registerOperatorCommand(calls.decideAdjustment, async ({ context, params, body }) => {
    const deciding = { merchantCode: context.merchant.merchantCode, actor: context.actor };
    return (tx) => decideAdjustment(parts, tx, deciding, params.adjustmentId, body);
  });
}
