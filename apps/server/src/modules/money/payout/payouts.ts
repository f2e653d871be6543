import { cancelPayout } from './cancel-payout.ts';
import type { PayoutKey, PayoutParts, PayoutRequest } from './payout-parts.ts';
import { releasePayout } from './release-payout.ts';
import { reservePayout } from './reserve-payout.ts';

/** Money out of wallets, for whoever decides that it may leave. */
export interface Payouts {
  /** Takes the amount out of the wallet and holds it. */
  reserve(request: PayoutRequest): Promise<PayoutKey>;
  /** Hands what is held to the provider, in the background. */
  release(key: PayoutKey): Promise<void>;
  /** Gives back what is held and was never handed on. */
  cancel(key: PayoutKey): Promise<void>;
}

export function createPayouts(parts: PayoutParts): Payouts {
  return {
    reserve: (request) => reservePayout(parts, request),
    release: (key) => releasePayout(parts, key),
    cancel: (key) => cancelPayout(parts, key),
  };
}
