import { toMinor } from '@wau/money/minor';
import { describe, expect, it } from 'vitest';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import { kenoReturn, parseKenoMathematics, parseKenoParameters, playKeno } from './keno.ts';
import { kenoFigures } from './keno-figures.ts';
import { kenoMathematics, kenoSampleMathematics } from './testing/keno-sample.ts';

const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

/** Every list of integers that four of twelve numbers may be drawn with: 12 * 11 * 10 * 9. */
function* everyDraw(): Generator<readonly number[]> {
  for (let first = 0; first < 12; first += 1) {
    for (let second = 0; second < 11; second += 1) {
      for (let third = 0; third < 10; third += 1) {
        for (let fourth = 0; fourth < 9; fourth += 1) yield [first, second, third, fourth];
      }
    }
  }
}

describe('the return of keno', () => {
  it.each([
    ['low', [4]],
    ['low', [1, 2]],
    ['low', [3, 7, 12]],
    ['high', [5, 6]],
    ['high', [1, 6, 11]],
  ] as const)('at %s risk with %j is what all 11,880 draws give back', (risk, spots) => {
    let back = 0n;
    let draws = 0n;
    for (const integers of everyDraw()) {
      back += playKeno(kenoMathematics, { risk, spots }, wager, listedIntegerSource(integers)).payoutMinor;
      draws += 1n;
    }
    const exact = kenoReturn(kenoMathematics, risk, spots.length);
    expect(back * exact.denominator).toBe(exact.numerator * draws * wager.stakeMinor);
  });
});

describe('a round of keno', () => {
  it('draws different numbers from 1 on, in order, and multiplies when the last is a hit', () => {
    const bet = { risk: 'low', spots: [1, 4] } as const;
    const hit = playKeno(kenoMathematics, bet, wager, listedIntegerSource([11, 9, 7, 0]));
    // The first three take the last of what is left; the fourth takes what lies in the fourth place.
    expect(hit.events[0]).toEqual({ type: 'kenoDrawn', numbers: [12, 11, 10, 4], hits: 1, lastIsHit: true });
    expect(hit.multiplierTenThousandths).toBe(14_000);
    const missed = playKeno(kenoMathematics, bet, wager, listedIntegerSource([3, 2, 9, 7]));
    expect(missed.events[0]).toEqual({
      type: 'kenoDrawn',
      numbers: [4, 1, 12, 11],
      hits: 2,
      lastIsHit: false,
    });
    expect(missed.multiplierTenThousandths).toBe(28_000);
  });
});

describe('foreign data for keno', () => {
  const sample = kenoSampleMathematics;
  const low = sample.payTables.low;
  it.each([
    [undefined, 'keno.mathematics.invalid'],
    [{ ...sample, more: 1 }, 'keno.mathematics.invalid'],
    [{ ...sample, numbers: 81 }, 'keno.numbers.invalid'],
    [{ ...sample, drawn: 12 }, 'keno.numbers.invalid'],
    [{ ...sample, lastFactor: 0 }, 'keno.factor.invalid'],
    [{ ...sample, payTables: [] }, 'keno.tables.incomplete'],
    [{ ...sample, payTables: { wild: low } }, 'keno.tables.invalid'],
    [{ ...sample, payTables: { low: { 1: [10] } } }, 'keno.tables.invalid'],
    [{ ...sample, payTables: { low: { 1: [10, -1] } } }, 'keno.tables.invalid'],
    [{ ...sample, payTables: { low: { 16: low[1] } } }, 'keno.tables.invalid'],
    [{ ...sample, payTables: { low, high: { 1: [0, 210] } } }, 'keno.tables.incomplete'],
    [{ ...sample, payTables: { low: { 1: [50, 200] } } }, 'keno.return.invalid'],
  ])('refuses the mathematics %j with %s', (value, code) => {
    expect(parseKenoMathematics(value)).toEqual({ ok: false, code });
  });

  it.each([
    [null, 'keno.parameters.invalid'],
    [{ risk: 'low' }, 'keno.parameters.invalid'],
    [{ risk: 'medium', spots: [1] }, 'keno.risk.invalid'],
    [{ risk: 'low', spots: [] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: [1, 2, 3, 4] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: [2, 1] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: [1, 1] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: [0] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: [13] }, 'keno.spots.invalid'],
    [{ risk: 'low', spots: ['1'] }, 'keno.spots.invalid'],
  ])('refuses the parameters %j with %s', (value, code) => {
    expect(parseKenoParameters(kenoMathematics, value)).toEqual({ ok: false, code });
  });
});

it('the figures tell every risk and number of spots', () => {
  const { method, ways } = kenoFigures(kenoMathematics);
  expect(method).toBe('exact');
  expect(ways).toHaveLength(6);
  // Marked alone, the number is drawn in a third of rounds, and last in a quarter of those.
  expect(ways[0]).toMatchObject({
    way: '1 spot, low risk',
    returnPercent: '83.333333',
    hitRatePercent: '100.0000',
  });
  expect(ways.at(-1)).toMatchObject({ way: '3 spots, high risk', largestWin: 32, largestWinIs: 'reached' });
});
