import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { SqlRunner } from '@wau/service/database/sql-runner';

export interface WinnerRow {
  readonly vendor_code: string;
  readonly game_id: string;
  readonly payout_minor: bigint;
  readonly name: string;
  readonly won_at: Date;
}

export interface WinnerFilter {
  readonly merchantCode: MerchantCode;
  readonly currencyCode: CurrencyCode;
  readonly since: Date;
  readonly thresholdMinor: bigint;
  readonly limit: number;
}

/**
 * The highest wins since a moment, of members who show theirs. Bets are found by large payouts, in their own row or in a
 * step that came later; how each stands now decides, so that a result that was taken back is none. Ten times as many are
 * looked at as are wanted, since some of them drop out.
 */
export function selectWinners(runner: SqlRunner, filter: WinnerFilter): Promise<readonly WinnerRow[]> {
  const { merchantCode, currencyCode, since, thresholdMinor, limit } = filter;
  return runner.query<WinnerRow & Record<string, unknown>>({
    name: 'select-winners',
    text: `
      with found as (
        (select source, provider, external_key from wau.bets
          where merchant_id = $1 and placed_at >= $2 and payout_minor >= $3 and payout_minor >= 10000
          order by payout_minor desc limit $5 * 10)
        union
        (select source, provider, external_key from wau.bet_settlements
          where merchant_id = $1 and settled_at >= $2 and payout_minor >= $3 and payout_minor >= 10000
          order by payout_minor desc limit $5 * 10)
      )
      select bet.provider as vendor_code, bet.game_id, bet.payout_minor, bet.settled_at as won_at,
             case member.nickname when '' then member.username else member.nickname end as name
        from found
        join wau.bet_standings as bet
          on bet.merchant_id = $1 and bet.source = found.source and bet.provider = found.provider
         and bet.external_key = found.external_key
        join wau.members as member on member.merchant_id = $1 and member.member_id = bet.member_id
       where bet.status = 'settled' and bet.settled_at >= $2 and bet.currency = $4 and bet.payout_minor >= $3
         and bet.payout_minor > bet.stake_minor - bet.refunded_minor
         and member.shows_wins and member.status = 'active'
       order by bet.payout_minor desc, bet.settled_at desc, bet.external_key
       limit $5`,
    values: [merchantCode, since, thresholdMinor, currencyCode, limit],
  });
}
