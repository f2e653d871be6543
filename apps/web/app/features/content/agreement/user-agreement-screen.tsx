import { queryOptions, useQuery } from '@tanstack/react-query';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Link } from 'react-router';
import { type ApiClient, unwrap } from '../../../platform/api/api-client.ts';
import { failureOf } from '../../../platform/api/api-failure.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useScreenTitle } from '../../../platform/navigation/use-route-handle.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { useDay } from '../../../shared/time/day-text.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

export const handle: RouteHandle = { title: 'page.agreement', back: true, header: true, footer: false };

const freshForMs = 300_000;

function agreementQuery(api: ApiClient) {
  return queryOptions({
    queryKey: ['page', 'useragreement'],
    queryFn: ({ signal }) =>
      unwrap(api.call('getContentPage', { params: { pageCode: 'useragreement' } }, { signal })),
    staleTime: freshForMs,
  });
}

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(agreementQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** What the merchant and its players agree on, in the merchant's own words. */
export default function UserAgreementScreen() {
  const t = useTranslate();
  const day = useDay();
  const title = useScreenTitle();
  const { data: page, error, refetch } = useQuery(agreementQuery(useApi()));
  if (page === undefined) {
    if (error === null) return <AgreementSkeleton />;
    if (failureOf(error).code !== 'page.unknown') return <LoadFailure error={error} onRetry={refetch} />;
    return (
      <EmptyState
        icon={<ScrollText />}
        title={t('agreement.empty.title')}
        text={t('agreement.empty.text')}
        action={
          <Link to="/m/service" className={buttonClass('primary', 'medium')}>
            {t('service.title')}
          </Link>
        }
      />
    );
  }
  return (
    <article className="px-4 pb-10">
      {page.title === title ? null : <h2 className="mb-1 text-lg font-semibold">{page.title}</h2>}
      <p suppressHydrationWarning className="mb-5 text-detail text-muted">
        {t('agreement.updated', { date: day(page.updatedAt) })}
      </p>
      <OperatorHtml html={page.content} />
    </article>
  );
}

function AgreementSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4 px-4">
      <Skeleton className="h-5 w-56" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-40 w-full" />
    </LoadingRegion>
  );
}
