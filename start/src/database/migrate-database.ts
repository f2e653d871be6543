import { isRestoreUnfinished } from '@wau/service/backup/restore-target';
import { sqlStateOf } from '@wau/service/database/database';
import { MigrationError, migrate } from '@wau/service/database/migrate';
import { findMigrationSets } from '@wau/service/database/migration-sets';
import { StartProblem } from '@wau/service/start-problem';

const insufficientPrivilege = '42501';

/**
 * Brings the database up to date; with `only`, no further than those migrations.
 *
 * @throws StartProblem where an operator has to decide
 */
export async function migrateDatabase(
  ownerUrl: string,
  projectFolder: string,
  only?: Parameters<typeof migrate>[2],
): Promise<void> {
  try {
    await refuseUnfinishedRestore(ownerUrl, only !== undefined);
    await migrate(ownerUrl, findMigrationSets(projectFolder), only);
  } catch (error) {
    if (error instanceof MigrationError) throw new StartProblem(error.message);
    if (sqlStateOf(error) === insufficientPrivilege && error instanceof Error) {
      throw new StartProblem(
        `The database user may not run the migrations (${error.message}); set DATABASE_OWNER_URL to the owner of the database.`,
      );
    }
    throw error;
  }
}

/** Half a backup must not be taken for the whole. */
async function refuseUnfinishedRestore(ownerUrl: string, isRestore: boolean): Promise<void> {
  if (isRestore || !(await isRestoreUnfinished(ownerUrl))) return;
  throw new StartProblem(
    'A restore into this database was cut off: run npm run restore again, or use an empty database.',
  );
}
