import type { SqlRunner } from '@wau/service/database/sql-runner';
import { type OperatorListRow, selectOperators } from './operator-sql.ts';

/** All operators of the installation with what they are at each merchant, by name. */
export function listOperators(runner: SqlRunner): Promise<readonly OperatorListRow[]> {
  return selectOperators(runner);
}
