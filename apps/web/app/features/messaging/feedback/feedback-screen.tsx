import { useInfiniteQuery } from '@tanstack/react-query';
import MessageSquare from 'lucide-react/icons/message-square';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { isClosed, LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import { feedbackQuery } from './feedback-queries.ts';
import { FeedbackRow } from './feedback-row.tsx';

export const handle: RouteHandle = {
  title: 'page.feedback',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchInfiniteQuery(feedbackQuery(api)),
);

const skeletonCount = 3;

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pt-1 pb-6">
      <LoadingRegion label={t('skeleton.label')} className="space-y-4">
        <Skeleton className="h-110 w-full rounded-large" />
        <Skeleton className="h-40 w-full rounded-large" />
      </LoadingRegion>
    </div>
  );
}

/** ME-06: what a member has to say, and what became of it. */
export default function FeedbackScreen() {
  const t = useTranslate();
  const query = feedbackQuery(useApi());
  const { error, refetch } = useInfiniteQuery(query);
  // Nobody writes what is not taken.
  if (isClosed(error)) return <LoadFailure error={error} onRetry={refetch} />;
  return (
    <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-6 wide:space-y-0">
      <div className="space-y-4">
        <p className="text-pretty text-muted">{t('feedback.text')}</p>
        <FeedbackForm />
      </div>
      <section aria-labelledby="feedback-history">
        <h2 id="feedback-history" className="mb-3 text-lg font-semibold">
          {t('feedback.history')}
        </h2>
        <PagedList
          query={query}
          keyOf={(feedback) => feedback.feedbackId}
          renderRow={(feedback) => <FeedbackRow feedback={feedback} />}
          empty={
            <EmptyState
              icon={<MessageSquare />}
              title={t('feedback.empty.title')}
              text={t('feedback.empty.text')}
            />
          }
          skeletonCount={skeletonCount}
        />
      </section>
    </div>
  );
}
