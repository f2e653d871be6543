import { afterAll, expect, it } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { createDatabase, withTransaction } from './database.ts';
import { poolRunner, type SqlRunner } from './sql-runner.ts';

const testDatabase = await createTestDatabase();
const database = createDatabase({
  connectionString: testDatabase.applicationUrl,
  applicationName: 'transaction test',
  poolSize: 2,
  onIdleConnectionError: () => undefined,
});
afterAll(database.close);
const runner = poolRunner(database.pool);

function insert(sql: SqlRunner, seedId: string) {
  return sql.query({
    name: 'test-insert',
    text: `insert into studio.seed (merchant_id, player_id, seed_id, server_seed_sealed, server_seed_hash, client_seed,
             next_server_seed_sealed, next_server_seed_hash, created_at)
           values ('wau', $1, $1, '', '', '', '', '', now())`,
    values: [seedId],
  });
}

async function count(): Promise<number> {
  const rows = await runner.query<{ count: number }>({
    text: 'select count(*)::int4 as count from studio.seed',
    values: [],
  });
  return rows[0]?.count ?? -1;
}

it('commits what the work has done', async () => {
  const before = await count();
  const answer = await withTransaction(database, async (tx) => {
    await insert(tx, 'a1');
    await insert(tx, 'a2');
    expect(await count()).toBe(before);
    return 'done';
  });
  expect(answer).toBe('done');
  expect(await count()).toBe(before + 2);
});

it('rolls back when the work throws, and throws that error', async () => {
  const before = await count();
  const failure = new Error('no');
  const work = withTransaction(database, async (tx) => {
    await insert(tx, 'b1');
    throw failure;
  });
  await expect(work).rejects.toBe(failure);
  expect(await count()).toBe(before);
});

it('gives the connection back after an error of the database', async () => {
  for (let i = 0; i < 5; i += 1) {
    const work = withTransaction(database, (tx) => tx.query({ text: 'select 1 / 0', values: [] }));
    await expect(work).rejects.toMatchObject({ code: '22012' });
  }
  expect(await count()).toBeGreaterThan(0);
  expect(database.pool.waitingCount).toBe(0);
});

it('replaces a connection that broke, and says what happened', async () => {
  const work = withTransaction(database, async (tx) => {
    const [row] = await tx.query<{ pid: number }>({ text: 'select pg_backend_pid() as pid', values: [] });
    await runner.query({ text: 'select pg_terminate_backend($1)', values: [row?.pid] });
    return tx.query({ text: 'select 1', values: [] });
  });
  await expect(work).rejects.toThrow();
  expect(await count()).toBeGreaterThan(0);
});

it('tries again after a deadlock', async () => {
  await withTransaction(database, async (tx) => {
    await insert(tx, 'd1');
    await insert(tx, 'd2');
  });
  const touch = (sql: SqlRunner, seedId: string) =>
    sql.query({
      text: 'update studio.seed set next_nonce = next_nonce + 1 where seed_id = $1',
      values: [seedId],
    });
  let meetings = 0;
  let meet: () => void = () => undefined;
  const both = new Promise<void>((resolve) => {
    meet = resolve;
  });
  const crossing = (first: string, second: string) =>
    withTransaction(database, async (tx) => {
      await touch(tx, first);
      meetings += 1;
      if (meetings === 2) meet();
      await both;
      await touch(tx, second);
    });
  await Promise.all([crossing('d1', 'd2'), crossing('d2', 'd1')]);
  const rows = await runner.query<{ next_nonce: bigint }>({
    text: `select next_nonce from studio.seed where seed_id in ('d1', 'd2')`,
    values: [],
  });
  expect(rows.map((row) => row.next_nonce)).toEqual([2n, 2n]);
  expect(meetings).toBe(3);
});

it('does not let the work go on using it after its end', async () => {
  let kept: SqlRunner | undefined;
  await withTransaction(database, async (tx) => {
    kept = tx;
  });
  await expect(kept?.query({ text: 'select 1', values: [] })).rejects.toThrow('the transaction has ended');
});
