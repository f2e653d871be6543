import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';

/** Hears what other processes announce with `NOTIFY`, on one connection for all channels. */
export interface NotificationListener {
  /**
   * Calls `handler` with the payload of each notice. It is also called with an empty payload whenever notices may
   * have been missed, so a handler must be able to start afresh from the database.
   */
  on(channel: string, handler: (payload: string) => void): void;
  /** Starts listening, and again after the connection was lost. Rejects when the first attempt fails. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const retryAfterMs = 1_000;

export function createNotificationListener(
  pool: Pool,
  log: Pick<FastifyBaseLogger, 'warn'>,
): NotificationListener {
  return new PooledNotificationListener(pool, log);
}

class PooledNotificationListener implements NotificationListener {
  readonly #pool: Pool;
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #handlers = new Map<string, ((payload: string) => void)[]>();
  #client: PoolClient | undefined;
  #retryTimer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(pool: Pool, log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#pool = pool;
    this.#log = log;
  }

  on(channel: string, handler: (payload: string) => void): void {
    if (!/^[a-z_]+$/.test(channel)) throw new RangeError(`not a channel: ${channel}`);
    if (this.#client !== undefined) throw new Error('channels are named before the listener starts');
    this.#handlers.set(channel, [...(this.#handlers.get(channel) ?? []), handler]);
  }

  async start(): Promise<void> {
    const client = await this.#pool.connect();
    client.on('notification', ({ channel, payload }) => this.#tell(channel, payload ?? ''));
    client.on('error', (error) => this.#lose(client, error));
    try {
      for (const channel of this.#handlers.keys()) await client.query(`listen ${channel}`);
    } catch (error) {
      client.release(true);
      throw error;
    }
    this.#client = client;
    for (const channel of this.#handlers.keys()) this.#tell(channel, '');
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#retryTimer);
    // Destroyed rather than given back, because it would go on listening for whoever takes it next.
    this.#client?.release(true);
    this.#client = undefined;
  }

  #tell(channel: string, payload: string): void {
    for (const handler of this.#handlers.get(channel) ?? []) handler(payload);
  }

  #lose(client: PoolClient, error: Error): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    client.release(true);
    this.#log.warn({ err: error }, 'the connection that hears notices was lost');
    this.#startLater();
  }

  #startLater(): void {
    if (this.#closed) return;
    this.#retryTimer = setTimeout(() => {
      this.start().catch(() => this.#startLater());
    }, retryAfterMs);
    this.#retryTimer.unref();
  }
}
