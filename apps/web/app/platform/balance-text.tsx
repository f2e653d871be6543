import { useQuery } from '@tanstack/react-query';
import { CountingAmount } from '../ui/counting-amount.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useApi } from './app-services.ts';
import { useBalanceHidden } from './balance-visibility.ts';
import { useTranslate } from './i18n/use-language.ts';
import { balanceQuery } from './member-queries.ts';
import { minorOf } from './minor-of.ts';
import { useMoney } from './use-money.ts';

/** The member's balance, counting to its new value, or asterisks. Takes the size of the text around it. */
export function BalanceText() {
  const t = useTranslate();
  const money = useMoney();
  const isHidden = useBalanceHidden();
  const { data, isFetching } = useQuery(balanceQuery(useApi()));
  if (data === undefined) return isFetching ? <Skeleton className="h-[1em] w-24" /> : <span>–</span>;
  if (isHidden) {
    return (
      <span>
        <span aria-hidden="true">{`${data.currencySymbol} ****`}</span>
        <span className="sr-only">{t('balance.hidden')}</span>
      </span>
    );
  }
  return (
    <CountingAmount
      amount={minorOf(data.sumBalanceMinor)}
      format={(amount) => money(amount, data.currencyCode)}
    />
  );
}
