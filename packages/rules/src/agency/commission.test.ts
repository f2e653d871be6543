import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountParts, differenceParts, reckonCommission } from './commission.ts';
import { type ContractKind, contractKinds } from './contract-terms.ts';
import { covered, everyNode, paidParts, teamOf } from './testing/random-team.ts';

const base = fc.record({
  baseMinor: fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }),
  ownBasisPoints: fc.nat({ max: 6_000 }),
  downlineBasisPoints: fc.nat({ max: 6_000 }),
});

test('AG-03 lines add up to the payment to the last minor unit, rounded down, never below zero', () => {
  fc.assert(
    fc.property(
      fc.array(base, { maxLength: 60 }),
      fc.array(fc.bigInt({ min: -500n, max: 500n })),
      (bases, amounts) => {
        const lines = [...bases.map(differenceParts), ...amounts.map(amountParts)];
        const { paymentMinor, linesMinor, shortfallMinor } = reckonCommission(lines);
        const sum = linesMinor.reduce((total, each) => total + each, 0n);
        expect(paymentMinor).toBe(sum + shortfallMinor);
        expect(shortfallMinor === 0n || paymentMinor === 0n).toBe(true);
        const exact = lines.reduce((total, each) => total + each, 0n);
        // Rounded down: within one unit below the exact sum.
        expect(sum * 10_000n).toBeLessThanOrEqual(exact);
        expect((sum + 1n) * 10_000n).toBeGreaterThan(exact);
        for (const [index, line] of linesMinor.entries()) {
          const difference = line * 10_000n - (lines[index] ?? 0n);
          expect(difference > -10_000n && difference < 10_000n).toBe(true);
        }
      },
    ),
  );
});

test.each([
  ['own players alone', [{ baseMinor: 100_000n, ownBasisPoints: 50, downlineBasisPoints: 0 }], 500n],
  [
    'a downline with the same rate',
    [{ baseMinor: 100_000n, ownBasisPoints: 50, downlineBasisPoints: 50 }],
    0n,
  ],
  [
    'both',
    [
      { baseMinor: 100_000n, ownBasisPoints: 50, downlineBasisPoints: 0 },
      { baseMinor: 40_000n, ownBasisPoints: 50, downlineBasisPoints: 30 },
    ],
    580n,
  ],
  ['a loss', [{ baseMinor: -100_000n, ownBasisPoints: 50, downlineBasisPoints: 0 }], 0n],
  ['less than a minor unit', [{ baseMinor: 199n, ownBasisPoints: 50, downlineBasisPoints: 0 }], 0n],
] as const)('AG-03 commission by difference: %s', (_, bases, paymentMinor) => {
  expect(reckonCommission(bases.map(differenceParts)).paymentMinor).toBe(paymentMinor);
});

test.each(contractKinds)(
  'AG-03 %s: the house pays a chain no more than its top gets, and what falls short',
  (kind: ContractKind) => {
    fc.assert(
      fc.property(teamOf(kind, true), (team) => {
        const top = covered(kind, team);
        let paid = 0n;
        let short = 0n;
        for (const node of everyNode(top)) {
          const exact =
            paidParts(kind, node) - node.below.reduce((sum, each) => sum + paidParts(kind, each), 0n);
          const { paymentMinor, shortfallMinor } = reckonCommission([exact]);
          expect(paymentMinor).toBe(exact < 0n ? 0n : exact / 10_000n);
          if (kind !== 'dividend') expect(shortfallMinor).toBe(0n);
          paid += paymentMinor;
          short += shortfallMinor;
        }
        expect(paid - short).toBeLessThanOrEqual(paidParts(kind, top) / 10_000n);
      }),
      { numRuns: 300 },
    );
  },
);
