import { expect, test } from 'vitest';
import { openCountryDatabase } from './country-database.ts';

const countries = await openCountryDatabase(undefined);

// Addresses whose country has been the same since they were given out: root name servers and national networks.
test.each([
  ['1.9.0.1', 'MY'],
  ['::ffff:1.9.0.1', 'MY'],
  ['2001:d08::1', 'MY'],
  ['193.0.14.129', 'NL'],
  ['8.8.8.8', 'US'],
])('SH-12 the country of %s is %s', (address, country) => {
  expect(countries.countryOf(address)).toBe(country);
});

test.each(['127.0.0.1', '::1', '10.1.2.3', 'fe80::1%eth0', '', 'localhost'])(
  '%j has no country',
  (address) => {
    expect(countries.countryOf(address)).toBe('');
  },
);

test('a file that is no database is refused when it is opened', async () => {
  await expect(openCountryDatabase(import.meta.filename)).rejects.toThrow();
});
