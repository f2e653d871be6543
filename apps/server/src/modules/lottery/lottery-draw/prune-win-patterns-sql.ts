import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Deletes at most so many patterns of draws that are over, the oldest first; returns how many there were. */
export async function deleteOldPatterns(runner: SqlRunner, before: Date, limit: number): Promise<number> {
  const [row] = await runner.query<{ deleted: bigint }>({
    name: 'delete-old-lottery-win-patterns',
    text: `with old as (
             select pattern.ctid
               from wau.lottery_win_patterns as pattern
               join wau.lottery_draws as draw
                 on draw.merchant_id = pattern.merchant_id and draw.game_id = pattern.game_id
                and draw.numero = pattern.numero and draw.state in ('settled', 'voided')
              where pattern.stored_at < $1
              order by pattern.stored_at
              limit $2
           ), gone as (
             delete from wau.lottery_win_patterns where ctid in (select ctid from old) returning 1
           )
           select count(*) as deleted from gone`,
    values: [before, limit],
  });
  return Number(row?.deleted ?? 0n);
}
