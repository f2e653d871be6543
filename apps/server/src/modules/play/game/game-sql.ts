import type { VolatilityClass } from '@wau/contract/calls/play/game-schema';
import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface OfferedGameRow {
  readonly node_id: number;
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_id: string;
  readonly game_name: string;
  /** By language; null where there are none. */
  readonly local_names: Readonly<Partial<Record<LanguageCode, string>>> | null;
  readonly game_type: string;
  readonly icon_url: string;
  /** Two decimals, e.g. `99.00`. */
  readonly return_percent: string;
  readonly min_stake_minor: bigint;
  readonly max_stake_minor: bigint;
  readonly max_win_minor: bigint;
  readonly classes: readonly string[];
  readonly new_until: Date | null;
  readonly hot_rank: number | null;
  readonly line_count: number | null;
  readonly volatility: readonly VolatilityClass[];
  /** Members who have opened it since a moment. */
  readonly opened_by: bigint;
}

/** All games that are on, of vendors that are on, in the merchant's order. */
export function selectOfferedGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  openedSince: Date,
): Promise<readonly OfferedGameRow[]> {
  return runner.query<OfferedGameRow & Record<string, unknown>>({
    name: 'select-offered-games',
    text: `
      with opened as (
        select vendor_code, game_id, count(*) as member_count from wau.recent_games
         where merchant_id = $1 and opened_at >= $2
         group by vendor_code, game_id
      ), named as (
        select vendor_code, game_id, jsonb_object_agg(language, game_name) as local_names from wau.game_names
         where merchant_id = $1
         group by vendor_code, game_id
      )
      select game.node_id, game.vendor_code, vendor.vendor_name, game.game_id, game.game_name, named.local_names,
             game.game_type, game.icon_url, game.return_percent::text as return_percent, game.min_stake_minor, game.max_stake_minor,
             game.max_win_minor, game.classes, game.new_until, game.hot_rank, game.line_count, game.volatility,
             coalesce(opened.member_count, 0) as opened_by
        from wau.games as game
        join wau.vendors as vendor using (merchant_id, vendor_code)
        left join opened using (vendor_code, game_id)
        left join named using (vendor_code, game_id)
       where game.merchant_id = $1 and game.enabled and vendor.enabled
       order by game.sort_order, game.node_id`,
    values: [merchantCode, openedSince],
  });
}

export interface GameNameRow {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly game_name: string;
}

/** What these games are called in a language, whether they are on or not. */
export function selectGameNames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  keys: readonly { readonly vendorCode: string; readonly gameId: string }[],
): Promise<readonly GameNameRow[]> {
  return runner.query<GameNameRow & Record<string, unknown>>({
    name: 'select-game-names',
    text: `select distinct game.vendor_code, game.game_id, wau.game_name_in(game, $2) as game_name
             from unnest($3::text[], $4::text[]) as asked (vendor_code, game_id)
             join wau.games as game
               on game.merchant_id = $1 and game.vendor_code = asked.vendor_code and game.game_id = asked.game_id`,
    values: [
      merchantCode,
      language,
      keys.map(({ vendorCode }) => vendorCode),
      keys.map(({ gameId }) => gameId),
    ],
  });
}
