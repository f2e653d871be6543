import { Link } from 'react-router';
import type { ApiFailure } from '../../../platform/api/api-failure.ts';
import { useFailureText } from '../../../platform/language/use-failure-text.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryOrdersPath } from '../../../platform/lottery/lottery-paths.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import type { SlipOrder } from './use-slip-order.ts';

interface OrderFailureProps {
  readonly order: SlipOrder;
  /** The draw that takes stakes now. */
  readonly numero: string | undefined;
  readonly onAllAsOffered: () => void;
}

/** Where the player goes from what keeps the order from being taken. */
const waysOn: Partial<
  Record<
    ApiFailure['code'],
    { readonly label: 'page.deposit' | 'page.saferPlay' | 'slip.lobby'; readonly to: string }
  >
> = {
  'lottery.game.unknown': { label: 'slip.lobby', to: '/m/lottery' },
  'balance.insufficient': { label: 'page.deposit', to: '/m/voucherCenter' },
  'play.limit.time': { label: 'page.saferPlay', to: '/m/saferPlay' },
  'play.limit.stake': { label: 'page.saferPlay', to: '/m/saferPlay' },
  'play.limit.loss': { label: 'page.saferPlay', to: '/m/saferPlay' },
};

/** What became of the last attempt, where that is not an order. */
export function OrderFailure({ order, numero, onAllAsOffered }: OrderFailureProps) {
  const t = useTranslate();
  const failureText = useFailureText();
  const { failure, attempted, isUnresolved } = order;
  if (failure === undefined) return null;
  const closed = failure.code === 'lottery.draw.closed' ? attempted?.body.currentNumero : undefined;
  const way = waysOn[failure.code];
  return (
    <div role="alert" className="mb-2 space-y-1 text-sm">
      <p className="words text-pretty text-hibiscus-text">
        {closed === undefined ? failureText(failure) : t('slip.closed.meanwhile', { numero: closed })}{' '}
        {closed !== undefined && numero !== undefined ? t('slip.closed.next', { numero }) : null}
        {isUnresolved ? t('slip.unresolved') : null}
      </p>
      {isUnresolved ? (
        <Link to={lotteryOrdersPath} className={buttonClass('quiet', 'small')}>
          {t('slip.orders')}
        </Link>
      ) : failure.code === 'lottery.sum.changed' ? (
        <Button
          look="secondary"
          size="small"
          onClick={() => {
            onAllAsOffered();
            order.forget();
          }}
        >
          {t('slip.offered.all')}
        </Button>
      ) : way === undefined ? null : (
        <Link to={way.to} className={buttonClass('secondary', 'small')}>
          {t(way.label)}
        </Link>
      )}
    </div>
  );
}
