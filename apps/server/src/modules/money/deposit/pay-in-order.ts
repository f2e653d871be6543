import type { PayInOrder } from '../payment/payment-adapter.ts';
import type { DepositRow } from './deposit-sql.ts';

/** The order that a deposit's provider gets. */
export function payInOrderOf(
  deposit: Pick<DepositRow, 'payment_intent' | 'method_code' | 'amount_minor'>,
): PayInOrder {
  const { brandName, themeName, language, currencyCode, returnUrl, callbackUrl, depositId } =
    deposit.payment_intent;
  return {
    orderReference: depositId,
    methodCode: deposit.method_code,
    amountMinor: deposit.amount_minor,
    currencyCode,
    brandName,
    themeName,
    language,
    returnUrl,
    callbackUrl,
  };
}
