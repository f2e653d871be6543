import { Agent, request } from 'node:http';

export interface Answer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly retryAfter: string | undefined;
  readonly durationMs: number;
  /** When the answer was complete, on the clock of `performance.now()`. */
  readonly endedAtMs: number;
}

/** Sends requests over at most `connections` kept connections. */
export class HttpLoad {
  readonly #agent: Agent;
  readonly #port: number;

  constructor(port: number, connections: number) {
    this.#port = port;
    this.#agent = new Agent({ keepAlive: true, maxSockets: connections });
  }

  send(method: 'GET' | 'POST', path: string): Promise<Answer> {
    // From when the request has left: waiting for one of our own connections is not the server's delay.
    let beganAtMs = performance.now();
    return new Promise((resolve) => {
      const end = (status: number, retryAfter?: string): void => {
        const endedAtMs = performance.now();
        resolve({ status, retryAfter, durationMs: endedAtMs - beganAtMs, endedAtMs });
      };
      const outgoing = request(
        { host: '127.0.0.1', port: this.#port, method, path, agent: this.#agent },
        (incoming) => {
          incoming.resume();
          incoming.once('end', () => end(incoming.statusCode ?? 0, incoming.headers['retry-after']));
          incoming.once('error', () => end(0));
        },
      );
      outgoing.once('finish', () => {
        beganAtMs = performance.now();
      });
      outgoing.once('error', () => end(0));
      outgoing.end();
    });
  }

  /** `clients` that each send again as soon as they are answered, for a time. */
  async sendInTurns(
    method: 'GET' | 'POST',
    path: string,
    clients: number,
    durationMs: number,
  ): Promise<Answer[]> {
    const answers: Answer[] = [];
    const endAtMs = performance.now() + durationMs;
    const client = async (): Promise<void> => {
      while (performance.now() < endAtMs) answers.push(await this.send(method, path));
    };
    await Promise.all(Array.from({ length: clients }, client));
    return answers;
  }

  /** `perSecond` new requests, whatever has become of those before, for a time. */
  async sendAtRate(
    method: 'GET' | 'POST',
    path: string,
    perSecond: number,
    durationMs: number,
  ): Promise<Answer[]> {
    const beganAtMs = performance.now();
    const sent: Promise<Answer>[] = [];
    await new Promise<void>((resolve) => {
      const timer = setInterval(() => {
        const elapsedMs = Math.min(performance.now() - beganAtMs, durationMs);
        while (sent.length < (elapsedMs / 1000) * perSecond) sent.push(this.send(method, path));
        if (elapsedMs < durationMs) return;
        clearInterval(timer);
        resolve();
      }, 5);
    });
    return Promise.all(sent);
  }

  close(): void {
    this.#agent.destroy();
  }
}
