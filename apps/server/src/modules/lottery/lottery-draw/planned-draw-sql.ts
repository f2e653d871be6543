import type { MerchantCode } from '@wau/contract/ids';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Of official draws that still take stakes or will, those that have none. */
export async function deleteUnstakedDraws(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<void> {
  await tx.query({
    name: 'delete-unstaked-lottery-draws',
    text: `delete from wau.lottery_draws as draw
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.state = 'planned' and draw.chain is null
              and draw.closes_at > clock_timestamp()
              and not exists (select from wau.lottery_entries as entry
                               where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = draw.numero)`,
    values: [merchantCode, gameId],
  });
}

/** Planned draws that still take stakes or will, and have some. */
export async function selectStakedNumeros(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<readonly string[]> {
  const rows = await runner.query<{ numero: string }>({
    name: 'select-staked-lottery-numeros',
    text: `select draw.numero from wau.lottery_draws as draw
            where draw.merchant_id = $1 and draw.game_id = $2 and draw.state = 'planned'
              and draw.closes_at > clock_timestamp()
              and exists (select from wau.lottery_entries as entry
                           where entry.merchant_id = $1 and entry.game_id = $2 and entry.numero = draw.numero
                             and entry.state = 'open')
            order by draw.draws_at`,
    values: [merchantCode, gameId],
  });
  return rows.map(({ numero }) => numero);
}

/** Planned official draws that still take stakes or will. */
export async function selectKeptNumeros(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
): Promise<readonly string[]> {
  const rows = await tx.query<{ numero: string }>({
    name: 'select-kept-lottery-numeros',
    text: `select numero from wau.lottery_draws
            where merchant_id = $1 and game_id = $2 and state = 'planned' and chain is null
              and draws_at > clock_timestamp() and closes_at > clock_timestamp()
            order by draws_at`,
    values: [merchantCode, gameId],
  });
  return rows.map(({ numero }) => numero);
}

/** Does nothing to a draw that closes by then anyway. */
export async function bringClosingForward(
  tx: SqlRunner,
  merchantCode: MerchantCode,
  gameId: string,
  numero: string,
  closesAt: Date,
): Promise<void> {
  await tx.query({
    name: 'bring-lottery-closing-forward',
    text: 'select wau.bring_lottery_closing_forward($1, $2, $3, $4)',
    values: [merchantCode, gameId, numero, closesAt],
  });
}

export interface ComingDrawRow {
  readonly game_id: string;
  readonly numero: string;
  readonly draws_at: Date;
  readonly has_orders: boolean;
}

/** The next draws of all games of a merchant, so many of each. */
export function selectComingDraws(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  ofEach: number,
): Promise<readonly ComingDrawRow[]> {
  return runner.query<ComingDrawRow & Record<string, unknown>>({
    name: 'select-coming-lottery-draws',
    text: `select game.game_id, coming.numero, coming.draws_at,
                  exists (select from wau.lottery_entries as entry
                           where entry.merchant_id = game.merchant_id and entry.game_id = game.game_id
                             and entry.numero = coming.numero and entry.state = 'open') as has_orders
             from wau.lottery_games as game
            cross join lateral (
                   select draw.numero, draw.draws_at from wau.lottery_draws as draw
                    where draw.merchant_id = game.merchant_id and draw.game_id = game.game_id
                      and draw.state = 'planned' and draw.draws_at > clock_timestamp()
                    order by draw.draws_at
                    limit $2) as coming
            where game.merchant_id = $1
            order by game.game_id, coming.draws_at`,
    values: [merchantCode, ofEach],
  });
}
