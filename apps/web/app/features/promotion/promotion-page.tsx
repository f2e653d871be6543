import { useQuery } from '@tanstack/react-query';
import Gift from 'lucide-react/icons/gift';
import type { ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useApi } from '../../platform/app-services.ts';
import { useTranslate } from '../../platform/i18n/use-language.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRegion } from '../../ui/loading-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Promotion, promotionsQuery } from './promotion-queries.ts';

/** Shows `render` of the promotion that the address names (`id`), with the states before and without one. */
export function PromotionPage({ render }: { render: (promotion: Promotion) => ReactNode }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(promotionsQuery(useApi()));
  if (data === undefined) {
    if (error !== null) return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <LoadingRegion label={t('skeleton.label')} className="space-y-4 px-4">
        <Skeleton className="aspect-2/1 w-full rounded-large" />
        <Skeleton className="h-8 w-64" />
        <Skeleton className="h-40 w-full" />
      </LoadingRegion>
    );
  }
  const promotion = data.list.find(({ id }) => id === search.get('id'));
  if (promotion !== undefined) return render(promotion);
  return (
    <>
      <h1 className="sr-only">{t('promotion.title')}</h1>
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
    </>
  );
}
