import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countedReturn } from '../counted-way.ts';
import { ratioIsAtMost, ratioToNumber } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type LimboMathematics,
  limboHeightHundredths,
  limboOutcomes,
  limboWinningCases,
  parseLimboMathematics,
  parseLimboParameters,
  playLimbo,
} from './limbo.ts';
import { limboFigures, limboOutcomesOf } from './limbo-figures.ts';
import { limboMathematics } from './testing/limbo-sample.ts';

const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000_000n) };
const kinds: readonly LimboMathematics[] = ([1, 2, 3] as const).flatMap((runners) =>
  (['highest', 'lowest'] as const).map((counts) => ({ ...limboMathematics, runners, counts })),
);
const anyTarget = fc.integer({ min: 101, max: 100_000_000 });
const ninetyNinePercent = { numerator: 99n, denominator: 100n };

describe.each(kinds)('limbo with $runners runners of whom the $counts counts', (mathematics) => {
  it('returns at most 99 % at every target, and more than 98.85 %', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const exact = countedReturn(limboOutcomesOf(mathematics, target));
        expect(ratioIsAtMost(exact, ninetyNinePercent)).toBe(true);
        expect(ratioToNumber(exact)).toBeGreaterThan(0.9885);
      }),
    );
  });

  it('counts as winning exactly the numbers that reach the target', () => {
    const outcomes = BigInt(limboOutcomes);
    const power = BigInt(mathematics.runners);
    fc.assert(
      fc.property(anyTarget, (target) => {
        const winning = limboWinningCases(mathematics, target);
        // With the lowest that counts all have to be among the winning numbers, else not all among the others.
        const isLowest = mathematics.counts === 'lowest';
        const root = Number(isLowest ? winning : outcomes ** power - winning) ** (1 / mathematics.runners);
        const numbers = isLowest ? Math.round(root) : limboOutcomes - Math.round(root);
        const rest = outcomes - BigInt(numbers);
        expect(winning).toBe(isLowest ? BigInt(numbers) ** power : outcomes ** power - rest ** power);
        expect(limboHeightHundredths(mathematics, numbers - 1)).toBeGreaterThanOrEqual(target);
        expect(limboHeightHundredths(mathematics, numbers)).toBeLessThan(target);
      }),
    );
  });

  it('lets a runner with a lower number climb at least as high, between the ground and the top', () => {
    const anyDraw = fc.integer({ min: 0, max: limboOutcomes - 1 });
    fc.assert(
      fc.property(anyDraw, anyDraw, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const upper = limboHeightHundredths(mathematics, low);
        expect(upper).toBeGreaterThanOrEqual(limboHeightHundredths(mathematics, high));
        expect(upper).toBeLessThanOrEqual(mathematics.targetMaximumHundredths);
        expect(limboHeightHundredths(mathematics, high)).toBeGreaterThanOrEqual(100);
      }),
    );
    expect(limboHeightHundredths(mathematics, 0)).toBe(mathematics.targetMaximumHundredths);
    expect(limboHeightHundredths(mathematics, limboOutcomes - 1)).toBe(100);
  });
});

describe('a round of limbo', () => {
  const alone: LimboMathematics = { ...limboMathematics, runners: 1 };

  it.each([
    [1_063_004_404, 200, true],
    [1_063_004_405, 199, false],
    [21_260_087, 10_000, true],
  ])('the number %i comes to %i hundredths', (draw, reached, won) => {
    const round = playLimbo(alone, { targetHundredths: 200 }, wager, listedIntegerSource([draw]));
    expect(round.events[0]).toMatchObject({ reachedHundredths: reached, won });
    expect(round.payoutMinor).toBe(won ? 20_000n : 0n);
  });

  it('pays the target, however much higher the runner came', () => {
    const round = playLimbo(alone, { targetHundredths: 150 }, wager, listedIntegerSource([0]));
    expect(round).toMatchObject({ multiplierTenThousandths: 15_000, payoutMinor: 15_000n });
  });

  it('counts the lower of two where the title says so', () => {
    const lowest: LimboMathematics = { ...limboMathematics, counts: 'lowest' };
    const round = playLimbo(
      lowest,
      { targetHundredths: 200 },
      wager,
      listedIntegerSource([5, 2_147_483_647]),
    );
    expect(round.events[0]).toMatchObject({ reachedHundredths: 100, won: false });
  });
});

describe('foreign data for limbo', () => {
  it.each([
    [undefined, 'limbo.mathematics.invalid'],
    [{ ...limboMathematics, more: 1 }, 'limbo.mathematics.invalid'],
    [{ ...limboMathematics, returnTenThousandths: 10_001 }, 'limbo.return.invalid'],
    [{ ...limboMathematics, targetMinimumHundredths: 100 }, 'limbo.target.invalid'],
    [{ ...limboMathematics, targetMaximumHundredths: 100_000_001 }, 'limbo.target.invalid'],
    [
      { ...limboMathematics, targetMinimumHundredths: 500, targetMaximumHundredths: 400 },
      'limbo.target.invalid',
    ],
    [{ ...limboMathematics, runners: 4 }, 'limbo.runners.invalid'],
    [{ ...limboMathematics, counts: 'middle' }, 'limbo.runners.invalid'],
  ])('refuses the mathematics %j with %s', (value, code) => {
    expect(parseLimboMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([
    [null, 'limbo.parameters.invalid'],
    [{ target: 200 }, 'limbo.parameters.invalid'],
    [{ targetHundredths: 100 }, 'limbo.target.invalid'],
    [{ targetHundredths: 200.5 }, 'limbo.target.invalid'],
    [{ targetHundredths: 100_000_001 }, 'limbo.target.invalid'],
  ])('refuses the parameters %j with %s', (value, code) => {
    expect(parseLimboParameters(limboMathematics, value)).toEqual({ ok: false, code });
  });
});

it('the figures tell the targets at both ends and some between', () => {
  const { method, ways } = limboFigures({ ...limboMathematics, runners: 1 });
  expect(method).toBe('exact');
  expect(ways[0]?.way).toBe('target 1.01');
  expect(ways.at(-1)).toMatchObject({
    way: 'target 1000000.00',
    largestWin: 1_000_000,
    // Of 2^31 numbers 2,126 win, where 2,126.0088 would be the whole return.
    returnPercent: '98.999590',
  });
  expect(ways.find(({ way }) => way === 'target 2.00')).toMatchObject({ hitRatePercent: '49.5000' });
});
