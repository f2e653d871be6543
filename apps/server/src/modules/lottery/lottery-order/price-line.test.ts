import { describe, expect, test } from 'vitest';
import { familyOn } from '../lottery-game/family-on.ts';
import { priceLine, type SentLine } from './price-line.ts';

const game = {
  prize_modes: ['ZY'] as const,
  units_minor: [10n, 100n],
  highest_multiple: 1_000,
  // 90 times 100, 20 times.
  highest_win_minor: 180_000n,
} as unknown as Parameters<typeof priceLine>[1];
const straight: SentLine = {
  playId: 'last-two-straight',
  prizeModeId: 'ZY',
  numbers: '1,2|3',
  unit: '100',
  multiple: 2,
};
const ssc = familyOn({ family: 'ssc' }, '20261129-0001');
const price = (change: Partial<SentLine> = {}, mostMultiple = 1) =>
  priceLine(ssc, game, { ...straight, ...change }, mostMultiple);

describe('a line', () => {
  test('costs its lines times unit and multiple, not the multiple of the chase', () => {
    expect(price({}, 10)).toMatchObject({
      ok: true,
      value: { lineCount: 2n, stakeMinor: 400n, numbers: '1,2|3', series: 1_800, odds: [900_000] },
    });
  });

  test('is charged for each lot', () => {
    const south = familyOn({ family: 'vn-south' }, '20261129');
    const play = south.plays.find(({ chargedLots }) => (chargedLots ?? 1) > 1);
    if (play?.kind !== 'numbers') throw new Error('the south has plays of several lots');
    const numbers = ['1', '2'].map((digit) => digit.repeat(play.length)).join(',');
    const line = { ...straight, playId: play.code, numbers, multiple: 1 };
    const roomy = { ...game, highest_win_minor: 10n ** 12n };
    expect(priceLine(south, roomy as typeof game, line, 1)).toMatchObject({
      ok: true,
      value: { stakeMinor: 200n * BigInt(play.chargedLots ?? 0) },
    });
  });

  test('pays less by a lower series, rounded down', () => {
    expect(price({ series: 1_799 })).toMatchObject({ value: { odds: [899_500] } });
    expect(price({ series: 1_801 })).toEqual({ ok: false, code: 'lottery.series.invalid' });
  });

  test('is bounded by what one of its lines wins in the draw that is multiplied most', () => {
    expect(price({}, 10).ok).toBe(true);
    expect(price({}, 11)).toEqual({ ok: false, code: 'lottery.win.above.maximum' });
  });

  test('is bounded in its multiple together with that of the chase', () => {
    const small = { unit: '10', multiple: 100 };
    expect(price(small, 10)).toEqual({ ok: false, code: 'lottery.win.above.maximum' });
    expect(price(small, 11)).toEqual({ ok: false, code: 'lottery.multiple.above.maximum' });
  });

  test('takes the odds that were shown, and no others', () => {
    expect(price({ odds: [900_000] }).ok).toBe(true);
    for (const odds of [[], [900_001], [900_000, 1]]) {
      expect(price({ odds })).toEqual({ ok: false, code: 'lottery.odds.changed' });
    }
  });
});
