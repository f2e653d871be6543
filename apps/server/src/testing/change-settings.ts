import {
  changeMerchantSetting,
  type SettingOrder,
  type SettingOutcome,
} from '../modules/operation/settings/change-merchant-setting.ts';
import {
  changeRegisterField,
  type RegisterFieldOrder,
} from '../modules/operation/settings/change-register-field.ts';
import { runAudited } from '../platform/audit/run-audited.ts';
import type { TestServer } from './test-server.ts';

type Parts = Pick<TestServer, 'database' | 'clock'>;

const actor = { kind: 'installation', actorName: 'tests' } as const;

/** Changes a setting as a command of the installation does. */
export function changeSetting(parts: Parts, order: SettingOrder): Promise<SettingOutcome> {
  const deed = { merchantCodes: [order.merchantId], actor, action: 'changeMerchantSetting' };
  return runAudited(parts, deed, (tx) => changeMerchantSetting(tx, order));
}

/** The same for the rule of a registration field. */
export async function changeField(parts: Parts, order: RegisterFieldOrder): Promise<SettingOutcome> {
  const deed = { merchantCodes: [order.merchantId], actor, action: 'changeRegisterField' };
  return runAudited(parts, deed, await changeRegisterField(order));
}
