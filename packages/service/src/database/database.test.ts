import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import {
  createDatabase,
  isAboutOneRequest,
  retryTransient,
  sqlStateOf,
  TransientConflict,
  withTransaction,
} from './database.ts';
import { poolRunner, type SqlRunner } from './sql-runner.ts';

describe('database', async () => {
  const testDatabase = await createTestDatabase();
  const database = createDatabase({
    // Options in the URL must not take the place of the role.
    connectionString: withOptions(testDatabase.applicationUrl, '-c work_mem=5MB'),
    applicationName: 'database test',
    poolSize: 4,
    statementTimeoutMs: 2_000,
    onIdleConnectionError: () => undefined,
  });
  afterAll(database.close);
  const runner = poolRunner(database.pool);

  const countTransfers = async (key: string): Promise<number> => {
    const rows = await runner.query<{ count: number }>({
      text: 'select count(*)::int as count from ledger.transfer_key where idempotency_key = $1',
      values: [key],
    });
    return rows[0]?.count ?? -1;
  };
  const refuseKey = (key: string) => ({
    text: `select * from ledger.refuse_key('wau', $1, gen_random_uuid(), 'test.refused')`,
    values: [key],
  });

  it('gives a connection back whose commit failed', async () => {
    const admin = new pg.Client({ connectionString: testDatabase.superuserUrl });
    await admin.connect();
    // As many as the pool has.
    for (let lost = 0; lost < 4; lost += 1) {
      const cut = withTransaction(database, async (tx) => {
        const [row] = await tx.query<{ pid: number }>({
          text: 'select pg_backend_pid() as pid',
          values: [],
        });
        await admin.query('select pg_terminate_backend($1, 2000)', [row?.pid]);
      });
      await expect(cut).rejects.toThrow();
    }
    await admin.end();
    await expect(countTransfers('after the cuts')).resolves.toBe(0);
    await expect.poll(() => database.pool.totalCount - database.pool.idleCount).toBe(0);
  });

  it('works as the application role, with its search path and time-outs, whatever the URL says', async () => {
    const { rows } = await database.pool.query(
      `select current_user as role, current_setting('search_path') as path, current_setting('work_mem') as memory,
              current_setting('application_name') as name, current_setting('statement_timeout') as timeout,
              current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(rows).toEqual([
      {
        role: 'wau_app',
        path: 'wau,public',
        memory: '5MB',
        name: 'database test',
        timeout: '2s',
        idle: '15s',
      },
    ]);
  });

  it('reads int8 and int8[] as bigint, beyond what a number holds', async () => {
    const { rows } = await database.pool.query(
      `select 9223372036854775807::int8 as large, array[1, null, -9007199254740993]::int8[] as list, '{}'::int8[] as none`,
    );
    expect(rows).toEqual([
      { large: 9_223_372_036_854_775_807n, list: [1n, null, -9_007_199_254_740_993n], none: [] },
    ]);
  });

  it('cancels a statement that runs too long', async () => {
    const slow = database.pool.query('select pg_sleep(20)');
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  it('commits what the work did and rolls back when it throws', async () => {
    await withTransaction(database, (tx) => tx.query(refuseKey('kept')));
    const thrown = withTransaction(database, async (tx) => {
      await tx.query(refuseKey('undone'));
      throw new Error('second thoughts');
    });
    await expect(thrown).rejects.toThrow('second thoughts');
    expect([await countTransfers('kept'), await countTransfers('undone')]).toEqual([1, 0]);
  });

  it('throws when a transaction is used after its end', async () => {
    let kept: SqlRunner | undefined;
    await withTransaction(database, async (tx) => {
      kept = tx;
    });
    await expect(kept?.query({ text: 'select 1', values: [] })).rejects.toThrow('the transaction has ended');
  });

  it('tries again after a deadlock, and gives up after three attempts', async () => {
    let attempts = 0;
    const answer = await withTransaction(database, async (tx) => {
      attempts += 1;
      if (attempts < 3) await raise(tx, '40P01');
      return 'done';
    });
    expect([answer, attempts]).toEqual(['done', 3]);
    let always = 0;
    const hopeless = withTransaction(database, async (tx) => {
      always += 1;
      await raise(tx, '40001');
    });
    await expect(hopeless).rejects.toMatchObject({ code: '40001' });
    expect(always).toBe(3);
  });

  it('does not try again after any other error', async () => {
    let attempts = 0;
    const failing = withTransaction(database, async (tx) => {
      attempts += 1;
      await raise(tx, '23505');
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(attempts).toBe(1);
  });

  it('tells errors about one request from those about the server', async () => {
    const errorOf = (code: string) =>
      withTransaction(database, (tx) => raise(tx, code)).catch((error) => error);
    expect(isAboutOneRequest(await errorOf('23514'))).toBe(true);
    expect(isAboutOneRequest(await errorOf('57014'))).toBe(true);
    expect(isAboutOneRequest(await errorOf('53300'))).toBe(false);
    expect(isAboutOneRequest(await errorOf('57P01'))).toBe(false);
    expect(isAboutOneRequest(Object.assign(new Error('broken pipe'), { code: 'EPIPE' }))).toBe(false);
    expect(sqlStateOf(Object.assign(new Error('broken pipe'), { code: 'EPIPE' }))).toBeUndefined();
    expect(isAboutOneRequest(new TransientConflict())).toBe(true);
  });

  it('tries again after a conflict that a room calls transient', async () => {
    let attempts = 0;
    const answer = await retryTransient(async () => {
      attempts += 1;
      if (attempts === 1) throw new TransientConflict('lost a race');
      return attempts;
    });
    expect(answer).toBe(2);
  });

  it('waits for the connections in use before it closes, and takes no new work', async () => {
    const other = createDatabase({
      connectionString: testDatabase.applicationUrl,
      applicationName: 'closing',
      poolSize: 1,
      onIdleConnectionError: () => undefined,
    });
    const running = other.pool.query('select pg_sleep(0.1), 7 as seven');
    await new Promise((resolve) => setImmediate(resolve));
    await other.close();
    expect((await running).rows).toMatchObject([{ seven: 7 }]);
    await expect(other.pool.query('select 1')).rejects.toThrow();
  });
});

async function raise(tx: SqlRunner, code: string): Promise<void> {
  await tx.query({
    text: `do $$ begin raise exception 'planned' using errcode = '${code}'; end $$`,
    values: [],
  });
}

function withOptions(url: string, options: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}options=${encodeURIComponent(options)}`;
}
