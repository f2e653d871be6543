import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { tryLockFile } from './file-lock.ts';

const folder = mkdtempSync(join(tmpdir(), 'wau-lock-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Tries in a process of its own, which then ends without releasing anything. */
function tryElsewhere(file: string): string {
  const script = `import { tryLockFile } from ${JSON.stringify(join(import.meta.dirname, 'file-lock.ts'))};
    process.stdout.write(tryLockFile(${JSON.stringify(file)}) === undefined ? 'held' : 'taken');
    process.kill(process.pid, 'SIGKILL');`;
  try {
    return execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
      encoding: 'utf8',
    });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}

describe('a file lock', () => {
  it('is given to one process at a time, and is free again after its release', () => {
    const file = join(folder, 'one');
    const lock = tryLockFile(file);
    expect(lock).toBeDefined();
    expect(tryElsewhere(file)).toBe('held');
    lock?.release();
    expect(tryElsewhere(file)).toBe('taken');
  });

  it('is free again when its process was killed', () => {
    const file = join(folder, 'killed');
    expect(tryElsewhere(file)).toBe('taken');
    expect(tryLockFile(file)).toBeDefined();
  });
});
