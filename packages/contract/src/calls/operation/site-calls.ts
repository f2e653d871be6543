import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { homeBlocks } from '../../home-blocks.ts';
import { memberMenuNames } from '../../member-menu.ts';
import { mobileTemplateKeys, type ToldSwitch, toldSwitches } from '../../modules.ts';
import { CurrencyText, Exact, LanguageText, MerchantText, Moment, OneOf } from '../../schema.ts';
import { getRegisterSettings } from '../account/registration-calls.ts';

export const getSystemStatus = defineCall({
  name: 'getSystemStatus',
  method: 'GET',
  path: '/wps/system/status',
  caller: 'visitor',
  openDuringClosure: true,
  summary: 'What a client needs to know before it shows anything',
  value: Exact({
    info: Type.String({ description: 'What the merchant says about the maintenance, or empty' }),
    location: Type.String({ description: 'ISO 3166-1 alpha-2, or empty when unknown' }),
    maintenance: Type.Boolean(),
    regionRestriction: Type.Boolean(),
    addressBlocked: Type.Boolean(),
    maintenanceUntil: Type.Optional(Moment),
    retryAfterSeconds: Type.Integer({
      description: 'When to ask again while the site is closed; 0 while it is open',
    }),
    contentVersion: Type.String({
      description:
        'Changes whenever settings, games, content or the board of winners of sites have changed; comparing is all that it is good for',
    }),
  }),
  errors: [],
});

const Flags = Exact(
  Object.fromEntries(toldSwitches.map((name) => [name, Type.Boolean()])) as {
    [Name in ToldSwitch]: ReturnType<typeof Type.Boolean>;
  },
);

const MobileTemplate = Exact(
  Object.fromEntries(mobileTemplateKeys.map((key) => [key, Type.String()])) as {
    [Key in (typeof mobileTemplateKeys)[number]]: ReturnType<typeof Type.String>;
  },
);

export const getWhitelabel = defineCall({
  name: 'getWhitelabel',
  method: 'GET',
  path: '/wps/system/whitelabel',
  caller: 'visitor',
  openDuringClosure: true,
  summary: "The merchant's brand: name, theme, languages, currency and switches",
  value: Exact({
    merchantCode: MerchantText,
    brandName: Type.String(),
    themeName: Type.String(),
    currencyCode: CurrencyText,
    currencySymbol: Type.String(),
    timeZone: Type.String({ description: 'IANA name; days of records begin at midnight there' }),
    languages: Type.Array(LanguageText, { minItems: 1 }),
    defaultLanguage: LanguageText,
    flags: Flags,
    mobileTemplate: MobileTemplate,
    imageOrigins: Type.Array(Type.String(), {
      description: 'Where else the pictures of this site are served, in an order drawn for this answer',
    }),
    homeBlocks: Type.Array(OneOf(homeBlocks), { description: 'What home is made of, in order' }),
    jackpotDisplay: Type.Union([Type.Literal('decorative'), Type.Literal('off')]),
    phoneVerification: Type.Union([
      Type.Null(),
      Exact({
        apiUrl: Type.String({ description: 'Where browsers have codes sent and checked in our place' }),
        apiKey: Type.String({ description: 'Public; it names the merchant there' }),
      }),
    ]),
    menu: Type.Array(
      Exact({
        entry: OneOf(memberMenuNames),
        path: Type.String(),
      }),
      { description: 'The entries of the member centre that the merchant has switched on, in order' },
    ),
    copyrightYears: Type.String(),
    minimumAgeYears: Type.Integer(),
    depositBonusMinor: Type.String({ description: 'The badge on the deposit button' }),
    referralBonusMinor: Type.String({ description: 'The badge on the invite button' }),
  }),
  errors: [],
});

export const listCountries = defineCall({
  name: 'listCountries',
  method: 'GET',
  path: '/wps/system/countries',
  caller: 'visitor',
  summary:
    "Countries with their dialing codes, by name in the request's language, restricted ones left out; the merchant's own comes as `defaultCountry`",
  value: Exact({
    defaultCountry: Type.String({ description: 'ISO 3166-1 alpha-2' }),
    list: Type.Array(
      Exact({
        code: Type.String({ description: 'ISO 3166-1 alpha-2' }),
        dialingCode: Type.String({ description: 'Digits, e.g. `60`' }),
        name: Type.String(),
      }),
    ),
  }),
  errors: [],
});

export const getConsolidatedSettings = defineCall({
  name: 'getConsolidatedSettings',
  method: 'GET',
  path: '/wps/system/setting/consolidated',
  caller: 'visitor',
  summary: 'Status, whitelabel and registration settings in one answer, for a client on a slow network',
  value: Exact({
    status: getSystemStatus.value,
    whitelabel: getWhitelabel.value,
    register: getRegisterSettings.value,
  }),
  errors: [],
});

export const listDomains = defineCall({
  name: 'listDomains',
  method: 'GET',
  path: '/wps/system/domains',
  caller: 'visitor',
  summary: "The merchant's own domains. Type 3: those that players reach the site at; other types have none",
  query: Exact({ type: Type.Integer({ minimum: 1, maximum: 99 }) }),
  value: Exact({
    list: Type.Array(
      Exact({
        domainName: Type.String(),
        rootDomainName: Type.String({ description: 'What was registered, e.g. `example.com.my`' }),
        speedDomainUrl: Type.String({ description: 'Where the site is opened under this domain' }),
      }),
    ),
  }),
  errors: [],
});
