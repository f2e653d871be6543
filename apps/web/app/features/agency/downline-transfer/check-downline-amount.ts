import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText, zeroMinor } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { DownlineTerms } from './downline-transfer-queries.ts';

/** What keeps an amount from being sent, and the bound that it breaks. */
export type DownlineProblem =
  | { readonly kind: 'required' | 'invalid' }
  | { readonly kind: 'below' | 'above' | 'balance' | 'today'; readonly limit: Minor };

export type DownlineCheck =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: DownlineProblem };

/** The amount that was typed, against what the merchant and the balance allow. */
export function checkDownlineAmount(text: string, terms: DownlineTerms): DownlineCheck {
  if (text.trim() === '') return { ok: false, problem: { kind: 'required' } };
  const amount = parseMajorText(text, currencyOf(terms.currencyCode));
  if (amount === undefined || amount === 0n) return { ok: false, problem: { kind: 'invalid' } };
  const [least, most, balance, today] = boundsOf(terms);
  if (amount < least) return { ok: false, problem: { kind: 'below', limit: least } };
  if (amount > balance) return { ok: false, problem: { kind: 'balance', limit: balance } };
  if (amount > most) return { ok: false, problem: { kind: 'above', limit: most } };
  if (amount > today) return { ok: false, problem: { kind: 'today', limit: today } };
  return { ok: true, amount };
}

/** The most that can be sent now; zero where it is less than the least. */
export function mostToSend(terms: DownlineTerms): Minor {
  const [least, ...bounds] = boundsOf(terms);
  const all = bounds.reduce((lowest, bound) => (bound < lowest ? bound : lowest));
  return all < least ? zeroMinor : all;
}

function boundsOf(terms: DownlineTerms): [least: Minor, most: Minor, balance: Minor, today: Minor] {
  const { minAmountMinor, maxAmountMinor, balanceMinor, leftTodayMinor } = terms;
  return [minorOf(minAmountMinor), minorOf(maxAmountMinor), minorOf(balanceMinor), minorOf(leftTodayMinor)];
}
