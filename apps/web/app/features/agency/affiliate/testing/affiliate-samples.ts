import type { AffiliateStatementId } from '@wau/contract/ids';
import type { Affiliate, AffiliateFigures, AffiliateLine, AffiliateMonth } from '../affiliate-queries.ts';

const statementId = `afs_${'1'.repeat(26)}` as AffiliateStatementId;

export function affiliateWith(changes: Partial<Affiliate> = {}): Affiliate {
  return {
    ...{ isAffiliate: true, enabled: true, currencyCode: 'MYR', windowDays: 30, isFirstLink: false },
    codes: [{ affiliateCode: 'layang-gold', enabled: true, domains: ['raya.example'] }],
    campaigns: [{ campaignCode: 'raya', campaignName: 'Raya', openedAt: '2026-02-01T00:00:00Z' }],
    plan: {
      planName: 'Standard',
      tiers: [
        { netMinor: '0', firstDeposits: 0, basisPoints: 2_500 },
        { netMinor: '1000000', firstDeposits: 5, basisPoints: 3_000 },
      ],
      fee: { amountMinor: '3000', depositMinor: '5000', turnoverMinor: '20000' },
      carriesOver: true,
    },
    ...changes,
  };
}

const figures = {
  ...{ visitCount: 40, registeredCount: 3, firstDepositCount: 2, depositCount: 4 },
  ...{ depositMinor: '30000', turnoverMinor: '90000', stakeMinor: '90000', payoutMinor: '70000' },
  ...{ rewardMinor: '1000', netMinor: '19000' },
};

export const sampleFigures: AffiliateFigures = {
  currencyCode: 'MYR',
  totals: figures,
  list: [{ key: '2026-03-04', ...figures }],
};

export const sampleMonth: AffiliateMonth = {
  ...{ statementId, month: '2026-02', currencyCode: 'MYR', state: 'paid', paidAt: '2026-03-02T02:00:00Z' },
  ...{ netMinor: '50000', carriedInMinor: '-10000', basisPoints: 2_500, shareMinor: '10000' },
  ...{ carriedShareMinor: '-2500', qualifiedCount: 1, feeMinor: '3000', amountMinor: '13000' },
  carriedOutMinor: '0',
};

export const sampleLine: AffiliateLine = {
  ...{ shownName: 'fa***', netMinor: '50000', correctionMinor: '2000', qualifies: true },
  ...{ shareMinor: '12500', feeMinor: '3000', days: [{ day: '2026-02-03', netMinor: '48000' }] },
};
