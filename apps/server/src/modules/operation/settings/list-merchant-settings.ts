import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { Database } from '@wau/service/database/database';
import { merchantSettings } from './merchant-settings.ts';
import { listRegisterFields, readMerchantSettings } from './read-merchant-settings.ts';

/** All settings of a merchant with what they mean, and the rules of the registration form. */
export async function listMerchantSettings(
  parts: { readonly database: Database },
  merchantCode: MerchantCode,
): Promise<CallValue<Calls['listMerchantSettings']>> {
  const settings = await readMerchantSettings(parts, merchantCode);
  return {
    settings: settings.map(({ settingName, value }) => ({
      settingName,
      value,
      meaning: merchantSettings.get(settingName)?.meaning ?? '',
    })),
    registerFields: [...(await listRegisterFields(parts, merchantCode))],
  };
}
