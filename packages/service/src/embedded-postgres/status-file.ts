import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a server writes down about itself in its data folder. */
export interface ServerStatus {
  readonly pid: number;
  readonly port: string;
  /** Empty where it listens on no socket. */
  readonly socketFolder: string;
  readonly host: string;
  readonly state: string;
}

const fileOf = (dataFolder: string): string => join(dataFolder, 'postmaster.pid');

/** Line 1 is the process id, line 4 the port, 5 the socket's folder, 6 the host and 8 the state. */
export function readServerStatus(dataFolder: string): ServerStatus | undefined {
  try {
    const lines = readFileSync(fileOf(dataFolder), 'utf8').split('\n');
    const [pid, , , port = '', socketFolder = '', host = '', , state = ''] = lines;
    return { pid: Number(pid), port, socketFolder, host, state: state.trim() };
  } catch {
    return undefined;
  }
}

export function removeServerStatus(dataFolder: string): void {
  rmSync(fileOf(dataFolder), { force: true });
}

/**
 * PostgreSQL knows a status file with the number of its own parent, which we are, to be stale. Unlike without a file it
 * still looks for processes of the earlier server that have not let go of the data.
 */
export function disownServerStatus(dataFolder: string): void {
  const file = fileOf(dataFolder);
  if (!existsSync(file)) return;
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^.*/, String(process.pid)));
}
