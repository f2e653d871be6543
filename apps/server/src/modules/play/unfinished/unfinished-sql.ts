import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface OpenBetRow {
  readonly provider: string;
  readonly external_key: string;
  readonly game_id: string;
  readonly stake_minor: bigint;
  readonly currency: CurrencyCode;
  readonly placed_at: Date;
}

/** The oldest of a member's bets with vendors that are open. */
export function selectOpenBets(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  memberId: MemberId,
  limit: number,
): Promise<readonly OpenBetRow[]> {
  return runner.query<OpenBetRow & Record<string, unknown>>({
    name: 'select-open-vendor-bets',
    text: `select bet.provider, bet.external_key, bet.game_id, bet.stake_minor, bet.currency, bet.placed_at
             from (select merchant_id, source, provider, external_key, placed_at from wau.unsettled_bets
                    where merchant_id = $1 and member_id = $2 and status = 'open' and source = 'vendor'
                    order by placed_at limit $3) as open
            cross join lateral (
                    select standing.provider, standing.external_key, standing.game_id, standing.stake_minor,
                           standing.currency, standing.placed_at
                      from wau.bet_standings as standing
                     where standing.merchant_id = open.merchant_id and standing.source = open.source
                       and standing.provider = open.provider and standing.external_key = open.external_key
                     limit 1) as bet
            order by bet.placed_at`,
    values: [merchantCode, memberId, limit],
  });
}

export interface OfferedGameRow {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly game_name: string;
  readonly is_offered: boolean;
}

/** What games are called, and whether they can be opened. */
export function selectOfferedGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
  keys: readonly { readonly vendorCode: string; readonly gameId: string }[],
): Promise<readonly OfferedGameRow[]> {
  return runner.query<OfferedGameRow & Record<string, unknown>>({
    name: 'select-games-of-unfinished-rounds',
    text: `select distinct game.vendor_code, game.game_id, wau.game_name_in(game, $2) as game_name,
                  game.enabled and vendor.enabled as is_offered
             from unnest($3::text[], $4::text[]) as asked (vendor_code, game_id)
             join wau.games as game
               on game.merchant_id = $1 and game.vendor_code = asked.vendor_code and game.game_id = asked.game_id
             join wau.vendors as vendor
               on vendor.merchant_id = game.merchant_id and vendor.vendor_code = game.vendor_code`,
    values: [
      merchantCode,
      language,
      keys.map(({ vendorCode }) => vendorCode),
      keys.map(({ gameId }) => gameId),
    ],
  });
}
