import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { GameKey } from './held-exposures-sql.ts';

const tables = {
  numbers: 'lottery_number_exposures',
  draws: 'lottery_draw_exposures',
} as const;

/** What is counted of draws: by number, and as wholes. */
export type ExposureKind = keyof typeof tables;

export const exposureKinds = Object.keys(tables) as ExposureKind[];

/**
 * Deletes at most so many rows of a game's draws that are over and were held before a day, the oldest first; returns how many
 * there were. Names of draws begin with their day, so that the key finds the old ones.
 */
export async function deleteOldExposures(
  runner: SqlRunner,
  kind: ExposureKind,
  { merchantCode, gameId }: GameKey,
  beforeNumero: string,
  limit: number,
): Promise<number> {
  const table = tables[kind];
  const [row] = await runner.query<{ deleted: bigint }>({
    name: `delete-old-lottery-exposures-of-${kind}`,
    text: `with old as (
             select exposure.ctid
               from wau.${table} as exposure
               join wau.lottery_draws as draw
                 on draw.merchant_id = exposure.merchant_id and draw.game_id = exposure.game_id
                and draw.numero = exposure.numero and draw.state in ('settled', 'voided') and not draw.is_revising
              where exposure.merchant_id = $1 and exposure.game_id = $2 and exposure.numero < $3
              order by exposure.numero
              limit $4
           ), gone as (
             delete from wau.${table} where ctid in (select ctid from old) returning 1
           )
           select count(*) as deleted from gone`,
    values: [merchantCode, gameId, beforeNumero, limit],
  });
  return Number(row?.deleted ?? 0n);
}
