import Megaphone from 'lucide-react/icons/megaphone';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { DayText } from '../../../shared/time/day-text.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { type Notice, noticesQuery } from './notice-queries.ts';

export const handle: RouteHandle = {
  title: 'page.notice',
  showsTitle: true,
  back: true,
  backPath: '/m/home',
  header: true,
  footer: false,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices): Promise<unknown> {
  return queryClient.prefetchQuery(noticesQuery(api));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** HO-04: announcements, newest first; each opens to what it says. The address may name one (`id`). */
export default function NoticeScreen() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-8">
      <Loaded
        query={noticesQuery(useApi())}
        skeleton={<RowSkeletons label={t('skeleton.label')} count={6} />}
      >
        {(notices) => <NoticeList notices={notices} />}
      </Loaded>
    </div>
  );
}

function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const t = useTranslate();
  const [search] = useSearchParams();
  if (notices.length === 0) {
    return (
      <EmptyState
        icon={<Megaphone />}
        title={t('notice.empty.title')}
        text={t('notice.empty.text')}
        action={
          <Link to="/m/home" className={buttonClass('secondary', 'medium')}>
            {t('action.home')}
          </Link>
        }
      />
    );
  }
  const openId = search.get('id') ?? notices[0]?.id;
  return (
    <ul className="space-y-3">
      {notices.map((notice) => (
        <li key={notice.id}>
          <DisclosureRow
            summary={
              <>
                <h2 className="font-semibold">{notice.title}</h2>
                <p className="text-caption text-muted">
                  <DayText moment={notice.publishedAt} />
                </p>
              </>
            }
            startsOpen={notice.id === openId}
          >
            <OperatorHtml html={notice.content} />
          </DisclosureRow>
        </li>
      ))}
    </ul>
  );
}
