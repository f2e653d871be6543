import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a test's database that can stop to answer without ending, as a server does that is stopped or cut off. */
export interface SilentProxy {
  /** The address of the database by this way. */
  urlOf(url: string): string;
  /** From now on nothing passes in either direction, on connections that are open and on new ones. */
  silence(): void;
  speak(): void;
  close(): Promise<void>;
}

export async function openSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const socketFolder = target.searchParams.get('host');
  const sockets = new Set<Socket>();
  let isSilent = false;
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    if (isSilent) socket.pause();
  };
  const pass = (from: Socket, to: Socket): void => {
    from.on('data', (data) => to.write(data));
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server: Server = createServer((near) => {
    const far =
      socketFolder === null
        ? connect(Number(target.port), target.hostname)
        : connect(`${socketFolder}/.s.PGSQL.${target.searchParams.get('port') ?? '5432'}`);
    pass(near, far);
    pass(far, near);
    keep(near);
    keep(far);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    urlOf(url) {
      const by = new URL(url);
      by.search = '';
      by.hostname = '127.0.0.1';
      by.port = String(port);
      return by.href;
    },
    silence() {
      isSilent = true;
      for (const socket of sockets) socket.pause();
    },
    speak() {
      isSilent = false;
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
