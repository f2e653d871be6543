import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Where a server listens. */
export interface ServerAddress {
  /** The folder of its Unix socket; undefined where it listens on a port of the host. */
  readonly socketFolder: string | undefined;
  readonly host: string;
  readonly port: number;
}

export interface DatabaseLogin {
  readonly user: string;
  readonly password: string;
  readonly database: string;
}

const socketNumber = 5432;
/** The shortest limit among the supported systems for the path of a Unix socket. */
const longestSocketPathBytes = 103;

const socketPathOf = (folder: string): string => join(folder, `.s.PGSQL.${socketNumber}`);

/** A Unix socket in the folder itself; where its path would be too long for the system, a free port on loopback. */
export async function chooseAddress(folder: string, earlierPort: number | undefined): Promise<ServerAddress> {
  const isShort = Buffer.byteLength(socketPathOf(folder)) <= longestSocketPathBytes;
  return isShort
    ? { socketFolder: folder, host: 'localhost', port: socketNumber }
    : { socketFolder: undefined, host: '127.0.0.1', port: earlierPort ?? (await findFreePort()) };
}

/** What an earlier server has left of its socket, whatever a power cut has left in it. */
export function removeSocketLock(folder: string): void {
  rmSync(`${socketPathOf(folder)}.lock`, { force: true });
}

/** The settings with which a server listens there and nowhere else. */
export function listenSettings({
  socketFolder,
  host,
  port,
}: ServerAddress): Readonly<Record<string, string>> {
  return {
    listen_addresses: socketFolder === undefined ? host : '',
    unix_socket_directories: socketFolder ?? '',
    port: String(port),
  };
}

export function connectionUrlOf(
  { socketFolder, host, port }: ServerAddress,
  { user, password, database }: DatabaseLogin,
): string {
  const login = `${user}:${encodeURIComponent(password)}`;
  return socketFolder === undefined
    ? `postgresql://${login}@${host}:${port}/${database}`
    : `postgresql://${login}@localhost/${database}?host=${encodeURIComponent(socketFolder)}&port=${port}`;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}
