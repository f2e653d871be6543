import { sqlStateOf } from '@wau/service/database';
import { MigrationError, migrate } from '@wau/service/migrate';
import { findMigrationSets } from '@wau/service/migration-sets';
import { StartProblem } from '@wau/service/start-problem';

const insufficientPrivilege = '42501';

/** Brings the database up to date. @throws StartProblem where an operator has to decide */
export async function migrateDatabase(ownerUrl: string, projectFolder: string): Promise<void> {
  try {
    await migrate(ownerUrl, findMigrationSets(projectFolder));
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
