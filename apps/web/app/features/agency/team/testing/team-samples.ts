import type { MemberId } from '@wau/contract/ids';
import type { TeamBet, TeamFigures, TeamLine, TeamMember } from '../team-queries.ts';

const people = { registeredCount: 2, firstDepositCount: 1, activeCount: 3, loginCount: 4, depositCount: 5 };
const money = {
  ...{ depositMinor: '50000', withdrawalMinor: '20000', rewardMinor: '300', rebateMinor: '100', betCount: 7 },
  ...{ turnoverMinor: '120000', stakeMinor: '125000', payoutMinor: '110000', netMinor: '-14700' },
};

export const sampleFigures: TeamFigures = {
  ...{ currencyCode: 'MYR', countedAt: '2026-11-02T04:10:00.000Z', memberCount: 9, directCount: 3 },
  balanceMinor: '77700',
  totals: { ...people, ...money },
  days: [
    { day: '2026-11-02', ...people, ...money },
    { day: '2026-11-01', ...people, ...money, netMinor: '200' },
  ],
  categories: [
    {
      ...{ category: 'RNG', betCount: 7, turnoverMinor: '120000', stakeMinor: '125000' },
      ...{ payoutMinor: '110000', netMinor: '-15000' },
    },
  ],
};

const id = (last: string): MemberId => `mbr_${last.padStart(26, '0')}` as MemberId;

export const sampleLine: TeamLine = {
  ...{ memberId: id('1'), userName: 'wakil', isAgent: true, memberCount: 4, betCount: 3 },
  ...{ turnoverMinor: '60000', stakeMinor: '60000', payoutMinor: '65000', netMinor: '5000' },
  ...{ depositMinor: '10000', withdrawalMinor: '0' },
};

export const sampleMember: TeamMember = {
  ...{ memberId: id('2'), userName: 'ka***', isMasked: true, isAgent: false, level: 2, status: 'active' },
  ...{ memberCount: 0, balanceMinor: '4200', turnoverMinor: '9900', currencyCode: 'MYR' },
  ...{ registeredAt: '2026-10-01T04:00:00.000Z', lastLoginAt: null },
};

export const sampleBet: TeamBet = {
  ...{ betKey: 'vendor.studio.1', memberId: id('2'), userName: 'ka***', category: 'RNG', gameName: 'Dadu' },
  level: 2,
  ...{ stakeMinor: '1000', payoutMinor: '2500', currencyCode: 'MYR', status: 'settled' },
  placedAt: '2026-11-02T04:00:00.000Z',
};
