import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type MemberMenuEntry, memberMenu, memberMenuNames } from '@wau/contract/member-menu';
import { flagNames, toldModuleIds } from '@wau/contract/modules';
import { currencyOf } from '@wau/money/currency';
import { minorToWire } from '@wau/money/minor';
import type { Random } from '@wau/service/random';
import type { Merchant } from '../../../platform/merchants/merchant.ts';
import { drawImageOrigins } from './draw-image-origins.ts';

type Whitelabel = CallValue<Calls['getWhitelabel']>;

/** What clients paint and offer, from the merchant's settings. The first origin of pictures is the visit's own (SH-16). */
export function getWhitelabel(merchant: Merchant, random: Random): Whitelabel {
  return {
    merchantCode: merchant.merchantCode,
    brandName: merchant.brandName,
    themeName: merchant.themeName,
    currencyCode: merchant.currencyCode,
    currencySymbol: currencyOf(merchant.currencyCode).symbol,
    timeZone: merchant.timeZone,
    languages: [...merchant.languages],
    defaultLanguage: merchant.defaultLanguage,
    flags: Object.fromEntries([
      ...flagNames.map((name) => [name, merchant.flags.has(name)]),
      ...toldModuleIds.map((id) => [id, merchant.modules.has(id)]),
    ]) as Whitelabel['flags'],
    menu: memberMenuNames.flatMap((entry) => {
      const { path, flag, module }: MemberMenuEntry = memberMenu[entry];
      const isOn =
        (flag === undefined || merchant.flags.has(flag)) &&
        (module === undefined || merchant.modules.has(module));
      return isOn ? [{ entry, path }] : [];
    }),
    mobileTemplate: merchant.mobileTemplate,
    imageOrigins: drawImageOrigins(merchant.imageOrigins, random),
    homeBlocks: [...merchant.homeBlocks],
    jackpotDisplay: merchant.jackpotDisplay,
    phoneVerification: merchant.phoneVerification ?? null,
    copyrightYears: merchant.copyrightYears,
    minimumAgeYears: merchant.minimumAgeYears,
    depositBonusMinor: minorToWire(merchant.depositBonusMinor),
    referralBonusMinor: minorToWire(merchant.referralBonusMinor),
  };
}
