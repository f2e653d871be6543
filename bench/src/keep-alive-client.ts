import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface HttpAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * One connection to the server that sends a request when the answer to the one before has come, as a player's browser
 * does. Written on the bare socket, because a load generator on the same processors must cost next to nothing; it
 * reads only answers with a `Content-Length`, which is what calls are answered with.
 */
export class KeepAliveClient {
  readonly #host: string;
  readonly #socket: Socket;
  #received = '';
  #waiting: { resolve: (answer: HttpAnswer) => void; reject: (error: Error) => void } | undefined;

  private constructor(host: string, socket: Socket) {
    this.#host = host;
    this.#socket = socket;
    // Answers are ASCII as far as this client looks at them, so characters count like bytes.
    socket.setEncoding('latin1');
    socket.setNoDelay(true);
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('close', () => this.#waiting?.reject(new Error('the server closed the connection')));
    socket.on('error', (error) =>
      this.#waiting?.reject(new Error('a request was not answered', { cause: error })),
    );
  }

  static async open(url: string): Promise<KeepAliveClient> {
    const { hostname, port, host } = new URL(url);
    const socket = connect({ host: hostname, port: Number(port) });
    await once(socket, 'connect');
    return new KeepAliveClient(host, socket);
  }

  /** `headers` are whole lines, each with its line end. `body` is ASCII. */
  send(method: string, path: string, headers: string, body = ''): Promise<HttpAnswer> {
    const content = body === '' ? '' : `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n`;
    // Nothing tells of what is sent on a connection that was closed between two requests.
    if (!this.#socket.writable) return Promise.reject(new Error('the server closed the connection'));
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#socket.write(
        `${method} ${path} HTTP/1.1\r\nHost: ${this.#host}\r\n${headers}${content}\r\n${body}`,
        'latin1',
      );
    });
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
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
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.resolve(answer);
  }
}
