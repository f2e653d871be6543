import { expect, test } from 'vitest';
import type { AffiliatePlan } from './affiliate-queries.ts';
import { draftOf, orderOf } from './plan-draft.ts';

const plan: AffiliatePlan = {
  ...{ planCode: 'standard', planName: 'Standard', version: 2, startsOn: '2026-12-01', carriesOver: true },
  ...{ storedBy: 'aminah', storedAt: '2026-11-30T00:00:00Z' },
  tiers: [
    { netMinor: '0', firstDeposits: 0, basisPoints: 2_550 },
    { netMinor: '1000050', firstDeposits: 3, basisPoints: 3_000 },
  ],
  fee: { amountMinor: '3000', depositMinor: '5000', turnoverMinor: '20000' },
};

test('a plan is typed as it stands, and orders the same again', () => {
  const draft = draftOf(plan, 'MYR');
  expect(draft.tiers.map(({ net, percent }) => [net, percent])).toEqual([
    ['0', '25.50'],
    ['10000.50', '30'],
  ]);
  expect(orderOf(draft, 'MYR')).toEqual({
    ...{ planCode: 'standard', planName: 'Standard', version: 2, carriesOver: true },
    ...{ tiers: plan.tiers, fee: plan.fee },
  });
});

test('what is no plan orders nothing', () => {
  const draft = draftOf(plan, 'MYR');
  expect(orderOf({ ...draft, planCode: 'Has Space' }, 'MYR')).toBeUndefined();
  expect(orderOf({ ...draft, planName: ' ' }, 'MYR')).toBeUndefined();
  expect(orderOf({ ...draft, deposit: 'abc' }, 'MYR')).toBeUndefined();
  expect(orderOf({ ...draft, tiers: [], fee: '' }, 'MYR')).toBeUndefined();
  expect(orderOf({ ...draft, tiers: draft.tiers.toReversed() }, 'MYR')).toBeUndefined();
  expect(orderOf({ ...draft, tiers: [] }, 'MYR')).toMatchObject({ tiers: [], fee: plan.fee });
  expect(orderOf({ ...draftOf(undefined, 'MYR'), planCode: 'new', planName: 'New' }, 'MYR')).toMatchObject({
    ...{ version: 0, fee: null, tiers: [{ netMinor: '0', firstDeposits: 0, basisPoints: 2_500 }] },
  });
});
