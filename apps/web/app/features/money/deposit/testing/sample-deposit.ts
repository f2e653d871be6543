import type { FakeValue } from '../../../../../test-support/fake-api.ts';

export const sampleMethod: FakeValue<'listDepositMethods'>['list'][number] = {
  methodCode: 'fpx',
  providerCode: 'sandbox',
  name: 'FPX',
  minAmountMinor: '1000',
  maxAmountMinor: '500000',
  suggestedAmountsMinor: ['2000', '5000'],
  currencyCode: 'MYR',
  feePayer: 'member',
  feeFlatMinor: '0',
  feeBasisPoints: 0,
  isOpen: true,
  changesAt: null,
};

/** RM 50.00 by that method, ordered and not decided yet. */
export const sampleDeposit: FakeValue<'getDeposit'> = {
  depositId: 'dep_00000000000000000000000001',
  methodCode: sampleMethod.methodCode,
  amountMinor: '5000',
  orderedMinor: '5000',
  feeMinor: '0',
  currencyCode: 'MYR',
  status: 'pending',
  creditedAfter: null,
  payUrl: '',
  instructions: null,
  placedAt: '2026-11-21T07:00:00Z',
  expiresAt: '2026-11-21T07:30:00Z',
  decidedAt: null,
  transfer: null,
  bonus: null,
};

/** Half of a deposit of RM 20 or more, up to RM 100, to be staked three times; to be chosen with one. */
export const sampleBonus: FakeValue<'listMemberPromotions'>['list'][number] = {
  promotionId: 'first-deposit',
  title: 'Bonus deposit 50%',
  imageUrl: '/a.svg',
  startsAt: null,
  endsAt: '2026-12-03T15:59:00Z',
  status: 'join',
  action: 'deposit',
  occurrence: 'once',
  enrolment: 'deposit',
  recurrence: 'once',
  condition: 'deposit',
  conditionMinor: '2000',
  progressMinor: '0',
  rewardMinor: '1000',
  mostMinor: '10000',
  rewardBasisPoints: 5_000,
  turnoverTimes: 3,
  reason: '',
};
