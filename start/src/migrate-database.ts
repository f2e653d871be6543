import { MigrationError, migrate } from '@wau/service/migrate';
import { findMigrationSets } from '@wau/service/migration-sets';
import { StartProblem } from '@wau/service/start-problem';

/** Brings the database up to date. @throws StartProblem where an operator has to decide */
export async function migrateDatabase(ownerUrl: string, projectFolder: string): Promise<void> {
  try {
    await migrate(ownerUrl, findMigrationSets(projectFolder));
  } catch (error) {
    if (error instanceof MigrationError) throw new StartProblem(error.message);
    throw error;
  }
}
