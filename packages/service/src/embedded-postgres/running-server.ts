import { join } from 'node:path';
import { connectionUrlOf, type DatabaseLogin } from './server-address.ts';
import { readServerStatus } from './status-file.ts';

/** The way to a database server that another process runs. */
export interface RunningServer {
  connectionUrl(login: DatabaseLogin): string;
}

/**
 * Finds the server that runs on the embedded database's folder by what PostgreSQL writes down about itself.
 *
 * `undefined`: none runs, or it is not ready.
 */
export function findRunningServer(folder: string): RunningServer | undefined {
  const status = readServerStatus(join(folder, 'data'));
  if (status?.state !== 'ready' || !/^\d+$/.test(status.port)) return undefined;
  const { socketFolder, host } = status;
  const address = {
    socketFolder: socketFolder === '' ? undefined : socketFolder,
    host,
    port: Number(status.port),
  };
  return { connectionUrl: (login) => connectionUrlOf(address, login) };
}
