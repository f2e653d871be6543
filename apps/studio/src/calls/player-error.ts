import type { ErrorCode } from '@wau/contract/error-codes';

/** The error that a stake refused by the operator is answered with, now and whenever it is repeated. */
export function playerError(code: ErrorCode): ErrorCode {
  if (code === 'balance.insufficient' || code === 'feature.buy.forbidden') return code;
  if (code === 'vendor.token.expired' || code === 'vendor.player.unknown') return 'session.ended';
  return 'game.unavailable';
}
