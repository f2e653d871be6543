import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '@wau/money/format-number';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { claimedGameCount } from '../../../platform/site/claimed-game-count.ts';
import { useSite } from '../../../platform/site/site-query.ts';
import { homeQuery } from './home-queries.ts';

/** SH-04: the extra block over home's header: for whom this is, and what there is. It scrolls away with the page. */
export function HomeTopBlock() {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { minimumAgeYears } = useSite();
  const { data } = useQuery(homeQuery(useApi()));
  const claimed = claimedGameCount(data?.gameCount ?? 0);
  return (
    <section
      aria-label={t('home.top.responsible')}
      className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 py-1 bg-surface px-4 text-caption text-muted"
    >
      <span className="flex items-center gap-2">
        <span className="rounded-full border border-outline px-1.5 text-xs leading-5 font-bold text-text">
          {`${minimumAgeYears}+`}
        </span>
        {t('home.top.responsible')}
      </span>
      <span className="flex items-center gap-1">
        <ShieldCheck className="size-4 text-sea-text" />
        {claimed === undefined
          ? t('fairness.title')
          : t('home.claim', { count: formatNumber(claimed, locale) })}
      </span>
    </section>
  );
}
