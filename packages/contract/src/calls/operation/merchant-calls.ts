import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, LanguageText, MerchantText, Moment, OneOf } from '../../schema.ts';

const HostText = Type.String({ minLength: 1, maxLength: 253 });

const MerchantOrder = Exact({
  merchantCode: Type.String({ pattern: '^[a-z][a-z0-9]{1,10}$' }),
  brandName: Type.String({ minLength: 1, maxLength: 60 }),
  hosts: Type.Array(HostText, { minItems: 1, maxItems: 5, description: 'Names that lead to the site' }),
  currencyCode: CurrencyText,
  languages: Type.Array(LanguageText, { minItems: 1, maxItems: 10, description: 'In the order of the site' }),
  defaultLanguage: LanguageText,
  themeName: Type.String({ minLength: 1, maxLength: 20 }),
  timeZone: Type.String({ minLength: 1, maxLength: 60 }),
  likeMerchantCode: Type.Optional(MerchantText),
});

export const listMerchants = defineCall({
  name: 'listMerchants',
  method: 'GET',
  path: '/wps/operator/merchants',
  caller: 'operator',
  permission: 'merchants.write',
  summary: 'Merchants that the operator serves, and those that an operator has asked to open',
  value: Exact({
    list: Type.Array(
      Exact({
        merchantCode: MerchantText,
        brandName: Type.String(),
        isOpen: Type.Boolean({ description: 'Else it is under maintenance' }),
        hosts: Type.Array(Exact({ host: Type.String(), url: Type.String() })),
        currencyCode: CurrencyText,
        languages: Type.Array(LanguageText),
        defaultLanguage: LanguageText,
        themeName: Type.String(),
        timeZone: Type.String(),
        mayOpenLike: Type.Boolean({ description: 'Whether another one may be opened like it' }),
      }),
    ),
    asked: Type.Array(Exact({ order: MerchantOrder, askedBy: Type.String(), askedAt: Moment }), {
      description: 'What an operator has asked for here and another one has to give',
    }),
  }),
  errors: [...operatorErrors],
});

export const openMerchant = defineCall({
  name: 'openMerchant',
  method: 'POST',
  path: '/wps/operator/merchants',
  caller: 'operator',
  permission: 'merchants.write',
  summary:
    'Opens a merchant, under maintenance, with all that it needs: one operator asks for it, another one gives it by asking for the same',
  body: MerchantOrder,
  value: Exact({
    status: OneOf(['opened', 'asked'], { description: '`asked`: another operator has to give it' }),
  }),
  errors: [
    ...operatorErrors,
    'setting.invalid',
    'setting.default.language',
    'merchant.code.taken',
    'merchant.host.taken',
    'merchant.host.console',
    'merchant.like.unknown',
    'merchant.like.currency',
    'merchant.second.person',
  ],
});

export const dropMerchantRequest = defineCall({
  name: 'dropMerchantRequest',
  method: 'POST',
  path: '/wps/operator/merchants/drop',
  caller: 'operator',
  permission: 'merchants.write',
  summary: 'Drops what an operator has asked to open under a code',
  body: Exact({ merchantCode: Type.String({ minLength: 1, maxLength: 16 }) }),
  value: Type.Null(),
  errors: [...operatorErrors],
});
