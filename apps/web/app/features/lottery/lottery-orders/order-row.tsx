import { unbroken } from '@wau/money/format';
import ChevronRight from 'lucide-react/icons/chevron-right';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryAgainPath, lotteryOrderPath } from '../../../platform/lottery/lottery-paths.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import type { OrderEntry } from './lottery-orders-queries.ts';
import { OrderResult } from './order-result.tsx';

/** A slip's part in one draw; leads to the slip. */
export function OrderRow({ entry }: { readonly entry: OrderEntry }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const { gameName, numero, entryCount, currencyCode, placedAt } = entry;
  const stake = unbroken(money(minorOf(entry.stakeMinor), currencyCode));
  const payout = unbroken(money(minorOf(entry.payoutMinor), currencyCode));
  return (
    <div className="flex items-center">
      <Link
        to={lotteryOrderPath(entry.orderId)}
        className="flex min-h-19 min-w-0 flex-1 items-center gap-3 py-3 ps-4 pressed:bg-raised"
      >
        <span className="min-w-0 flex-1">
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="words font-semibold">{gameName}</span>
            <OrderResult entry={entry} />
          </span>
          <span className="tabular mt-0.5 flex flex-wrap justify-between gap-x-4 text-caption text-muted">
            <span>
              {numero}
              {entryCount === 1 ? '' : ` · ${t('orders.draw', { entry: entry.entry, count: entryCount })}`}
            </span>
            <span>
              {entry.state === 'settled'
                ? t('bets.amounts', { stake, payout })
                : t('orders.row.stake', { stake })}
            </span>
          </span>
          <time dateTime={placedAt} className="tabular block text-caption text-muted">
            {moment(placedAt)}
          </time>
        </span>
        <ChevronRight className="size-5 shrink-0 text-muted rtl:-scale-x-100" />
      </Link>
      <Link
        to={lotteryAgainPath(entry.gameId, entry.orderId)}
        aria-label={t('orders.again.of', { numero })}
        className="flex size-11 shrink-0 items-center justify-center me-2 text-gold-text"
      >
        <RotateCw className="size-5" />
      </Link>
    </div>
  );
}
