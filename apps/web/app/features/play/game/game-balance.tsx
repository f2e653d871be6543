import { useQuery } from '@tanstack/react-query';
import { balanceQuery } from '../../../platform/balance/balance-queries.ts';
import { useBalanceHidden } from '../../../platform/balance/balance-visibility.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { BalanceText } from '../../../shared/balance/balance-text.tsx';

/**
 * The balance as the game shows it, to the moment: while a win is still being played, neither this bar nor the game
 * counts it. What the server answers meanwhile is told to the game, which asks and shows it when nothing is open.
 */
export function GameBalance({ balanceMinor }: { readonly balanceMinor: string }) {
  const money = useMoney();
  const isHidden = useBalanceHidden();
  const { data } = useQuery(balanceQuery(useApi()));
  if (data === undefined || isHidden) return <BalanceText />;
  return <span className="balance">{money(minorOf(balanceMinor), data.currencyCode)}</span>;
}
