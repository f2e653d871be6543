import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { Fault } from '@wau/service/refusal';
import { askProvider } from '../payment/ask-provider.ts';
import { providerOf } from '../payment/payment-account.ts';
import { isSoundStart } from '../payment/payment-report.ts';
import type { DepositParts } from './deposit-parts.ts';
import { selectDeposit, storePayment } from './deposit-sql.ts';
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
  parts: DepositParts,
  merchantCode: MerchantCode,
  depositId: DepositId,
): Promise<void> {
  const deposit = await selectDeposit(parts.runner, merchantCode, depositId);
  if (deposit === undefined || deposit.pay_url !== null || deposit.transfer !== null) return;
  if (depositStatusAt(deposit, parts.clock.nowMs()) !== 'pending') return;
  const { adapter, account } = await providerOf(parts.payments, merchantCode, deposit.provider_code);
  const payment = await askProvider(parts.payments, (signal) =>
    adapter.startPayIn(payInOrderOf(deposit), account, signal),
  );
  if (!isSoundStart(payment)) throw new Fault('provider.unreachable', { detail: 'not an address to pay at' });
  const { providerReference: providerPaymentId, payUrl, instructions } = payment;
  await storePayment(parts.runner, deposit, {
    providerPaymentId,
    payUrl,
    ...(instructions === undefined
      ? {}
      : { instructions: instructions.shown, expiresAt: instructions.expiresAt }),
  });
}
