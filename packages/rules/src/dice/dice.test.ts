import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioIsAtMost } from '../exact-ratio.ts';
import { multiplierText } from '../multiplier.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type DiceParameters,
  diceMultiplierTenThousandths,
  diceOutcomes,
  diceReturn,
  diceReturnAtStake,
  diceWinningOutcomes,
  parseDiceMathematics,
  parseDiceParameters,
  playDice,
} from './dice.ts';
import { diceFigures } from './dice-figures.ts';
import { anyDiceParameters, diceMathematics } from './testing/dice-sample.ts';

const ninetyNinePercent = { numerator: 99n, denominator: 100n };
const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

function everyDiceBet(): DiceParameters[] {
  const bets: DiceParameters[] = [];
  for (let targetHundredths = 0; targetHundredths < diceOutcomes; targetHundredths += 1) {
    for (const direction of ['under', 'over'] as const) {
      const parsed = parseDiceParameters(diceMathematics, { direction, targetHundredths });
      if (parsed.ok) bets.push(parsed.value);
    }
  }
  return bets;
}

describe('the return of dice', () => {
  it('of each of the 19,600 bets is at most 99 %, and less only by the fourth decimal of the multiplier', () => {
    const bets = everyDiceBet();
    expect(bets).toHaveLength(19_600);
    for (const bet of bets) {
      const exact = diceReturn(diceMathematics, bet);
      expect(ratioIsAtMost(exact, ninetyNinePercent)).toBe(true);
      // One ten-thousandth more, on every winning roll, would be above 99 %.
      const more = { ...exact, numerator: exact.numerator + BigInt(diceWinningOutcomes(bet)) };
      expect(ratioIsAtMost(more, ninetyNinePercent)).toBe(false);
      expect(exact.numerator).toBeGreaterThanOrEqual(98_990_320n);
    }
  });

  it.each([
    [{ direction: 'under', targetHundredths: 4950 }, '2.00'],
    [{ direction: 'over', targetHundredths: 5049 }, '2.00'],
    [{ direction: 'under', targetHundredths: 9800 }, '1.0102'],
    [{ direction: 'under', targetHundredths: 1 }, '9900.00'],
    [{ direction: 'over', targetHundredths: 9998 }, '9900.00'],
    [{ direction: 'under', targetHundredths: 5000 }, '1.98'],
  ] as const)('the multiplier of %j is %s', (bet, text) => {
    expect(multiplierText(diceMultiplierTenThousandths(diceMathematics, bet))).toBe(text);
  });

  it('is what playing all 10,000 rolls gives back', () => {
    const bets = fc.tuple(anyDiceParameters, fc.bigInt({ min: 1n, max: 100_000n }).map(toMinor));
    fc.assert(
      fc.property(bets, ([bet, stakeMinor]) => {
        let back = 0n;
        for (let roll = 0; roll < diceOutcomes; roll += 1) {
          back += playDice(
            diceMathematics,
            bet,
            { ...wager, stakeMinor },
            listedIntegerSource([roll]),
          ).payoutMinor;
        }
        const exact = diceReturnAtStake(diceMathematics, bet, stakeMinor);
        expect(back * exact.denominator).toBe(exact.numerator * stakeMinor * BigInt(diceOutcomes));
        expect(ratioIsAtMost(exact, diceReturn(diceMathematics, bet))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('always wins something at the smallest usual stake of 100 minor units', () => {
    for (const bet of everyDiceBet()) {
      const payout = (100n * BigInt(diceMultiplierTenThousandths(diceMathematics, bet))) / 10_000n;
      expect(payout).toBeGreaterThan(100n);
    }
  });
});

describe('parseDiceParameters', () => {
  it.each([
    [null, 'dice.parameters.invalid'],
    ['under', 'dice.parameters.invalid'],
    [[], 'dice.parameters.invalid'],
    [{}, 'dice.parameters.invalid'],
    [{ direction: 'under' }, 'dice.parameters.invalid'],
    [{ direction: 'under', targetHundredths: 50, extra: 1 }, 'dice.parameters.invalid'],
    [{ direction: 'sideways', targetHundredths: 50 }, 'dice.direction.invalid'],
    [{ direction: 'under', targetHundredths: '50' }, 'dice.target.invalid'],
    [{ direction: 'under', targetHundredths: 49.5 }, 'dice.target.invalid'],
    [{ direction: 'under', targetHundredths: Number.NaN }, 'dice.target.invalid'],
    [{ direction: 'under', targetHundredths: -1 }, 'dice.target.invalid'],
    [{ direction: 'over', targetHundredths: 10_000 }, 'dice.target.invalid'],
    [{ direction: 'under', targetHundredths: 0 }, 'dice.chance.invalid'],
    [{ direction: 'under', targetHundredths: 9801 }, 'dice.chance.invalid'],
    [{ direction: 'over', targetHundredths: 9999 }, 'dice.chance.invalid'],
    [{ direction: 'over', targetHundredths: 198 }, 'dice.chance.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseDiceParameters(diceMathematics, value)).toEqual({ ok: false, code });
  });
});

describe('parseDiceMathematics', () => {
  it.each([
    [undefined, 'dice.mathematics.invalid'],
    [{ ...diceMathematics, more: 1 }, 'dice.mathematics.invalid'],
    [{ ...diceMathematics, returnTenThousandths: 10_001 }, 'dice.return.invalid'],
    [{ ...diceMathematics, returnTenThousandths: 0 }, 'dice.return.invalid'],
    [{ ...diceMathematics, winningOutcomesMinimum: 0 }, 'dice.outcomes.invalid'],
    [{ ...diceMathematics, winningOutcomesMaximum: 0 }, 'dice.outcomes.invalid'],
    [{ ...diceMathematics, winningOutcomesMaximum: 9_900 }, 'dice.outcomes.invalid'],
  ])('refuses %j with %s', (value, code) => {
    expect(parseDiceMathematics(value)).toEqual({ ok: false, code });
  });
});

describe('the figures of dice', () => {
  it('tell the ends and what lies between, with the return that is paid', () => {
    const { method, ways } = diceFigures(diceMathematics);
    expect(method).toBe('exact');
    expect(ways.map(({ way }) => way)).toEqual([
      'chance 0.01 %',
      'chance 1.00 %',
      'chance 10.00 %',
      'chance 25.00 %',
      'chance 50.00 %',
      'chance 75.00 %',
      'chance 97.24 %',
      'chance 98.00 %',
    ]);
    expect(ways[0]).toMatchObject({ returnPercent: '99.000000', largestWin: 9_900, largestWinIs: 'reached' });
    // Two outcomes of chance one half: the deviation is half the multiplier.
    expect(ways[4]?.standardDeviation).toBeCloseTo(0.99, 10);
    expect(ways.at(-1)).toMatchObject({ hitRatePercent: '98.0000', returnPercent: '98.999600' });
  });
});
