import type { DepositId, MerchantCode } from '@wau/contract/ids';
import type { LanguageCode } from '@wau/contract/languages';
import type { CurrencyCode } from '@wau/money/currency';

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
  readonly returnUrl: string;
  readonly callbackUrl: string;
}
