import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { SqlRunner } from '@wau/service/database/sql-runner';

/** A title as far as figures ask for it. */
export interface TitleRow {
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly game_id: string;
  readonly game_name: string;
  readonly game_type: string;
  readonly return_percent: number;
  readonly highest_return_percent: number | null;
  readonly standard_deviation: number | null;
}

/** All of a merchant, those that are switched off as well: they may have been played before. */
export function selectTitles(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly TitleRow[]> {
  return runner.query<TitleRow & Record<string, unknown>>({
    name: 'select-dashboard-titles',
    text: `select game.vendor_code, vendor.vendor_name, game.game_id, wau.game_name_in(game, $2) as game_name,
                  game.game_type, game.return_percent::float8 as return_percent,
                  game.highest_return_percent::float8 as highest_return_percent, game.standard_deviation
             from wau.games as game
             join wau.vendors as vendor using (merchant_id, vendor_code)
            where game.merchant_id = $1`,
    values: [merchantCode, language],
  });
}
