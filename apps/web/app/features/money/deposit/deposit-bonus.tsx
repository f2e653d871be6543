import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/i18n/use-language.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { useBadgeAmount } from '../../../platform/site/use-badge-amount.ts';

const promotionsPath = '/m/activity';

/** SH-06: the bonus that the footer's badge promises, where the badge leads to: how much, and how to get it. */
export function DepositBonus() {
  const t = useTranslate();
  const amount = useBadgeAmount(useSite().depositBonusMinor);
  if (amount === undefined || !screenExists(promotionsPath)) return null;
  return (
    <Link
      to={promotionsPath}
      className="flex min-h-14 items-center gap-3 rounded-medium bg-surface px-4 py-2 shadow-low pressed:bg-raised"
    >
      <Gift className="size-6 text-hibiscus-text" />
      <span className="words">
        <span className="tabular block text-detail font-semibold">{t('footer.badge', { amount })}</span>
        <span className="block text-caption text-muted">{t('deposit.bonus.how')}</span>
      </span>
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
    </Link>
  );
}
