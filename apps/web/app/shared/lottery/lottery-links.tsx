import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { lotteryStreaksPath } from '../../platform/lottery/lottery-paths.ts';
import { OrdersLink } from './orders-link.tsx';

/** The ways from a lobby of lotteries: what came several times in a row, and a member's orders. */
export function LotteryLinks() {
  const t = useTranslate();
  return (
    <div className="flex flex-wrap gap-x-5">
      <OrdersLink />
      <Link
        to={lotteryStreaksPath}
        className="inline-flex min-h-11 items-center gap-1.5 font-medium text-gold-text"
      >
        <TrendingUp className="size-4" />
        {t('page.lottery.streaks')}
      </Link>
    </div>
  );
}
