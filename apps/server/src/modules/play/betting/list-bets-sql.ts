import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';
import type { BetSource, BetStatus } from './bet.ts';

export interface BetRow {
  readonly source: BetSource;
  readonly provider: string;
  readonly external_key: string;
  readonly game_id: string;
  readonly game_name: string;
  readonly category: string;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: BetStatus;
  readonly placed_at: Date;
  readonly settled_at: Date | null;
}

/** The end of a page: rows are ordered by time and then by what their source calls them, newest first. */
export interface BetCursor {
  readonly placedAt: Date;
  readonly externalKey: string;
}

export interface BetFilter {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** Of the games' names. */
  readonly language: LanguageCode;
  /** Included. */
  readonly from: Date | undefined;
  /** Not included. */
  readonly to: Date | undefined;
  readonly gameId: string | undefined;
  readonly before: BetCursor | undefined;
  readonly limit: number;
}

/** The page is found in the bets, by their index, before it is looked up how each of its bets stands. */
export function selectBets(runner: SqlRunner, filter: BetFilter): Promise<readonly BetRow[]> {
  return runner.query<BetRow & Record<string, unknown>>({
    name: 'select-bets',
    text: `with page as materialized (
             select merchant_id, source, provider, external_key, placed_at
               from wau.bets
              where merchant_id = $1 and member_id = $2
                and ($3::timestamptz is null or placed_at >= $3)
                and ($4::timestamptz is null or placed_at < $4)
                and ($5::text is null or game_id = $5)
                and ($6::timestamptz is null
                     or placed_at <= $6 and (placed_at, external_key) < ($6, $7::text collate "C"))
              order by placed_at desc, external_key desc
              limit $8
           )
           select bet.source, bet.provider, bet.external_key, bet.game_id,
                  coalesce(wau.game_name_in(game, $9), bet.game_id) as game_name, bet.category, bet.stake_minor,
                  bet.payout_minor, bet.currency, bet.status, bet.placed_at, bet.settled_at
             from page
             join wau.bet_standings as bet using (merchant_id, source, provider, external_key)
             left join wau.games as game
               on bet.source = 'vendor' and game.merchant_id = bet.merchant_id
              and game.vendor_code = bet.provider and game.game_id = bet.game_id
            order by bet.placed_at desc, bet.external_key desc`,
    values: [
      filter.merchantCode,
      filter.memberId,
      filter.from ?? null,
      filter.to ?? null,
      filter.gameId ?? null,
      filter.before?.placedAt ?? null,
      filter.before?.externalKey ?? null,
      filter.limit,
      filter.language,
    ],
  });
}
