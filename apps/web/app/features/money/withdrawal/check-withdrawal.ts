import { currencyOf } from '@wau/money/currency';
import { type Minor, parseMajorText, toMinor } from '@wau/money/minor';
import { paymentFee } from '@wau/money/payment-fee';
import { minorOf } from '../../../platform/money/minor-of.ts';
import type { WithdrawalTerms } from './withdrawal-queries.ts';

/** What keeps an amount from being withdrawn, and the bound that it breaks. */
export type WithdrawalProblem =
  | { readonly kind: 'required' | 'invalid' }
  | { readonly kind: 'below' | 'above' | 'balance' | 'day' | 'identity'; readonly limit: Minor };

export type WithdrawalCheck =
  | { readonly ok: true; readonly amount: Minor }
  | { readonly ok: false; readonly problem: WithdrawalProblem };

/** The amount that was typed, against what the merchant, the balance and the day allow. */
export function checkWithdrawal(text: string, terms: WithdrawalTerms): WithdrawalCheck {
  if (text.trim() === '') return { ok: false, problem: { kind: 'required' } };
  const amount = parseMajorText(text, currencyOf(terms.currencyCode));
  if (amount === undefined || amount === 0n) return { ok: false, problem: { kind: 'invalid' } };
  const bounds = [
    ['below', minorOf(terms.minAmountMinor), amount < minorOf(terms.minAmountMinor)],
    ['balance', minorOf(terms.balanceMinor), amount > minorOf(terms.balanceMinor)],
    ['above', minorOf(terms.maxAmountMinor), amount > minorOf(terms.maxAmountMinor)],
    ['day', minorOf(terms.dailyAmountLeftMinor), amount > minorOf(terms.dailyAmountLeftMinor)],
    ['identity', leftWithoutIdentity(terms), amount > leftWithoutIdentity(terms)],
  ] as const;
  const broken = bounds.find(([, , isBroken]) => isBroken);
  return broken === undefined
    ? { ok: true, amount }
    : { ok: false, problem: { kind: broken[0], limit: broken[1] } };
}

/** The most that can be withdrawn now; zero where it is less than the least. */
export function mostToWithdraw(terms: WithdrawalTerms): Minor {
  const bounds = [terms.maxAmountMinor, terms.dailyAmountLeftMinor].map(minorOf);
  const most = [...bounds, leftWithoutIdentity(terms)].reduce(
    (least, each) => (each < least ? each : least),
    minorOf(terms.balanceMinor),
  );
  return most < minorOf(terms.minAmountMinor) ? toMinor(0n) : most;
}

/** What may go out before the identity is known; the balance where that does not matter. */
function leftWithoutIdentity({ identity, balanceMinor }: WithdrawalTerms): Minor {
  return minorOf(identity?.leftMinor ?? balanceMinor);
}

/** What is taken for it by these terms. */
export function feeOf(amount: Minor, terms: Pick<WithdrawalTerms, 'feeMinor' | 'feeBasisPoints'>): Minor {
  return paymentFee(amount, { flatMinor: minorOf(terms.feeMinor), basisPoints: terms.feeBasisPoints });
}
