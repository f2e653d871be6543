import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { Exact, Moment, OneOf } from '../../schema.ts';

const Provider = Type.String({ pattern: '^[a-z]{2,20}$' });
const Name = Type.String({ minLength: 1, maxLength: 40 });
const Fingerprint = Type.String({
  pattern: '^(?:[0-9a-f]{16})?$',
  description: 'Tells one key from another and nothing of either; empty where there is none',
});

const Setting = Exact({ name: Name, value: Type.String({ minLength: 1, maxLength: 200 }) });

const ordered = {
  providerCode: Provider,
  isEnabled: Type.Boolean(),
  paysOut: Type.Boolean({ description: 'Whether withdrawals may go by it' }),
  settings: Type.Array(Setting, { maxItems: 20, description: 'What its protocol needs and is no secret' }),
};

export const listPaymentProviders = defineCall({
  name: 'listPaymentProviders',
  method: 'GET',
  path: '/wps/operator/paymentProviders',
  caller: 'operator',
  permission: 'settings.read',
  summary:
    'Who takes and pays money for the merchant, by which protocols that is possible, and what an operator has asked to change',
  value: Exact({
    list: Type.Array(
      Exact({
        ...ordered,
        keyFingerprint: Fingerprint,
        isSpoken: Type.Boolean({ description: 'Whether this installation speaks its protocol' }),
        callbackUrls: Type.Array(Type.String(), {
          description: 'What the provider is told: where it reports money in, and money out',
        }),
        methodCodes: Type.Array(Type.String(), { description: 'Ways to deposit that go by it' }),
      }),
    ),
    protocols: Type.Array(
      Exact({
        providerCode: Provider,
        settingNames: Type.Array(Name),
        secretNames: Type.Array(Name, { description: 'What is typed of its key; empty where nothing is' }),
        canPayOut: Type.Boolean(),
      }),
    ),
    asked: Type.Array(
      Exact({ ...ordered, keyFingerprint: Fingerprint, askedBy: Type.String(), askedAt: Moment }),
      { description: 'What one operator has asked for and another one has to give' },
    ),
  }),
  errors: [...operatorErrors],
});

export const changePaymentProvider = defineCall({
  name: 'changePaymentProvider',
  method: 'POST',
  path: '/wps/operator/paymentProviders',
  caller: 'operator',
  permission: 'settings.write',
  summary:
    'Puts a payment provider in place as it is ordered: one operator asks for it, another one gives it by asking for the same. One alone may switch it off',
  body: Exact({
    ...ordered,
    secrets: Type.Optional(
      Type.Array(Exact({ name: Name, value: Type.String({ minLength: 1, maxLength: 8000 }) }), {
        maxItems: 10,
        description: 'A new key, part by part. It is never answered',
      }),
    ),
    keyFingerprint: Type.Optional(Fingerprint),
  }),
  value: Exact({
    status: OneOf(['changed', 'asked'], { description: '`asked`: another operator has to give it' }),
  }),
  errors: [
    ...operatorErrors,
    'setting.invalid',
    'payment.provider.unknown',
    'payment.provider.key',
    'payment.provider.second.person',
  ],
});

export const dropPaymentProviderRequest = defineCall({
  name: 'dropPaymentProviderRequest',
  method: 'POST',
  path: '/wps/operator/paymentProviders/drop',
  caller: 'operator',
  permission: 'settings.write',
  summary: 'Drops what was asked for about a payment provider',
  body: Exact({ providerCode: Provider }),
  value: Type.Null(),
  errors: [...operatorErrors],
});
