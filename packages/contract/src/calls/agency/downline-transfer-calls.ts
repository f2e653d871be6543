import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, PositiveMinorText } from '../../schema.ts';
import { agentCallErrors } from './team-schema.ts';

const DownlineTransferView = Exact({
  downlineTransferId: IdText('downlineTransfer'),
  memberId: IdText('member'),
  userName: Type.String(),
  amountMinor: MinorText,
  currencyCode: CurrencyText,
  placedAt: Moment,
});

const downline = {
  caller: 'agent',
  permission: 'team.send',
  needs: { flags: ['AGETRANSFERDOWN3'] },
  closedToTrial: true,
} as const;

export const getDownlineTransferTerms = defineCall({
  ...downline,
  name: 'getDownlineTransferTerms',
  method: 'GET',
  path: '/wps/agent/downlineTransferTerms',
  summary:
    'How much an agent can send to a member of the direct line, what is asked for before, and the last few times',
  query: Exact({ memberId: IdText('member') }),
  value: Exact({
    currencyCode: CurrencyText,
    balanceMinor: MinorText,
    minAmountMinor: MinorText,
    maxAmountMinor: MinorText,
    leftTodayMinor: Type.String({ ...MinorText, description: 'Of what may be sent today to all members' }),
    userName: Type.String(),
    isOpen: Type.Boolean({ description: 'The member can receive money' }),
    hasPaymentPassword: Type.Boolean(),
    turnover: Exact({ requiredMinor: MinorText, playedMinor: MinorText, missingMinor: MinorText }),
    recent: Type.Array(DownlineTransferView, { description: 'The last ones to this member, newest first' }),
  }),
  errors: [...agentCallErrors, 'downline.unknown'],
});

export const transferToDownline = defineCall({
  ...downline,
  name: 'transferToDownline',
  method: 'POST',
  path: '/wps/agent/transferToDownline',
  idempotent: true,
  summary: 'Moves an amount from the agent’s wallet into that of a member of the direct line',
  body: Exact({
    memberId: IdText('member'),
    amountMinor: PositiveMinorText,
    paymentPassword: Type.String({ maxLength: 6 }),
  }),
  value: DownlineTransferView,
  errors: [
    ...agentCallErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'payment.password.missing',
    'payment.password.wrong',
    'payment.password.locked',
    'downline.unknown',
    'downline.unavailable',
    'downline.amount.below.minimum',
    'downline.amount.above.maximum',
    'downline.daily.maximum',
    'turnover.missing',
    'withdrawal.identity.missing',
    'balance.insufficient',
    'rate.limited',
  ],
});
