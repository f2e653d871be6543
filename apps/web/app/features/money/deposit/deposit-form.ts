import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText, zeroMinor } from '@wau/money/minor';
import { paymentFee } from '@wau/money/payment-fee';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { DepositMethod } from './deposit-queries.ts';

export type AmountProblem = 'required' | 'invalid' | 'below' | 'above' | 'bonus';

export type AmountCheck =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: AmountProblem };

/** The amount that was typed, by the bounds of the method. */
export function checkAmount(
  text: string,
  method: Pick<DepositMethod, 'currencyCode' | 'minAmountMinor' | 'maxAmountMinor'>,
): AmountCheck {
  if (text.trim() === '') return { ok: false, problem: 'required' };
  const amount = parseMajorText(text, currencyOf(method.currencyCode));
  if (amount === undefined) return { ok: false, problem: 'invalid' };
  if (amount < minorOf(method.minAmountMinor)) return { ok: false, problem: 'below' };
  if (amount > minorOf(method.maxAmountMinor)) return { ok: false, problem: 'above' };
  return { ok: true, amount };
}

/** What is kept of an amount before it reaches the balance. */
export function feeOf(
  amount: Minor,
  {
    feePayer,
    feeFlatMinor,
    feeBasisPoints,
  }: Pick<DepositMethod, 'feePayer' | 'feeFlatMinor' | 'feeBasisPoints'>,
): Minor {
  if (feePayer === 'merchant') return zeroMinor;
  return paymentFee(amount, { flatMinor: minorOf(feeFlatMinor), basisPoints: feeBasisPoints });
}

/** What the player is about to order: the same intention keeps the same key. */
export interface DepositIntention {
  readonly methodCode: string;
  readonly amountMinor: string;
  /** The promotion whose bonus is chosen; left out for none. */
  readonly promotionId?: string;
}

/** The provider's page, if it is an address that a browser may be sent to. */
export function safePayUrl(payUrl: string, base: string): string | undefined {
  if (payUrl === '') return undefined;
  try {
    const url = new URL(payUrl, base);
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
