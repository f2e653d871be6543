import ChevronRight from 'lucide-react/icons/chevron-right';
import Gift from 'lucide-react/icons/gift';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { promisedAmount } from '../../../platform/money/promised-amount.ts';
import { screenExists } from '../../../platform/navigation/screen-exists.ts';
import { useSite } from '../../../platform/site/site-query.ts';

const promotionsPath = '/m/activity';

/**
 * SH-06: the figure of the footer's badge, where the badge leads to: that it is the most a bonus may come to, that
 * only a promotion brings one, and where promotions stand.
 */
export function DepositBonus() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { depositBonusMinor, currencyCode } = useSite();
  const amount = promisedAmount(depositBonusMinor, currencyCode, locale);
  if (amount === undefined || !screenExists(promotionsPath)) return null;
  return (
    <Link
      to={promotionsPath}
      className="flex min-h-14 items-center gap-3 rounded-medium bg-surface px-4 py-2 shadow-low pressed:bg-raised"
    >
      <Gift className="size-6 text-hibiscus-text" />
      <span className="words">
        <span className="tabular block text-[min(0.9375rem,5.5vw)] font-semibold">
          {t('footer.badge', { amount })}
        </span>
        <span className="block text-caption text-pretty text-muted">{t('deposit.bonus.how')}</span>
      </span>
      <ChevronRight className="size-5 text-muted rtl:-scale-x-100" />
    </Link>
  );
}
