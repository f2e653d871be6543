import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { wheelMathematics, wheelSampleMathematics } from './testing/wheel-sample.ts';
import {
  parseWheelMathematics,
  parseWheelParameters,
  playWheel,
  wheelReturn,
  wheelSegments,
  wheelWeight,
} from './wheel.ts';
import { wheelFigures } from './wheel-figures.ts';

const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

describe('the return of the wheel', () => {
  it.each(['low', 'high'] as const)('at %s risk is what every place of both wheels gives back', (risk) => {
    const bet = { risk, segments: 6 };
    const innerWeight = wheelWeight(wheelMathematics.inner);
    let back = 0n;
    let cases = 0n;
    for (let place = 0; place < wheelWeight(wheelSegments(wheelMathematics, bet)); place += 1) {
      // Where the inner wheel is not spun, it would have come out the same in each of its places.
      for (let inner = 0; inner < innerWeight; inner += 1) {
        back += playWheel(wheelMathematics, bet, wager, listedIntegerSource([place, inner])).payoutMinor;
        cases += 1n;
      }
    }
    const exact = wheelReturn(wheelMathematics, bet);
    expect(back * exact.denominator).toBe(exact.numerator * cases * wager.stakeMinor);
  });
});

describe('a round of the wheel', () => {
  it.each([
    [0, 0, 15_000],
    [1, 0, 15_000],
    [2, 1, 0],
    [5, 3, 5_000],
    [7, 5, 0],
  ])('the place %i is in segment %i and pays %i', (place, segment, multiplier) => {
    const round = playWheel(
      wheelMathematics,
      { risk: 'low', segments: 6 },
      wager,
      listedIntegerSource([place]),
    );
    expect(round.events[0]).toEqual({ type: 'wheelStopped', wheel: 'outer', segment, place });
    expect(round.multiplierTenThousandths).toBe(multiplier);
  });

  it('goes on to the inner wheel where a segment leads there', () => {
    const source = listedIntegerSource([3, 5]);
    const round = playWheel(wheelMathematics, { risk: 'high', segments: 6 }, wager, source);
    expect(round.events.slice(0, 2)).toEqual([
      { type: 'wheelStopped', wheel: 'outer', segment: 1, place: 3 },
      { type: 'wheelStopped', wheel: 'inner', segment: 2, place: 5 },
    ]);
    expect(round.payoutMinor).toBe(200_000n);
  });
});

describe('foreign data for the wheel', () => {
  const sample = wheelSampleMathematics;
  const { low, high } = sample.wheels;
  it.each([
    [undefined, 'wheel.mathematics.invalid'],
    [{ wheels: { low } }, 'wheel.mathematics.invalid'],
    [{ wheels: { low }, inner: 'none' }, 'wheel.inner.invalid'],
    [{ wheels: { low }, inner: [['inner', 1]] }, 'wheel.inner.invalid'],
    [{ wheels: { low }, inner: sample.inner }, 'wheel.inner.invalid'],
    [{ wheels: { high }, inner: [] }, 'wheel.inner.invalid'],
    [{ wheels: { wild: low }, inner: [] }, 'wheel.segments.invalid'],
    [{ wheels: { low: { 5: low[6] } }, inner: [] }, 'wheel.segments.invalid'],
    [{ wheels: { low: { 2: [[100, 1]] } }, inner: [] }, 'wheel.segments.invalid'],
    [
      {
        wheels: {
          low: {
            2: [
              [100, 0],
              [90, 1],
            ],
          },
        },
        inner: [],
      },
      'wheel.segments.invalid',
    ],
    [
      {
        wheels: {
          low: {
            2: [
              [100, 1],
              [-1, 1],
            ],
          },
        },
        inner: [],
      },
      'wheel.segments.invalid',
    ],
    [{ wheels: {}, inner: [] }, 'wheel.wheels.incomplete'],
    [
      {
        wheels: {
          ...sample.wheels,
          low: {
            2: [
              [100, 1],
              [90, 1],
            ],
          },
        },
        inner: sample.inner,
      },
      'wheel.wheels.incomplete',
    ],
    [
      {
        wheels: {
          low: {
            2: [
              [100, 1],
              [101, 1],
            ],
          },
        },
        inner: [],
      },
      'wheel.return.invalid',
    ],
  ])('refuses the mathematics %j with %s', (value, code) => {
    expect(parseWheelMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([
    [null, 'wheel.parameters.invalid'],
    [{ risk: 'low' }, 'wheel.parameters.invalid'],
    [{ risk: 'medium', segments: 6 }, 'wheel.risk.invalid'],
    [{ risk: 'low', segments: 7 }, 'wheel.segments.invalid'],
    [{ risk: 'low', segments: '6' }, 'wheel.segments.invalid'],
  ])('refuses the parameters %j with %s', (value, code) => {
    expect(parseWheelParameters(wheelMathematics, value)).toEqual({ ok: false, code });
  });
});

it('the figures tell every wheel', () => {
  const { method, ways } = wheelFigures(wheelMathematics);
  expect(method).toBe('exact');
  // 2 * 1.5 + 2 * 1.2 + 0.5 + 2 on eight places.
  expect(ways[0]).toMatchObject({
    way: '6 segments, low risk',
    returnPercent: '98.750000',
    hitRatePercent: '75.0000',
  });
  // 2 + 3 on twelve places, and one place of an inner wheel worth (3 * 3 + 2 * 5 + 20) / 6.
  expect(ways[1]).toMatchObject({ returnPercent: '95.833333', hitRatePercent: '25.0000', largestWin: 20 });
});
