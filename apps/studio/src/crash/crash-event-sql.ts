import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import type { GameId } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { assert } from '@wau/service/refusal';

/** What everybody who watches a title is told; the contract says which kinds there are. */
export type CrashEvent = CallValue<Calls['followCrash']>;

export interface CrashEventRow {
  readonly number: bigint;
  readonly content: CrashEvent;
}

/**
 * Numbers events and stores them. The title's row stays locked until the end of the transaction, so numbers are seen in
 * their order and without a gap; it is therefore the last thing that a transaction locks. Returns them as they are read
 * from then on.
 */
export async function insertCrashEvents(
  sql: SqlRunner,
  gameId: GameId,
  events: readonly CrashEvent[],
  now: Date,
): Promise<readonly CrashEventRow[]> {
  if (events.length === 0) return [];
  const [counted] = await sql.query<{ before: bigint }>({
    name: 'studio-insert-crash-events',
    text: `with counted as (
             update studio.crash_title set last_event_number = last_event_number + $3::bigint
             where game_id = $1 returning last_event_number - $3::bigint as before
           ), stored as (
             insert into studio.crash_event (game_id, event_number, content, happened_at)
             select $1, counted.before + i.place, i.content, $4
             from counted cross join unnest($2::json[]) with ordinality as i(content, place)
           )
           select before from counted`,
    values: [gameId, events.map((event) => JSON.stringify(event)), events.length, now],
  });
  assert(counted !== undefined, 'every title of flights has its row');
  return events.map((content, place) => ({ number: counted.before + BigInt(place + 1), content }));
}

/** The oldest first. */
export async function selectCrashEventsAfter(
  sql: SqlRunner,
  gameId: GameId,
  after: bigint,
  limit: number,
): Promise<readonly CrashEventRow[]> {
  const rows = await sql.query<{ event_number: bigint; content: CrashEvent }>({
    name: 'studio-select-crash-events',
    text: `select event_number, content from studio.crash_event
           where game_id = $1 and event_number > $2 order by event_number limit $3`,
    values: [gameId, after, limit],
  });
  return rows.map((row) => ({ number: row.event_number, content: row.content }));
}

/** Forgets what no client comes back for any more; returns how many events. At most `limit` at a time. */
export async function deleteCrashEvents(sql: SqlRunner, before: Date, limit: number): Promise<number> {
  const rows = await sql.query<{ one: number }>({
    name: 'studio-delete-crash-events',
    text: `delete from studio.crash_event where (game_id, event_number) in (
             select game_id, event_number from studio.crash_event
             where happened_at < $1 order by happened_at limit $2)
           returning 1 as one`,
    values: [before, limit],
  });
  return rows.length;
}
