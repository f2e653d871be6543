import type { RoundId } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { OpenRoundKey } from './open-round-sql.ts';

/** Takes batches apart that `condition` names: their rounds, or those that `rounds` leaves, go on each for itself. */
const splitBatches = (condition: string, rounds = 'true'): string => `
  with ended as (
    delete from studio.open_batch where ${condition} returning *
  ), moved as (
    insert into studio.open_round (merchant_id, player_id, round_id, token_hash, placed_at, next_attempt_at)
    select o.merchant_id, o.player_id, o.round_id, o.token_hash, ended.placed_at, ended.driven_until
    from ended cross join unnest(ended.merchant_ids, ended.player_ids, ended.round_ids, ended.token_hashes)
                       as o(merchant_id, player_id, round_id, token_hash)
    where ${rounds}
  )
  select ended.batch_id from ended`;

/**
 * Forgets that the rounds of batches are open, apart from those whose money is not settled, which go on each for
 * itself. Does not wait for the disk: should a crash undo it, the resolver asks the wallet again and hears the same
 * answers. Returns whether all batches were whole; of others, somebody has taken rounds before.
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
          text: splitBatches('batch_id = any ($1)', 'o.round_id = any ($2)'),
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
    text: splitBatches('$1 = any (round_ids)'),
    values: [roundId],
  });
}

/** Takes apart those that nobody drives any more, the longest waiting first; a resolver finds their rounds then. */
export async function splitOverdueBatches(sql: SqlRunner, now: Date, limit: number): Promise<void> {
  await sql.query({
    name: 'studio-split-overdue-batches',
    text: splitBatches(`batch_id in (
      select late.batch_id from studio.open_batch late
      where late.driven_until <= $1 order by late.driven_until limit $2)`),
    values: [now, limit],
  });
}
