import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import { longestFields, registrationFieldNames } from '@wau/contract/registration-rules';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { selectOperatorRequests } from '../../../platform/operators/operator-request-sql.ts';
import { isMoneyBound } from './loosens-money-bound.ts';
import { merchantSettings } from './merchant-settings.ts';
import { listRegisterFields, readMerchantSettings } from './read-merchant-settings.ts';
import { selectRegisterFieldMessages } from './register-field-sql.ts';
import type { SettingKind } from './setting-kinds.ts';

/** All settings of a merchant with what they mean and take, and the rules of the registration form. */
export async function listMerchantSettings(
  parts: { readonly database: Database },
  { merchantCode, currencyCode, languages }: Pick<Merchant, 'merchantCode' | 'currencyCode' | 'languages'>,
): Promise<CallValue<Calls['listMerchantSettings']>> {
  const settings = await readMerchantSettings(parts, merchantCode);
  const requests = await selectOperatorRequests(poolRunner(parts.database.pool), merchantCode, 'setting');
  return {
    currencyCode,
    languages: [...languages],
    settings: settings.flatMap(({ settingName, value }) => {
      const setting = merchantSettings.get(settingName);
      if (setting === undefined) return [];
      const asked = requests.filter(({ subject }) => subject === settingName);
      return [
        {
          ...{ settingName, value, meaning: setting.meaning, ...kindView(setting.kind) },
          isMoneyBound: isMoneyBound(settingName),
          asked: asked.map((row) => ({
            value: row.wanted,
            askedBy: row.asker_name,
            askedAt: row.asked_at.toISOString(),
          })),
        },
      ];
    }),
    registerFields: await registerFieldsOf(parts, merchantCode),
  };
}

type View = CallValue<Calls['listMerchantSettings']>;

/** Also those without a rule, which the form does not ask for until somebody gives them one. */
async function registerFieldsOf(
  parts: { readonly database: Database },
  merchantCode: MerchantCode,
): Promise<View['registerFields']> {
  const rules = new Map((await listRegisterFields(parts, merchantCode)).map((rule) => [rule.name, rule]));
  const messages = await selectRegisterFieldMessages(poolRunner(parts.database.pool), merchantCode);
  return registrationFieldNames.map((name) => ({
    ...{ name, enabled: false, required: false, maxLength: longestFields[name], pattern: '' },
    ...rules.get(name),
    longest: longestFields[name],
    messages: messages
      .filter(({ field_name }) => field_name === name)
      .map(({ language, message }) => ({ language, text: message })),
  }));
}

type SettingView = View['settings'][number];

function kindView({
  read: _,
  choices,
  ...kind
}: SettingKind): Pick<
  SettingView,
  'input' | 'mayBeNone' | 'choices' | 'minimum' | 'maximum' | 'maximumLength'
> {
  return { ...kind, ...(choices === undefined ? {} : { choices: [...choices] }) };
}
