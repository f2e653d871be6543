import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** As soon as games come back. */
const againMs = 400;

/**
 * One connection that follows a stream of events and notes when each number came. On the bare socket, because two thousand
 * of them share the processors with the server: it looks for numbers alone. A stream that the server ends is asked for
 * again, as games do.
 */
export class EventClient {
  readonly #url: URL;
  readonly #headers: string;
  readonly #heard: Map<string, number[]>;
  #socket: Socket | undefined;
  #rest = '';
  #lastEventId = '';
  #isClosed = false;

  private constructor(url: string, headers: string, heard: Map<string, number[]>) {
    this.#url = new URL(url);
    this.#headers = headers;
    this.#heard = heard;
  }

  /**
   * @param url the stream's address
   * @param headers whole lines, each with its line end
   * @param heard when each number came, at all clients together
   */
  static async open(url: string, headers: string, heard: Map<string, number[]>): Promise<EventClient> {
    const client = new EventClient(url, headers, heard);
    await client.#follow();
    return client;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === 'open';
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.destroy();
  }

  async #follow(): Promise<void> {
    const { hostname, port, host, pathname } = this.#url;
    const socket = connect({ host: hostname, port: Number(port) });
    this.#socket = socket;
    this.#rest = '';
    socket.setEncoding('latin1');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => this.#read(chunk));
    socket.on('close', () => {
      if (!this.#isClosed) setTimeout(() => void this.#follow(), againMs);
    });
    // One that does not come about is tried again, as one that breaks is.
    const isConnected = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    if (!isConnected) return;
    const from = this.#lastEventId === '' ? '' : `Last-Event-ID: ${this.#lastEventId}\r\n`;
    socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n${this.#headers}${from}\r\n`, 'latin1');
  }

  #read(chunk: string): void {
    const atMs = Date.now();
    const text = this.#rest + chunk;
    // Events end with an empty line; what follows the last one has not come whole.
    const end = text.lastIndexOf('\n\n') + 2;
    if (end === 1) {
      this.#rest = text;
      return;
    }
    this.#rest = text.slice(end);
    for (const [, number = '', kind] of text.slice(0, end).matchAll(/^id: (\d+)\nevent: (\w+)$/gm)) {
      this.#lastEventId = number;
      // Where a stream begins, which was heard before.
      if (kind === 'ready') continue;
      const times = this.#heard.get(number);
      if (times === undefined) this.#heard.set(number, [atMs]);
      else times.push(atMs);
    }
  }
}
