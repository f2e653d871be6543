import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { flagNames } from '@wau/contract/modules';
import { currencyOf } from '@wau/money/currency';
import { minorToWire } from '@wau/money/minor';
import type { Merchant } from '../../platform/merchants/merchant.ts';

type Whitelabel = CallValue<Calls['getWhitelabel']>;

/** What clients paint and offer, from the merchant's settings. */
export function getWhitelabel(merchant: Merchant): Whitelabel {
  return {
    merchantCode: merchant.merchantCode,
    brandName: merchant.brandName,
    themeName: merchant.themeName,
    currencyCode: merchant.currencyCode,
    currencySymbol: currencyOf(merchant.currencyCode).symbol,
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    flags: Object.fromEntries(
      flagNames.map((name) => [name, merchant.flags.has(name)]),
    ) as Whitelabel['flags'],
    copyrightYears: merchant.copyrightYears,
    depositBonusMinor: minorToWire(merchant.depositBonusMinor),
    referralBonusMinor: minorToWire(merchant.referralBonusMinor),
  };
}
