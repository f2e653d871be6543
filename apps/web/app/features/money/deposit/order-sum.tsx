import { type Minor, toMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { feeOf } from './deposit-form.ts';
import type { DepositMethod } from './deposit-queries.ts';

interface OrderSumProps {
  readonly method: DepositMethod;
  readonly amount: Minor;
}

/** What is paid, what that costs, and what reaches the balance: said before anything is paid. */
export function OrderSum({ method, amount }: OrderSumProps) {
  const t = useTranslate();
  const money = useMoney();
  const fee = feeOf(amount, method);
  if (fee === 0n) return null;
  const facts = [
    [t('deposit.sum.pay'), amount],
    [t('deposit.fee'), fee],
    [t('deposit.sum.receive'), toMinor(amount - fee)],
  ] as const;
  return (
    <dl aria-live="polite" className="space-y-1 rounded-medium bg-surface p-4 text-detail">
      {facts.map(([name, of], place) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className={place === facts.length - 1 ? 'tabular font-semibold' : 'tabular'}>
            {money(of, method.currencyCode)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
