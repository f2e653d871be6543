import Mail from 'lucide-react/icons/mail';
import { inboxMessagesQuery } from '../../../platform/inbox/inbox-queries.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { InboxRow } from './inbox-row.tsx';
import { ReadAll } from './read-all.tsx';

export const handle: RouteHandle = {
  title: 'page.inbox',
  showsTitle: '/m/message',
  back: true,
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchInfiniteQuery(inboxMessagesQuery(api)),
);

const skeletonCount = 5;

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pt-1 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={skeletonCount} />
    </div>
  );
}

/** The member's messages, newest first; one opens where it stands. */
export default function InboxScreen() {
  const t = useTranslate();
  return (
    <div className="px-4 pt-1 pb-6">
      <ReadAll />
      <PagedList
        query={inboxMessagesQuery(useApi())}
        keyOf={(message) => message.messageId}
        renderRow={(message) => <InboxRow message={message} />}
        empty={<EmptyState icon={<Mail />} title={t('inbox.empty.title')} text={t('inbox.empty.text')} />}
        skeletonCount={skeletonCount}
      />
    </div>
  );
}
