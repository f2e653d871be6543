import type { MerchantCode } from '@wau/contract/ids';
import type { FlagName, ModuleId } from '@wau/contract/modules';
import { vi } from 'vitest';
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

/** Turns a switch of the demo's merchant, and comes back when the server knows. */
export async function turnSwitch(
  server: Parts & Pick<TestServer, 'handle'>,
  settingName: `flag ${FlagName}` | `module ${ModuleId}`,
  value: 'on' | 'off',
): Promise<void> {
  await changeSetting(server, { merchantId: 'wau' as MerchantCode, settingName, value });
  const [kind, name = ''] = settingName.split(' ');
  await vi.waitFor(
    async () => {
      const merchant = await server.handle.merchantOf('', 'wau');
      const isOn =
        kind === 'flag' ? merchant?.flags.has(name as FlagName) : merchant?.modules.has(name as ModuleId);
      if (isOn !== (value === 'on')) throw new Error(`${settingName} is not ${value} yet`);
    },
    { timeout: 5_000 },
  );
}
