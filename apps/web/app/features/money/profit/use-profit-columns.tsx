import type { CurrencyCode } from '@wau/money/currency';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { SignedAmount } from '../../../shared/balance/signed-amount.tsx';
import type { Column } from '../../../shared/list/row-table.tsx';
import { useDayName } from '../../../shared/records/use-day-name.ts';
import { betsOfDay, betsPath } from './bets-path.ts';
import type { ProfitDay, ProfitFilter } from './profit-queries.ts';

/** What a row of a phone says of a day, in columns. */
export function useProfitColumns(
  currencyCode: CurrencyCode,
  kept: ProfitFilter,
): readonly Column<ProfitDay>[] {
  const t = useTranslate();
  const money = useMoney();
  const dayName = useDayName();
  const hasBets = useFlag('TRANSBETREPMEM3');
  const amount = (wire: string) => money(minorOf(wire), currencyCode);
  return [
    {
      name: t('profit.day'),
      isHead: true,
      cell: ({ day, betCount }) =>
        hasBets && betCount > 0 ? (
          <Link to={betsPath(betsOfDay(kept, day))} className="font-semibold text-gold-text">
            {dayName(day)}
          </Link>
        ) : (
          <span className="font-semibold">{dayName(day)}</span>
        ),
    },
    { name: t('bets.stake'), isAmount: true, cell: ({ stakeMinor }) => amount(stakeMinor) },
    { name: t('bets.total.payout'), isAmount: true, cell: ({ payoutMinor }) => amount(payoutMinor) },
    { name: t('profit.reward'), isAmount: true, cell: ({ rewardMinor }) => amount(rewardMinor) },
    {
      name: t('bets.total.net'),
      isAmount: true,
      cell: ({ netMinor }) => <SignedAmount amount={minorOf(netMinor)} currencyCode={currencyCode} />,
    },
  ];
}
