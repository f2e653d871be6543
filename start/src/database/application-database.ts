import { createDatabase, type Database, type DatabaseOptions } from '@wau/service/database/database';

type ForCommand = Pick<DatabaseOptions, 'connectionString' | 'applicationName' | 'statementTimeoutMs'>;

/** Works on the database as the application does, over the few connections that a command needs, and closes them. */
export async function withApplicationDatabase<Value>(
  options: ForCommand,
  work: (database: Database) => Promise<Value>,
): Promise<Value> {
  const database = createDatabase({
    ...options,
    poolSize: 2,
    // The next statement says it as well, and a command has no log for it.
    onIdleConnectionError: () => undefined,
  });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
