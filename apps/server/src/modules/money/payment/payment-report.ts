import { hash } from 'node:crypto';
import type { MerchantCode } from '@wau/contract/ids';
import type { CurrencyCode } from '@wau/money/currency';
import { type Minor, maxMinor } from '@wau/money/minor';
import type { SqlRunner } from '@wau/service/database/sql-runner';
import { Refusal } from '@wau/service/refusal';
import type { PaymentDirection, PaymentReport, ShownInstructions, StartedPayIn } from './payment-adapter.ts';
import { insertPaymentReport } from './payment-sql.ts';

/** An order as far as a report can be compared with it. */
export interface ReportedOrder {
  readonly merchant_id: MerchantCode;
  readonly provider_code: string;
  readonly amount_minor: Minor;
  readonly currency: CurrencyCode;
  /** `null` until the provider has named the payment. */
  readonly provider_reference: string | null;
}

/** Whether a text can be a provider's name of a payment. */
export function isReference(text: string): boolean {
  return /^[\x21-\x7e]{1,128}$/.test(text);
}

/**
 * Whether a started payment may be stored and shown: its page is a path of the site or a web address, never a script, and
 * may be missing beside instructions; a code's content fits into a code.
 */
export function isSoundStart({ providerReference, payUrl, instructions }: StartedPayIn): boolean {
  if (!isReference(providerReference)) return false;
  if (instructions !== undefined && !isSoundToShow(instructions.shown)) return false;
  if (instructions !== undefined && payUrl === '') return true;
  const isPath = /^\/(?![/\\])/.test(payUrl);
  const protocol = URL.parse(payUrl)?.protocol;
  return isPath || protocol === 'https:' || protocol === 'http:';
}

function isSoundToShow(shown: ShownInstructions): boolean {
  if (!/^[\x20-\x7e]{1,500}$/.test(shown.content)) return false;
  if (shown.kind !== 'crypto') return true;
  const { network, token, tokenAmount, confirmationsNeeded } = shown;
  return (
    /^[\x20-\x7e]{1,40}$/.test(network) &&
    /^[A-Z0-9]{1,10}$/.test(token) &&
    /^\d{1,18}(?:\.\d{1,18})?$/.test(tokenAmount) &&
    Number.isInteger(confirmationsNeeded) &&
    confirmationsNeeded > 0 &&
    confirmationsNeeded <= mostConfirmations
  );
}

/** More than any chain's payments wait for. */
const mostConfirmations = 1_000;

/**
 * Refuses `request.invalid` for a report that is not of a form that can be stored and compared; an adapter's mistakes end
 * here.
 */
export function requireSound({ providerReference, amountMinor, currencyCode }: PaymentReport): void {
  const isSound =
    isReference(providerReference) &&
    amountMinor >= 0n &&
    amountMinor <= maxMinor &&
    /^[A-Za-z0-9]{1,16}$/.test(currencyCode);
  if (!isSound) throw new Refusal('request.invalid');
}

/** Whether a report is about this payment: the same amount and currency, and the same name at the provider. */
export function fits(order: ReportedOrder, report: PaymentReport): boolean {
  return (
    // The report may be quicker than our note of the provider's first answer.
    (order.provider_reference === null || order.provider_reference === report.providerReference) &&
    order.amount_minor === report.amountMinor &&
    order.currency === report.currencyCode
  );
}

/** Writes down what a provider said where it changed the order or contradicts it; a repetition changes nothing. */
export async function recordReport(
  tx: SqlRunner,
  order: ReportedOrder,
  direction: PaymentDirection,
  verdict: 'applied' | 'contradiction',
  report: PaymentReport,
  receivedAt: Date,
): Promise<void> {
  const { orderReference, providerReference, state, amountMinor, currencyCode } = report;
  const said = [order.provider_code, direction, verdict, providerReference, state, amountMinor, currencyCode];
  await insertPaymentReport(tx, {
    merchantCode: order.merchant_id,
    orderReference,
    reportHash: hash('sha256', said.join('\n'), 'buffer'),
    providerCode: order.provider_code,
    direction,
    verdict,
    state,
    providerReference,
    amountMinor,
    currencyCode,
    receivedAt,
  });
}
