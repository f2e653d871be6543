import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface WriteServer {
  readonly port: number;
  readonly child: ChildProcess;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** @param places see write-server.ts; without it the server decides as the product does */
export async function startWriteServer(databaseUrl: string, places?: number): Promise<WriteServer> {
  const script = join(import.meta.dirname, 'write-server.ts');
  const args = [script, databaseUrl, ...(places === undefined ? [] : [String(places)])];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit').then(([code]: (number | null)[]) => code ?? null);
  const [line]: Buffer[] = await once(child.stdout, 'data');
  return { port: Number(line), child, ended };
}
