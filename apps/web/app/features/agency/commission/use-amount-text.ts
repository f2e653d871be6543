import type { CurrencyCode } from '@wau/money/currency';
import { unbroken } from '@wau/money/format';
import { type Minor, toMinor } from '@wau/money/minor';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';

/** Amounts within sentences: on one line, and below zero with the sign before the currency, as everywhere. */
export function useAmountText(currencyCode: CurrencyCode): (wire: string) => string {
  const money = useMoney();
  const text = (amount: Minor) => unbroken(money(amount, currencyCode));
  return (wire) => {
    const amount = minorOf(wire);
    return amount < 0n ? `−${text(toMinor(-amount))}` : text(amount);
  };
}
