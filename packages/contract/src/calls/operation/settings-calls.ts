import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact } from '../../schema.ts';

const Outcome = Exact({ oldValue: Type.String(), newValue: Type.String() });
const ValueText = Type.String({ minLength: 1, maxLength: 2_000 });

export const listMerchantSettings = defineCall({
  name: 'listMerchantSettings',
  method: 'GET',
  path: '/wps/operator/settings',
  caller: 'operator',
  permission: 'settings.read',
  summary: "Every setting of the merchant with its value as text, and the registration form's rules",
  value: Exact({
    settings: Type.Array(
      Exact({
        settingName: Type.String({ description: 'As it is named in a change, e.g. `flag FEEDBACK3`' }),
        value: Type.String(),
        meaning: Type.String({ description: 'In English' }),
      }),
    ),
    registerFields: Type.Array(
      Exact({
        name: Type.String(),
        enabled: Type.Boolean(),
        required: Type.Boolean(),
        maxLength: Type.Integer(),
        pattern: Type.String({ description: 'Empty: any text' }),
      }),
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
  body: Exact({ settingName: Type.String({ minLength: 1, maxLength: 100 }), value: ValueText }),
  value: Outcome,
  errors: [...operatorErrors, 'setting.unknown', 'setting.invalid'],
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
  }),
  value: Outcome,
  errors: [...operatorErrors, 'setting.unknown', 'setting.invalid'],
});
