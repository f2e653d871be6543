import { useEffect, useState } from 'react';

type Addresses = ReadonlyMap<string, string>;

/** Loaded with the first flag that is shown. */
let addresses: Promise<Addresses> | undefined;

function loadAddresses(): Promise<Addresses> {
  addresses ??= import('./country-flag-addresses.ts').then(
    ({ countryFlagAddresses }) => countryFlagAddresses,
    () => {
      // The next flag tries again.
      addresses = undefined;
      return new Map();
    },
  );
  return addresses;
}

/** The flag of a country by its ISO 3166-1 code. Decoration: the country's name or code always stands beside. */
export function CountryFlag({ code }: { code: string }) {
  const [known, setKnown] = useState<Addresses>();
  useEffect(() => {
    let isShown = true;
    void loadAddresses().then((found) => {
      if (isShown) setKnown(found);
    });
    return () => {
      isShown = false;
    };
  }, []);
  const address = known?.get(code);
  const look = 'h-[15px] w-[22px] shrink-0 rounded-[3px] bg-raised object-cover';
  if (address === undefined) return <span className={look} />;
  return <img src={address} alt="" width={22} height={15} loading="lazy" decoding="async" className={look} />;
}
