import type { MemberId, MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';

/** Whose money of which currency. */
export interface MoneyOwner {
  readonly merchantCode: MerchantCode;
  readonly memberId: MemberId;
  readonly currencyCode: CurrencyCode;
}
