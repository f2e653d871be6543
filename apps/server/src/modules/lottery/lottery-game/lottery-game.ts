import type { MerchantCode } from '@wau/contract/ids';
import type { Minor } from '@wau/money/minor';

export type LotteryPrizeMode = 'Lott' | 'Elott' | 'ZY';

/** Under which bets on lotteries and favourites among them are kept where games of vendors are kept under theirs. */
export const lotteryProvider = 'LOTT';

/** Games that name this feed show made-up results, and say so. */
export const demoFeedName = 'demo';

/** A lottery of a merchant, as its row says. */
export interface LotteryGame {
  readonly merchant_id: MerchantCode;
  readonly game_id: string;
  readonly family: string;
  readonly prize_modes: readonly LotteryPrizeMode[];
  readonly draw_source: 'own' | 'official';
  readonly schedule: unknown;
  readonly time_zone: string;
  readonly closing_seconds: number;
  readonly units_minor: readonly Minor[];
  readonly highest_multiple: number;
  readonly highest_stake_minor: Minor;
  readonly highest_win_minor: Minor;
  readonly is_offered: boolean;
  /** Who besides operators says what was drawn; empty: nobody. */
  readonly result_feed: string;
}
