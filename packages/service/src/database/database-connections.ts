import { Client, DatabaseError } from 'pg';
import { DatabaseSilent } from './database-silent.ts';

/** Every connection of the pools on one database, so that all can be cut and refused together. */
export interface DatabaseConnections {
  /** What a pool makes its connections of. */
  readonly Client: typeof Client;
  /** Cuts all connections with `DatabaseSilent`, whatever waits on them, and refuses new ones until `admit`. */
  cutAndRefuse(): void;
  admit(): void;
  isRefusing(): boolean;
  /** Whether a statement met a full disk within this time. */
  metFullDisk(withinMs: number): boolean;
}

const diskFull = '53100';

/**
 * A connection to a server that has stopped without ending stays open, and whatever waits on it waits for ever, a
 * rollback like any other statement. So the socket itself is destroyed: all that waits on it rejects, and whoever only
 * listens hears `error`.
 */
export function trackConnections(): DatabaseConnections {
  const open = new Set<Client>();
  let isRefusing = false;
  let diskFullAtMs = Number.NEGATIVE_INFINITY;

  type ConnectCallback = (error: Error | null, client?: Client) => void;
  class TrackedClient extends Client {
    override connect(): Promise<Client>;
    override connect(callback: ((error: Error) => void) | ((error: null, client: Client) => void)): void;
    override connect(callback?: (error: never, client: Client) => void): Promise<Client> | undefined {
      if (callback === undefined) {
        return new Promise((resolve, reject) => {
          this.#open((error) => (error === null ? resolve(this) : reject(error)));
        });
      }
      this.#open(callback as ConnectCallback);
      return undefined;
    }

    #open(callback: ConnectCallback): void {
      if (isRefusing) {
        process.nextTick(callback, new DatabaseSilent());
        return;
      }
      open.add(this);
      this.once('end', () => open.delete(this));
      this.connection.on('errorMessage', (message: unknown) => {
        if (message instanceof DatabaseError && message.code === diskFull) diskFullAtMs = performance.now();
      });
      super.connect(callback as (error: Error) => void);
    }
  }

  return {
    Client: TrackedClient,
    cutAndRefuse() {
      isRefusing = true;
      for (const client of open) client.connection.stream.destroy(new DatabaseSilent());
    },
    admit() {
      isRefusing = false;
    },
    isRefusing: () => isRefusing,
    metFullDisk: (withinMs) => performance.now() - diskFullAtMs < withinMs,
  };
}
