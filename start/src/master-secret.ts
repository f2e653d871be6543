import { bindSecret, dependsOnSecret } from '@wau/server/installation-secret';
import { poolRunner, type SqlRunner } from '@wau/service/database/sql-runner';
import { StartProblem } from '@wau/service/start-problem';
import type { Config } from './configuration/config.ts';
import { keepSecret, readSecret, secretFile } from './data-folder.ts';
import { withApplicationDatabase } from './database/application-database.ts';

interface SecretPlaces {
  readonly config: Pick<Config, 'secret'>;
  readonly dataFolder: string;
  /** Of the migrated database that the secret is for. */
  readonly applicationUrl: string;
}

export const masterSecretName = 'master-secret';

/**
 * The secret that all keys are derived from: what is configured, else what the data folder keeps, else, for a database
 * that nothing has been sealed in, a new one.
 *
 * @throws StartProblem when the database depends on a secret that is missing or is another one
 */
export function settleMasterSecret(places: SecretPlaces): Promise<string> {
  const options = { connectionString: places.applicationUrl, applicationName: 'wau secret' };
  return withApplicationDatabase(options, ({ pool }) => settle(places, poolRunner(pool)));
}

/** What is configured, else what the data folder keeps. */
export function readMasterSecret(config: Pick<Config, 'secret'>, dataFolder: string): string | undefined {
  return config.secret ?? readSecret(dataFolder, masterSecretName);
}

async function settle({ config, dataFolder }: SecretPlaces, runner: SqlRunner): Promise<string> {
  const file = secretFile(dataFolder, masterSecretName);
  const present = readMasterSecret(config, dataFolder);
  if (present === undefined && (await dependsOnSecret(runner))) {
    throw new StartProblem(
      `The secret ${file} is missing, and what the database holds was sealed with it: put the file back from a copy, or set WAU_SECRET to what it held.`,
    );
  }
  const secret = config.secret ?? keepSecret(dataFolder, masterSecretName);
  if (await bindSecret(runner, secret)) return secret;
  throw new StartProblem(
    `${config.secret === undefined ? `The secret ${file}` : 'WAU_SECRET'} is not the one that this database was sealed with: put that one back, or use the database that belongs to this secret.`,
  );
}
