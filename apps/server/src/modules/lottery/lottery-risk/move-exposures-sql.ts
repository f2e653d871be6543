import type { LotteryOrderId, MerchantCode } from '@wau/contract/ids';
import { plainArrayLiteral, textArrayLiteral } from '@wau/service/database/array-literal';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** Entries of a game that come to its draws, or leave them. */
export interface MovedEntries {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly entries: readonly { readonly orderId: LotteryOrderId; readonly entry: number }[];
  /** Plays whose lines are single numbers. */
  readonly numberPlays: readonly string[];
  readonly sign: 1 | -1;
}

/** So many parts of each draw take its stakes; the database has as many. */
export const drawPartCount = 8;

/**
 * Adds what entries have staked on single numbers to what the draws' numbers cost, or takes it away. Numbers are locked in
 * the order of their keys.
 */
export async function moveNumberExposures(
  tx: SqlRunner,
  { merchantCode, gameId, entries, numberPlays, sign }: MovedEntries,
): Promise<void> {
  await tx.query({
    name: 'move-lottery-number-exposures',
    text: `with moved as materialized (
             select suborder.numero, suborder.play, picked.number,
                    sum(suborder.stake_minor / suborder.line_count)::bigint as stake_minor,
                    sum(ceil(suborder.unit_minor * suborder.multiple::numeric * dearest.odds / 10000))::bigint
                      as liability_minor
               from unnest($3::text[], $4::integer[]) as ended (order_id, entry)
               join wau.lottery_entries as entry
                 on entry.merchant_id = $1 and entry.order_id = ended.order_id and entry.entry = ended.entry
               join wau.lottery_suborders as suborder
                 on suborder.merchant_id = $1 and suborder.game_id = $2 and suborder.numero = entry.numero
                and suborder.order_id = entry.order_id
              cross join lateral (select max(each.odds) as odds from unnest(suborder.odds) as each (odds)) as dearest
              cross join lateral wau.lottery_picked_numbers(suborder.picks) as picked (number)
              where suborder.play = any ($5::text[])
              group by suborder.numero, suborder.play, picked.number
           )
           insert into wau.lottery_number_exposures as known
             (merchant_id, game_id, numero, play, number, stake_minor, liability_minor)
           select $1, $2, numero, play, number, $6 * stake_minor, $6 * liability_minor
             from moved
            order by numero, play, number collate "C"
           on conflict (merchant_id, game_id, numero, play, number)
           do update set stake_minor = known.stake_minor + excluded.stake_minor,
                         liability_minor = known.liability_minor + excluded.liability_minor`,
    values: [...moved(merchantCode, gameId, entries), textArrayLiteral(numberPlays), sign],
  });
}

/**
 * The same of the draws as wholes. A member's orders go to one part of each draw, so that those of different members seldom
 * wait for each other.
 */
export async function moveDrawExposures(
  tx: SqlRunner,
  { merchantCode, gameId, entries, sign }: MovedEntries,
): Promise<void> {
  await tx.query({
    name: 'move-lottery-draw-exposures',
    text: `with moved as materialized (
             select entry.numero, abs(hashtext(entry.member_id) % ${drawPartCount})::smallint as part,
                    sum(entry.stake_minor)::bigint as stake_minor,
                    sum(entry.combined_liability_minor)::bigint as combined_liability_minor
               from unnest($3::text[], $4::integer[]) as ended (order_id, entry)
               join wau.lottery_entries as entry
                 on entry.merchant_id = $1 and entry.order_id = ended.order_id and entry.entry = ended.entry
              where entry.game_id = $2
              group by 1, 2
           )
           insert into wau.lottery_draw_exposures as known
             (merchant_id, game_id, numero, part, stake_minor, combined_liability_minor)
           select $1, $2, numero, part, $5 * stake_minor, $5 * combined_liability_minor
             from moved
            order by numero, part
           on conflict (merchant_id, game_id, numero, part)
           do update set stake_minor = known.stake_minor + excluded.stake_minor,
                         combined_liability_minor
                           = known.combined_liability_minor + excluded.combined_liability_minor`,
    values: [...moved(merchantCode, gameId, entries), sign],
  });
}

function moved(
  merchantCode: MerchantCode,
  gameId: string,
  entries: MovedEntries['entries'],
): readonly unknown[] {
  return [
    merchantCode,
    gameId,
    textArrayLiteral(entries.map(({ orderId }) => orderId)),
    plainArrayLiteral(entries.map(({ entry }) => entry)),
  ];
}
