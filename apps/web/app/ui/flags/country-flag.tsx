import { createLateSource, type LateState } from '@wau/late-scripts/late-source';
import { useSyncExternalStore } from 'react';

/** Loaded with the first flag that is shown. */
const addresses = createLateSource(
  async () => (await import('./country-flag-addresses.ts')).countryFlagAddresses,
);
const none: LateState<never> = { status: 'loading' };

/** The flag of a country by its ISO 3166-1 code. Decoration: the country's name or code always stands beside. */
export function CountryFlag({ code }: { code: string }) {
  const known = useSyncExternalStore(addresses.subscribe, addresses.current, () => none);
  const address = known.status === 'here' ? known.module.get(code) : undefined;
  const look = 'h-[15px] w-[22px] shrink-0 rounded-[3px] bg-raised object-cover';
  if (address === undefined) return <span className={look} />;
  return <img src={address} alt="" width={22} height={15} loading="lazy" decoding="async" className={look} />;
}
