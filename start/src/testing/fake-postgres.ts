import { createServer, type Server } from 'node:net';

/** A server that speaks just enough of PostgreSQL's protocol to claim a version. */
export function fakePostgres(versionNumber: string): Promise<Server> {
  const server = createServer((socket) => {
    let startedUp = false;
    socket.on('error', () => socket.destroy());
    socket.on('data', (data: Buffer) => {
      if (!startedUp) {
        startedUp = true;
        socket.write(Buffer.concat([message('R', int32(0)), message('Z', Buffer.from('I'))]));
      } else if (data[0] === 'Q'.charCodeAt(0)) {
        socket.write(rowOf(versionNumber));
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

function rowOf(value: string): Buffer {
  const textOid = 25;
  const column = Buffer.concat([
    Buffer.from('version\0'),
    int32(0),
    int16(0),
    int32(textOid),
    int16(-1),
    int32(-1),
    int16(0),
  ]);
  const text = Buffer.from(value);
  return Buffer.concat([
    message('T', Buffer.concat([int16(1), column])),
    message('D', Buffer.concat([int16(1), int32(text.length), text])),
    message('C', Buffer.from('SELECT 1\0')),
    message('Z', Buffer.from('I')),
  ]);
}

function message(type: string, body: Buffer): Buffer {
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function int16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeInt16BE(value);
  return bytes;
}
