import ReceiptText from 'lucide-react/icons/receipt-text';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { lotteryOrdersPath } from '../../platform/lottery/lottery-paths.ts';

/** The way to what the member has staked on draws; a visitor has nothing there. */
export function OrdersLink() {
  const t = useTranslate();
  return (
    <Link
      to={lotteryOrdersPath}
      className="member-only inline-flex min-h-11 items-center gap-1.5 font-medium text-gold-text"
    >
      <ReceiptText className="size-4" />
      {t('page.lottery.orders')}
    </Link>
  );
}
