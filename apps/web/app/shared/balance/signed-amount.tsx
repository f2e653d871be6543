import type { CurrencyCode } from '@wau/money/currency';
import type { Minor } from '@wau/money/minor';
import { useMoney } from '../../platform/money/use-money.ts';
import { classNames } from '../../ui/class-names.ts';

interface SignedAmountProps {
  readonly amount: Minor;
  readonly currencyCode: CurrencyCode;
}

/** An amount that came in or went out: the sign says which, the colour repeats it. */
export function SignedAmount({ amount, currencyCode }: SignedAmountProps) {
  const money = useMoney();
  const size = (amount < 0n ? -amount : amount) as Minor;
  const sign = amount > 0n ? '+' : amount < 0n ? '−' : '';
  return (
    <span className={classNames('tabular font-semibold', amount > 0n ? 'text-sea-text' : 'text-text')}>
      {sign}
      {money(size, currencyCode)}
    </span>
  );
}
