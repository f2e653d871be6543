import type { MemberId, MerchantCode, PayoutId } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { deriveKey } from '@wau/service/secrets/derived-key';
import type { ServerParts } from '../../../platform/server-parts.ts';
import type { PayoutDestination } from '../payment/payment-adapter.ts';
import type { Payments } from '../payment/payments.ts';

/** Taken from the wallet, with the provider, and its two ends. */
export type PayoutStatus = 'held' | 'sent' | 'paid' | 'returned';

/** What the use cases of payouts are made of. */
export interface PayoutParts
  extends Pick<ServerParts, 'clock' | 'random' | 'database' | 'runner' | 'ledger'> {
  readonly payments: Payments;
  /** Seals to whom money is paid. */
  readonly orderKey: Buffer;
  /** Told, in the transaction of the end, that a payout which a provider was asked for has come to it. */
  readonly onEnd: PayoutEnded;
}

export type PayoutEnded = (tx: SqlRunner, key: PayoutKey, now: Date) => Promise<void>;

/** Whose money is to leave, and where to. */
export interface PayoutRequest {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  /** The same key with the same request is one payout. */
  readonly idempotencyKey: string;
  readonly providerCode: string;
  /** What the account outside gets. */
  readonly amountMinor: Minor;
  /** What stays with the house besides; zero where it is absent. */
  readonly feeMinor?: Minor;
  readonly currencyCode: CurrencyCode;
  readonly destination: PayoutDestination;
}

export interface PayoutKey {
  readonly merchantCode: MerchantCode;
  readonly payoutId: PayoutId;
}

export function createPayoutParts(parts: ServerParts, payments: Payments, onEnd: PayoutEnded): PayoutParts {
  return {
    ...parts,
    payments,
    onEnd,
    orderKey: deriveKey(parts.config.masterSecret, 'sealing/payout-orders'),
  };
}
