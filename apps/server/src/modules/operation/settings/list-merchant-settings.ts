import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Database } from '@wau/service/database/database';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { merchantSettings } from './merchant-settings.ts';
import { listRegisterFields, readMerchantSettings } from './read-merchant-settings.ts';
import type { SettingKind } from './setting-kinds.ts';

/** All settings of a merchant with what they mean and take, and the rules of the registration form. */
export async function listMerchantSettings(
  parts: { readonly database: Database },
  { merchantCode, currencyCode, languages }: Pick<Merchant, 'merchantCode' | 'currencyCode' | 'languages'>,
): Promise<CallValue<Calls['listMerchantSettings']>> {
  const settings = await readMerchantSettings(parts, merchantCode);
  return {
    currencyCode,
    languages: [...languages],
    settings: settings.flatMap(({ settingName, value }) => {
      const setting = merchantSettings.get(settingName);
      if (setting === undefined) return [];
      return [{ settingName, value, meaning: setting.meaning, ...kindView(setting.kind) }];
    }),
    registerFields: [...(await listRegisterFields(parts, merchantCode))],
  };
}

type SettingView = CallValue<Calls['listMerchantSettings']>['settings'][number];

function kindView({
  read: _,
  choices,
  ...kind
}: SettingKind): Omit<SettingView, 'settingName' | 'value' | 'meaning'> {
  return { ...kind, ...(choices === undefined ? {} : { choices: [...choices] }) };
}
