import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findTierFault, maximumTiers } from './check-contract-tiers.ts';
import { type ContractKind, type ContractTier, contractKinds, findTier } from './contract-terms.ts';
import { tiersOf } from './testing/random-team.ts';

const tier = (change: Partial<ContractTier> = {}): ContractTier => ({
  ...{ minimumBetMinor: 100_000n, netLossMinor: 0n, activeMembers: 5, basisPoints: 100, amountMinor: null },
  ...change,
});
const amount = (change: Partial<ContractTier>) => tier({ basisPoints: null, amountMinor: 500n, ...change });

const faulty: readonly [string, ContractKind, readonly ContractTier[], object | undefined][] = [
  ['one tier', 'dividend', [tier()], undefined],
  [
    'amounts by the day',
    'dailySalary',
    [amount({}), amount({ activeMembers: 6, amountMinor: 501n })],
    undefined,
  ],
  ['no tier', 'dividend', [], { fault: 'count', tier: 1 }],
  [
    'a bet below zero',
    'dividend',
    [tier({ minimumBetMinor: -1n })],
    { fault: 'condition', field: 'minimumBetMinor' },
  ],
  [
    'a net loss for a salary',
    'dailySalary',
    [tier({ netLossMinor: 1n })],
    { fault: 'condition', field: 'netLossMinor' },
  ],
  [
    'half a member',
    'dividend',
    [tier({ activeMembers: 0.5 })],
    { fault: 'condition', field: 'activeMembers' },
  ],
  ['neither', 'dailySalary', [tier({ basisPoints: null })], { fault: 'pay', field: 'basisPoints' }],
  ['both', 'dailySalary', [tier({ amountMinor: 1n })], { fault: 'pay', field: 'amountMinor' }],
  ['an amount by the hour', 'hourlySalary', [amount({})], { fault: 'amount.kind', field: 'amountMinor' }],
  [
    'a rate of nothing',
    'dividend',
    [tier({ basisPoints: 0 })],
    { fault: 'rate.bounds', field: 'basisPoints' },
  ],
  [
    'most of a net loss',
    'dividend',
    [tier({ basisPoints: 6_001 })],
    { fault: 'rate.bounds', field: 'basisPoints' },
  ],
  [
    'too much of turnover',
    'dailySalary',
    [tier({ basisPoints: 501 })],
    { fault: 'rate.bounds', field: 'basisPoints' },
  ],
  [
    'an amount of nothing',
    'dailySalary',
    [amount({ amountMinor: 0n })],
    { fault: 'amount.bounds', field: 'amountMinor' },
  ],
  [
    ...(['less turnover above', 'dividend'] as const),
    [tier(), tier({ minimumBetMinor: 99_999n, basisPoints: 101 })],
    { fault: 'ascending', tier: 2, field: 'minimumBetMinor' },
  ],
  ['the same again', 'dividend', [tier(), tier({ basisPoints: 101 })], { fault: 'ascending', tier: 2 }],
  ['no more for more', 'dividend', [tier(), tier({ activeMembers: 6 })], { fault: 'pay.ascending', tier: 2 }],
  [
    ...(['a rate above amounts', 'dailySalary'] as const),
    [amount({}), tier({ activeMembers: 6 })],
    { fault: 'mixed', tier: 2, field: 'basisPoints' },
  ],
];

test.each(faulty)('AG-03 a table of tiers: %s', (_, kind, tiers, expected) => {
  const found = findTierFault(kind, tiers);
  if (expected === undefined) expect(found).toBeUndefined();
  else expect(found).toMatchObject(expected);
});

test('AG-03 a table has ten tiers at most', () => {
  const tiers = Array.from({ length: maximumTiers + 1 }, (_, index) =>
    tier({ activeMembers: index, basisPoints: index + 1 }),
  );
  expect(findTierFault('dividend', tiers.slice(0, -1))).toBeUndefined();
  expect(findTierFault('dividend', tiers)).toMatchObject({ fault: 'count' });
});

test.each(contractKinds)('AG-03 %s: the highest tier applies whose conditions all hold', (kind) => {
  const figure = fc.bigInt({ min: -100n, max: 40_000n });
  const figures = fc.record({
    turnoverMinor: figure,
    netLossMinor: figure,
    activeMembers: fc.nat({ max: 10 }),
  });
  fc.assert(
    fc.property(tiersOf(kind), figures, (tiers, reached) => {
      let naive: ContractTier | undefined;
      for (const each of tiers) {
        const hasBet = each.minimumBetMinor <= reached.turnoverMinor;
        const hasMembers = each.activeMembers <= reached.activeMembers;
        const hasLost = kind !== 'dividend' || each.netLossMinor <= reached.netLossMinor;
        if (hasBet && hasMembers && hasLost) naive = each;
      }
      expect(findTier(kind, tiers, reached)).toBe(naive);
    }),
  );
});
