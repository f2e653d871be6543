import type { MerchantCode } from '@wau/contract/ids';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PaymentProviders } from './payment-provider.ts';

/** What the cashier's use cases are made of. */
export interface Cashier extends Pick<ServerParts, 'clock' | 'random' | 'database' | 'runner' | 'ledger'> {
  readonly providers: PaymentProviders;
  /** Opens the sealed keys of payment providers. */
  readonly sealingKey: Buffer;
  /** Origin that providers report to; asked each time, because the port may be known only once the server listens. */
  readonly callbackOrigin: () => string;
  /**
   * Origin of a merchant's site for providers that serve their pages elsewhere; empty where they are served on the
   * merchant's own host, which makes the way back a path.
   */
  readonly siteOrigin: (merchantCode: MerchantCode) => string;
  readonly limits: CashierLimits;
}

export interface CashierLimits {
  /** How long a member has to pay. */
  readonly depositLifetimeMs: number;
  /** Most pending deposits of one member at a time. */
  readonly maximumOpenDeposits: number;
  /** Most deposits that one member places in an hour, so that placing and cancelling in turn does not go on for ever. */
  readonly maximumDepositsPerHour: number;
}

export const cashierDefaults: CashierLimits = {
  depositLifetimeMs: 15 * 60_000,
  maximumOpenDeposits: 5,
  maximumDepositsPerHour: 60,
};

/** Label of the key, derived from the master secret, that seals the keys of payment providers. */
export const providerKeySealingLabel = 'sealing/payment-provider-keys';

/** Where a provider's key is sealed for; whoever writes the row seals it with the same words. */
export function providerKeyPlace(merchantCode: MerchantCode, providerCode: string): string {
  return `wau.payment_providers/${merchantCode}/${providerCode}`;
}
