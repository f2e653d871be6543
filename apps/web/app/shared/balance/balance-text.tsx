import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../platform/balance/balance-queries.ts';
import { useBalanceHidden } from '../../platform/balance/balance-visibility.ts';
import { useTranslate } from '../../platform/language/use-language.ts';
import { minorOf } from '../../platform/money/minor-of.ts';
import { useMoney } from '../../platform/money/use-money.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { CountingAmount } from '../../ui/counting-amount.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';

interface BalanceTextProps {
  /** May go on in a second line after the currency, where its place is narrow. */
  readonly wraps?: boolean;
}

/** The member's balance, counting to its new value, or asterisks. Takes the size of the text around it. */
export function BalanceText({ wraps = false }: BalanceTextProps) {
  const t = useTranslate();
  const money = useMoney();
  const isHidden = useBalanceHidden();
  const { data, isFetching } = useQuery(balanceQuery(useApi()));
  if (data === undefined) return isFetching ? <Skeleton className="h-[1em] w-24" /> : <span>–</span>;
  if (isHidden) {
    return (
      <span className="balance">
        <span aria-hidden="true">{`${data.currencySymbol} ****`}</span>
        <span className="sr-only">{t('balance.hidden')}</span>
      </span>
    );
  }
  return (
    <span className="balance">
      <CountingAmount
        amount={minorOf(data.sumBalanceMinor)}
        format={(amount) => {
          const text = money(amount, data.currencyCode);
          return wraps ? text.replaceAll('\u00a0', ' ') : text;
        }}
      />
    </span>
  );
}
