import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioIsAtMost } from '../exact-ratio.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  crashPointOf,
  crashPointOfDraw,
  crashReturn,
  drawOutcomes,
  drawsReaching,
  parseCrashMathematics,
  parseCrashParameters,
  playCrash,
} from './crash.ts';
import { endOfFlightMs, multiplierHundredthsAt } from './crash-curve.ts';
import { crashFigures } from './crash-figures.ts';
import { crashMathematics } from './testing/crash-sample.ts';

const wager = { stakeMinor: toMinor(1_000n), maxWinMinor: toMinor(10_000_000n) };
const anyTarget = fc.oneof(fc.integer({ min: 101, max: 500 }), fc.integer({ min: 101, max: 1_000_000 }));

describe('the crash point', () => {
  it('reaches a target with exactly so many draws as are counted: one fewer does not', () => {
    fc.assert(
      fc.property(anyTarget, (target) => {
        const reaching = drawsReaching(crashMathematics, target);
        // Draws reach it from this one on to the last.
        const first = drawOutcomes - reaching;
        expect(crashPointOfDraw(crashMathematics, first)).toBeGreaterThanOrEqual(target);
        expect(crashPointOfDraw(crashMathematics, first - 1n)).toBeLessThan(target);
      }),
    );
  });

  it('returns 97 % at every target, and less only by a draw’s last digit', () => {
    const promised = { numerator: 97n, denominator: 100n };
    fc.assert(
      fc.property(anyTarget, (target) => {
        const exact = crashReturn(crashMathematics, target);
        expect(ratioIsAtMost(exact, promised)).toBe(true);
        const oneDrawMore = { ...exact, numerator: exact.numerator + BigInt(target) };
        expect(ratioIsAtMost(oneDrawMore, promised)).toBe(false);
      }),
    );
  });

  it.each([
    [0n, 100],
    [drawOutcomes / 2n, 194],
    [(drawOutcomes * 3n) / 4n, 388],
    [drawOutcomes - 1n, 1_000_000],
  ])('of the draw %d is %d', (draw, point) => {
    expect(crashPointOfDraw(crashMathematics, draw)).toBe(point);
    const halves = [Number(draw >> 26n), Number(draw & (2n ** 26n - 1n))];
    expect(crashPointOf(crashMathematics, listedIntegerSource(halves))).toBe(point);
  });
});

describe('the curve', () => {
  it('doubles in its time, and rises ever after', () => {
    expect([0, 8_000, 16_000, 80_000].map((ms) => multiplierHundredthsAt(ms, 8_000))).toEqual([
      100, 200, 400, 102_400,
    ]);
    const flight = Array.from({ length: 20_000 }, (_, ms) => multiplierHundredthsAt(ms, 8_000));
    expect(flight.toSorted((one, other) => one - other)).toEqual(flight);
  });

  it('is two to the power of the time, rounded down', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 90_000 }),
        fc.integer({ min: 2_000, max: 30_000 }),
        (ms, doublingMs) => {
          const exact = 100 * 2 ** (ms / doublingMs);
          const told = multiplierHundredthsAt(ms, doublingMs);
          // Within what a floating-point power and 32 digits of time may differ in.
          expect(told).toBeLessThanOrEqual(Math.floor(exact * (1 + 1e-9)));
          expect(told).toBeGreaterThanOrEqual(Math.floor(exact * (1 - 1e-9)));
        },
      ),
    );
  });

  it('is above a point from the end of its flight on, and not a millisecond before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 1_000_000 }), (point) => {
        const end = endOfFlightMs(point, 8_000);
        expect(multiplierHundredthsAt(end, 8_000)).toBeGreaterThan(point);
        expect(multiplierHundredthsAt(end - 1, 8_000)).toBeLessThanOrEqual(point);
      }),
    );
  });

  it('has these values, which the documentation repeats', () => {
    const told = [0, 1_000, 2_500, 5_000, 12_345, 40_000].map((ms) => multiplierHundredthsAt(ms, 8_000));
    expect(told).toEqual([100, 109, 124, 154, 291, 3_200]);
  });
});

describe('a bet on a flight', () => {
  /** A draw whose crash point is 3.88. */
  const flight = () => listedIntegerSource([3 * 2 ** 24, 0]);
  const play = (autoCashOutHundredths: number | null, decision: Parameters<typeof playCrash>[3][number]) =>
    playCrash(crashMathematics, { autoCashOutHundredths }, wager, [decision], flight());

  it('is paid what it cashed out at, up to the crash point itself', () => {
    expect(play(null, { kind: 'cashOut', atHundredths: 388 })).toMatchObject({ payoutMinor: 3_880n });
    expect(play(null, { kind: 'cashOut', atHundredths: 389 })).toEqual({
      kind: 'illegal',
      code: 'decision.illegal',
    });
    expect(play(null, { kind: 'ride' })).toMatchObject({ payoutMinor: 0n });
  });

  it('leaves by itself at its target, and may leave earlier but not later', () => {
    expect(play(388, { kind: 'ride' })).toMatchObject({ payoutMinor: 3_880n });
    expect(play(389, { kind: 'ride' })).toMatchObject({ payoutMinor: 0n });
    expect(play(200, { kind: 'cashOut', atHundredths: 150 })).toMatchObject({ payoutMinor: 1_500n });
    expect(play(200, { kind: 'cashOut', atHundredths: 201 })).toMatchObject({ kind: 'illegal' });
  });

  it('is paid the largest multiplier where the flight gets there', () => {
    const highest = listedIntegerSource([2 ** 26 - 1, 2 ** 26 - 1]);
    const bet = playCrash(
      crashMathematics,
      { autoCashOutHundredths: null },
      wager,
      [{ kind: 'ride' }],
      highest,
    );
    expect(bet).toMatchObject({ multiplierTenThousandths: 100_000_000, payoutMinor: 10_000_000n });
  });
});

describe('mathematics and parameters', () => {
  it.each([
    [{ ...crashMathematics, more: 1 }, 'crash.mathematics.invalid'],
    [{ ...crashMathematics, returnTenThousandths: 9_901 }, 'crash.return.invalid'],
    [{ ...crashMathematics, maximumHundredths: 999 }, 'crash.maximum.invalid'],
    [{ ...crashMathematics, doublingMs: 1_999 }, 'crash.growth.invalid'],
    [{ ...crashMathematics, bettingMs: 2_999 }, 'crash.betting.invalid'],
    [{ ...crashMathematics, pauseMs: 999 }, 'crash.pause.invalid'],
  ])('%j: %s', (value, code) => {
    expect(parseCrashMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([100, 101.5, 1_000_001, '200'])('no target of %j', (autoCashOutHundredths) => {
    expect(parseCrashParameters(crashMathematics, { autoCashOutHundredths })).toEqual({
      ok: false,
      code: 'crash.target.invalid',
    });
  });

  it('the figures state each target’s worth exactly', () => {
    const { ways, method } = crashFigures(crashMathematics);
    expect(method).toBe('exact');
    expect(ways.map((way) => way.returnPercent)).toEqual(ways.map(() => '97.000000'));
    expect(ways.find(({ way }) => way === 'target 2.00')?.hitRatePercent).toBe('48.5000');
    expect(ways.at(-1)).toMatchObject({ largestWin: 10_000, largestWinIs: 'reached' });
  });
});
