import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { Merchant } from '../../platform/merchants/merchant.ts';

/**
 * What a client needs to know before it shows anything. `country` is what the proxy in front of us found out, or
 * empty; an unknown country is not restricted.
 */
export function getSystemStatus(merchant: Merchant, country: string): CallValue<Calls['getSystemStatus']> {
  return {
    info: merchant.statusText,
    location: country,
    maintenance: merchant.isUnderMaintenance,
    regionRestriction: merchant.restrictedCountries.includes(country),
  };
}
