import { once } from 'node:events';
import { Readable } from 'node:stream';
import type { Client, Connection } from 'pg';

declare module 'pg' {
  // The driver has these; its types leave them out.
  interface Connection {
    sendCopyFromChunk(chunk: Buffer): void;
    endCopyFrom(): void;
    sendCopyFail(reason: string): void;
  }
}

/** What `COPY … TO STDOUT` gives, no faster than it is read. */
export function copyOut(client: Client, text: string): Readable {
  let connection: Connection | undefined;
  const resume = (): void => {
    connection?.stream.resume();
  };
  const rows = new Readable({
    read: resume,
    destroy(error, done) {
      // What still comes is read and forgotten, so that the connection can end.
      resume();
      done(error);
    },
  });
  client.query({
    submit(own: Connection) {
      connection = own;
      own.query(text);
    },
    handleCopyData({ chunk }: { readonly chunk: Buffer }) {
      // The driver reads on into the memory of this chunk.
      if (!rows.destroyed && !rows.push(Buffer.from(chunk))) connection?.stream.pause();
    },
    handleCommandComplete: () => undefined,
    handleReadyForQuery: () => rows.push(null),
    handleError: (error: Error) => rows.destroy(error),
  });
  return rows;
}

/** Runs `COPY … FROM STDIN` with what the source gives, no faster than the server takes it. */
export function copyIn(client: Client, text: string, source: AsyncIterable<Buffer>): Promise<void> {
  return new Promise((resolve, reject) => {
    let isOver = false;
    const send = async (connection: Connection): Promise<void> => {
      for await (const chunk of source) {
        if (isOver) return;
        connection.sendCopyFromChunk(chunk);
        if (connection.stream.writableNeedDrain) await once(connection.stream, 'drain');
      }
      connection.endCopyFrom();
    };
    client.query({
      submit: (connection: Connection) => connection.query(text),
      handleCopyInResponse(connection: Connection) {
        send(connection).catch((error: Error) => {
          reject(error);
          if (!isOver) connection.sendCopyFail('the source could not be read');
        });
      },
      handleCommandComplete: () => undefined,
      handleReadyForQuery: () => resolve(),
      handleError(error: Error) {
        isOver = true;
        reject(error);
      },
    });
  });
}
