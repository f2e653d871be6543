import type { Minor } from '@wau/money/minor';

/**
 * Whether an amount takes two persons' word, of whom the second is never the first: from `fromMinor` on, where 0 is never. An
 * amount that nobody knows (`null`) may be any, and takes them.
 */
export function takesTwoPersons(amountMinor: Minor | null, fromMinor: Minor): boolean {
  return fromMinor > 0n && (amountMinor === null || amountMinor >= fromMinor);
}
