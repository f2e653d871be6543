/** ISO 4217 facts of a currency, as far as amounts need them. */
export interface Currency {
  readonly code: CurrencyCode;
  /** Shown before or after amounts, e.g. `RM`. */
  readonly symbol: string;
  /** Digits behind the decimal point: the minor unit is 10^-exponent of the major unit. */
  readonly exponent: number;
}

const currencies = {
  MYR: { code: 'MYR', symbol: 'RM', exponent: 2 },
  USD: { code: 'USD', symbol: '$', exponent: 2 },
  MMK: { code: 'MMK', symbol: 'Ks', exponent: 2 },
  VND: { code: 'VND', symbol: '₫', exponent: 0 },
  THB: { code: 'THB', symbol: '฿', exponent: 2 },
  IDR: { code: 'IDR', symbol: 'Rp', exponent: 2 },
  INR: { code: 'INR', symbol: '₹', exponent: 2 },
  PHP: { code: 'PHP', symbol: '₱', exponent: 2 },
} as const satisfies Record<string, { code: string; symbol: string; exponent: number }>;

export type CurrencyCode = keyof typeof currencies;

export const currencyCodes = Object.keys(currencies) as readonly CurrencyCode[];

export function isCurrencyCode(code: string): code is CurrencyCode {
  return Object.hasOwn(currencies, code);
}

/** The currency of a code that is known to be one; parse foreign text with `isCurrencyCode` first. */
export function currencyOf(code: CurrencyCode): Currency {
  return currencies[code];
}
