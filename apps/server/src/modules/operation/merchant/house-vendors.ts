import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { deriveRsaKeyPair, type RsaKeyPair } from '@wau/service/secrets/derived-rsa-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import {
  vendorKeyPlace,
  vendorKeySealingLabel,
  vendorPrivateKeyPlace,
} from '../../../platform/merchants/vendor-keys.ts';
import { addVendor } from './offer-sql.ts';

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

interface AddHouseVendorsParts {
  readonly masterSecret: string;
  readonly random: Random;
  /** Where browsers reach the studio and the operator its vendors; empty when that is the merchants' own hosts. */
  readonly studioUrl: string;
  /** By code, of vendors that are played by processes of their own. */
  readonly vendorUrls?: Readonly<Record<string, string>>;
}

/** Adds the house's vendors to a merchant, as far as they are missing. */
export async function addHouseVendors(
  parts: AddHouseVendorsParts,
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<void> {
  for (const vendor of houseVendors) {
    const { sealedKey, publicKey, sealedPrivateKey } = keysFor(parts, merchantCode, vendor);
    const url = parts.vendorUrls?.[vendor.vendorCode] ?? parts.studioUrl;
    await addVendor(runner, merchantCode, {
      vendorCode: vendor.vendorCode,
      vendorName: vendor.vendorName,
      protocol: vendor.protocol,
      sealedKey,
      publicKey,
      sealedPrivateKey,
      apiUrl: url,
      // The process that plays all of them tells by its name whose launch it is.
      launchUrl: `${url}/studio/play/{gameId}${vendor.protocol === 'studio' ? '' : `#launch=${vendor.vendorCode}.{launchToken}`}`,
      verifyUrl: `${url}/studio/verify?round={roundId}`,
      rulesUrl: `${url}/studio/verify?game={gameId}`,
      markUrl: `/art/vendors/${vendor.vendorCode}.svg`,
    });
  }
}

function keysFor(
  { masterSecret, random }: AddHouseVendorsParts,
  merchantCode: MerchantCode,
  { vendorCode, signing }: HouseVendor,
) {
  const sealingKey = deriveKey(masterSecret, vendorKeySealingLabel);
  if (signing === 'shared') {
    const secret = houseVendorSecret(masterSecret, vendorCode);
    return {
      sealedKey: sealBytes(sealingKey, vendorKeyPlace(merchantCode, vendorCode), secret, random),
      publicKey: null,
      sealedPrivateKey: null,
    };
  }
  const own = houseOperatorKeyPair(masterSecret, vendorCode).privateKey.export({
    format: 'der',
    type: 'pkcs8',
  });
  return {
    sealedKey: null,
    publicKey: houseVendorKeyPair(masterSecret, vendorCode).publicKey.export({ format: 'der', type: 'spki' }),
    sealedPrivateKey: sealBytes(sealingKey, vendorPrivateKeyPlace(merchantCode, vendorCode), own, random),
  };
}
