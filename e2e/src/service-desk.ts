import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ownInstallation } from './installation.ts';

/** `npm run service -- wau <words>` on the server under test, as an operator does; returns what it says. */
export function runService(...words: readonly string[]): string {
  return execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../start/src/commands/service.ts'), 'wau', ...words],
    {
      env: { ...process.env, DATA_DIR: ownInstallation()?.dataFolder },
      stdio: 'pipe',
      encoding: 'utf8',
    },
  );
}

/** The id on the line of a list that names somebody. */
export function idOnLineOf(list: string, username: string): string {
  const line = list.split('\n').find((each) => each.includes(username));
  if (line === undefined) throw new Error(`nothing of ${username}`);
  return line.split(' ')[0] ?? '';
}
