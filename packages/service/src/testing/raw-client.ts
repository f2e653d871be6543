import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** A client that says exactly what it is told to, on a connection of its own, and reads only when asked. */
export interface RawClient {
  readonly socket: Socket;
  /** What has been read so far. */
  received(): string;
  /** Reads from now on. */
  read(): void;
  /** Resolves when the server has ended the connection. */
  readonly ended: Promise<void>;
}

/** Connects from one of the addresses of this machine: all of 127.0.0.0/8 is its own. */
export async function rawClient(
  port: number,
  options: { readonly from?: string; readonly reads?: boolean } = {},
): Promise<RawClient> {
  const socket = connect({ host: '127.0.0.1', port, localAddress: options.from ?? '127.0.0.1' });
  let text = '';
  // A connection that is reset has ended as well.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const read = (): void => {
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
  };
  await Promise.race([once(socket, 'connect'), ended]);
  if (options.reads !== false) read();
  return { socket, received: () => text, read, ended };
}

/** How many answers stand in what a client has read. */
export function answerCount(client: RawClient): number {
  return client.received().split('HTTP/1.1 ').length - 1;
}
