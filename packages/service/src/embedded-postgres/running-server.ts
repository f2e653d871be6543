import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The way to a database server that another process runs. */
export interface RunningServer {
  connectionUrl(login: { user: string; password: string; database: string }): string;
}

/**
 * Finds the server that runs on the embedded database's folder by what PostgreSQL writes down about itself:
 * `postmaster.pid` has the port on line 4, the socket's folder on line 5 and the host on line 6.
 *
 * `undefined`: none runs, or it is not ready.
 */
export function findRunningServer(folder: string): RunningServer | undefined {
  const [, , , port = '', socketFolder = '', host = '', , state = ''] = readLines(
    join(folder, 'data', 'postmaster.pid'),
  );
  if (state.trim() !== 'ready' || !/^\d+$/.test(port)) return undefined;
  const bySocket = socketFolder !== '';
  return {
    connectionUrl: ({ user, password, database }) =>
      `postgresql://${user}:${encodeURIComponent(password)}@${bySocket ? 'localhost' : `${host}:${port}`}/${database}` +
      (bySocket ? `?host=${encodeURIComponent(socketFolder)}&port=${port}` : ''),
  };
}

function readLines(file: string): readonly string[] {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}
