import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface EndedCommand {
  readonly exitCode: number | null;
  readonly said: string;
  readonly complaints: string;
}

/** Runs the program behind `npm run <name> -- <args>` with nothing but the given variables. */
export function runOperatorCommand(
  name: 'backup' | 'restore' | 'verify',
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<EndedCommand> {
  const script = fileURLToPath(new URL(`../commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [script, ...args], {
    env: { PATH: process.env.PATH ?? '', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let complaints = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  return new Promise((resolve) => {
    child.once('close', (exitCode) => resolve({ exitCode, said, complaints }));
  });
}

/** The folder that a backup says it has made. */
export function backupFolderOf({ said }: EndedCommand): string {
  return said.split('\n')[0] ?? '';
}
