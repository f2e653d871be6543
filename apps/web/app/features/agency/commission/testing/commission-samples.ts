import type { CommissionRunId, MemberId } from '@wau/contract/ids';
import type { BetLine, Commission, CommissionLine, LineBet } from '../commission-queries.ts';

export const sampleRunId = `crn_${'1'.padStart(26, '0')}` as CommissionRunId;

const period = { fromDay: '2026-11-01', toDay: '2026-11-01', hour: null };

export const sampleCommission: Commission = {
  ...{ runId: sampleRunId, kind: 'dailySalary', ...period, state: 'paid', currencyCode: 'MYR' },
  ...{ lineCount: 2, linesMinor: '1300', correctionsMinor: '-200', shortfallMinor: '0', dueMinor: '1300' },
  ...{ owedBeforeMinor: '300', owedAfterMinor: '0', paidMinor: '1000', paidAt: '2026-11-02T01:00:00.000Z' },
  contracts: [
    {
      ...{ ...period, product: 'CONS', contractVersion: 2, turnoverMinor: '250000', netLossMinor: '-500' },
      ...{ carriedMinor: '0', activeMembers: 4, tier: 2, basisPoints: 60, amountMinor: null },
    },
  ],
};

export const sampleCommissionLine: CommissionLine = {
  ...{ line: 1, ...period, isCorrection: false, basis: 'share', userName: 'kamal', product: 'RNG' },
  ...{ memberId: `mbr_${'5'.padStart(26, '0')}` as MemberId, ownProduct: 'CONS', ownVersion: 2 },
  ...{ downlineUserName: 'wakil', turnoverMinor: '250000', netLossMinor: '4000', ownBasisPoints: 60 },
  ...{ downlineBasisPoints: 20, amountMinor: '1000' },
};

export const sampleLineBet: LineBet = {
  ...{ betKey: 'vendor.studio.1', product: 'RNG', category: 'RNG', gameName: 'Dadu' },
  ...{ countedTurnoverMinor: '1000', countedNetLossMinor: '-1500', stakeMinor: '1000', payoutMinor: '2500' },
  ...{ currencyCode: 'MYR', status: 'settled', placedAt: '2026-11-01T04:00:00.000Z' },
};

export const sampleBetLine: BetLine = {
  ...{ runId: sampleRunId, kind: 'dailySalary', state: 'paid', currencyCode: 'MYR' },
  ...{ countedTurnoverMinor: '1000', countedNetLossMinor: '-1500', ...sampleCommissionLine },
};
