import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { settingInputs } from '../../merchant-settings.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, LanguageText, Moment, OneOf, Page, PageQuery } from '../../schema.ts';

const Outcome = Exact({ oldValue: Type.String(), newValue: Type.String() });
const ValueText = Type.String({ minLength: 1, maxLength: 2_000 });
const ExpectedValue = Type.Optional(
  Type.String({
    maxLength: 2_000,
    description: 'What the caller has seen of it; refused where it is another',
  }),
);

export const listMerchantSettings = defineCall({
  name: 'listMerchantSettings',
  method: 'GET',
  path: '/wps/operator/settings',
  caller: 'operator',
  permission: 'settings.read',
  summary: "Every setting of the merchant with its value as text, and the registration form's rules",
  value: Exact({
    currencyCode: CurrencyText,
    languages: Type.Array(LanguageText, { description: 'In the order in which the site offers them' }),
    settings: Type.Array(
      Exact({
        settingName: Type.String({ description: 'As it is named in a change, e.g. `flag FEEDBACK3`' }),
        value: Type.String({ description: 'As a change takes it' }),
        meaning: Type.String({ description: 'In English' }),
        input: OneOf(settingInputs),
        mayBeNone: Type.Boolean({ description: 'Whether `none` sets it to nothing' }),
        choices: Type.Optional(Type.Array(Type.String())),
        minimum: Type.Optional(Type.Integer()),
        maximum: Type.Optional(Type.Integer()),
        maximumLength: Type.Optional(Type.Integer()),
        isMoneyBound: Type.Boolean({ description: 'Loosening it takes the word of two operators' }),
        asked: Type.Array(Exact({ value: Type.String(), askedBy: Type.String(), askedAt: Moment }), {
          description: 'What an operator has asked for and another one has to give',
        }),
      }),
    ),
    registerFields: Type.Array(
      Exact({
        name: Type.String(),
        enabled: Type.Boolean(),
        required: Type.Boolean(),
        maxLength: Type.Integer(),
        pattern: Type.String({ description: 'Empty: any text' }),
        longest: Type.Integer({ description: 'The most that `maxLength` can be' }),
        messages: Type.Array(Exact({ language: LanguageText, text: Type.String() }), {
          description: "What the form says of a broken rule in place of the app's own words",
        }),
      }),
      { description: 'Every field that there are rules for, in the order of the form' },
    ),
  }),
  errors: [...operatorErrors],
});

export const changeMerchantSetting = defineCall({
  name: 'changeMerchantSetting',
  method: 'PUT',
  path: '/wps/operator/settings',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Changes one setting of the merchant, at once and without a restart; `game <vendor> <game>` and `vendor <vendor>` switch a title or all of a vendor',
  body: Exact({
    settingName: Type.String({ minLength: 1, maxLength: 100 }),
    value: ValueText,
    expectedValue: ExpectedValue,
  }),
  value: Exact({
    oldValue: Type.String(),
    newValue: Type.String(),
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to give it' }),
  }),
  errors: [
    ...operatorErrors,
    'setting.unknown',
    'setting.invalid',
    'setting.changed',
    'setting.second.person',
    'setting.default.language',
    'setting.language.texts',
  ],
});

export const dropSettingRequest = defineCall({
  name: 'dropSettingRequest',
  method: 'POST',
  path: '/wps/operator/settings/drop',
  caller: 'operator',
  permission: 'settings.write',
  summary: 'Drops what an operator has asked for of a setting',
  body: Exact({ settingName: Type.String({ minLength: 1, maxLength: 100 }), value: ValueText }),
  value: Type.Null(),
  errors: [...operatorErrors],
});

export const changeRegisterField = defineCall({
  name: 'changeRegisterField',
  method: 'PUT',
  path: '/wps/operator/settings/registerFields',
  caller: 'operator',
  permission: 'settings.write',
  summary: "Changes one part of the rule of a field of the merchant's registration form",
  body: Exact({
    fieldName: Type.String({ minLength: 1, maxLength: 40 }),
    property: Type.String({ minLength: 1, maxLength: 40 }),
    value: ValueText,
    expectedValue: ExpectedValue,
  }),
  value: Outcome,
  errors: [...operatorErrors, 'setting.unknown', 'setting.invalid', 'setting.changed'],
});

export const listSettingChanges = defineCall({
  name: 'listSettingChanges',
  method: 'GET',
  path: '/wps/operator/settings/changes',
  caller: 'operator',
  permission: 'settings.read',
  summary: 'Who changed which setting of the merchant and how, the newest first; out of the audit',
  query: Exact({
    ...PageQuery,
    of: Type.Optional(OneOf(['setting', 'registerField'])),
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'A setting, or a field of the registration form',
      }),
    ),
  }),
  value: Page(
    Exact({
      entryId: Type.String(),
      settingName: Type.String({ description: 'Or `register-field` with the field and its property' }),
      changedAt: Moment,
      changedBy: Type.String(),
      oldValue: Type.String({ description: 'As a change takes it' }),
      newValue: Type.String(),
    }),
  ),
  errors: [...operatorErrors],
});
