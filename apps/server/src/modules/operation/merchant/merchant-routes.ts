import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { refusingWrongSetting } from '../settings/refusing-wrong-setting.ts';
import { dropMerchantRequest } from './drop-merchant-request.ts';
import { listMerchants } from './list-merchants.ts';
import { openMerchant } from './open-merchant.ts';

export function registerMerchantRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listMerchants, ({ context }) => listMerchants(parts, context));
  registerOperatorCommand(
    calls.openMerchant,
    async ({ context, body }) =>
      (tx) =>
        refusingWrongSetting(() => openMerchant(parts, tx, context, body)),
  );
  registerOperatorCommand(
    calls.dropMerchantRequest,
    async ({ context: { merchant }, body }) =>
      (tx) =>
        dropMerchantRequest(tx, merchant.merchantCode, body),
  );
}
