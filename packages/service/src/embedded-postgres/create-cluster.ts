import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renameDurably } from '../files/durable-files.ts';
import { StartProblem } from '../start-problem.ts';
import type { Launcher } from './launcher.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { cleanEnvironment, lastComplaint } from './postgres-program.ts';

export const superuserName = 'postgres';

/** What a new cluster is made with. */
interface NewCluster {
  readonly folder: string;
  readonly superuserPassword: string;
  readonly durability: 'full' | 'none';
}

/** @throws StartProblem when the machine does not allow it */
export async function createCluster(
  binaries: PostgresBinaries,
  launcher: Launcher,
  { folder, superuserPassword, durability }: NewCluster,
): Promise<void> {
  // Made under another name and renamed when whole, so that a start cut short leaves nothing half made.
  const unfinished = join(folder, 'data.unfinished');
  const passwordFile = join(folder, `password-${randomBytes(6).toString('hex')}`);
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, `${superuserPassword}\n`, { mode: 0o600 });
  if (launcher.account !== undefined) chownSync(passwordFile, launcher.account.uid, launcher.account.gid);
  try {
    const command = launcher.launch(binaries.initdb, [
      `--pgdata=${unfinished}`,
      `--username=${superuserName}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
      ...(durability === 'none' ? ['--no-sync'] : []),
    ]);
    const child = spawn(command.file, command.args, {
      ...command.options,
      cwd: '/',
      env: cleanEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', resolve);
    });
    if (code !== 0)
      throw new StartProblem(`The database could not be made in ${folder}: ${lastComplaint(output)}.`);
    // initdb has synced what is in it.
    renameDurably(unfinished, join(folder, 'data'));
  } finally {
    rmSync(passwordFile, { force: true });
  }
}
