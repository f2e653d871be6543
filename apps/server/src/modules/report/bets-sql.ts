import type { MemberId, MerchantCode, RoundId } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/sql-runner';

export interface BetRow {
  readonly vendor_code: string;
  readonly round_id: RoundId;
  readonly game_id: string;
  readonly game_name: string;
  readonly stake_minor: Minor;
  readonly payout_minor: Minor;
  readonly currency: CurrencyCode;
  readonly status: 'open' | 'settled' | 'refunded';
  readonly placed_at: Date;
  readonly settled_at: Date | null;
}

/** The end of a page: rows are ordered by time and then by round, newest first. */
export interface BetCursor {
  readonly placedAt: Date;
  readonly roundId: RoundId;
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

export function selectBets(runner: SqlRunner, filter: BetFilter): Promise<readonly BetRow[]> {
  return runner.query<BetRow>({
    name: 'select-bets',
    text: `select round.vendor_code, round.round_id, round.game_id,
                  coalesce(wau.game_name_in(game, $9), round.game_id) as game_name, round.stake_minor,
                  round.payout_minor, round.currency, round.status, round.placed_at, round.settled_at
             from wau.game_rounds as round
             left join wau.games as game using (merchant_id, vendor_code, game_id)
            where round.merchant_id = $1 and round.member_id = $2
              and ($3::timestamptz is null or round.placed_at >= $3)
              and ($4::timestamptz is null or round.placed_at < $4)
              and ($5::text is null or round.game_id = $5)
              and ($6::timestamptz is null or (round.placed_at, round.round_id) < ($6, $7::text collate "C"))
            order by round.placed_at desc, round.round_id desc
            limit $8`,
    values: [
      filter.merchantCode,
      filter.memberId,
      filter.from ?? null,
      filter.to ?? null,
      filter.gameId ?? null,
      filter.before?.placedAt ?? null,
      filter.before?.roundId ?? null,
      filter.limit,
      filter.language,
    ],
  });
}
