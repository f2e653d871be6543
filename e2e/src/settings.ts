import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The server under test was started here, so its settings can be changed with the operator's own command. */
export function canChangeSettings(): boolean {
  return process.env.WAU_E2E_DATA_DIR !== undefined;
}

/** `npm run settings -- <words>` on the server under test. */
export function changeSetting(...words: readonly string[]): void {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../start/src/settings.ts'), ...words], {
    env: { ...process.env, DATA_DIR: process.env.WAU_E2E_DATA_DIR },
    stdio: 'pipe',
  });
}
