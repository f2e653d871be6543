import { expect, type Page } from '@playwright/test';
import { callsOf, nextKey } from './member-calls.ts';

/**
 * Deposits an amount in whole ringgit for whoever the page is logged in as, approves it as its payer does, and waits
 * until it is in the balance. By calls, for tests of something else than the cashier: its two pages would cost each of
 * them seconds.
 */
export async function deposit(page: Page, amount: string): Promise<void> {
  const call = await callsOf(page);
  const before = BigInt((await call('getBalance')).sumBalanceMinor);
  const amountMinor = `${amount}00`;
  const { payUrl } = await call('placeDeposit', {
    idempotencyKey: nextKey(),
    body: { methodCode: 'online-banking', amountMinor, returnPath: '/m/voucherCenter' },
  });
  await page.request.post(payUrl, { form: { decision: 'approve', callback: 'once' }, maxRedirects: 0 });
  const credited = async () => BigInt((await call('getBalance')).sumBalanceMinor) - before;
  await expect.poll(credited, { timeout: 20_000 }).toBe(BigInt(amountMinor));
}
