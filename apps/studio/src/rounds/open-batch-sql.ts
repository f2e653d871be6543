import type { RoundId } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { OpenRoundKey } from './open-round-sql.ts';

/** The rounds of the batches that have `ended` go on each for itself. */
const moveRounds = `
    insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at)
    select o.merchant_id, o.player_id, o.round_id, o.token_hash, ended.placed_at, ended.driven_until
    from ended cross join unnest(ended.merchant_ids, ended.player_ids, ended.round_ids, ended.token_hashes)
                       as o(merchant_id, player_id, round_id, token_hash)`;

/**
 * Forgets that the rounds of batches are open, apart from those whose money is not settled, which go on each for
 * itself. Where all are settled it does not wait for the disk: should a crash undo it, the resolver asks the wallet again
 * and hears the same answers. Returns whether all batches were whole; of others, somebody has taken rounds before.
 */
export async function endBatches(
  sql: SqlRunner,
  batchIds: readonly bigint[],
  unsettled: readonly RoundId[],
): Promise<boolean> {
  if (batchIds.length === 0) return true;
  const ended = await sql.query<{ batch_id: bigint }>(
    unsettled.length === 0
      ? {
          name: 'studio-end-batches',
          text: `delete from studio.open_batch
                 where batch_id = any ($1) and (select set_config('synchronous_commit', 'off', true)) = 'off'
                 returning batch_id`,
          values: [batchIds],
        }
      : {
          name: 'studio-end-batches-in-part',
          text: `with ended as (
                   delete from studio.open_batch where batch_id = any ($1) returning *
                 ), moved as (
                   ${moveRounds} where o.round_id = any ($2)
                 )
                 select batch_id from ended`,
          values: [batchIds, textArrayLiteral(unsettled)],
        },
  );
  return ended.length === batchIds.length;
}

/** Whoever wants to drive one round by itself takes its batch apart first, if it is in one. */
export async function splitBatchOf(sql: SqlRunner, { roundId }: OpenRoundKey): Promise<void> {
  await sql.query({
    name: 'studio-split-batch-of-round',
    // Round ids are unique over merchants.
    text: `with ended as (delete from studio.open_batch where $1 = any (round_ids) returning *) ${moveRounds}`,
    values: [roundId],
  });
}

/** Takes apart those that nobody drives any more, the longest waiting first; a resolver finds their rounds then. */
export async function splitOverdueBatches(sql: SqlRunner, now: Date, limit: number): Promise<void> {
  await sql.query({
    name: 'studio-split-overdue-batches',
    text: `with ended as (
             delete from studio.open_batch
             where batch_id in (select late.batch_id from studio.open_batch late
                                where late.driven_until <= $1 order by late.driven_until limit $2)
             returning *
           ) ${moveRounds}`,
    values: [now, limit],
  });
}
