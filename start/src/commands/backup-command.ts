import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { writeBackup } from '@wau/service/backup/write-backup';
import { StartProblem } from '@wau/service/start-problem';
import { productVersion } from '../configuration/app-configs.ts';
import { openDataFolder, secretFile } from '../data-folder.ts';
import { reachDatabase } from '../database/reach-database.ts';
import { masterSecretName } from '../master-secret.ts';
import { backedUpSchemas, convertedTables, secretFingerprint, waitingJobs } from './backed-up-data.ts';
import { type OperatorCommand, runCommand } from './command-line.ts';

/** `npm run backup [-- <folder>]`: writes everything that the database holds now into a new folder in that one. */
export function backupCommand(command: OperatorCommand, nowMs: number): Promise<number> {
  return runCommand(command, async (config) => {
    const dataFolder = openDataFolder(config.dataDir);
    const parent = resolve(command.args[0] ?? join(dataFolder, 'backups'));
    const folder = join(parent, `wau-${new Date(nowMs).toISOString().replaceAll(':', '-')}`);
    if (existsSync(folder)) throw new StartProblem(`There is a backup ${folder} already.`);
    // As it is, because a backup is what one takes before a new version changes the database.
    const reached = await reachDatabase(config, 'asItIs');
    try {
      const { tables, takenAt } = await guardDisk(parent, () =>
        writeBackup({
          connectionString: reached.ownerUrl,
          folder,
          schemas: backedUpSchemas,
          converted: convertedTables,
          extras: [waitingJobs],
          productVersion: productVersion(),
          fingerprint: secretFingerprint,
        }),
      );
      command.say(`${folder}\n${tables.length} tables as of ${takenAt}.`);
      command.say(
        config.secret === undefined
          ? `The secret is not in it: keep a copy of ${secretFile(dataFolder, masterSecretName)} in another place.`
          : 'The secret is not in it: keep a copy of WAU_SECRET in another place.',
      );
      return 0;
    } finally {
      await reached.close();
    }
  });
}

const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this user may not write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  ENOTDIR: 'a part of it is no folder',
};

async function guardDisk<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const reason = reasons[code];
    if (reason === undefined) throw error;
    throw new StartProblem(`The backup cannot be written to ${folder}: ${reason}.`);
  }
}
