import type { Currency } from './currency.ts';

declare const minorBrand: unique symbol;

/**
 * An amount in a currency's minor unit (sen, cent). A branded bigint, so that it can be mixed up neither
 * with a count nor with an amount in major units; floating point never touches money.
 */
export type Minor = bigint & { readonly [minorBrand]: 'Minor' };

/** The largest amount that PostgreSQL's int8 holds; nothing beyond it is an amount. */
export const maxMinor = 9_223_372_036_854_775_807n as Minor;

export const zeroMinor = 0n as Minor;

/** Brands a bigint as an amount. Throws `RangeError` outside what int8 holds, since such a sum cannot be stored. */
export function toMinor(value: bigint): Minor {
  if (value > maxMinor || value < -maxMinor) throw new RangeError(`amount out of range: ${value}`);
  return value as Minor;
}

/** Reads the wire form: base-10 minor units with an optional sign. Returns `undefined` for anything else. */
export function parseMinor(text: string): Minor | undefined {
  if (!/^-?(0|[1-9]\d{0,18})$/.test(text) || text === '-0') return undefined;
  const value = BigInt(text);
  return value > maxMinor || value < -maxMinor ? undefined : (value as Minor);
}

/** The wire form: base-10 minor units, e.g. `"1250"` for RM 12.50. */
export function minorToWire(amount: Minor): string {
  return amount.toString();
}

/** The amount in major units with exactly the currency's digits and no grouping, e.g. `"12.50"`. */
export function minorToMajorText(amount: Minor, currency: Pick<Currency, 'exponent'>): string {
  const negative = amount < 0n;
  const digits = (negative ? -amount : amount).toString().padStart(currency.exponent + 1, '0');
  const whole = digits.slice(0, digits.length - currency.exponent);
  const fraction = digits.slice(digits.length - currency.exponent);
  return `${negative ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Whether it is of major units alone, such as RM 50. */
export function isWhole(amount: Minor, { exponent }: Pick<Currency, 'exponent'>): boolean {
  return amount % 10n ** BigInt(exponent) === 0n;
}

/** The same for a field that a person goes on to type in: decimals only where there are any, e.g. `"50"`, `"12.50"`. */
export function minorToTypedText(amount: Minor, currency: Pick<Currency, 'exponent'>): string {
  const text = minorToMajorText(amount, currency);
  return currency.exponent > 0 && isWhole(amount, currency) ? text.slice(0, -currency.exponent - 1) : text;
}

/**
 * Reads an amount that a person typed in major units (`12`, `12.5`, `1,250.00`). Commas group thousands only.
 * Returns `undefined` for anything that is not such a number, has more digits than the currency, or is negative.
 */
export function parseMajorText(text: string, currency: Pick<Currency, 'exponent'>): Minor | undefined {
  const plain = text.trim();
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(plain);
  if (match === null) return undefined;
  const whole = (match[1] ?? '').replaceAll(',', '');
  const fraction = match[2] ?? '';
  if (fraction.length > currency.exponent) return undefined;
  const value = BigInt(whole + fraction.padEnd(currency.exponent, '0'));
  return value > maxMinor ? undefined : (value as Minor);
}

/**
 * Amount times a non-negative ratio, rounded down: what a payout or a rebate may be at most, so that
 * rounding never pays more than the rule promises.
 */
export function multiplyDown(amount: Minor, numerator: bigint, denominator: bigint): Minor {
  if (amount < 0n || numerator < 0n || denominator <= 0n)
    throw new RangeError('multiplyDown takes no negatives');
  return toMinor((amount * numerator) / denominator);
}
