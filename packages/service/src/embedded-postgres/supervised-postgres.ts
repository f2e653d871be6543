import { setTimeout as sleep } from 'node:timers/promises';
import { hasDiskRoom } from './disk-room.ts';
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './embedded-postgres.ts';

export interface SupervisedPostgresOptions extends EmbeddedPostgresOptions {
  /** Told that the server ended by itself and is started again. */
  readonly onRestart: (reason: string) => void;
  /** Told that it is started again once its disk has room. */
  readonly onFullDisk: (reason: string) => void;
}

/** So many starts within this time, and what ends the server is nothing that another start would mend. */
const restartLimit = 5;
const restartWindowMs = 10 * 60_000;
/** What a killed server leaves behind takes a moment to go. */
const firstPauseMs = 200;
const roomPollMs = 500;

/**
 * The embedded PostgreSQL, started again where it ends without being asked to: killed, crashed, or out of disk. Its
 * address stays. `ended` resolves when it has been stopped, or has been started again too often or without success.
 */
export async function superviseEmbeddedPostgres(
  options: SupervisedPostgresOptions,
): Promise<Omit<EmbeddedPostgres, 'pid'>> {
  const first = await startEmbeddedPostgres(options);
  const supervisor = new Supervisor(first, options);
  const { connectionUrl, superuserUrl, tcpPort } = first;
  const ended = supervisor.watch();
  return {
    connectionUrl,
    superuserUrl,
    tcpPort,
    ended,
    async stop() {
      await supervisor.stop();
      await ended;
    },
  };
}

class Supervisor {
  readonly #options: SupervisedPostgresOptions;
  #server: EmbeddedPostgres;
  #isStopping = false;
  #restartedAtMs: number[] = [];

  constructor(server: EmbeddedPostgres, options: SupervisedPostgresOptions) {
    this.#server = server;
    // A restarted server must be found where the first one was.
    this.#options = { ...options, tcpPort: server.tcpPort };
  }

  /** Resolves with the reason of the last end. */
  async watch(): Promise<string> {
    for (;;) {
      const failure = await this.#startAgain(await this.#server.ended);
      if (failure !== undefined) return failure;
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#server.stop();
  }

  /** Resolves with why it was not, where it was not. */
  async #startAgain(endReason: string): Promise<string | undefined> {
    let failure = endReason;
    for (;;) {
      await this.#untilRoom(failure);
      const sinceMs = performance.now() - restartWindowMs;
      this.#restartedAtMs = this.#restartedAtMs.filter((atMs) => atMs > sinceMs);
      const recent = this.#restartedAtMs.length;
      if (recent >= restartLimit || this.#isStopping) return failure;
      this.#restartedAtMs.push(performance.now());
      this.#options.onRestart(failure);
      await sleep(firstPauseMs * 2 ** recent);
      try {
        this.#server = await startEmbeddedPostgres(this.#options);
        // The stop that came meanwhile has only met the server that was there before.
        if (this.#isStopping) await this.#server.stop();
        return undefined;
      } catch (error) {
        failure = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** On a full disk no start succeeds, however often; with room again, the first one does. */
  async #untilRoom(reason: string): Promise<void> {
    let isTold = false;
    while (!this.#isStopping && !(await hasDiskRoom(this.#options.folder))) {
      if (!isTold) this.#options.onFullDisk(reason);
      isTold = true;
      await sleep(roomPollMs);
    }
  }
}
