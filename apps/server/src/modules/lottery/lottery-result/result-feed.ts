import type { MerchantCode } from '@wau/contract/ids';
import type { LotteryFamily } from '@wau/rules/lottery/lottery-family';

/** A draw whose time has come. */
export interface FedDraw {
  readonly merchantCode: MerchantCode;
  readonly gameId: string;
  readonly numero: string;
  readonly drawsAt: Date;
  readonly family: LotteryFamily;
}

/**
 * Who tells the results of official draws. What one says is held to the family's shape and counts as the word of one of the
 * two who enter it. Whoever has a real source brings it along (`resultFeeds` of the server); a game names its feed.
 */
export interface ResultFeed {
  /** As games name it. */
  readonly name: string;
  /** What it says is made up, so that nobody could confirm it: its word alone is the result. */
  readonly isDemo: boolean;
  /** The numbers by prize; `undefined` while it does not know them. Rejects where it cannot be asked. */
  resultOf(draw: FedDraw): Promise<unknown>;
}
