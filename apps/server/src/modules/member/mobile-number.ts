import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** Most characters of a number as people write it. */
const longestMobileNumber = 20;

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
  if (text.length > longestMobileNumber) return undefined;
  const dialingCode = given.countryDialingCode?.replaceAll(/\D/g, '') ?? '';
  const number =
    dialingCode === '' || text.startsWith('+')
      ? parsePhoneNumberFromString(text, defaultCountryOf(countryCode))
      : (parsePhoneNumberFromString(text, { defaultCallingCode: dialingCode }) ??
        parsePhoneNumberFromString(`+${dialingCode}${text}`));
  if (number === undefined || !number.isValid() || number.ext !== undefined) return undefined;
  const kind = number.getType();
  // Some countries do not tell mobile numbers from others.
  return kind === 'MOBILE' || kind === 'FIXED_LINE_OR_MOBILE' ? number.number : undefined;
}

/** The first digits of a number, for limits over neighbouring numbers that one sender may have bought together. */
export function numberPrefix(number: string): string {
  return number.slice(0, -3);
}

function defaultCountryOf(countryCode: string): CountryCode | undefined {
  return isSupportedCountry(countryCode) ? countryCode : undefined;
}
