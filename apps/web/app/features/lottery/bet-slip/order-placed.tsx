import type { CurrencyCode } from '@wau/money/currency';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryOrdersPath } from '../../../platform/lottery/lottery-paths.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import { CopyableValue } from '../../../shared/copy/copyable-value.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { PlacedOrder } from './use-slip-order.ts';

interface OrderPlacedProps {
  readonly placed: PlacedOrder;
  readonly currencyCode: CurrencyCode;
  readonly onOn: () => void;
}

/** What has been staked, and where it goes from there. */
export function OrderPlaced({ placed, currencyCode, onOn }: OrderPlacedProps) {
  const t = useTranslate();
  const money = useMoney();
  return (
    <div className="space-y-4 px-2 pb-2 text-center">
      <CircleCheck className="mx-auto size-12 text-sea-text" />
      <div role="status">
        <p className="text-lg font-semibold">{t('slip.placed')}</p>
        <p className="tabular text-muted">
          {t('slip.placed.sum', {
            amount: money(minorOf(placed.stakeMinor), currencyCode),
            draws: placed.drawCount,
          })}
        </p>
        {placed.refusedCount === 0 ? null : (
          <p className="mt-1 text-sm text-pretty text-hibiscus-text">
            {t('slip.placed.refused', { count: placed.refusedCount })}
          </p>
        )}
      </div>
      <div className="text-sm text-muted">
        <p>{t('slip.placed.number')}</p>
        <CopyableValue text={placed.orderId} label={t('slip.placed.copy')} />
      </div>
      <Button isWide onClick={onOn}>
        {t('slip.placed.on')}
      </Button>
      <Link to={lotteryOrdersPath} className={buttonClass('secondary', 'large', true)}>
        {t('slip.orders')}
      </Link>
    </div>
  );
}
