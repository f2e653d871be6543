import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SealedVendorKeyRow {
  readonly merchant_id: string;
  readonly vendor_code: string;
  readonly sealed_key: Buffer | null;
}

export async function readFingerprint(runner: SqlRunner): Promise<Buffer | undefined> {
  const rows = await runner.query<{ fingerprint: Buffer }>({
    text: 'select fingerprint from wau.secret_fingerprint',
    values: [],
  });
  return rows[0]?.fingerprint;
}

/** Keeps the first fingerprint, whichever start brought it. */
export async function insertFingerprint(runner: SqlRunner, fingerprint: Buffer): Promise<void> {
  await runner.query({
    text: 'insert into wau.secret_fingerprint (fingerprint) values ($1) on conflict do nothing',
    values: [fingerprint],
  });
}

export async function readSealedVendorKeys(runner: SqlRunner): Promise<readonly SealedVendorKeyRow[]> {
  return runner.query<SealedVendorKeyRow>({
    text: 'select merchant_id, vendor_code, sealed_key from wau.vendors',
    values: [],
  });
}
