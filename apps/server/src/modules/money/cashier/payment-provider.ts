import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';
import type { SignatureVerdict } from '@wau/service/signature';

/** What a provider is asked for, as it is stored with the deposit: asking again sends the same words. JSON. */
export interface PaymentIntent {
  readonly merchantCode: MerchantCode;
  readonly depositId: DepositId;
  readonly brandName: string;
  readonly themeName: string;
  readonly language: LanguageCode;
  /** Minor units, base 10. */
  readonly amountMinor: string;
  readonly currencyCode: CurrencyCode;
  /** Where the payer goes afterwards: a path on the merchant's site, or the whole address. */
  readonly returnUrl: string;
  /** Where the provider reports the decision. */
  readonly callbackUrl: string;
}

export interface CreatedPayment {
  /** The provider's id of the payment. */
  readonly providerPaymentId: string;
  /** The page where the payer decides; may be relative to the merchant's site. */
  readonly payUrl: string;
}

/** A callback as it came, before anything in it is believed. */
export interface RawCallback {
  readonly method: string;
  readonly path: string;
  readonly rawBody: string;
  /** A header's value, empty when it is missing. */
  readonly header: (name: string) => string;
}

/** One kind of payment provider. `key` is the one shared by the merchant and the provider. */
export interface PaymentProvider {
  /**
   * Asks for a payment page. Asking again for the same deposit gives the same payment. Throws whatever went wrong
   * when there is no answer to rely on; the caller then asks again later.
   */
  createPayment(intent: PaymentIntent, key: Buffer): Promise<CreatedPayment>;
  verifyCallback(callback: RawCallback, key: Buffer, nowMs: number): SignatureVerdict;
}

/** The kinds of providers this installation can talk to, by the code in `payment_providers`. */
export type PaymentProviders = ReadonlyMap<string, PaymentProvider>;
