import type { CallBody } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import { themeNames } from '@wau/theme/theme-names';
import { brandName, oneOf, timeZone, WrongSetting } from '../settings/setting-value.ts';

/** A brand that is to be, as it is asked for and given. */
export interface MerchantOrder {
  readonly merchantCode: MerchantCode;
  readonly brandName: string;
  readonly hosts: readonly string[];
  readonly currencyCode: CurrencyCode;
  readonly languages: readonly LanguageCode[];
  readonly defaultLanguage: LanguageCode;
  readonly themeName: string;
  readonly timeZone: string;
  /** Whose settings, rules of the registration form, vendors and games it begins with; null: the platform's usual ones. */
  readonly likeMerchantCode: MerchantCode | null;
}

/** So that the code of its free trial, which has `trial` behind it, is a merchant's code as well. */
const merchantOrderCode = '^[a-z][a-z0-9]{1,10}$';

const hostPattern = /^[a-z0-9]([a-z0-9.:-]{0,251}[a-z0-9])?$/;

/**
 * What is ordered, always written in the same way: two who order the same say the same words.
 *
 * @throws WrongSetting with what is wrong with it, in a sentence
 */
export function readMerchantOrder(
  consoleHost: string | undefined,
  given: CallBody<Calls['openMerchant']>,
): MerchantOrder {
  if (!new RegExp(merchantOrderCode).test(given.merchantCode)) {
    throw new WrongSetting('A code has 2 to 11 small letters and digits, beginning with a letter.');
  }
  const hosts = [...new Set(given.hosts.map((host) => host.trim().toLowerCase()))].toSorted();
  const wrong = hosts.find((host) => !hostPattern.test(host));
  if (wrong !== undefined || hosts.length === 0) {
    throw new WrongSetting(
      `${wrong ?? 'Nothing'} is no host, which is a name such as play.example without a port.`,
    );
  }
  if (consoleHost !== undefined && hosts.includes(consoleHost)) {
    throw new WrongSetting(`${consoleHost} is the console's.`, 'merchant.host.console');
  }
  const languages = [...new Set(given.languages)];
  if (!languages.includes(given.defaultLanguage)) {
    throw new WrongSetting(
      `The default language ${given.defaultLanguage} must be among the languages ${languages.join(',')}.`,
      'setting.default.language',
    );
  }
  return {
    merchantCode: given.merchantCode as MerchantCode,
    brandName: named('The name', brandName, given.brandName),
    hosts,
    currencyCode: given.currencyCode,
    languages,
    defaultLanguage: given.defaultLanguage,
    themeName: named('The colours', oneOf(themeNames), given.themeName),
    timeZone: named('The time zone', timeZone, given.timeZone),
    likeMerchantCode: given.likeMerchantCode ?? null,
  };
}

function named<Value>(what: string, read: (text: string) => Value, text: string): Value {
  try {
    return read(text);
  } catch (error) {
    if (error instanceof WrongSetting) throw new WrongSetting(`${what} must be ${error.message}.`);
    throw error;
  }
}
