import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { Fault } from '@wau/service/refusal';
import { askProvider } from '../payment/ask-provider.ts';
import { providerOf } from '../payment/payment-account.ts';
import { isSoundStart } from '../payment/payment-report.ts';
import type { Cashier } from './cashier.ts';
import { selectDeposit, storePayment } from './cashier-sql.ts';
import { depositStatusAt } from './deposit-view.ts';
import { payInOrderOf } from './pay-in-order.ts';

/**
 * Asks the deposit's provider for its payment page unless there is one or no more need of one. Safe to repeat, by
 * several at once as well: the provider knows the deposit by its id and gives the same payment.
 *
 * Locks: none while the provider is asked.
 *
 * @throws Fault `provider.unreachable`
 */
export async function requestPayment(
  cashier: Cashier,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<void> {
  const deposit = await selectDeposit(cashier.runner, merchantCode, depositId);
  if (deposit === undefined || deposit.pay_url !== null) return;
  if (depositStatusAt(deposit, cashier.clock.nowMs()) !== 'pending') return;
  const { adapter, account } = await providerOf(cashier.payments, merchantCode, deposit.provider_code);
  const payment = await askProvider(cashier.payments, (signal) =>
    adapter.startPayIn(payInOrderOf(deposit), account, signal),
  );
  if (!isSoundStart(payment)) throw new Fault('provider.unreachable', { detail: 'not an address to pay at' });
  await storePayment(cashier.runner, deposit, {
    providerPaymentId: payment.providerReference,
    payUrl: payment.payUrl,
  });
}
