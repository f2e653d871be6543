import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/**
 * Remembers a token for as long as it could pass as fresh, beside the encrypted payloads that are good once for the
 * same reason; `false` when it was used before.
 */
export async function keepTokenHash(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  tokenHash: Buffer,
  expiresAt: Date,
): Promise<boolean> {
  const rows = await runner.query({
    name: 'keep-token-hash',
    text: `
      insert into wau.used_payloads (merchant_id, payload_hash, expires_at) values ($1, $2, $3)
      on conflict do nothing returning 1 as kept`,
    values: [merchantCode, tokenHash, expiresAt],
  });
  return rows.length > 0;
}
