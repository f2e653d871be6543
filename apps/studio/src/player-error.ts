import type { ErrorCode } from '@wau/contract/error-codes';

/** Refusals that say what the player can do about them, and are told as they are. */
const toldToPlayers: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'balance.insufficient',
  'feature.buy.forbidden',
  'play.limit.stake',
  'play.limit.loss',
  'play.limit.time',
  'play.check.due',
]);

/** The error that a stake refused by the operator is answered with, now and whenever it is repeated. */
export function playerError(code: ErrorCode): ErrorCode {
  if (toldToPlayers.has(code)) return code;
  if (code === 'vendor.token.expired' || code === 'vendor.player.unknown') return 'session.ended';
  return 'game.unavailable';
}
