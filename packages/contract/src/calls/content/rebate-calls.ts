import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import { CurrencyText, Exact, IdText, MinorText, Moment } from '../../schema.ts';

const rebate = { caller: 'member', needs: { flags: ['MANPLAYREB3'] }, closedToTrial: true } as const;

const rebateErrors = ['session.missing', 'session.ended', 'trial.closed', 'module.unavailable'] as const;

const CategoryText = Type.String({ pattern: '^[A-Z][A-Z0-9]{1,15}$', description: 'A kind of games' });

const Paid = Exact({
  claimId: IdText('rebateClaim'),
  amountMinor: MinorText,
  claimedAt: Moment,
  lines: Type.Array(Exact({ category: Type.String(), amountMinor: MinorText })),
});

export const getRebates = defineCall({
  name: 'getRebates',
  method: 'GET',
  path: '/wps/member/rebates',
  ...rebate,
  summary: 'What has come together of rebates, by kind of games, and the last that were claimed',
  value: Exact({
    currencyCode: CurrencyText,
    minimumMinor: Type.String({
      ...MinorText,
      description: 'Less is not paid; it stays until more has come together',
    }),
    turnoverTimes: Type.Integer({ description: 'How often a rebate has to be staked before a withdrawal' }),
    claimableMinor: Type.String({ ...MinorText, description: 'Of all kinds together' }),
    list: Type.Array(
      Exact({
        category: Type.String({ description: 'A kind of games' }),
        basisPoints: Type.Integer({
          description: "Today's rate, in hundredths of a percent of what is staked",
        }),
        todayTurnoverMinor: MinorText,
        claimableMinor: MinorText,
        paidMinor: Type.String({ ...MinorText, description: 'Claimed so far' }),
      }),
    ),
    claims: Type.Array(Paid, { description: 'Newest first; ten at most' }),
  }),
  errors: [...rebateErrors],
});

export const claimRebate = defineCall({
  name: 'claimRebate',
  method: 'POST',
  path: '/wps/member/rebates/claims',
  ...rebate,
  idempotent: true,
  summary: 'Fetches the rebates of these kinds of games into the wallet',
  body: Exact({ categories: Type.Array(CategoryText, { minItems: 1, maxItems: 30, uniqueItems: true }) }),
  value: Exact({
    claimId: IdText('rebateClaim'),
    amountMinor: MinorText,
    currencyCode: CurrencyText,
    requiredTurnoverMinor: MinorText,
  }),
  errors: [
    ...rebateErrors,
    'idempotency.missing',
    'idempotency.conflict',
    'rebate.none',
    'rebate.below.minimum',
    'rebate.budget.spent',
  ],
});
