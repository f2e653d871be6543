import { calls } from '@wau/contract/calls';
import type { CallRegistrars } from '../../../platform/gates/call-registrars.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import { changeMerchantSetting } from './change-merchant-setting.ts';
import { changeRegisterField } from './change-register-field.ts';
import { dropSettingRequest } from './drop-setting-request.ts';
import { listMerchantSettings } from './list-merchant-settings.ts';
import { listSettingChanges } from './list-setting-changes.ts';
import { refusingWrongSetting } from './refusing-wrong-setting.ts';

export function registerSettingsRoutes(
  { registerOperatorQuery, registerOperatorCommand }: CallRegistrars,
  parts: ServerParts,
): void {
  registerOperatorQuery(calls.listMerchantSettings, async ({ context }) =>
    listMerchantSettings(parts, context.merchant),
  );
  registerOperatorQuery(calls.listSettingChanges, ({ context, query }) =>
    listSettingChanges(parts, context.merchant.merchantCode, query),
  );
  registerOperatorCommand(
    calls.changeMerchantSetting,
    async ({ context: { merchant, operator }, body }) =>
      (tx) => {
        const by = { operatorId: operator.operatorId, now: new Date(parts.clock.nowMs()) };
        const order = { merchantId: merchant.merchantCode, ...body, by };
        return refusingWrongSetting(() => changeMerchantSetting(tx, order));
      },
  );
  registerOperatorCommand(
    calls.dropSettingRequest,
    async ({ context: { merchant }, body }) =>
      (tx) =>
        dropSettingRequest(tx, merchant.merchantCode, body),
  );
  registerOperatorCommand(calls.changeRegisterField, async ({ context: { merchant }, body }) => {
    const order = { merchantId: merchant.merchantCode, ...body };
    const work = await refusingWrongSetting(() => changeRegisterField(order));
    return (tx) => refusingWrongSetting(() => work(tx));
  });
}
