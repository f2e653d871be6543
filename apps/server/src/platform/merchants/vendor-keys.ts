import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { openSealedBytes } from '@wau/service/secrets/sealing';

/** What a merchant and a vendor prove themselves to each other with; which of them there are is the protocol's matter. */
export interface VendorKeys {
  /** The secret that both sides sign with. */
  readonly shared: Buffer | undefined;
  /** What the vendor's requests are checked with. */
  readonly vendorPublic: KeyObject | undefined;
  /** What our requests to the vendor are signed with. */
  readonly ownPrivate: KeyObject | undefined;
}

/** Derives the key that vendors' keys are sealed with. */
export const vendorKeySealingLabel = 'sealing/vendor-keys';

/** Where a vendor's shared secret is sealed for; whoever writes the row seals it with the same words. */
export function vendorKeyPlace(merchantCode: string, vendorCode: string): string {
  return `wau.vendors/${merchantCode}/${vendorCode}`;
}

/** The same for our private key. */
export function vendorPrivateKeyPlace(merchantCode: string, vendorCode: string): string {
  return `${vendorKeyPlace(merchantCode, vendorCode)}/private`;
}

interface StoredVendorKeys {
  readonly vendor_code: string;
  readonly sealed_key: Buffer | null;
  readonly public_key: Buffer | null;
  readonly sealed_private_key: Buffer | null;
}

/** A trial merchant's vendors are copies of its merchant's, sealed for that one's rows: `sealedFor`. */
export function openVendorKeys(row: StoredVendorKeys, sealedFor: string, sealingKey: Buffer): VendorKeys {
  const open = (place: string, sealed: Buffer | null): Buffer | undefined =>
    sealed === null ? undefined : openSealedBytes(sealingKey, place, sealed);
  const privateKey = open(vendorPrivateKeyPlace(sealedFor, row.vendor_code), row.sealed_private_key);
  return {
    shared: open(vendorKeyPlace(sealedFor, row.vendor_code), row.sealed_key),
    vendorPublic:
      row.public_key === null
        ? undefined
        : readKey(() => createPublicKey({ key: row.public_key as Buffer, format: 'der', type: 'spki' })),
    ownPrivate:
      privateKey === undefined
        ? undefined
        : readKey(() => createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' })),
  };
}

/** What is no key lets nobody in, and must not keep the settings of everybody else from being read. */
function readKey(read: () => KeyObject): KeyObject | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
