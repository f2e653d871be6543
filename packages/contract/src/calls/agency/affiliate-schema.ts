import { Type } from 'typebox';
import { CurrencyText, Exact, IdText, MinorText, Moment, OneOf } from '../../schema.ts';

export const CampaignText = Type.String({
  pattern: '^[a-z0-9][a-z0-9_-]{0,31}$',
  description: 'Small letters, digits, - and _; stands in links',
});

export const Month = Type.String({
  pattern: '^\\d{4}-\\d\\d$',
  description: 'YYYY-MM where the merchant is',
});

/** May be below zero. */
export const NetMinorText = MinorText;

const Tier = Exact({
  netMinor: Type.String({ ...MinorText, description: 'Net revenue of the month, at least' }),
  firstDeposits: Type.Integer({
    minimum: 0,
    maximum: 1_000_000,
    description: 'Qualified ones in the month, at least',
  }),
  basisPoints: Type.Integer({
    minimum: 1,
    maximum: 6_000,
    description: 'Hundredths of a percent of the net revenue',
  }),
});

const Fee = Exact({
  amountMinor: Type.String({ ...MinorText, description: 'Paid once for each member who qualifies' }),
  depositMinor: Type.String({ ...MinorText, description: 'The first deposit, at least' }),
  turnoverMinor: Type.String({ ...MinorText, description: "Staked by the month's end, at least" }),
});

export const AffiliateTermsView = {
  tiers: Type.Array(Tier, { maxItems: 10, description: 'From the lowest up; none: no share' }),
  fee: Type.Union([Fee, Type.Null()]),
  carriesOver: Type.Boolean({ description: 'A month below zero is set off against the next ones' }),
};

export const StatementStateText = OneOf(['waiting', 'withheld', 'approved', 'paid']);

export const StatementFigures = {
  statementId: IdText('affiliateStatement'),
  month: Month,
  currencyCode: CurrencyText,
  netMinor: NetMinorText,
  carriedInMinor: Type.String({ ...NetMinorText, description: 'From months below zero' }),
  basisPoints: Type.Union([Type.Integer(), Type.Null()], { description: 'Of the tier that applies' }),
  shareMinor: MinorText,
  carriedShareMinor: Type.String({ ...NetMinorText, description: 'The share less those of the lines' }),
  qualifiedCount: Type.Integer({ minimum: 0 }),
  feeMinor: MinorText,
  amountMinor: MinorText,
  carriedOutMinor: NetMinorText,
  paidAt: Type.Union([Moment, Type.Null()]),
};
