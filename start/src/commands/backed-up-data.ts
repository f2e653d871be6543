import { renumberedTables } from '@wau/ledger/portable-transaction-numbers';
import type { ConvertedTable, ExtraRows } from '@wau/service/backup/write-backup';
import { applicationRole } from '@wau/service/database/database';

/** Whatever stands in them is copied; a test holds the list to what the migrations make. */
export const backedUpSchemas: readonly string[] = ['ledger', 'sandbox', 'studio', 'wau'];

export const convertedTables: ReadonlyMap<string, ConvertedTable> = renumberedTables;

/**
 * Jobs that wait. The queue's own tables belong to its library and to the application's role, so the jobs are taken
 * as what they were added with. Those of the clock come by themselves.
 */
export const waitingJobs: ExtraRows = {
  name: 'graphile_worker.waiting_jobs',
  columns: ['identifier', 'payload', 'run_at', 'max_attempts', 'job_key'],
  select: `
    select t.identifier, j.payload, j.run_at, j.max_attempts - j.attempts as max_attempts, j.key as job_key
      from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id
     where j.attempts < j.max_attempts
     order by j.id`,
  role: applicationRole,
  needs: 'graphile_worker._private_jobs',
};

export const secretFingerprint = {
  table: 'wau.secret_fingerprint',
  select: `select encode(fingerprint, 'hex') as fingerprint from wau.secret_fingerprint`,
};
