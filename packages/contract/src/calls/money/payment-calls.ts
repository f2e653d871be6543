import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { Exact } from '../../schema.ts';

/** Whoever is not known is answered like somebody who has signed wrongly, so neither has a form to keep to. */
const CallbackPlace = Exact({
  merchantCode: Type.String({ description: 'The merchant whose order it is' }),
  providerCode: Type.String({ description: "The provider's code with the merchant" }),
});

const callbackErrors = [
  'callback.signature.wrong',
  'callback.stale',
  'callback.mismatch',
  'request.method.wrong',
] as const;

export const receivePayInCallback = defineCall({
  name: 'receivePayInCallback',
  method: 'POST',
  path: '/payments/:merchantCode/:providerCode/pay-in',
  caller: 'provider',
  ownProtocol: true,
  summary:
    'A payment provider reports what became of a deposit, signed as it signs; it may say the same thing twice, late or out of order. GET is taken as well',
  params: CallbackPlace,
  value: Type.Unknown(),
  errors: [...callbackErrors, 'deposit.unknown'],
});

export const receivePayOutCallback = defineCall({
  name: 'receivePayOutCallback',
  method: 'POST',
  path: '/payments/:merchantCode/:providerCode/pay-out',
  caller: 'provider',
  ownProtocol: true,
  summary: 'The same for money that is paid out',
  params: CallbackPlace,
  value: Type.Unknown(),
  errors: [...callbackErrors, 'payout.unknown'],
});
