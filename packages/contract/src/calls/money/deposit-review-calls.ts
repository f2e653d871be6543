import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { depositStatuses } from '../../deposit-statuses.ts';
import { operatorErrors } from '../../operator-errors.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf, PositiveMinorText } from '../../schema.ts';

const DepositParams = Exact({ depositId: IdText('deposit') });

export const listWaitingDeposits = defineCall({
  name: 'listWaitingDeposits',
  method: 'GET',
  path: '/wps/operator/deposits',
  caller: 'operator',
  permission: 'deposit.decide',
  summary: 'Bank transfers whose money somebody has to see, those with a proof first; a hundred at most',
  query: Exact({
    reference: Type.Optional(
      Type.String({ pattern: '^[2-9A-HJ-NP-Z]{8}$', description: 'The one of it, whatever became of it' }),
    ),
  }),
  value: Exact({
    list: Type.Array(
      Exact({
        depositId: IdText('deposit'),
        memberId: IdText('member'),
        username: Type.String(),
        bankName: Type.String(),
        accountNumber: Type.String({ description: "The merchant's" }),
        reference: Type.String(),
        amountMinor: MinorText,
        currencyCode: CurrencyText,
        status: OneOf(depositStatuses),
        approvedBy: Type.Union([Type.String(), Type.Null()], {
          description: 'Who has approved it, where a second person has to as well',
        }),
        placedAt: Moment,
        proofSentAt: Type.Union([Moment, Type.Null()]),
        limitLeftMinor: Type.Union([MinorText, Type.Null()], {
          description:
            "What the member's own limits on deposits leave besides this order: money beyond it is credited all the same, and whoever decides is to know; null without a limit",
        }),
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const listContradictedDeposits = defineCall({
  name: 'listContradictedDeposits',
  method: 'GET',
  path: '/wps/operator/deposits/contradictions',
  caller: 'operator',
  permission: 'deposit.decide',
  summary:
    'What providers said of deposits that does not fit them, another token or a second payment among it: nothing of it was credited. Newest first, a hundred at most',
  value: Exact({
    list: Type.Array(
      Exact({
        depositId: IdText('deposit'),
        memberId: IdText('member'),
        username: Type.String(),
        providerCode: Type.String(),
        providerReference: Type.String(),
        state: OneOf(['pending', 'succeeded', 'failed']),
        saidMinor: MinorText,
        saidCurrency: Type.String({ description: 'Or the token that came' }),
        amountMinor: MinorText,
        currencyCode: CurrencyText,
        status: OneOf(depositStatuses),
        receivedAt: Moment,
      }),
    ),
  }),
  errors: [...operatorErrors],
});

export const openDepositProof = defineCall({
  name: 'openDepositProof',
  method: 'POST',
  path: '/wps/operator/deposits/:depositId/proof',
  caller: 'operator',
  permission: 'deposit.decide',
  summary: 'The picture that shows a transfer. That it was looked at is kept, hence a POST',
  params: DepositParams,
  value: Exact({ fileName: Type.String(), image: Type.String({ description: 'A JPEG picture in base64' }) }),
  errors: [...operatorErrors, 'deposit.proof.unknown'],
});

export const decideDeposit = defineCall({
  name: 'decideDeposit',
  method: 'POST',
  path: '/wps/operator/deposits/:depositId/decision',
  caller: 'operator',
  permission: 'deposit.decide',
  summary: 'The money of a bank transfer came and is credited, or did not; the member is told',
  params: DepositParams,
  body: Exact({
    decision: OneOf(['approved', 'declined']),
    receivedMinor: Type.Optional(PositiveMinorText),
    reason: Type.Optional(
      Type.String({
        maxLength: 200,
        description: 'Of a refusal, for the member; of an approval, for the audit',
      }),
    ),
  }),
  value: Exact({
    status: OneOf(['pending', 'approved', 'declined'], {
      description: 'pending: a second person has to say the same',
    }),
  }),
  errors: [...operatorErrors, 'deposit.unknown', 'deposit.decided', 'deposit.second.person', 'case.claimed'],
});
