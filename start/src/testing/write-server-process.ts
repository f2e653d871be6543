import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface WriteServer {
  readonly port: number;
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

export async function startWriteServer(databaseUrl: string): Promise<WriteServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'write-server.ts'), databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const [line]: Buffer[] = await once(child.stdout, 'data');
  return { port: Number(line), child, ended };
}
