import { Client } from 'pg';

/** Any number that nobody else locks by. */
const lockId = 7_700_700;

/**
 * Lets no transaction end that has added rows to these tables: it waits within its commit, when all of its own work is
 * done, until `release`. So what becomes of a command is open for as long as a test wants it to be.
 */
export class HeldCommits {
  readonly #client: Client;

  private constructor(client: Client) {
    this.#client = client;
  }

  static async begin(ownerUrl: string, tables: readonly string[]): Promise<HeldCommits> {
    const client = new Client({ connectionString: ownerUrl });
    await client.connect();
    await client.query(`
      create schema proof;
      grant usage on schema proof to wau_app;
      create function proof.await_release() returns trigger language plpgsql as $$
        begin
          perform pg_advisory_xact_lock_shared(${lockId});
          return null;
        end
      $$`);
    for (const table of tables) {
      await client.query(`
        create constraint trigger held_commit after insert on ${table}
          deferrable initially deferred for each row execute function proof.await_release()`);
    }
    await client.query('select pg_advisory_lock($1)', [lockId]);
    return new HeldCommits(client);
  }

  /** How many transactions wait: within their commits, or for one that does. */
  async waiting(): Promise<number> {
    const { rows } = await this.#client.query<{ waiting: number }>(
      'select count(distinct pid)::int as waiting from pg_locks where not granted',
    );
    return rows[0]?.waiting ?? 0;
  }

  /** How many transactions that have written to a table wait within their commits. */
  async waitingIn(table: string): Promise<number> {
    const { rows } = await this.#client.query<{ waiting: number }>(
      `select count(distinct wait.pid)::int as waiting
         from pg_locks as wait
         join pg_locks as written on written.pid = wait.pid
        where wait.locktype = 'advisory' and wait.objid = $1 and not wait.granted
          and written.relation = $2::regclass and written.mode = 'RowExclusiveLock'`,
      [lockId, table],
    );
    return rows[0]?.waiting ?? 0;
  }

  async release(): Promise<void> {
    await this.#client.query('select pg_advisory_unlock($1)', [lockId]);
  }

  close(): Promise<void> {
    return this.#client.end();
  }
}
