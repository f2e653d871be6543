import type { MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';

export interface FeedTeam {
  readonly name: string;
  /** A path of the site, or of its image origins. */
  readonly imageUrl: string;
}

/** A match as whoever knows of matches tells it. */
export interface FeedMatch {
  readonly league: string;
  readonly startsAtMs: number;
  readonly home: FeedTeam;
  readonly away: FeedTeam;
  /** Made up: nobody plays it anywhere. */
  readonly isVirtual: boolean;
  /** The game that takes bets on it, where a merchant offers that one. */
  readonly vendorCode: string;
  readonly gameId: string;
}

/** Where hot matches come from. Whoever has a real source brings another one (`matchFeed` of the server). */
export interface MatchFeed {
  /** Those that begin after `nowMs`, the earliest first, a handful. */
  upcoming(merchantCode: MerchantCode, language: LanguageCode, nowMs: number): Promise<readonly FeedMatch[]>;
}
