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
  OneOf,
  Page,
  PageQuery,
} from '../../schema.ts';
import {
  AffiliateTermsView,
  CampaignText,
  Month,
  NetMinorText,
  StatementFigures,
  StatementStateText,
} from './affiliate-schema.ts';
import { agentCallErrors } from './team-schema.ts';

const agent = {
  caller: 'agent',
  permission: 'affiliate.own',
  module: 'AFFMAN3',
  closedToTrial: true,
} as const;

export const getAffiliate = defineCall({
  ...agent,
  name: 'getAffiliate',
  method: 'GET',
  path: '/wps/agent/affiliate',
  summary: 'The codes, hosts and campaigns of an agent who is an affiliate, and the plan that pays',
  value: Exact({
    isAffiliate: Type.Boolean({ description: 'Otherwise nothing else holds anything' }),
    enabled: Type.Boolean(),
    currencyCode: CurrencyText,
    windowDays: Type.Integer({ description: 'For so many days a visitor counts after a link' }),
    isFirstLink: Type.Boolean({ description: 'The first link within these days counts, not the last' }),
    codes: Type.Array(
      Exact({ affiliateCode: Type.String(), enabled: Type.Boolean(), domains: Type.Array(Type.String()) }),
    ),
    campaigns: Type.Array(
      Exact({ campaignCode: Type.String(), campaignName: Type.String(), openedAt: Moment }),
    ),
    plan: Type.Union([Exact({ planName: Type.String(), ...AffiliateTermsView }), Type.Null()]),
  }),
  errors: agentCallErrors,
});

export const openAffiliateCampaign = defineCall({
  ...agent,
  name: 'openAffiliateCampaign',
  method: 'POST',
  path: '/wps/agent/affiliate/campaigns',
  summary: 'Opens a campaign, whose links are counted by themselves; the same again changes nothing',
  body: Exact({
    campaignCode: CampaignText,
    campaignName: Type.String({ minLength: 1, maxLength: 60 }),
  }),
  value: Exact({ campaignCode: Type.String(), campaignName: Type.String() }),
  errors: [...agentCallErrors, 'affiliate.unknown', 'affiliate.campaign.taken', 'affiliate.campaign.many'],
});

const Count = Type.Integer({ minimum: 0 });

const figures = {
  visitCount: Count,
  registeredCount: Count,
  firstDepositCount: Count,
  depositCount: Count,
  depositMinor: MinorText,
  turnoverMinor: MinorText,
  stakeMinor: MinorText,
  payoutMinor: MinorText,
  rewardMinor: MinorText,
  netMinor: Type.String({
    ...NetMinorText,
    description: 'Stakes less payouts and rewards; below zero where members have won',
  }),
};

const By = OneOf(['day', 'campaign', 'subId']);

const FiguresQuery = {
  ...DaysQuery,
  by: By,
  campaignCode: Type.Optional(Type.String({ maxLength: 32 })),
};

export const getAffiliateFigures = defineCall({
  ...agent,
  name: 'getAffiliateFigures',
  method: 'GET',
  path: '/wps/agent/affiliate/figures',
  summary: 'What came of the links over some days, by day, campaign or part of one, as it was counted last',
  query: Exact(FiguresQuery),
  value: Exact({
    currencyCode: CurrencyText,
    totals: Exact(figures),
    list: Type.Array(
      Exact({
        key: Type.String({ description: 'A day, a campaign or a part of one; empty: without any' }),
        ...figures,
      }),
      { description: 'Days newest first, others by their net revenue; 500 at most' },
    ),
  }),
  errors: [...agentCallErrors, 'affiliate.unknown'],
});

export const listAffiliateStatements = defineCall({
  ...agent,
  name: 'listAffiliateStatements',
  method: 'GET',
  path: '/wps/agent/affiliate/statements',
  summary: 'The months of an affiliate, the latest first',
  query: Exact(PageQuery),
  value: Page(Exact({ ...StatementFigures, state: StatementStateText })),
  errors: [...agentCallErrors, 'affiliate.unknown'],
});

export const listAffiliateLines = defineCall({
  ...agent,
  name: 'listAffiliateLines',
  method: 'GET',
  path: '/wps/agent/affiliate/statements/:statementId/lines',
  summary: 'What each member added to a month, with its days; names are masked',
  params: Exact({ statementId: IdText('affiliateStatement') }),
  query: Exact(PageQuery),
  value: Exact({
    month: Month,
    currencyCode: CurrencyText,
    list: Type.Array(
      Exact({
        shownName: Type.String({ description: 'Masked' }),
        netMinor: NetMinorText,
        correctionMinor: Type.String({
          ...NetMinorText,
          description: 'The part that belongs to days of earlier months',
        }),
        qualifies: Type.Boolean(),
        shareMinor: NetMinorText,
        feeMinor: MinorText,
        days: Type.Array(Exact({ day: Day, netMinor: NetMinorText }), {
          description: 'Of the month, as they are now',
        }),
      }),
    ),
    nextCursor: Type.Optional(Type.String()),
  }),
  errors: [...agentCallErrors, 'affiliate.unknown', 'affiliate.statement.unknown'],
});
