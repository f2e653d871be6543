import type { MerchantCode, PayoutId } from '@wau/contract/ids';
import { openSealedText, sealText } from '@wau/service/secrets/sealing';
import type { PayOutOrder, PayoutDestination } from '../payment/payment-adapter.ts';
import type { PayoutParts } from './payout-parts.ts';
import type { PayoutRow } from './payout-sql.ts';

/** What stands in a payout's row under seal; JSON. */
interface StoredOrder {
  readonly destination: PayoutDestination;
  readonly callbackUrl: string;
}

export function sealOrder(
  { orderKey, random }: Pick<PayoutParts, 'orderKey' | 'random'>,
  merchantCode: MerchantCode,
  payoutId: PayoutId,
  order: StoredOrder,
): Buffer {
  return sealText(orderKey, placeOf(merchantCode, payoutId), JSON.stringify(order), random);
}

/** The order that a payout's provider gets. */
export function openOrder({ orderKey }: Pick<PayoutParts, 'orderKey'>, payout: PayoutRow): PayOutOrder {
  const place = placeOf(payout.merchant_id, payout.payout_id);
  const { destination, callbackUrl } = JSON.parse(
    openSealedText(orderKey, place, payout.sealed_order),
  ) as StoredOrder;
  return {
    orderReference: payout.payout_id,
    amountMinor: payout.amount_minor,
    currencyCode: payout.currency,
    destination,
    callbackUrl,
  };
}

function placeOf(merchantCode: MerchantCode, payoutId: PayoutId): string {
  return `wau.payouts/${merchantCode}/${payoutId}`;
}
