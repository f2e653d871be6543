import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { type LanguageCode, languageTags } from '@wau/contract/languages';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import type { VisitorContext } from '../../../platform/gates/visitor-gate.ts';

type Country = CallValue<Calls['listCountries']>['list'][number];

/** Names come from the platform and never change while it runs. */
const countriesByLanguage = new Map<LanguageCode, readonly Country[]>();

/** Countries with their dialing codes in the order of their names; those that may not use the site are left out. */
export function listCountries({ merchant, language }: VisitorContext): CallValue<Calls['listCountries']> {
  const { restrictedCountries } = merchant.access;
  return {
    defaultCountry: merchant.countryCode,
    list: countriesIn(language).filter(({ code }) => !restrictedCountries.has(code)),
  };
}

function countriesIn(language: LanguageCode): readonly Country[] {
  const known = countriesByLanguage.get(language);
  if (known !== undefined) return known;
  const locale = languageTags[language];
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = getCountries()
    .map((code) => ({ code, dialingCode: getCountryCallingCode(code), name: names.of(code) ?? code }))
    .sort((a, b) => compare(a.name, b.name));
  countriesByLanguage.set(language, countries);
  return countries;
}
