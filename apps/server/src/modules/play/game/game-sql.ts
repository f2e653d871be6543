import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface OfferedGameRow {
  readonly node_id: number;
  readonly vendor_code: string;
  readonly game_id: string;
  /** In the language that was asked for. */
  readonly game_name: string;
  readonly game_type: string;
  readonly icon_url: string;
  /** Two decimals, e.g. `99.00`. */
  readonly return_percent: string;
  readonly min_stake_minor: bigint;
  readonly max_stake_minor: bigint;
  readonly max_win_minor: bigint;
}

export interface GameFilter {
  readonly gameType: string | undefined;
  readonly vendorCode: string | undefined;
  /** Found anywhere in the name, whatever its case. */
  readonly namePart: string | undefined;
  readonly offset: number;
  readonly limit: number;
}

type CountedGameRow = Partial<OfferedGameRow> & { readonly game_count: bigint };

/** A page of the games that are on, of vendors that are on, and how many there are in all. */
export async function selectOfferedGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  filter: GameFilter,
): Promise<{ readonly rows: readonly OfferedGameRow[]; readonly gameCount: number }> {
  const rows = await runner.query<CountedGameRow>({
    name: 'select-offered-games',
    text: `
      with offered as (
        select game.*, wau.game_name_in(game, $7) as spoken_name from wau.games as game
        join wau.vendors as vendor using (merchant_id, vendor_code)
        where game.merchant_id = $1 and game.enabled and vendor.enabled
          and ($2::text is null or game.game_type = $2)
          and ($3::text is null or game.vendor_code = $3)
          and ($4::text is null or strpos(lower(wau.game_name_in(game, $7)), lower($4)) > 0)
      ), counted as (
        select count(*) as game_count from offered
      )
      select counted.game_count, page.* from counted
      left join lateral (
        select node_id, vendor_code, game_id, spoken_name as game_name, game_type, icon_url, return_percent::text,
               min_stake_minor, max_stake_minor, max_win_minor
        from offered order by sort_order, node_id offset $5 limit $6
      ) as page on true`,
    values: [
      merchantCode,
      filter.gameType ?? null,
      filter.vendorCode ?? null,
      filter.namePart ?? null,
      filter.offset,
      filter.limit,
      language,
    ],
  });
  // A page beyond the end has one row, with the count alone.
  const isGame = (row: CountedGameRow): row is CountedGameRow & OfferedGameRow => row.game_id != null;
  return { rows: rows.filter(isGame), gameCount: Number(rows[0]?.game_count ?? 0n) };
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
