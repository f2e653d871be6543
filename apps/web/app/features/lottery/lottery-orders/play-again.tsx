import type { LotteryOrderId } from '@wau/contract/ids';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryAgainPath } from '../../../platform/lottery/lottery-paths.ts';
import { buttonClass } from '../../../ui/buttons/button-style.ts';

interface PlayAgainProps {
  readonly orderId: LotteryOrderId;
  /** Absent where the lottery is not offered any more. */
  readonly game: { readonly gameId: string } | undefined;
}

/** Puts the bets of the order into the basket of its lottery, to be looked at and staked on another draw. */
export function PlayAgain({ orderId, game }: PlayAgainProps) {
  const t = useTranslate();
  if (game === undefined) {
    return (
      <p className="text-detail text-pretty text-muted">
        {t('orders.again.ended')}{' '}
        <Link to="/m/lottery" className="inline-flex min-h-11 items-center font-medium text-gold-text">
          {t('lottery.start.all')}
        </Link>
      </p>
    );
  }
  return (
    <Link to={lotteryAgainPath(game.gameId, orderId)} className={buttonClass('secondary', 'large', true)}>
      <RotateCw className="size-5" />
      {t('orders.again')}
    </Link>
  );
}
