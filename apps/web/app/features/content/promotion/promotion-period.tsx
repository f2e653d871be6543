import CalendarDays from 'lucide-react/icons/calendar-days';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useDay } from '../../../shared/time/day-text.tsx';
import type { Promotion } from './promotion-queries.ts';

/** From when until when a promotion can be used. */
export function PromotionPeriod({ promotion }: { promotion: Promotion }) {
  return (
    <p suppressHydrationWarning className="flex items-center gap-2 text-detail text-muted">
      <CalendarDays className="size-4 shrink-0" />
      <PeriodText promotion={promotion} />
    </p>
  );
}

function PeriodText({ promotion: { startsAt, endsAt } }: { promotion: Promotion }) {
  const t = useTranslate();
  const day = useDay();
  if (startsAt === null) {
    return endsAt === null ? t('promotion.period.open') : t('promotion.period.until', { until: day(endsAt) });
  }
  return endsAt === null
    ? t('promotion.period.from', { from: day(startsAt) })
    : t('promotion.period', { from: day(startsAt), until: day(endsAt) });
}
