import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import type { Actor } from '../../../platform/audit/actor.ts';
import { runAudited } from '../../../platform/audit/run-audited.ts';
import { selectMerchantCodes } from './audit-log-sql.ts';

/**
 * Notes in the audit of every merchant that all of it comes out of a backup: whatever was done between the backup's
 * moment and this entry is not in the database any more.
 */
export async function recordRestore(
  parts: { readonly database: Database; readonly clock: Clock },
  actor: Actor,
  backup: { readonly takenAt: string; readonly tables: number },
): Promise<void> {
  const merchantCodes = await selectMerchantCodes(poolRunner(parts.database.pool));
  await runAudited(parts, { merchantCodes, actor, action: 'restoreBackup' }, async () => ({
    value: null,
    change: { subject: 'database', oldValues: {}, newValues: backup },
  }));
}
