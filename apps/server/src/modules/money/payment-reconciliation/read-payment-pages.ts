import { Refusal } from '@wau/service/refusal';
import { withinTime } from '@wau/service/within-time';
import { SilentError } from '../../../platform/statements/silent-error.ts';
import type { ReadStatementPage } from '../../../platform/statements/statement-pages.ts';
import { findPaymentAccount } from '../payment/payment-account.ts';
import type { PaymentStatementPage, StatedPayment } from '../payment/payment-adapter.ts';
import { requireSound } from '../payment/payment-report.ts';
import type { Payments } from '../payment/payments.ts';
import type { ProviderKey } from './payment-reconciliation-sql.ts';

/** For one page; nobody waits for it, and the next provider does. */
const pageTimeoutMs = 20_000;
const states: readonly string[] = ['pending', 'succeeded', 'failed'];
const directions: readonly string[] = ['pay-in', 'pay-out'];

/**
 * How a provider's statement is read; `undefined` where it cannot be asked for one: its protocol has none, or nobody here
 * speaks it. What an adapter gives is looked at before it goes into keys and amounts.
 */
export async function paymentPagesOf(
  payments: Pick<Payments, 'adapters' | 'runner' | 'sealingKey' | 'clock'>,
  { merchantCode, providerCode }: ProviderKey,
): Promise<ReadStatementPage<StatedPayment> | undefined> {
  const adapter = payments.adapters.get(providerCode);
  const readStatement = adapter?.readStatement?.bind(adapter);
  if (readStatement === undefined) return undefined;
  const account = await findPaymentAccount(payments, merchantCode, providerCode);
  if (account === undefined) return undefined;
  return async (period, after) => {
    const sentAt = new Date(payments.clock.nowMs());
    try {
      return soundPage(
        await withinTime(pageTimeoutMs, (signal) =>
          readStatement({ ...period, after, sentAt }, account, signal),
        ),
      );
    } catch (error) {
      throw new SilentError(error instanceof Error ? error.message : String(error));
    }
  };
}

function soundPage(page: PaymentStatementPage): PaymentStatementPage {
  const wrong = page.lines.find((line) => !isSound(line));
  if (wrong !== undefined) throw new Error(`what is stated of ${wrong.orderReference} cannot be read`);
  return page;
}

function isSound(line: StatedPayment): boolean {
  try {
    requireSound(line);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  return (
    /^[!-~]{0,128}$/.test(line.orderReference) &&
    states.includes(line.state) &&
    directions.includes(line.direction) &&
    !Number.isNaN(line.endedAt.getTime())
  );
}
