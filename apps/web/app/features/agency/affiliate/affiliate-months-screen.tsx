import CalendarDays from 'lucide-react/icons/calendar-days';
import { Link } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { affiliateMonthsQuery } from './affiliate-queries.ts';
import { MonthRow } from './month-row.tsx';

const rowCount = 4;

export const handle: RouteHandle = { ...agentFrame, title: 'page.affiliate.months' };

export const clientLoader = agentLoader(isAgent, ({ api, queryClient }) =>
  queryClient.prefetchInfiniteQuery(affiliateMonthsQuery(api)),
);

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-3 px-4 pt-1 pb-6">
      <Skeleton className="h-20 w-full rounded-large" />
      <Skeleton className="h-20 w-full rounded-large" />
    </LoadingRegion>
  );
}

/** AFFMAN3: what an affiliate was paid month by month, and by which members. */
export default function AffiliateMonthsScreen() {
  const t = useTranslate();
  return (
    <div className="space-y-3 px-4 pt-1 pb-6">
      <p className="text-detail text-pretty text-muted">{t('affiliate.months.about')}</p>
      <PagedList
        query={affiliateMonthsQuery(useApi())}
        keyOf={({ statementId }) => statementId}
        renderRow={(month) => <MonthRow month={month} />}
        empty={
          <EmptyState
            icon={<CalendarDays />}
            title={t('affiliate.months.empty.title')}
            text={t('affiliate.months.empty.text')}
            action={
              <Link to="/m/agent/affiliate" className={buttonClass('secondary', 'medium')}>
                {t('page.affiliate')}
              </Link>
            }
          />
        }
        skeletonCount={rowCount}
      />
    </div>
  );
}
