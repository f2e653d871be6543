import { type CurrencyCode, currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText, zeroMinor } from '@wau/money/minor';
import { minorOf } from '../../platform/money/minor-of.ts';

/** Within which bounds a member can send money to another one, in minor units. */
export interface TransferTerms {
  readonly currencyCode: CurrencyCode;
  readonly minAmountMinor: string;
  readonly maxAmountMinor: string;
  readonly balanceMinor: string;
  /** What is left of the day, where a day has a bound. */
  readonly leftTodayMinor?: string;
}

/** What keeps an amount from being sent, and the bound that it breaks. */
export type TransferProblem =
  | { readonly kind: 'required' | 'invalid' }
  | { readonly kind: 'below' | 'above' | 'balance' | 'today'; readonly limit: Minor };

export type TransferCheck =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: TransferProblem };

/** The amount that was typed, against what the merchant and the balance allow. */
export function checkTransferAmount(text: string, terms: TransferTerms): TransferCheck {
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
export function mostToSend(terms: TransferTerms): Minor {
  const [least, ...bounds] = boundsOf(terms);
  const all = bounds.reduce((lowest, bound) => (bound < lowest ? bound : lowest));
  return all < least ? zeroMinor : all;
}

function boundsOf(terms: TransferTerms): [least: Minor, most: Minor, balance: Minor, today: Minor] {
  const { minAmountMinor, maxAmountMinor, balanceMinor, leftTodayMinor = balanceMinor } = terms;
  return [minorOf(minAmountMinor), minorOf(maxAmountMinor), minorOf(balanceMinor), minorOf(leftTodayMinor)];
}
