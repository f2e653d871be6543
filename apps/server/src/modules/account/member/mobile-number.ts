import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Most characters of a number as people write it. */
const longestMobileNumber = 20;

/**
 * The library would find a number in any text, and `ali0123456789` is a name of its own: whoever has it must not be
 * taken for the owner of the number. What follows a semicolon it leaves out even so.
 */
const asAWhole = { extract: false } as const;

/**
 * A number as people write it, in E.164 (`+60123456789`); `undefined` for what no mobile phone can have. With a
 * dialing code (`60` or `+60`) the number may carry its national zero or not; without one it is read as of the
 * merchant's country, unless it begins with `+`.
 */
export function readMobileNumber(
  given: { readonly mobileNum: string; readonly countryDialingCode?: string | undefined },
  countryCode: string,
): string | undefined {
  const text = given.mobileNum.trim();
  if (text.length > longestMobileNumber || text.includes(';')) return undefined;
  const dialingCode = given.countryDialingCode?.replaceAll(/\D/g, '') ?? '';
  const number =
    dialingCode === '' || text.startsWith('+')
      ? parsePhoneNumberFromString(text, { ...asAWhole, ...defaultCountryOf(countryCode) })
      : (parsePhoneNumberFromString(text, { ...asAWhole, defaultCallingCode: dialingCode }) ??
        parsePhoneNumberFromString(`+${dialingCode}${text}`, asAWhole));
  if (number === undefined || !number.isValid() || number.ext !== undefined) return undefined;
  const kind = number.getType();
  // Some countries do not tell mobile numbers from others.
  return kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}

/** The first digits of a number, for limits over neighbouring numbers that one sender may have bought together. */
export function numberPrefix(number: string): string {
  return number.slice(0, -3);
}

function defaultCountryOf(countryCode: string): { readonly defaultCountry?: CountryCode } {
  return isSupportedCountry(countryCode) ? { defaultCountry: countryCode } : {};
}
