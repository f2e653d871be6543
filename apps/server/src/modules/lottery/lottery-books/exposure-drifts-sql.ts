import type { MerchantCode } from '@wau/contract/ids';
import { textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import type { LotteryDriftRow } from './lottery-drift-row.ts';

/** What numbers of draws that are to come cost, by the rows that slips are held against and by the open entries. */
export function selectNumberExposureDrifts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  plays: readonly { readonly gameId: string; readonly play: string }[],
): Promise<readonly LotteryDriftRow[]> {
  return runner.query<LotteryDriftRow & Record<string, unknown>>({
    name: 'select-lottery-number-exposure-drifts',
    text: `
      with planned as materialized (
        select game_id, numero from wau.lottery_draws where merchant_id = $1 and state = 'planned'
      ), staked as (
        select suborder.game_id, suborder.numero, suborder.play, picked.number,
               sum(suborder.stake_minor / suborder.line_count) as stake_minor,
               sum(ceil(suborder.unit_minor * suborder.multiple::numeric * dearest.odds / 10000)) as liability_minor
          from planned
          join wau.lottery_entries as entry
            on entry.merchant_id = $1 and entry.game_id = planned.game_id and entry.numero = planned.numero
           and entry.state = 'open'
          join wau.lottery_suborders as suborder
            on suborder.merchant_id = $1 and suborder.game_id = entry.game_id and suborder.numero = entry.numero
           and suborder.order_id = entry.order_id
          join unnest($2::text[], $3::text[]) as counted (game_id, play)
            on counted.game_id = suborder.game_id and counted.play = suborder.play
         cross join lateral (select max(each.odds) as odds from unnest(suborder.odds) as each (odds)) as dearest
         cross join lateral wau.lottery_picked_numbers(suborder.picks) as picked (number)
         group by 1, 2, 3, 4
      ), counted as (
        select exposure.game_id, exposure.numero, exposure.play, exposure.number, exposure.stake_minor,
               exposure.liability_minor
          from planned
          join wau.lottery_number_exposures as exposure
            on exposure.merchant_id = $1 and exposure.game_id = planned.game_id and exposure.numero = planned.numero
      )
      select concat_ws(' ', game_id, numero, play, number) as subject,
             format('entries stake %s, which costs %s, and the draw counts %s, which costs %s',
                    coalesce(staked.stake_minor, 0), coalesce(staked.liability_minor, 0),
                    coalesce(counted.stake_minor, 0), coalesce(counted.liability_minor, 0)) as detail
        from staked
        full join counted using (game_id, numero, play, number)
       where (coalesce(staked.stake_minor, 0), coalesce(staked.liability_minor, 0))
             <> (coalesce(counted.stake_minor, 0), coalesce(counted.liability_minor, 0))
       order by game_id, numero, play, number
       limit 100`,
    values: [
      merchantCode,
      textArrayLiteral(plays.map(({ gameId }) => gameId)),
      textArrayLiteral(plays.map(({ play }) => play)),
    ],
  });
}

/** The same of draws as wholes. */
export function selectDrawExposureDrifts(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly LotteryDriftRow[]> {
  return runner.query<LotteryDriftRow & Record<string, unknown>>({
    name: 'select-lottery-draw-exposure-drifts',
    text: `
      with planned as materialized (
        select game_id, numero from wau.lottery_draws where merchant_id = $1 and state = 'planned'
      ), staked as (
        select entry.game_id, entry.numero, sum(entry.stake_minor) as stake_minor,
               sum(entry.combined_liability_minor) as liability_minor
          from planned
          join wau.lottery_entries as entry
            on entry.merchant_id = $1 and entry.game_id = planned.game_id and entry.numero = planned.numero
           and entry.state = 'open'
         group by 1, 2
      ), counted as (
        select part.game_id, part.numero, sum(part.stake_minor) as stake_minor,
               sum(part.combined_liability_minor) as liability_minor
          from planned
          join wau.lottery_draw_exposures as part
            on part.merchant_id = $1 and part.game_id = planned.game_id and part.numero = planned.numero
         group by 1, 2
      )
      select concat_ws(' ', game_id, numero) as subject,
             format('entries stake %s, of which lines of several numbers cost %s, and the draw counts %s, which cost %s',
                    coalesce(staked.stake_minor, 0), coalesce(staked.liability_minor, 0),
                    coalesce(counted.stake_minor, 0), coalesce(counted.liability_minor, 0)) as detail
        from staked
        full join counted using (game_id, numero)
       where (coalesce(staked.stake_minor, 0), coalesce(staked.liability_minor, 0))
             <> (coalesce(counted.stake_minor, 0), coalesce(counted.liability_minor, 0))
       order by game_id, numero
       limit 100`,
    values: [merchantCode],
  });
}
