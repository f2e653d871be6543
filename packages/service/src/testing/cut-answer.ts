import type { PoolClient } from 'pg';
import type { Database } from '../database/database.ts';

type Connection = PoolClient['connection'];

/**
 * Runs `work` and loses its database on the way: the connection on which an answer comes in after `heardBefore` others is
 * cut before anybody has heard it. Whatever the statement did is done, a commit as well. Resolves with how many answers
 * came, those to the lost one and after it among them, once `work` has ended, however it did.
 */
export async function cutAnswer(
  { pool }: Pick<Database, 'pool'>,
  heardBefore: number,
  work: () => Promise<unknown>,
): Promise<number> {
  const usual = new Map<Connection, Connection['emit']>();
  let answers = 0;
  const watch = ({ connection }: PoolClient): void => {
    if (usual.has(connection)) return;
    const { emit } = connection;
    usual.set(connection, emit);
    connection.emit = (event: string | symbol, ...values: unknown[]) => {
      if (event === 'readyForQuery') answers += 1;
      if (event !== 'readyForQuery' || answers !== heardBefore + 1) {
        return emit.call(connection, event, ...values);
      }
      connection.stream.destroy();
      return true;
    };
  };
  pool.on('acquire', watch);
  try {
    await work().catch(() => undefined);
  } finally {
    pool.off('acquire', watch);
    for (const [connection, emit] of usual) connection.emit = emit;
  }
  return answers;
}
