import { setTimeout as sleep } from 'node:timers/promises';
import { type RawClient, rawClient } from '@wau/service/testing/raw-client';

export type Slowness = 'upload' | 'document' | 'pipeline' | 'idle';

/** Without a pause they would be a flood of new connections, which is no slowness. */
const returnAfterMs = 1_000;
const dripEveryMs = 5_000;
const pipelined = 2_000;

/** Where they come from and, if they are logged in, who they are: one after the other, in turn. */
export interface SlowSource {
  readonly addresses: readonly string[];
  readonly members?: readonly string[];
}

interface SlowClient {
  readonly from: string;
  readonly member: string | undefined;
}

/** Clients that ask for much and hurry for nothing. Each comes back a moment after the server has ended it. */
export class SlowClients {
  readonly #port: number;
  readonly #clients = new Set<RawClient>();
  /** Those that send a byte now and then; who does not read learns by it that the server has ended the connection. */
  readonly #drips = new Set<RawClient>();
  readonly #dripping: NodeJS.Timeout;
  #isOver = false;
  /** Connections that the server has ended. */
  endedCount = 0;

  constructor(port: number) {
    this.#port = port;
    this.#dripping = setInterval(() => {
      for (const { socket } of this.#drips) if (socket.writable) socket.write(' ');
    }, dripEveryMs);
  }

  /** From addresses of their own, in turn, so that no bound for one address is what helps. */
  async open(
    slowness: Slowness,
    count: number,
    { addresses, members = [] }: SlowSource,
    everyMs = 0,
  ): Promise<void> {
    for (let index = 0; index < count && !this.#isOver; index += 1) {
      if (everyMs > 0) await sleep(everyMs);
      await this.#open(slowness, {
        from: addresses[index % addresses.length] ?? '127.0.0.2',
        member: members[index % members.length],
      });
    }
  }

  async #open(slowness: Slowness, who: SlowClient): Promise<void> {
    const { from, member } = who;
    const client = await rawClient(this.#port, { from, reads: slowness !== 'pipeline' });
    if (this.#isOver) {
      client.socket.destroy();
      return;
    }
    this.#clients.add(client);
    if (slowness !== 'idle') this.#drips.add(client);
    client.socket.write(firstWords(slowness, member));
    void client.ended.then(async () => {
      this.#clients.delete(client);
      this.#drips.delete(client);
      if (this.#isOver) return;
      this.endedCount += 1;
      await this.#return(slowness, who);
    });
  }

  /** A server that has ended meanwhile takes nobody back, which the next close says as well. */
  async #return(slowness: Slowness, who: SlowClient): Promise<void> {
    await sleep(returnAfterMs);
    if (this.#isOver) return;
    await this.#open(slowness, who).catch((error: unknown) => {
      if (!this.#isOver) throw error;
    });
  }

  close(): void {
    this.#isOver = true;
    clearInterval(this.#dripping);
    for (const { socket } of this.#clients) socket.destroy();
  }
}

const head = 'Host: wau\r\nContent-Type: application/json\r\n';
const documentBytes = 5_000_000;
/** A document begins with a rush, so that it holds memory and seems to be worth waiting for. */
const rush = '0'.repeat(256 * 1024);

const pipeline = `GET /wps/nothing HTTP/1.1\r\n${head}\r\n`.repeat(pipelined);

function firstWords(slowness: Slowness, member: string | undefined): string {
  const headOfMember = member === undefined ? head : `${head}X-Member: ${member}\r\n`;
  switch (slowness) {
    case 'upload':
      return `POST /wps/echo HTTP/1.1\r\n${headOfMember}Content-Length: 60000\r\n\r\n{`;
    case 'document':
      return `POST /wps/documents HTTP/1.1\r\n${headOfMember}Content-Length: ${documentBytes}\r\n\r\n${rush}`;
    case 'pipeline':
      return pipeline;
    case 'idle':
      return '';
  }
}
