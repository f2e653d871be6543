import type { GameId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export async function selectDatabaseMs(sql: SqlRunner): Promise<number> {
  const [row] = await sql.query<{ now_ms: number }>({
    name: 'studio-crash-database-ms',
    text: 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as now_ms',
    values: [],
  });
  if (row === undefined) throw new Error('the database tells the time');
  return row.now_ms;
}

export interface CrashTitleRow {
  readonly leader: string | undefined;
  readonly leaseUntil: Date;
  readonly wantedUntil: Date;
  readonly lastEventNumber: bigint;
}

export async function selectCrashTitle(sql: SqlRunner, gameId: GameId): Promise<CrashTitleRow | undefined> {
  const [row] = await sql.query<{
    leader: string | null;
    lease_until: Date;
    wanted_until: Date;
    last_event_number: bigint;
  }>({
    name: 'studio-select-crash-title',
    text: `select leader, lease_until, wanted_until, last_event_number from studio.crash_title where game_id = $1`,
    values: [gameId],
  });
  return row === undefined
    ? undefined
    : {
        leader: row.leader ?? undefined,
        leaseUntil: row.lease_until,
        wantedUntil: row.wanted_until,
        lastEventNumber: row.last_event_number,
      };
}

/** Somebody watches the title until then at least. */
export async function wantCrashTitle(sql: SqlRunner, gameId: GameId, now: Date, until: Date): Promise<void> {
  await sql.query({
    name: 'studio-want-crash-title',
    text: `insert into studio.crash_title as title (game_id, lease_until, wanted_until) values ($1, $2, $3)
           on conflict (game_id) do update set wanted_until = greatest(title.wanted_until, $3)`,
    values: [gameId, now, until],
  });
}

/** Takes or renews the lease; `false` while another process holds it. */
export async function takeCrashLease(
  sql: SqlRunner,
  gameId: GameId,
  leader: string,
  now: Date,
  until: Date,
): Promise<boolean> {
  const rows = await sql.query<{ one: number }>({
    name: 'studio-take-crash-lease',
    text: `update studio.crash_title set leader = $2, lease_until = $4
           where game_id = $1 and (leader = $2 or leader is null or lease_until <= $3) returning 1 as one`,
    values: [gameId, leader, now, until],
  });
  return rows.length === 1;
}

/** Lets another process lead at once. */
export async function leaveCrashLease(sql: SqlRunner, gameId: GameId, leader: string): Promise<void> {
  await sql.query({
    text: 'update studio.crash_title set leader = null where game_id = $1 and leader = $2',
    values: [gameId, leader],
  });
}
