import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One connection to the server that sends a request when the answer to the one before has come, as a player's browser
 * does, and like it comes anew where the server ends a connection with an answer, as after a thousand requests. Written on the bare socket, because a load generator on the same processors must cost next to nothing; it
 * reads only answers with a `Content-Length`, which is what calls are answered with.
 */
export class KeepAliveClient {
  readonly #url: URL;
  #socket: Socket;
  #received = '';
  /** The server has said that it answers nothing more here. */
  #isEnded = false;
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(url: URL, socket: Socket) {
    this.#url = url;
    this.#socket = this.#follow(socket);
  }

  static async open(url: string): Promise<KeepAliveClient> {
    const address = new URL(url);
    return new KeepAliveClient(address, await connected(address));
  }

  /** `headers` are whole lines, each with its line end. `body` is ASCII. */
  async send(method: string, path: string, headers: string, body = ''): Promise<HttpAnswer> {
    if (this.#isEnded) {
      this.#socket = this.#follow(await connected(this.#url));
      this.#isEnded = false;
    }
    const socket = this.#socket;
    const content = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    // Nothing tells of what is sent on a connection that was closed between two requests.
    if (!socket.writable) throw new Error('the server closed the connection');
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.#url.host}\r\n${headers}${content}\r\n${body}`,
        'latin1',
      );
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #follow(socket: Socket): Socket {
    // Answers are ASCII as far as this client looks at them, so characters count like bytes.
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.on('data', (chunk: string) => this.#read(chunk));
    const fail = (error: Error): void => {
      if (socket === this.#socket) this.#waiting?.reject(error);
    };
    socket.on('close', () => fail(new Error('the server closed the connection')));
    socket.on('error', (error) => fail(new Error('a request was not answered', { cause: error })));
    return socket;
  }

  #read(chunk: string): void {
    this.#received += chunk;
    const headEnd = this.#received.indexOf('\r\n\r\n');
    if (headEnd < 0) return;
    const head = this.#received.slice(0, headEnd);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? '0');
    const bodyStart = headEnd + 4;
    if (this.#received.length < bodyStart + length) return;
    const answer = {
      status: Number(head.slice(9, 12)),
      body: this.#received.slice(bodyStart, bodyStart + length),
    };
    this.#received = this.#received.slice(bodyStart + length);
    this.#isEnded = /\r\nconnection: close/i.test(head);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }
}

async function connected({ hostname, port }: URL): Promise<Socket> {
  const socket = connect({ host: hostname, port: Number(port) });
  await once(socket, 'connect');
  return socket;
}
