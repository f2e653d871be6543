import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findTierFault } from './check-contract-tiers.ts';
import { findUncoveredTier } from './compare-contracts.ts';
import {
  type ContractKind,
  type ContractProduct,
  type ContractTier,
  contractBase,
  contractKinds,
  findTier,
} from './contract-terms.ts';
import { covered, everyNode, paidParts, teamOf, tiersOf } from './testing/random-team.ts';

const rate = (
  minimumBetMinor: bigint,
  basisPoints: number,
  activeMembers = 0,
  netLossMinor = 0n,
): ContractTier => ({
  ...{ minimumBetMinor, netLossMinor, activeMembers, basisPoints },
  amountMinor: null,
});
const fixed = (minimumBetMinor: bigint, amountMinor: bigint): ContractTier => ({
  ...{ minimumBetMinor, netLossMinor: 0n, activeMembers: 0, basisPoints: null },
  amountMinor,
});
const terms = (product: ContractProduct, ...tiers: readonly ContractTier[]) => ({ product, tiers });

describe('AG-03 a proposal against what the upline gets', () => {
  test.each(contractKinds)('%s: nobody in a chain pays out more than it gets, for any figures', (kind) => {
    let seen = 0;
    fc.assert(
      fc.property(teamOf(kind, kind !== 'dividend'), (team) => {
        for (const node of everyNode(covered(kind, team))) {
          const out = node.below.map((each) => paidParts(kind, each));
          expect(out.reduce((sum, each) => sum + each, 0n)).toBeLessThanOrEqual(paidParts(kind, node));
          // And with what each is paid rounded down.
          const rounded = out.reduce((sum, each) => sum + each / 10_000n, 0n);
          expect(rounded).toBeLessThanOrEqual(paidParts(kind, node) / 10_000n);
          seen += out.filter((each) => each > 0n).length;
        }
      }),
      { numRuns: 600 },
    );
    // Otherwise it would say nothing.
    expect(seen).toBeGreaterThan(100);
  });

  test.each(contractKinds)(
    '%s: what is refused costs the upline at figures that just reach the tier',
    (kind) => {
      fc.assert(
        fc.property(tiersOf(kind, false), tiersOf(kind), (own, offered) => {
          const found = findUncoveredTier(kind, [terms('LOTT', ...own)], terms('LOTT', ...offered));
          const tier = offered[(found?.tier ?? 0) - 1];
          if (found === undefined || tier === undefined) return;
          expect(found.reason).toBe('above.own');
          const figures = {
            turnoverMinor: tier.minimumBetMinor,
            netLossMinor: tier.netLossMinor,
            activeMembers: tier.activeMembers,
          };
          const base = contractBase(kind, figures);
          if (base === 0n) return;
          const pays = (each: ContractTier | undefined) =>
            each === undefined
              ? 0n
              : each.amountMinor === null
                ? base * BigInt(each.basisPoints ?? 0)
                : each.amountMinor * 10_000n;
          expect(pays(findTier(kind, offered, figures))).toBeGreaterThan(pays(findTier(kind, own, figures)));
        }),
        { numRuns: 1_000 },
      );
    },
  );

  const own = terms('LOTT', rate(0n, 20), rate(1_000_000n, 40, 5));
  test.each([
    ['as much as the own', terms('LOTT', rate(0n, 20), rate(1_000_000n, 40, 5)), undefined],
    ['more at once', terms('LOTT', rate(0n, 21)), { reason: 'above.own', tier: 1, ownBasisPoints: 20 }],
    [
      'the higher rate for less turnover',
      terms('LOTT', rate(0n, 10), rate(999_999n, 40, 5)),
      { reason: 'above.own', tier: 2, ownBasisPoints: 20 },
    ],
    [
      'the higher rate for fewer active members',
      terms('LOTT', rate(0n, 10), rate(1_000_000n, 30, 4)),
      { reason: 'above.own', tier: 2, ownBasisPoints: 20 },
    ],
    ['another product', terms('RNG', rate(0n, 1)), { reason: 'own.missing', tier: 1, ownBasisPoints: 0 }],
    [
      'all products out of one',
      terms('CONS', rate(0n, 1)),
      { reason: 'own.missing', tier: 1, ownBasisPoints: 0 },
    ],
    ['an amount that the rate earns', terms('LOTT', fixed(1_000_000n, 2_000n)), undefined],
    [
      'an amount above it',
      terms('LOTT', fixed(1_000_000n, 2_001n)),
      { reason: 'above.own', tier: 1, ownBasisPoints: 20 },
    ],
  ] as const)('%s', (_, offered, expected) => {
    expect(findUncoveredTier('dailySalary', [own], offered)).toEqual(expected);
  });

  test('an amount can be passed on neither as a share nor as amounts', () => {
    const held = [terms('CONS', fixed(1_000_000n, 5_000n))];
    for (const tier of [rate(1_000_000n, 1), fixed(1_000_000n, 1n)]) {
      expect(findUncoveredTier('dailySalary', held, terms('CONS', tier))?.reason).toBe('own.amount');
    }
  });

  test('all products together cover one, but for dividends, where another product can take it again', () => {
    const held = [terms('CONS', rate(0n, 40))];
    expect(findUncoveredTier('hourlySalary', held, terms('FISH', rate(0n, 40)))).toBeUndefined();
    expect(findUncoveredTier('dividend', held, terms('FISH', rate(0n, 40)))?.reason).toBe('products.apart');
  });

  test('single products cover all together by the least that each pays for next to nothing', () => {
    const products = ['LIVE', 'RNG', 'SPORTS', 'LOTT', 'FISH', 'ELOTT'] as const;
    const held = products.map((product) => terms(product, rate(0n, 30), rate(1_000n, 60)));
    const last = terms('PVP', rate(0n, 10), rate(1_000n, 60));
    const offered = (basisPoints: number) => terms('CONS', rate(1_000_000n, basisPoints));
    expect(findUncoveredTier('dailySalary', [...held, last], offered(10))).toBeUndefined();
    expect(findUncoveredTier('dailySalary', [...held, last], offered(11))).toEqual({
      ...{ reason: 'above.own', tier: 1, ownBasisPoints: 10 },
    });
  });
});

test.each(contractKinds)(
  'AG-03 %s: tables made at random stand up to the check of tables',
  (kind: ContractKind) => {
    fc.assert(
      fc.property(tiersOf(kind), (tiers) => {
        expect(findTierFault(kind, tiers)).toBeUndefined();
      }),
    );
  },
);
