import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { type Promotion, promotionsQuery } from './promotion-queries.ts';

/** Shows `render` of the promotion that the address names (`id`), with the states before and without one. */
export function PromotionPage({ render }: { render: (promotion: Promotion) => ReactNode }) {
  const [search] = useSearchParams();
  return (
    <Loaded query={promotionsQuery(useApi())} skeleton={<PromotionSkeleton />}>
      {({ list }) => {
        const promotion = list.find(({ id }) => id === search.get('id'));
        return promotion === undefined ? <NoSuchPromotion /> : render(promotion);
      }}
    </Loaded>
  );
}

function PromotionSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4 px-4">
      <Skeleton className="aspect-2/1 w-full rounded-large" />
      <Skeleton className="h-8 w-64" />
      <Skeleton className="h-40 w-full" />
    </LoadingRegion>
  );
}

function NoSuchPromotion() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Gift />}
      title={t('promotion.missing.title')}
      text={t('promotion.missing.text')}
      action={
        <Link to="/m/activity" className={buttonClass('primary', 'medium')}>
          {t('promotion.title')}
        </Link>
      }
    />
  );
}
