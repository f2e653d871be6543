import { describe, expect, test } from 'vitest';
import {
  allNumbers,
  areOddsSteps,
  type LotteryLimits,
  loosensLotteryLimits,
  type NumberRule,
  noLimits,
  ruledPercentOf,
} from './lottery-limits.ts';

const closed: NumberRule = {
  playId: 'straight',
  numbers: '12,34',
  numero: undefined,
  oddsPercent: undefined,
};
const hot: NumberRule = { ...closed, numbers: '34,56', oddsPercent: 80 };
const of = (number: string, numero = '20301231') => ({ playId: 'straight', number, numero });

describe('rules about numbers', () => {
  test('close them or lower their odds, the strictest first', () => {
    const rules = [hot, closed];
    expect(['12', '34', '56', '78'].map((number) => ruledPercentOf(rules, of(number)))).toEqual([
      0, 0, 80, 100,
    ]);
    expect(ruledPercentOf(rules, { ...of('12'), playId: 'other' })).toBe(100);
  });

  test('may be about one draw, all of a play, or digits of some place', () => {
    expect(ruledPercentOf([{ ...closed, numero: '20301230' }], of('12'))).toBe(100);
    expect(ruledPercentOf([{ ...closed, numero: '20301231' }], of('12'))).toBe(0);
    expect(ruledPercentOf([{ ...hot, numbers: allNumbers }], of('99'))).toBe(80);
    const places = [{ ...closed, numbers: '1,2||7' }];
    expect(['1||', '2||', '||7', '|1|'].map((number) => ruledPercentOf(places, of(number)))).toEqual([
      0, 0, 0, 100,
    ]);
  });
});

test('steps rise in amount and fall in odds', () => {
  expect(areOddsSteps([])).toBe(true);
  const steps = [
    { aboveMinor: 10n, oddsPercent: 90 },
    { aboveMinor: 20n, oddsPercent: 80 },
  ];
  expect(areOddsSteps(steps)).toBe(true);
  expect(areOddsSteps(steps.toReversed())).toBe(false);
  expect(areOddsSteps(steps.map((step) => ({ ...step, oddsPercent: 90 })))).toBe(false);
});

describe('limits are loosened', () => {
  const before: LotteryLimits = {
    ...noLimits,
    numberStakeMinor: 100n,
    steps: [{ aboveMinor: 50n, oddsPercent: 90 }],
    rules: [closed, hot],
  };
  const loosens = (change: Partial<LotteryLimits>) => loosensLotteryLimits(before, { ...before, ...change });

  test.each([
    ['a higher amount', { numberStakeMinor: 101n }],
    ['an amount that is there no more', { numberStakeMinor: undefined }],
    ['a step that comes later', { steps: [{ aboveMinor: 51n, oddsPercent: 90 }] }],
    ['a step that falls less', { steps: [{ aboveMinor: 50n, oddsPercent: 91 }] }],
    ['no steps', { steps: [] }],
    ['a number that is opened', { rules: [{ ...closed, numbers: '12' }, hot] }],
    ['a number that is closed in one draw only', { rules: [{ ...closed, numero: '20301231' }, hot] }],
    ['a hot number that pays more', { rules: [closed, { ...hot, oddsPercent: 81 }] }],
  ] as const)('by %s', (_, change) => {
    expect(loosens(change as Partial<LotteryLimits>)).toBe(true);
  });

  test.each([
    ['the same', {}],
    ['a lower amount', { numberStakeMinor: 99n }],
    ['one more amount', { drawStakeMinor: 1_000n }],
    ['a step more', { steps: [{ aboveMinor: 20n, oddsPercent: 95 }, ...before.steps] }],
    ['a step that comes earlier', { steps: [{ aboveMinor: 40n, oddsPercent: 90 }] }],
    ['a number more that is closed', { rules: [{ ...closed, numbers: '12,34,56,78' }] }],
    ['all numbers closed', { rules: [{ ...closed, numbers: allNumbers }] }],
  ] as const)('not by %s', (_, change) => {
    expect(loosens(change as Partial<LotteryLimits>)).toBe(false);
  });

  test('by nothing where there were none', () => {
    expect(loosensLotteryLimits(noLimits, before)).toBe(false);
    expect(loosensLotteryLimits(before, noLimits)).toBe(true);
    const whole = { ...before, rules: [{ ...closed, numbers: allNumbers }] };
    expect(loosensLotteryLimits(whole, { ...whole, rules: [closed] })).toBe(true);
  });
});
