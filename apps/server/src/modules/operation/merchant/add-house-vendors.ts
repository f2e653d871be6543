import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { Random } from '@wau/service/random';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { sealBytes } from '@wau/service/secrets/sealing';
import {
  vendorKeyPlace,
  vendorKeySealingLabel,
  vendorPrivateKeyPlace,
} from '../../../platform/merchants/vendor-keys.ts';
import {
  type HouseVendor,
  houseOperatorKeyPair,
  houseVendorKeyPair,
  houseVendorSecret,
  houseVendors,
} from './house-vendors.ts';
import { addVendor } from './offer-sql.ts';

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
