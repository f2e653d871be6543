import { timingSafeEqual } from 'node:crypto';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deriveKey } from '@wau/service/secrets/derived-key';
import { openSealedBytes } from '@wau/service/secrets/sealing';
import {
  insertFingerprint,
  readFingerprint,
  readSealedVendorKeys,
  type SealedVendorKeyRow,
} from './installation-secret-sql.ts';
import { vendorKeyPlace, vendorKeySealingLabel } from './platform/merchants/vendor-keys.ts';

/** Stands for a secret where the secret itself must not be: in the database and in backups. */
export function fingerprintOf(secret: string): Buffer {
  return deriveKey(secret, 'fingerprint/installation');
}

/** Whether the database holds what only the secret of this installation opens. */
export async function dependsOnSecret(runner: SqlRunner): Promise<boolean> {
  const fingerprint = await readFingerprint(runner);
  return fingerprint !== undefined || (await readSealedVendorKeys(runner)).length > 0;
}

/**
 * Binds the database to the secret at the first start, and tells whether the secret is the one it is bound to. Of two
 * first starts at a time with two secrets, one binds and the other is told.
 */
export async function bindSecret(runner: SqlRunner, secret: string): Promise<boolean> {
  const known = await readFingerprint(runner);
  if (known !== undefined) return timingSafeEqual(known, fingerprintOf(secret));
  if (!(await opensVendorKeys(runner, secret))) return false;
  await insertFingerprint(runner, fingerprintOf(secret));
  const bound = await readFingerprint(runner);
  return bound !== undefined && timingSafeEqual(bound, fingerprintOf(secret));
}

/** For databases that are older than the fingerprint: a vendor's key that opens shows the secret to be theirs. */
async function opensVendorKeys(runner: SqlRunner, secret: string): Promise<boolean> {
  const rows = (await readSealedVendorKeys(runner)).filter((row) => row.sealed_key !== null);
  const sealingKey = deriveKey(secret, vendorKeySealingLabel);
  return rows.length === 0 || rows.some((row) => opens(sealingKey, row));
}

function opens(sealingKey: Buffer, row: SealedVendorKeyRow): boolean {
  if (row.sealed_key === null) return false;
  try {
    openSealedBytes(sealingKey, vendorKeyPlace(row.merchant_id, row.vendor_code), row.sealed_key);
    return true;
  } catch {
    return false;
  }
}
