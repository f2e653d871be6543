import { describe, expect, test } from 'vitest';
import { rateProducts } from './member-rates.ts';
import { rateTextsOf, readRateTexts } from './rate-form.ts';

const nothing = rateTextsOf(() => 0);
const bounds = () => ({ leastBasisPoints: 20, mostBasisPoints: 80 });

describe('rates as they are typed', () => {
  test('come back as they were', () => {
    const texts = rateTextsOf((product) => (product === 'LIVE' ? 80 : product === 'RNG' ? 5 : 100));
    expect([texts.LIVE, texts.RNG, texts.FISH]).toEqual(['0.80', '0.05', '1']);
    const read = readRateTexts(texts, () => ({ leastBasisPoints: 0, mostBasisPoints: 1_000 }));
    expect(read).toEqual({
      ok: true,
      rates: rateProducts.map((product) => ({
        product,
        basisPoints: product === 'LIVE' ? 80 : product === 'RNG' ? 5 : 100,
      })),
    });
  });

  test('are nothing where nothing is typed', () => {
    const read = readRateTexts(nothing, () => ({ leastBasisPoints: 0, mostBasisPoints: 0 }));
    expect(read.ok && read.rates.every(({ basisPoints }) => basisPoints === 0)).toBe(true);
  });

  test.each([
    ['0.81', 'above'],
    ['0.19', 'below'],
    ['', 'below'],
    ['10.01', 'number'],
    ['-1', 'number'],
    ['half', 'number'],
  ] as const)('“%s” is %s', (text, problem) => {
    const read = readRateTexts({ ...rateTextsOf(() => 50), LIVE: text }, bounds);
    expect(read.ok ? [] : [...read.problems]).toEqual([['LIVE', problem]]);
  });
});
