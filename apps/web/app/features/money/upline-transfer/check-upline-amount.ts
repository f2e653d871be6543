import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText, zeroMinor } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { UplineTransferTerms } from './upline-transfer-queries.ts';

/** What keeps an amount from being sent, and the bound that it breaks. */
export type UplineProblem =
  | { readonly kind: 'required' | 'invalid' }
  | { readonly kind: 'below' | 'above' | 'balance'; readonly limit: Minor };

export type UplineCheck =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: UplineProblem };

/** The amount that was typed, against what the merchant and the balance allow. */
export function checkUplineAmount(text: string, terms: UplineTransferTerms): UplineCheck {
  if (text.trim() === '') return { ok: false, problem: { kind: 'required' } };
  const amount = parseMajorText(text, currencyOf(terms.currencyCode));
  if (amount === undefined || amount === 0n) return { ok: false, problem: { kind: 'invalid' } };
  const [least, most, balance] = boundsOf(terms);
  if (amount < least) return { ok: false, problem: { kind: 'below', limit: least } };
  if (amount > balance) return { ok: false, problem: { kind: 'balance', limit: balance } };
  if (amount > most) return { ok: false, problem: { kind: 'above', limit: most } };
  return { ok: true, amount };
}

/** The most that can be sent now; zero where it is less than the least. */
export function mostToSend(terms: UplineTransferTerms): Minor {
  const [least, most, balance] = boundsOf(terms);
  const all = balance < most ? balance : most;
  return all < least ? zeroMinor : all;
}

function boundsOf(terms: UplineTransferTerms): [least: Minor, most: Minor, balance: Minor] {
  return [minorOf(terms.minAmountMinor), minorOf(terms.maxAmountMinor), minorOf(terms.balanceMinor)];
}
