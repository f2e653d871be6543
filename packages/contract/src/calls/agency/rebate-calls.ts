import { Type } from 'typebox';
import { defineCall } from '../../call.ts';
import {
  CurrencyText,
  Day,
  DaysQuery,
  Exact,
  IdText,
  MinorText,
  Moment,
  Page,
  PageQuery,
} from '../../schema.ts';
import { BasisPoints, RateProductText } from './rate-schema.ts';
import { agentCallErrors } from './team-schema.ts';

const agent = {
  caller: 'agent',
  method: 'GET',
  module: 'AGEINFO3',
  permission: 'team.read',
  closedToTrial: true,
} as const;

const sums = {
  turnoverMinor: Type.String({
    ...MinorText,
    description: 'Stakes of the team of which something stayed with the agent',
  }),
  earnedMinor: Type.String({ ...MinorText, description: 'What stayed with the agent, rounded down' }),
};

export const getTeamRebates = defineCall({
  ...agent,
  name: 'getTeamRebates',
  path: '/wps/agent/rebates',
  summary:
    "What the agent has earned by the team's stakes over some days: the own rate less every rate between",
  query: Exact(DaysQuery),
  value: Exact({
    currencyCode: CurrencyText,
    reckonedThrough: Type.Unsafe<string | null>({
      ...Day,
      type: ['string', 'null'],
      description: 'The last day that is reckoned; null: none is',
    }),
    totals: Exact(sums),
    products: Type.Array(Exact({ product: RateProductText, ...sums })),
    days: Type.Array(Exact({ day: Day, ...sums }), { description: 'The latest first' }),
  }),
  errors: agentCallErrors,
});

export const listTeamRebateLines = defineCall({
  ...agent,
  name: 'listTeamRebateLines',
  path: '/wps/agent/rebates/lines',
  summary: "Who of the team the agent's rebate of a day came from, and by which rates",
  query: Exact({ ...PageQuery, day: Day }),
  value: Page(
    Exact({
      memberId: IdText('member'),
      userName: Type.String({ description: 'Masked below the direct line where the merchant says so' }),
      level: Type.Integer({ minimum: 1 }),
      product: RateProductText,
      turnoverMinor: MinorText,
      ownBasisPoints: BasisPoints,
      belowBasisPoints: BasisPoints,
      earnedMinor: sums.earnedMinor,
    }),
  ),
  errors: agentCallErrors,
});

export const listTeamRebatePayments = defineCall({
  ...agent,
  name: 'listTeamRebatePayments',
  path: '/wps/agent/rebates/payments',
  summary: "What the agent was paid of the team's stakes, the newest first",
  query: Exact(PageQuery),
  value: Page(
    Exact({
      rebateId: IdText('teamRebate'),
      amountMinor: MinorText,
      currencyCode: CurrencyText,
      throughDay: Type.String({ ...Day, description: 'The last day that is in it' }),
      paidAt: Moment,
    }),
  ),
  errors: agentCallErrors,
});
