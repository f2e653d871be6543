import type { DepositId, MerchantCode } from '@wau/contract/ids';
import { Fault } from '@wau/service/refusal';
import type { Cashier } from './cashier.ts';
import { selectDeposit, storePayment } from './cashier-sql.ts';
import { depositStatusAt } from './deposit-view.ts';
import { providerOf } from './provider-of.ts';

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
  const { provider, key } = await providerOf(cashier, merchantCode, deposit.provider_code);
  const payment = await provider.createPayment(deposit.payment_intent, key).catch((cause: unknown) => {
    throw new Fault('provider.unreachable', { cause });
  });
  await storePayment(cashier.runner, deposit, payment);
}
