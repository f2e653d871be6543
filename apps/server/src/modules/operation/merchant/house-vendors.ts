import { deriveKey } from '@wau/service/secrets/derived-key';
import { deriveRsaKeyPair, type RsaKeyPair } from '@wau/service/secrets/derived-rsa-key';

export interface HouseVendor {
  readonly vendorCode: string;
  readonly vendorName: string;
  readonly protocol: string;
  /** A secret that both sides share, or a pair of keys on each side. */
  readonly signing: 'shared' | 'rsa';
}

/** The house's own: each plays the titles that name it; all are played by `apps/studio`, each over a protocol of its own. */
export const houseVendors: readonly HouseVendor[] = [
  { vendorCode: 'studio', vendorName: 'Wau Studio', protocol: 'studio', signing: 'shared' },
  { vendorCode: 'angin', vendorName: 'Angin Games', protocol: 'rsa-wallet', signing: 'rsa' },
  { vendorCode: 'rimba', vendorName: 'Rimba Play', protocol: 'hmac-wallet', signing: 'shared' },
  { vendorCode: 'samudra', vendorName: 'Samudra Gaming', protocol: 'transfer-wallet', signing: 'shared' },
];

/** Both sides derive the secret that they share from the installation's. */
export function houseVendorSecret(masterSecret: string, vendorCode: string): Buffer {
  return deriveKey(masterSecret, `vendor/${vendorCode}`);
}

/** The pair that a vendor of the house signs with; the operator's rows hold its public half. */
export function houseVendorKeyPair(masterSecret: string, vendorCode: string): RsaKeyPair {
  return deriveRsaKeyPair(masterSecret, `vendor/${vendorCode}/vendor`);
}

/** The pair that the operator signs with towards it. */
export function houseOperatorKeyPair(masterSecret: string, vendorCode: string): RsaKeyPair {
  return deriveRsaKeyPair(masterSecret, `vendor/${vendorCode}/operator`);
}
