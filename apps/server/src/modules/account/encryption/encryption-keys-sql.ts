import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { JWK } from 'jose';

export interface EncryptionKeyRow {
  readonly kid: string;
  readonly public_jwk: JWK;
  readonly sealed_private_key: Buffer;
  readonly rotates_at: Date;
  readonly retires_at: Date;
}

/** The key that is handed out: the newest that does not rotate soon. */
export async function selectCurrentKey(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
): Promise<EncryptionKeyRow | undefined> {
  const rows = await runner.query<EncryptionKeyRow & Record<string, unknown>>({
    name: 'select-current-encryption-key',
    text: `
      select kid, public_jwk, sealed_private_key, rotates_at, retires_at from wau.encryption_keys
      where merchant_id = $1 and rotates_at > $2
      order by rotates_at desc limit 1`,
    values: [merchantCode, now],
  });
  return rows[0];
}

/** A key that payloads may still be encrypted to. */
export async function selectAcceptedKey(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  kid: string,
  now: Date,
): Promise<EncryptionKeyRow | undefined> {
  const rows = await runner.query<EncryptionKeyRow & Record<string, unknown>>({
    name: 'select-accepted-encryption-key',
    text: `
      select kid, public_jwk, sealed_private_key, rotates_at, retires_at from wau.encryption_keys
      where merchant_id = $1 and kid = $2 and retires_at > $3`,
    values: [merchantCode, kid, now],
  });
  return rows[0];
}

/** Makes others who want to add a key for this merchant wait until the transaction ends. */
export async function lockKeyRotation(runner: SqlRunner, merchantCode: MerchantCode): Promise<void> {
  await runner.query({
    text: `select pg_advisory_xact_lock(hashtextextended('wau.encryption_keys/' || $1, 0))`,
    values: [merchantCode],
  });
}

export interface NewEncryptionKey {
  readonly kid: string;
  readonly publicJwk: JWK;
  readonly sealedPrivateKey: Buffer;
  readonly createdAt: Date;
  readonly rotatesAt: Date;
  readonly retiresAt: Date;
}

export async function insertKey(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  key: NewEncryptionKey,
): Promise<void> {
  await runner.query({
    text: `
      insert into wau.encryption_keys
        (merchant_id, kid, public_jwk, sealed_private_key, created_at, rotates_at, retires_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    values: [
      merchantCode,
      key.kid,
      JSON.stringify(key.publicJwk),
      key.sealedPrivateKey,
      key.createdAt,
      key.rotatesAt,
      key.retiresAt,
    ],
  });
}

/** Keys whose private half nobody needs any more; without it, recorded payloads stay closed for good. */
export async function deleteRetiredKeys(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  now: Date,
): Promise<void> {
  await runner.query({
    text: 'delete from wau.encryption_keys where merchant_id = $1 and retires_at <= $2',
    values: [merchantCode, now],
  });
}

/** Writes a payload down as used; `false` when it was before. */
export async function insertUsedPayload(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  payloadHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'insert-used-payload',
    text: `
      insert into wau.used_payloads (merchant_id, payload_hash, expires_at) values ($1, $2, $3)
      on conflict do nothing
      returning 1 as inserted`,
    values: [merchantCode, payloadHash, expiresAt],
  });
  return rows.length > 0;
}
