import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyCodes, currencyOf, isCurrencyCode } from './currency.ts';
import {
  type Minor,
  maxMinor,
  minorToMajorText,
  minorToTypedText,
  minorToWire,
  multiplyDown,
  parseMajorText,
  parseMinor,
  toMinor,
  zeroMinor,
} from './minor.ts';

const anyMinor = fc.bigInt({ min: -maxMinor, max: maxMinor }).map(toMinor);
const anyAmount = fc.bigInt({ min: 0n, max: maxMinor }).map(toMinor);
const anyExponent = fc.constantFrom({ exponent: 0 }, { exponent: 2 }, { exponent: 3 });

describe('toMinor', () => {
  it('takes what int8 holds and nothing beyond', () => {
    expect(toMinor(maxMinor)).toBe(9_223_372_036_854_775_807n);
    expect(toMinor(-maxMinor)).toBe(-9_223_372_036_854_775_807n);
    expect(() => toMinor(maxMinor + 1n)).toThrow(RangeError);
    expect(() => toMinor(-maxMinor - 1n)).toThrow(RangeError);
  });
});

describe('the wire form', () => {
  it('comes back as the same amount', () => {
    fc.assert(fc.property(anyMinor, (amount) => parseMinor(minorToWire(amount)) === amount));
  });

  it('has one spelling for each amount', () => {
    const spelling = fc.oneof(fc.stringMatching(/^[-+ 0-9.,e]{0,22}$/), anyMinor.map(minorToWire));
    fc.assert(
      fc.property(spelling, (text) => {
        const amount = parseMinor(text);
        return amount === undefined || minorToWire(amount) === text;
      }),
    );
  });

  it.each([
    '',
    ' 1',
    '1 ',
    '+1',
    '-0',
    '00',
    '01',
    '1.0',
    '1e3',
    '0x10',
    '١',
    '9223372036854775808',
    '-9223372036854775808',
  ])('refuses %j', (text) => {
    expect(parseMinor(text)).toBeUndefined();
  });

  it('knows zero from nothing', () => {
    expect(parseMinor('0')).toBe(zeroMinor);
  });
});

describe('major units', () => {
  it.each([
    [1250n, 2, '12.50'],
    [5n, 2, '0.05'],
    [-5n, 2, '-0.05'],
    [0n, 2, '0.00'],
    [1250n, 0, '1250'],
    [0n, 0, '0'],
    [7n, 3, '0.007'],
    [maxMinor, 2, '92233720368547758.07'],
  ])('%s with %i digits is %s', (amount, exponent, text) => {
    expect(minorToMajorText(toMinor(amount), { exponent })).toBe(text);
  });

  it('are read back as the same amount', () => {
    fc.assert(
      fc.property(anyAmount, anyExponent, (amount, currency) => {
        expect(parseMajorText(minorToMajorText(amount, currency), currency)).toBe(amount);
      }),
    );
  });

  it.each([
    ['12', 1200n],
    ['12.', 1200n],
    ['12.5', 1250n],
    [' 12.50 ', 1250n],
    ['1,250.00', 125_000n],
    ['1,234,567', 123_456_700n],
    ['0012', 1200n],
    ['0', 0n],
  ])('reads %j as a person means it', (text, amount) => {
    expect(parseMajorText(text, { exponent: 2 })).toBe(amount);
  });

  it.each([
    '',
    '.',
    '.5',
    '-1',
    '+1',
    '12.345',
    '1,25',
    '1,2500',
    ',250',
    '1 250',
    '1e3',
    '12,50',
    'RM 5',
    '92233720368547758.08',
  ])('refuses %j', (text) => {
    expect(parseMajorText(text, { exponent: 2 })).toBeUndefined();
  });

  it('refuses digits that a currency without minor units has not', () => {
    expect(parseMajorText('12.5', { exponent: 0 })).toBeUndefined();
    expect(parseMajorText('12', { exponent: 0 })).toBe(12n);
  });
});

describe('multiplyDown', () => {
  it.each([
    [100n, 10102n, 10000n, 101n],
    [99n, 1n, 100n, 0n],
    [1n, 0n, 1n, 0n],
    [3n, 1n, 3n, 1n],
  ])('%s times %s/%s is %s', (amount, numerator, denominator, expected) => {
    expect(multiplyDown(toMinor(amount), numerator, denominator)).toBe(expected);
  });

  it('never pays more than the exact product and never a whole unit less', () => {
    const ratio = fc.bigInt({ min: 0n, max: 10n ** 9n });
    const stake = fc.bigInt({ min: 0n, max: 10n ** 9n }).map(toMinor);
    fc.assert(
      fc.property(stake, ratio, fc.bigInt({ min: 1n, max: 10n ** 9n }), (amount, numerator, denominator) => {
        const product = multiplyDown(amount, numerator, denominator) * denominator;
        const exact = amount * numerator;
        expect(product <= exact && exact < product + denominator).toBe(true);
      }),
    );
  });

  it('refuses negatives, a zero denominator and a product that int8 cannot hold', () => {
    expect(() => multiplyDown(-1n as Minor, 1n, 1n)).toThrow(RangeError);
    expect(() => multiplyDown(toMinor(1n), -1n, 1n)).toThrow(RangeError);
    expect(() => multiplyDown(toMinor(1n), 1n, 0n)).toThrow(RangeError);
    expect(() => multiplyDown(maxMinor, 2n, 1n)).toThrow(RangeError);
  });
});

describe('currencies', () => {
  it('are found by their code and by nothing else', () => {
    for (const code of currencyCodes) expect(currencyOf(code).code).toBe(code);
    expect(isCurrencyCode('MYR')).toBe(true);
    for (const text of ['myr', '', 'toString', '__proto__']) expect(isCurrencyCode(text)).toBe(false);
  });
});

it.each([
  [5_000n, 'MYR', '50'],
  [5_050n, 'MYR', '50.50'],
  [5n, 'MYR', '0.05'],
  [0n, 'MYR', '0'],
  [5_000n, 'VND', '5000'],
] as const)('a field that starts with %s %s holds %s', (amount, code, text) => {
  expect(minorToTypedText(toMinor(amount), currencyOf(code))).toBe(text);
  expect(parseMajorText(text, currencyOf(code))).toBe(amount);
});
