import { readFile } from 'node:fs/promises';
import {
  applyProviderSettings,
  readProviderSettings,
} from '@wau/server/modules/account/external-login/apply-provider-settings';
import { type Database, sqlStateOf } from '@wau/service/database/database';
import { poolRunner } from '@wau/service/database/sql-runner';
import { systemRandom } from '@wau/service/random';
import { StartProblem } from '@wau/service/start-problem';

const foreignKeyViolation = '23503';

/**
 * Writes what the operator's file says of other services into the database.
 *
 * @throws StartProblem that says what is wrong with the file
 */
export async function applyExternalProvidersFile(
  database: Database,
  masterSecret: string,
  file: string,
): Promise<void> {
  const settings = readSettings(await readText(file), file);
  try {
    await applyProviderSettings(
      { runner: poolRunner(database.pool), random: systemRandom, masterSecret },
      settings,
    );
  } catch (error) {
    if (sqlStateOf(error) !== foreignKeyViolation) throw error;
    throw new StartProblem(`IDENTITY_PROVIDERS_FILE ${file} names a merchant that does not exist.`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    throw new StartProblem(`IDENTITY_PROVIDERS_FILE ${file} cannot be read.`);
  }
}

function readSettings(text: string, file: string) {
  try {
    return readProviderSettings(JSON.parse(text));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartProblem(
      `IDENTITY_PROVIDERS_FILE ${file} is not a list of providers as docs/external-providers.md describes it (${reason}).`,
    );
  }
}
