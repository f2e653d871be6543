import type { ErrorCode } from '../error-codes.ts';

type Of<Code extends ErrorCode> = Code;

/**
 * Every refusal of ours that an adapter has to tell in its vendor's words: a table that `satisfies` a record of these has
 * them all. One that it lacked would be told as if it were not known what was done, and the vendor would repeat for ever
 * what is refused for good.
 */
export type VendorRefusal = Of<
  // Who asks, and how.
  | 'vendor.unknown'
  | 'vendor.signature.wrong'
  | 'vendor.timestamp.stale'
  | 'request.invalid'
  | 'request.body.too.large'
  // Whose money, in which game.
  | 'launch.token.invalid'
  | 'vendor.token.expired'
  | 'vendor.player.unknown'
  | 'game.unknown'
  | 'game.unavailable'
  | 'currency.mismatch'
  // What is asked for.
  | 'balance.insufficient'
  | 'stake.above.maximum'
  | 'play.limit.stake'
  | 'play.limit.loss'
  | 'play.limit.time'
  | 'play.check.due'
  | 'feature.buy.forbidden'
  | 'idempotency.conflict'
  | 'vendor.bet.unknown'
  | 'vendor.bet.rolled.back'
  | 'vendor.bet.settled'
  | 'vendor.round.ended'
>;
