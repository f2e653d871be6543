import { type Minor, toMinor, zeroMinor } from '@wau/money/minor';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { BonusSum } from './bonus-choice.ts';
import { feeOf } from './deposit-form.ts';
import type { DepositMethod } from './deposit-queries.ts';

interface OrderSumProps {
  readonly method: DepositMethod;
  readonly amount: Minor;
  /** The bonus chosen; `undefined`: none. */
  readonly bonus: BonusSum | undefined;
}

/** What is paid, what that costs or brings, and what reaches the balance: said before anything is paid. */
export function OrderSum({ method, amount, bonus }: OrderSumProps) {
  const t = useTranslate();
  const money = useMoney();
  const fee = feeOf(amount, method);
  if (fee === 0n && bonus === undefined) return null;
  const received = amount - fee + (bonus?.bonusMinor ?? 0n);
  const turnover = bonus?.turnoverMinor ?? zeroMinor;
  const facts = [
    ['deposit.sum.pay', amount],
    ...(fee === 0n ? [] : [['deposit.fee', fee] as const]),
    ...(bonus === undefined ? [] : [['deposit.bonus.fact', bonus.bonusMinor] as const]),
    ['deposit.sum.receive', toMinor(received)],
    ...(turnover === 0n ? [] : [['deposit.bonus.turnover', turnover] as const]),
  ] as const;
  return (
    <dl aria-live="polite" className="space-y-1 rounded-medium bg-surface p-4 text-detail">
      {facts.map(([name, of]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{t(name)}</dt>
          <dd
            className={`tabular whitespace-nowrap ${name === 'deposit.sum.receive' ? 'font-semibold' : ''}`}
          >
            {money(of, method.currencyCode)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
