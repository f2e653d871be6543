import type { StatedPayment } from '../payment/payment-adapter.ts';
import type { RecordedPayment } from './compare-payment.ts';

/** Which payments a statement has named so far. */
export class StatedPayments {
  readonly #payments = new Set<string>();
  readonly #ofOrders = new Set<string>();
  readonly #orders = new Set<string>();

  /** `false` where the provider has stated this payment already. */
  add({ direction, providerReference, orderReference }: StatedPayment): boolean {
    this.#orders.add(`${direction} ${orderReference}`);
    this.#ofOrders.add(`${direction} ${orderReference} ${providerReference}`);
    const payment = `${direction} ${providerReference}`;
    if (this.#payments.has(payment)) return false;
    this.#payments.add(payment);
    return true;
  }

  /** Whether the order's own payment is among them; any that names the order, where its payment has no name here. */
  has({ direction, orderReference, providerReference }: RecordedPayment): boolean {
    return providerReference === null
      ? this.#orders.has(`${direction} ${orderReference}`)
      : this.#ofOrders.has(`${direction} ${orderReference} ${providerReference}`);
  }
}
