import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { DrawKey } from '../lottery-game/draw-key.ts';

/** Held, shared, by transactions that settle, so that they are told from the work of others. */
const [settlingClass, settlingObject] = [540, 2];

/** PostgreSQL's own tables have lower numbers; its upkeep writes to them, and nobody waits for that. */
const firstOwnRelation = 16_384;

/** Marks the transaction as one that settles, until it ends. */
export async function markSettling(tx: SqlRunner): Promise<void> {
  await tx.query({
    name: 'mark-lottery-settling',
    text: 'select pg_advisory_xact_lock_shared($1::integer, $2::integer)',
    values: [settlingClass, settlingObject],
  });
}

/**
 * Whether a draw that is being settled has to give way: somebody else writes to this database at the moment, of whatever
 * process, and no later draw of the game is due, which would have to wait. Locks are what any role may see of others.
 */
export async function hasToGiveWay(
  tx: SqlRunner,
  { merchantCode, gameId, numero }: DrawKey,
): Promise<boolean> {
  const [row] = await tx.query<{ gives_way: boolean }>({
    name: 'lottery-settling-gives-way',
    text: `with held as materialized (
             select locked.pid, locked.locktype, locked.relation, locked.mode, locked.classid, locked.objid, locked.objsubid
               from pg_locks as locked
               join pg_database as own on own.oid = locked.database and own.datname = current_database()
              where locked.locktype in ('relation', 'advisory')
           )
           select exists (select from held as writer
                           where writer.locktype = 'relation' and writer.mode = 'RowExclusiveLock'
                             and writer.relation >= $6::integer::oid
                             and not exists (select from held as settling
                                              where settling.pid = writer.pid and settling.locktype = 'advisory'
                                                and settling.classid = $4::integer::oid
                                                and settling.objid = $5::integer::oid and settling.objsubid = 2))
                  and not exists (select from wau.lottery_draws as draw
                                    join wau.lottery_draws as later
                                      on later.merchant_id = draw.merchant_id and later.game_id = draw.game_id
                                     and later.draws_at > draw.draws_at and later.draws_at <= clock_timestamp()
                                     and later.state = 'planned'
                                   where draw.merchant_id = $1 and draw.game_id = $2 and draw.numero = $3)
                  as gives_way`,
    values: [merchantCode, gameId, numero, settlingClass, settlingObject, firstOwnRelation],
  });
  return row?.gives_way === true;
}
