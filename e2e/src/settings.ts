import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { ownInstallation } from './installation.ts';

/** The server under test was started here, so its settings can be changed with the operator's own command. */
export function canChangeSettings(): boolean {
  return ownInstallation()?.dataFolder !== undefined;
}

/** `npm run settings -- <words>` on the server under test. */
export function changeSetting(...words: readonly string[]): void {
  execFileSync(
    process.execPath,
    [join(import.meta.dirname, '../../start/src/commands/settings.ts'), ...words],
    {
      env: { ...process.env, DATA_DIR: ownInstallation()?.dataFolder },
      stdio: 'pipe',
    },
  );
}
