import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { ReconciliationState } from '@wau/contract/statement-differences';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface SiteGameRow {
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly protocol: string;
  readonly vendor_enabled: boolean;
  readonly game_id: string;
  readonly node_id: number;
  readonly game_name: string;
  /** In every language. */
  readonly all_names: readonly string[];
  readonly game_type: string;
  readonly icon_url: string;
  readonly return_percent: number;
  readonly sort_order: number;
  readonly enabled: boolean;
}

/** All titles of a merchant, those that are off as well, in the order in which players have them. */
export function selectSiteGames(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  language: LanguageCode,
): Promise<readonly SiteGameRow[]> {
  return runner.query<SiteGameRow & Record<string, unknown>>({
    name: 'select-site-games',
    text: `
      select game.vendor_code, vendor.vendor_name, vendor.protocol, vendor.enabled as vendor_enabled, game.game_id,
             game.node_id, wau.game_name_in(game, $2) as game_name,
             array[game.game_name] || array(
               select named.game_name from wau.game_names as named
                where named.merchant_id = game.merchant_id and named.vendor_code = game.vendor_code
                  and named.game_id = game.game_id) as all_names,
             game.game_type, game.icon_url, game.return_percent::float8 as return_percent, game.sort_order,
             game.enabled
        from wau.games as game
        join wau.vendors as vendor using (merchant_id, vendor_code)
       where game.merchant_id = $1
       order by game.sort_order, game.node_id`,
    values: [merchantCode, language],
  });
}

export interface SiteVendorRow {
  readonly vendor_code: string;
  readonly vendor_name: string;
  readonly protocol: string;
  readonly api_url: string;
  readonly enabled: boolean;
  readonly categories: readonly string[];
  readonly game_count: number;
  readonly off_count: number;
  /** Of the day that was compared last; null before the first. */
  readonly day: string | null;
  readonly state: ReconciliationState | null;
  readonly failure: string | null;
  readonly stated_count: number | null;
  readonly recorded_count: number | null;
  readonly difference_count: number | null;
  readonly compared_at: Date | null;
}

/** The vendors of a merchant, by name. */
export function selectSiteVendors(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly SiteVendorRow[]> {
  return runner.query<SiteVendorRow & Record<string, unknown>>({
    name: 'select-site-vendors',
    text: `
      select vendor.vendor_code, vendor.vendor_name, vendor.protocol, vendor.api_url, vendor.enabled,
             offered.categories, offered.game_count, offered.off_count,
             to_char(compared.day, 'YYYY-MM-DD') as day, compared.state, compared.failure, compared.stated_count,
             compared.recorded_count, compared.difference_count, compared.compared_at
        from wau.vendors as vendor
       cross join lateral (
               select coalesce(array_agg(distinct game.game_type order by game.game_type), '{}') as categories,
                      count(*)::int4 as game_count,
                      (count(*) filter (where not game.enabled))::int4 as off_count
                 from wau.games as game
                where game.merchant_id = vendor.merchant_id and game.vendor_code = vendor.vendor_code) as offered
        left join lateral (
               select each.day, each.state, each.failure, each.stated_count, each.recorded_count,
                      each.difference_count, each.compared_at
                 from wau.reconciliations as each
                where each.merchant_id = vendor.merchant_id and each.vendor_code = vendor.vendor_code
                order by each.day desc limit 1) as compared on true
       where vendor.merchant_id = $1
       order by vendor.vendor_name, vendor.vendor_code`,
    values: [merchantCode],
  });
}

export interface OpenRoundsRow {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly round_count: number;
}

/** Rounds of a merchant that have begun and not ended, by title. There are as many as are being played, and few of them stay. */
export function selectOpenRounds(
  runner: SqlRunner,
  merchantCode: MerchantCode,
): Promise<readonly OpenRoundsRow[]> {
  return runner.query<OpenRoundsRow & Record<string, unknown>>({
    name: 'select-open-rounds-of-site',
    text: `
      select bet.provider as vendor_code, bet.game_id, count(*)::int4 as round_count
        from wau.unsettled_bets as open
        join wau.bets as bet using (merchant_id, source, provider, external_key)
       where open.merchant_id = $1 and open.source = 'vendor' and open.status = 'open'
       group by bet.provider, bet.game_id`,
    values: [merchantCode],
  });
}

export interface GameSwitchRow {
  readonly entry_id: bigint;
  readonly recorded_at: Date;
  readonly actor_name: string;
  /** The words of the setting: `game <vendor> <game>` or `vendor <vendor>`. */
  readonly subject: string;
  readonly new_value: string;
  readonly reason: string | null;
  readonly is_planned: boolean;
}

/** What was switched, the newest first, however it was done; what made no difference is left out. */
export function selectGameSwitches(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  before: bigint | null,
  limit: number,
): Promise<readonly GameSwitchRow[]> {
  return runner.query<GameSwitchRow & Record<string, unknown>>({
    text: `
      select entry_id, recorded_at, actor_name, subject, new_values ->> 'value' as new_value,
             new_values ->> 'reason' as reason, action = 'carryOutGameSwitchPlan' as is_planned
        from wau.audit_entries
       where merchant_id = $1 and action in ('switchGame', 'switchVendor', 'changeMerchantSetting', 'carryOutGameSwitchPlan')
         and (starts_with(subject, 'game ') or starts_with(subject, 'vendor '))
         and ($2::bigint is null or entry_id < $2)
         and old_values ->> 'value' is distinct from new_values ->> 'value'
       order by entry_id desc limit $3`,
    values: [merchantCode, before, limit],
  });
}

/** Which protocol a vendor speaks with the merchant. */
export async function selectProtocol(
  runner: SqlRunner,
  merchantCode: MerchantCode,
  vendorCode: string,
): Promise<string | undefined> {
  const rows = await runner.query<{ protocol: string }>({
    text: 'select protocol from wau.vendors where merchant_id = $1 and vendor_code = $2',
    values: [merchantCode, vendorCode],
  });
  return rows[0]?.protocol;
}
