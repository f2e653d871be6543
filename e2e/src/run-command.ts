import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandOrder } from '@wau/start/testing/command-order';
import { ownInstallation } from './installation.ts';

const programs = join(import.meta.dirname, '../../start/src/testing');

/** Where this process's commands are carried out; started with the first of them. */
let socketPath: string | undefined;

/**
 * `npm run <command> -- <args>` on the server under test, or on another that was started here; returns what it says and
 * throws where it fails.
 */
export function runCommand(
  command: CommandOrder['command'],
  args: readonly string[],
  dataFolder = ownInstallation()?.dataFolder,
): string {
  if (dataFolder === undefined) throw new Error('the server under test was not started here');
  socketPath ??= startCommandProcess();
  const order: CommandOrder = { command, args, dataFolder };
  const asker = join(programs, 'ask-command-process.ts');
  return execFileSync(process.execPath, [asker, socketPath, JSON.stringify(order)], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
}

/** The process ends with this one: nobody holds its input any more. */
function startCommandProcess(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wau-commands-'));
  const path = join(folder, 'socket');
  const child = spawn(process.execPath, [join(programs, 'command-process.ts'), path], {
    stdio: ['pipe', 'ignore', 'inherit'],
  });
  child.unref();
  process.once('exit', () => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  });
  return path;
}
