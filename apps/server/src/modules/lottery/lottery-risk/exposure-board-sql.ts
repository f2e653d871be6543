import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { GameKey } from './held-exposures-sql.ts';

interface OpenDrawRow {
  readonly numero: string;
  readonly closes_at: Date;
  readonly draws_at: Date;
  readonly stake_minor: bigint;
  readonly now: Date;
}

/** Draws of a game that take stakes, the earliest first, with what is staked on each. */
export function selectOpenDrawStakes(
  runner: SqlRunner,
  { merchantCode, gameId }: GameKey,
  most: number,
): Promise<readonly OpenDrawRow[]> {
  return runner.query<OpenDrawRow & Record<string, unknown>>({
    name: 'select-open-lottery-draw-stakes',
    text: `select draw.numero, draw.closes_at, draw.draws_at, clock_timestamp() as now,
                  coalesce((select sum(part.stake_minor) from wau.lottery_draw_exposures as part
                             where part.merchant_id = $1 and part.game_id = $2 and part.numero = draw.numero),
                           0)::bigint as stake_minor
             from wau.lottery_draws as draw
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.draws_at > clock_timestamp()
              and draw.closes_at > clock_timestamp() and draw.state = 'planned'
            order by draw.draws_at
            limit $3`,
    values: [merchantCode, gameId, most],
  });
}

/** Whether a draw takes stakes by the database's clock; `undefined`: there is none of that name. */
export async function selectIsOpen(
  runner: SqlRunner,
  { merchantCode, gameId }: GameKey,
  numero: string,
): Promise<boolean | undefined> {
  const [row] = await runner.query<{ is_open: boolean }>({
    name: 'select-lottery-draw-is-open',
    text: `select state = 'planned' and clock_timestamp() < closes_at as is_open from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and numero = $3`,
    values: [merchantCode, gameId, numero],
  });
  return row?.is_open;
}

export interface DearNumberRow {
  readonly play: string;
  readonly number: string;
  readonly stake_minor: bigint;
  readonly liability_minor: bigint;
  readonly number_count: bigint;
}

/** The numbers of a draw that cost most if they are drawn. */
export function selectDearestNumbers(
  runner: SqlRunner,
  { merchantCode, gameId }: GameKey,
  numero: string,
  most: number,
): Promise<readonly DearNumberRow[]> {
  return runner.query<DearNumberRow & Record<string, unknown>>({
    name: 'select-dearest-lottery-numbers',
    text: `select play, number, stake_minor, liability_minor, count(*) over () as number_count
             from wau.lottery_number_exposures
            where merchant_id = $1 and game_id = $2 and numero = $3 and stake_minor > 0
            order by liability_minor desc, play, number
            limit $4`,
    values: [merchantCode, gameId, numero, most],
  });
}
