import { expect, test } from 'vitest';
import { type ContractForm, checkContractForm, emptyTier, formOf } from './contract-form.ts';

const ringgit = { exponent: 2 };
const context = { currency: ringgit, firstStart: '2026-03-02', own: undefined };
const form = (change: Partial<ContractForm> = {}): ContractForm => ({
  ...{ product: 'CONS', startsOn: '2026-03-02', pay: 'rate', tiers: [{ ...emptyTier, pays: '0.5' }] },
  ...change,
});
const problems = (kind: Parameters<typeof checkContractForm>[0], change: Partial<ContractForm>) => {
  const checked = checkContractForm(kind, form(change), context);
  return checked.ok ? {} : Object.fromEntries(checked.problems);
};

test('AG-03 a contract that was typed is read into minor units and hundredths of a percent', () => {
  const tiers = [{ turnover: '1,000.50', netLoss: '', active: '5', pays: '0.25' }];
  expect(checkContractForm('dailySalary', form({ tiers }), context)).toEqual({
    ok: true,
    tiers: [
      { minimumBetMinor: '100050', netLossMinor: '0', activeMembers: 5, basisPoints: 25, amountMinor: null },
    ],
  });
});

test('AG-03 what is stored is typed as it was', () => {
  const tier = {
    minimumBetMinor: 100_000n,
    netLossMinor: 0n,
    activeMembers: 3,
    basisPoints: null,
    amountMinor: 2_550n,
  };
  expect(formOf({ product: 'LOTT', tiers: [tier] }, '2026-03-02', ringgit)).toEqual({
    ...{ product: 'LOTT', startsOn: '2026-03-02', pay: 'amount' },
    tiers: [{ turnover: '1000', netLoss: '', active: '3', pays: '25.50' }],
  });
});

test.each([
  ['dailySalary', { tiers: [emptyTier] }, { '0 pays': { kind: 'number' } }],
  [
    'dailySalary',
    { tiers: [{ ...emptyTier, active: '1.5', pays: '1' }] },
    { '0 active': { kind: 'number' } },
  ],
  ['dailySalary', { tiers: [{ ...emptyTier, pays: '5.01' }] }, { '0 pays': { kind: 'bounds' } }],
  ['dailySalary', { tiers: [{ ...emptyTier, pays: '0.123' }] }, { '0 pays': { kind: 'number' } }],
  ['dailySalary', { startsOn: '2026-03-01' }, { startsOn: { kind: 'start' } }],
  ['dailySalary', { startsOn: '' }, { startsOn: { kind: 'start' } }],
  ['dividend', { startsOn: '2026-03-02' }, { startsOn: { kind: 'start' } }],
  ['dividend', { startsOn: '2026-04-01' }, {}],
  [
    'hourlySalary',
    {
      tiers: [
        { ...emptyTier, pays: '1' },
        { ...emptyTier, pays: '2' },
      ],
    },
    { '1 turnover': { kind: 'ascending' } },
  ],
  [
    'hourlySalary',
    {
      tiers: [
        { ...emptyTier, pays: '1' },
        { ...emptyTier, active: '2', pays: '1' },
      ],
    },
    { '1 pays': { kind: 'pay' } },
  ],
] as const)('AG-03 %s: %o', (kind, change, expected) => {
  expect(problems(kind, change)).toEqual(expected);
});
