import { Client } from 'pg';
import { startRepeatingJob } from '../repeating-job.ts';
import type { Stop } from '../stop.ts';
import type { Database } from './database.ts';
import { DatabaseSilent } from './database-silent.ts';

export interface DatabaseWatchOptions {
  /** From the end of one probe to the next. */
  readonly intervalMs?: number;
  /** An answer that takes longer is none. */
  readonly answerWithinMs?: number;
  readonly onSilent: () => void;
  readonly onAnswer: () => void;
}

/** Time is counted in pieces, so that a process that was held up itself does not blame the database. */
const pieceMs = 100;

/** Whoever already has a connection may be served while no new one is; so every second probe begins with a new one. */
const probesPerConnection = 2;

/**
 * Asks the database every second whether it answers, on a connection of its own. When it is silent, all connections of
 * `database` are cut and new ones refused at once, until a probe is answered. A server that refuses connections or says
 * that it cannot serve does answer: there nobody waits.
 */
export function watchDatabase(
  { pool, connections }: Pick<Database, 'pool' | 'connections'>,
  options: DatabaseWatchOptions,
): Stop {
  const answerWithinMs = options.answerWithinMs ?? 2_000;
  let client: Client | undefined;
  let probesLeft = 0;

  const drop = (): void => {
    client?.connection.stream.destroy();
    client = undefined;
  };
  const ask = async (): Promise<void> => {
    if (probesLeft === 0) drop();
    if (client === undefined) {
      const { password } = pool.options;
      client = new Client({ ...pool.options, ...(password === undefined ? {} : { password }) });
      client.on('error', () => undefined);
      probesLeft = probesPerConnection;
      await client.connect();
    }
    probesLeft -= 1;
    await client.query('select 1');
  };
  const isAnswered = async (): Promise<boolean> => {
    try {
      await withinPieces(ask(), answerWithinMs);
      return true;
    } catch (error) {
      drop();
      return !(error instanceof DatabaseSilent);
    }
  };
  const probe = async (): Promise<boolean> => {
    const answers = await isAnswered();
    if (answers && connections.isRefusing()) {
      connections.admit();
      options.onAnswer();
    } else if (!answers && !connections.isRefusing()) {
      connections.cutAndRefuse();
      options.onSilent();
    }
    return false;
  };

  const job = startRepeatingJob({
    intervalMs: options.intervalMs ?? 1_000,
    run: probe,
    onError: () => undefined,
  });
  return async () => {
    await job.stop();
    drop();
  };
}

async function withinPieces(answer: Promise<void>, withinMs: number): Promise<void> {
  let pieces = Math.ceil(withinMs / pieceMs);
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      pieces -= 1;
      if (pieces === 0) reject(new DatabaseSilent());
    }, pieceMs);
  });
  // Whichever comes too late is heard by nobody.
  answer.catch(() => undefined);
  try {
    await Promise.race([answer, silence]);
  } finally {
    clearInterval(timer);
  }
}
