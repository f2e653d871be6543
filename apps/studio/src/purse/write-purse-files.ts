import { maximumFileRounds } from '@wau/contract/calls/play/transfer-wallet-calls';
import type { Clock } from '@wau/service/clock';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { violatedUnique } from '@wau/service/database/violated-constraint';
import { insertPurseFile, selectUnfiled } from './purse-history-sql.ts';

/** Operators read that often what was played. */
const fileEveryMs = 5 * 60_000;

/** Writes files of the rounds that have ended, once the oldest of them has waited long enough. */
export async function writePurseFiles({
  sql,
  clock,
}: {
  readonly sql: SqlRunner;
  readonly clock: Clock;
}): Promise<void> {
  const now = new Date(clock.nowMs());
  for (const of of await selectUnfiled(sql, new Date(now.getTime() - fileEveryMs))) {
    try {
      while ((await insertPurseFile(sql, of, maximumFileRounds, now)) === maximumFileRounds);
    } catch (error) {
      // Another process has written the file of that number.
      if (violatedUnique(error) !== 'purse_file_pkey') throw error;
    }
  }
}
