import type { SqlRunner } from '@wau/service/database/sql-runner';
import { vi } from 'vitest';

/**
 * Waits until a roll-up would take all that has been posted: it leaves out what is younger than any transaction still
 * running in the same PostgreSQL, those of other test files and their databases as well.
 */
export async function untilAllIsOld(runner: SqlRunner): Promise<void> {
  const isAllOld = async (): Promise<boolean | undefined> => {
    const rows = await runner.query<{ is_old: boolean }>({
      text: 'select pg_snapshot_xmin(pg_current_snapshot()) > max(posted_xid) as is_old from ledger.transfer',
      values: [],
    });
    return rows[0]?.is_old;
  };
  await vi.waitUntil(isAllOld, { timeout: 30_000 });
}
