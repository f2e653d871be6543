import { toMinor } from '@wau/money/minor';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ratioIsAtMost } from '../exact-ratio.ts';
import { multiplierText } from '../multiplier.ts';
import { anyDiceParameters } from '../testing/any-game-bet.ts';
import { listedIntegerSource } from '../testing/listed-integer-source.ts';
import {
  type DiceParameters,
  diceMultiplierTenThousandths,
  diceOutcomes,
  diceReturn,
  diceReturnAtStake,
  diceWinningOutcomes,
  parseDiceParameters,
  playDice,
} from './dice.ts';

const ninetyNinePercent = { numerator: 99n, denominator: 100n };
const wager = { stakeMinor: toMinor(10_000n), maxWinMinor: toMinor(1_000_000_000n) };

function everyDiceBet(): DiceParameters[] {
  const bets: DiceParameters[] = [];
  for (let targetHundredths = 0; targetHundredths < diceOutcomes; targetHundredths += 1) {
    for (const direction of ['under', 'over'] as const) {
      const parsed = parseDiceParameters({ direction, targetHundredths });
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
      const exact = diceReturn(bet);
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
    expect(multiplierText(diceMultiplierTenThousandths(bet))).toBe(text);
  });

  it('is what playing all 10,000 rolls gives back', () => {
    const bets = fc.tuple(anyDiceParameters, fc.bigInt({ min: 1n, max: 100_000n }).map(toMinor));
    fc.assert(
      fc.property(bets, ([bet, stakeMinor]) => {
        let back = 0n;
        for (let roll = 0; roll < diceOutcomes; roll += 1) {
          back += playDice(bet, { ...wager, stakeMinor }, listedIntegerSource([roll])).payoutMinor;
        }
        const exact = diceReturnAtStake(bet, stakeMinor);
        expect(back * exact.denominator).toBe(exact.numerator * stakeMinor * BigInt(diceOutcomes));
        expect(ratioIsAtMost(exact, diceReturn(bet))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('always wins something at the smallest usual stake of 100 minor units', () => {
    for (const bet of everyDiceBet()) {
      const payout = (100n * BigInt(diceMultiplierTenThousandths(bet))) / 10_000n;
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
    expect(parseDiceParameters(value)).toEqual({ ok: false, code });
  });
});
