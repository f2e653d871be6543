import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, PositiveMinorText } from '../../schema.ts';

const UplineTransferView = Exact({
  uplineTransferId: IdText('uplineTransfer'),
  uplineName: Type.String({ description: 'Masked' }),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  placedAt: Moment,
});

const uplineErrors = [
  'session.missing',
  'session.ended',
  'trial.closed',
  'module.unavailable',
  'upline.missing',
  'upline.type.excluded',
] as const;

const upline = { caller: 'member', needs: { flags: ['AGETRANSFERUP3'] }, closedToTrial: true } as const;

export const getUplineTransferTerms = defineCall({
  ...upline,
  name: 'getUplineTransferTerms',
  method: 'GET',
  path: '/wps/agent/uplineTransferTerms',
  summary: 'To whom and how much the member can send up, what is asked for before, and the last few times',
  value: Exact({
    currencyCode: CurrencyText,
    balanceMinor: MinorText,
    minAmountMinor: MinorText,
    maxAmountMinor: MinorText,
    uplineName: Type.String({ description: 'Masked' }),
    isUplineOpen: Type.Boolean({ description: 'The account of the upline can receive money' }),
    hasPaymentPassword: Type.Boolean(),
    turnover: Exact({ requiredMinor: MinorText, playedMinor: MinorText, missingMinor: MinorText }),
    recent: Type.Array(UplineTransferView, { description: 'The last ones, newest first' }),
  }),
  errors: uplineErrors,
});

export const transferToUpline = defineCall({
  ...upline,
  name: 'transferToUpline',
  method: 'POST',
  path: '/wps/agent/transferToUpline',
  idempotent: true,
  summary: 'Moves an amount from the member’s wallet into that of whoever the member stands under',
  body: Exact({ amountMinor: PositiveMinorText, paymentPassword: Type.String({ maxLength: 6 }) }),
  value: UplineTransferView,
  errors: [
    ...uplineErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'upline.unavailable',
    'upline.amount.below.minimum',
    'upline.amount.above.maximum',
    'turnover.missing',
    'withdrawal.identity.missing',
    'balance.insufficient',
    'rate.limited',
  ],
});
