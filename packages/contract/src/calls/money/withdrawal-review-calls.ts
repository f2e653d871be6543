import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf } from '../../schema.ts';
import { withdrawalRisks } from '../../withdrawal-risks.ts';

export const listWaitingWithdrawals = defineCall({
  name: 'listWaitingWithdrawals',
  method: 'GET',
  path: '/wps/operator/withdrawals',
  caller: 'operator',
  permission: 'withdrawal.decide',
  summary: 'Withdrawals that wait for a decision, the oldest first; a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        withdrawalId: IdText('withdrawal'),
        memberId: IdText('member'),
        username: Type.String(),
        bankName: Type.String(),
        lastDigits: Type.String(),
        amountMinor: MinorText,
        feeMinor: MinorText,
        currencyCode: CurrencyText,
        risks: Type.Array(OneOf(withdrawalRisks), { description: 'What speaks for looking twice' }),
        needsTwoPersons: Type.Boolean(),
        approvedBy: Type.Union([Type.String(), Type.Null()], {
          description: 'Who has approved it, where a second person has to as well',
        }),
        isFirst: Type.Boolean({ description: 'No withdrawal of the member was paid before' }),
        depositedMinor: MinorText,
        paidBeforeMinor: MinorText,
        placedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const decideWithdrawal = defineCall({
  name: 'decideWithdrawal',
  method: 'POST',
  path: '/wps/operator/withdrawals/:withdrawalId/decision',
  caller: 'operator',
  permission: 'withdrawal.decide',
  summary:
    'Lets a withdrawal go to its provider, from the merchant’s amount on by two persons, or gives its amount back',
  params: Exact({ withdrawalId: IdText('withdrawal') }),
  body: Exact({
    decision: OneOf(['approved', 'rejected']),
    reason: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Of a rejection, for the member; of an approval with risks',
      }),
    ),
  }),
  value: Exact({
    status: OneOf(['pending', 'processing', 'rejected'], {
      description: 'pending: a second person has to approve it as well',
    }),
  }),
  errors: [
    ...operatorErrors,
    'withdrawal.unknown',
    'withdrawal.decided',
    'withdrawal.second.person',
    'withdrawal.reason.missing',
    'case.claimed',
  ],
});
