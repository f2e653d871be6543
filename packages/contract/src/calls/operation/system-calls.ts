import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { memberMenuNames } from '../../member-menu.ts';
import { flagNames, mobileTemplateKeys } from '../../modules.ts';
import { CurrencyText, Exact, LanguageText, MerchantText, Moment, OneOf } from '../../schema.ts';

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
  }),
  errors: [],
});

const Flags = Exact(
  Object.fromEntries(flagNames.map((name) => [name, Type.Boolean()])) as {
    [Name in (typeof flagNames)[number]]: ReturnType<typeof Type.Boolean>;
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

export const getEncryptionKey = defineCall({
  name: 'getEncryptionKey',
  method: 'GET',
  path: '/wps/system/encryptionKey',
  caller: 'visitor',
  summary: 'The public key (JWK, ECDH-ES on P-256) that login and registration payloads are encrypted to',
  value: Exact({
    kid: Type.String(),
    kty: Type.Literal('EC'),
    crv: Type.Literal('P-256'),
    x: Type.String(),
    y: Type.String(),
    alg: Type.Literal('ECDH-ES'),
    use: Type.Literal('enc'),
  }),
  errors: [],
});

export const getCaptcha = defineCall({
  name: 'getCaptcha',
  method: 'GET',
  path: '/wps/captcha',
  module: 'VALID_CAPTCHA3',
  caller: 'visitor',
  summary:
    'A fresh captcha: base64 png; the response header `Captcha-Id` names it and is sent back with the attempt',
  value: Type.String({ description: 'base64 of a png' }),
  errors: ['module.missing', 'module.wrong', 'module.unavailable'],
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
