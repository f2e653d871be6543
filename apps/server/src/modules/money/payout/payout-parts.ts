import type { MemberId, MerchantCode, PayoutId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PayoutDestination } from '../payment/payment-adapter.ts';
import type { Payments } from '../payment/payments.ts';

/** What the use cases of payouts are made of. */
export interface PayoutParts
  extends Pick<ServerParts, 'clock' | 'random' | 'database' | 'runner' | 'ledger'> {
  readonly payments: Payments;
  /** Seals to whom money is paid. */
  readonly orderKey: Buffer;
}

/** Whose money is to leave, and where to. */
export interface PayoutRequest {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** The same key with the same request is one payout. */
  readonly idempotencyKey: string;
  readonly providerCode: string;
  readonly amountMinor: Minor;
  readonly currencyCode: CurrencyCode;
  readonly destination: PayoutDestination;
}

export interface PayoutKey {
  readonly merchantCode: MerchantCode;
  readonly payoutId: PayoutId;
}

export function createPayoutParts(parts: ServerParts, payments: Payments): PayoutParts {
  return { ...parts, payments, orderKey: deriveKey(parts.config.masterSecret, 'sealing/payout-orders') };
}
