import type { SqlRunner } from '@wau/service/database/sql-runner';

/** For the rest of the transaction statements may take as long as they take. */
export async function allowAllTime(tx: SqlRunner): Promise<void> {
  await tx.query({
    name: 'allow-all-time',
    text: `select set_config('statement_timeout', '0', true) as timeout`,
    values: [],
  });
}
