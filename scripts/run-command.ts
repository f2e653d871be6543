import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const projectFolder = join(import.meta.dirname, '..');

export interface CommandOutcome {
  /** Undefined when the program could not be started. */
  readonly exitCode: number | undefined;
  /** Standard output and error in the order they came; empty where they were passed through. */
  readonly output: string;
  readonly durationMs: number;
}

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** `show` passes the output through, `collect` keeps it. */
  readonly output: 'show' | 'collect';
  readonly folder?: string;
}

/** Runs a program to its end with no standard input, so that nothing can wait for an answer. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<CommandOutcome> {
  const beganAtMs = performance.now();
  const binFolder = join(projectFolder, 'node_modules', '.bin');
  const stream = options.output === 'show' ? 'inherit' : 'pipe';
  const child = spawn(command, args, {
    cwd: options.folder ?? projectFolder,
    env: { ...process.env, ...options.environment, PATH: `${binFolder}:${process.env.PATH ?? ''}` },
    stdio: ['ignore', stream, stream],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return new Promise((resolve) => {
    const end = (exitCode: number | undefined): void =>
      resolve({ exitCode, output, durationMs: performance.now() - beganAtMs });
    child.once('error', (error) => {
      output += error.message;
      end(undefined);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}
