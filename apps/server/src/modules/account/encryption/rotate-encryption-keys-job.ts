import type { Job } from '../../../platform/jobs/job.ts';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { EncryptionKeys } from './encryption-keys.ts';

/** Makes each merchant's next key in good time and forgets those that are no longer accepted. */
export function rotateEncryptionKeysJob(
  parts: Pick<ServerParts, 'merchants'>,
  keys: EncryptionKeys,
): Job<unknown> {
  return {
    name: 'rotate-encryption-keys',
    schedule: '*/15 * * * *',
    async run() {
      for (const merchant of await parts.merchants.all()) await keys.rotate(merchant.merchantCode);
    },
  };
}
