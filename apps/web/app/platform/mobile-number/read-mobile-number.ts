export interface MobileNumber {
  /** E.164, e.g. `+60123456789`. */
  readonly number: string;
  /** Digits, e.g. `60`. */
  readonly dialingCode: string;
}

/** A number has at most this many characters as it is typed (AC-02). */
export const mobileNumberMaxLength = 20;

/** The longest that any country has, and with the country's own code. */
const mostDigits = { within: 12, international: 15 };

/** Whether a number is longer than any can be, which is worth other words than that it is none. */
export function hasTooManyDigits(text: string): boolean {
  const isInternational = /^\s*(?:\+|00)/.test(text);
  return text.replaceAll(/\D/g, '').length > mostDigits[isInternational ? 'international' : 'within'];
}

/** What may stand in a number as people write it. */
export function mobileNumberCharacters(text: string): string {
  const kept = text.replaceAll(/[^\d\s+()-]/g, '').replaceAll(/\s+/g, ' ');
  return kept.trimStart().slice(0, mobileNumberMaxLength);
}

/**
 * Reads a number as people write it, `undefined` for what no mobile phone of the country can have. The rules of all
 * countries are a file of their own, which loads with the first number.
 */
export async function readMobileNumber(text: string, countryCode: string): Promise<MobileNumber | undefined> {
  const { isSupportedCountry, parsePhoneNumberFromString } = await import('libphonenumber-js/mobile');
  if (text.length > mobileNumberMaxLength || text.includes(';')) return undefined;
  // The whole text is the number, as the server reads it; the library would find one in any text.
  const country = isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
  const number = parsePhoneNumberFromString(text, { ...country, extract: false });
  if (number === undefined || !number.isValid() || number.ext !== undefined) return undefined;
  return { number: number.number, dialingCode: number.countryCallingCode };
}
