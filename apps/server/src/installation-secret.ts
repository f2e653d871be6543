import { timingSafeEqual } from 'node:crypto';
import { deriveKey } from '@wau/service/derived-key';
import { openSealedBytes } from '@wau/service/sealing';
import type { SqlRunner } from '@wau/service/sql-runner';
import { vendorKeyPlace, vendorKeySealingLabel } from './platform/merchants/merchant-directory.ts';

/** Stands for a secret where the secret itself must not be: in the database and in backups. */
export function fingerprintOf(secret: string): Buffer {
  return deriveKey(secret, 'fingerprint/installation');
}

/** Whether the database holds what only the secret of this installation opens. */
export async function dependsOnSecret(runner: SqlRunner): Promise<boolean> {
  const rows = await runner.query<{ depends: boolean }>({
    text: 'select exists (select from wau.secret_fingerprint) or exists (select from wau.vendors) as depends',
    values: [],
  });
  return rows[0]?.depends === true;
}

/**
 * Binds the database to the secret at the first start, and tells whether the secret is the one it is bound to. Of two
 * first starts at a time with two secrets, one binds and the other is told.
 */
export async function bindSecret(runner: SqlRunner, secret: string): Promise<boolean> {
  const known = await readFingerprint(runner);
  if (known !== undefined) return timingSafeEqual(known, fingerprintOf(secret));
  if (!(await opensVendorKeys(runner, secret))) return false;
  await runner.query({
    text: 'insert into wau.secret_fingerprint (fingerprint) values ($1) on conflict do nothing',
    values: [fingerprintOf(secret)],
  });
  const bound = await readFingerprint(runner);
  return bound !== undefined && timingSafeEqual(bound, fingerprintOf(secret));
}

async function readFingerprint(runner: SqlRunner): Promise<Buffer | undefined> {
  const rows = await runner.query<{ fingerprint: Buffer }>({
    text: 'select fingerprint from wau.secret_fingerprint',
    values: [],
  });
  return rows[0]?.fingerprint;
}

/** For databases that are older than the fingerprint: a vendor's key that opens shows the secret to be theirs. */
async function opensVendorKeys(runner: SqlRunner, secret: string): Promise<boolean> {
  const rows = await runner.query<{ merchant_id: string; vendor_code: string; sealed_key: Buffer }>({
    text: 'select merchant_id, vendor_code, sealed_key from wau.vendors',
    values: [],
  });
  const sealingKey = deriveKey(secret, vendorKeySealingLabel);
  return rows.length === 0 || rows.some((row) => opens(sealingKey, row));
}

function opens(
  sealingKey: Buffer,
  row: { readonly merchant_id: string; readonly vendor_code: string; readonly sealed_key: Buffer },
): boolean {
  try {
    openSealedBytes(sealingKey, vendorKeyPlace(row.merchant_id, row.vendor_code), row.sealed_key);
    return true;
  } catch {
    return false;
  }
}
