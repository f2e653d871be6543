import type { Clock } from '@wau/service/clock';
import type { Database } from '@wau/service/database/database';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** What the operator's calls about purses work with. */
export interface PurseParts {
  readonly database: Pick<Database, 'pool'>;
  readonly sql: SqlRunner;
  readonly clock: Clock;
}
