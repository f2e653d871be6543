import { useInfiniteQuery } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { NoticeForm } from './notice-form.tsx';
import { type TeamNotice, teamNoticesQuery } from './team-notice-queries.ts';

interface SentNoticesProps {
  /** Whom the page was opened to write to; without it everybody directly below. */
  readonly to: string | undefined;
  readonly name: string | undefined;
}

const everybody = { to: undefined, name: undefined };

/** What the agent has written, and the form for more: for whom the page was opened at first, and then for everybody. */
export function SentNotices({ to, name }: SentNoticesProps) {
  const t = useTranslate();
  const query = teamNoticesQuery(useApi());
  const isOpen = useInfiniteQuery(query).data?.pages[0]?.isOpen ?? false;
  const [isWriting, setIsWriting] = useState(to !== undefined);
  const [target, setTarget] = useState({ to, name });
  const writeToAll = () => {
    setTarget(everybody);
    setIsWriting(true);
  };
  return (
    <div className="space-y-4">
      {isOpen ? (
        <Button isWide size="medium" onClick={writeToAll}>
          {t('agent.notices.write')}
        </Button>
      ) : null}
      <PagedList
        query={query}
        keyOf={({ noticeId }) => noticeId}
        renderRow={(notice) => <NoticeRow notice={notice} />}
        empty={
          <EmptyState
            icon={<Send />}
            title={t('agent.notices.none.title')}
            text={t(isOpen ? 'agent.notices.none.text' : 'agent.notices.off')}
            action={null}
          />
        }
        skeletonCount={4}
      />
      <LateBottomSheet
        isOpen={isWriting && isOpen}
        onClose={() => setIsWriting(false)}
        title={
          target.name === undefined ? t('agent.notices.to.all') : t('agent.notices.to', { name: target.name })
        }
        closeLabel={t('action.close')}
      >
        <NoticeForm memberId={target.to ?? null} onSent={() => setIsWriting(false)} />
      </LateBottomSheet>
    </div>
  );
}

function NoticeRow({ notice }: { readonly notice: TeamNotice }) {
  const t = useTranslate();
  const moment = useRecordMoment();
  return (
    <div className="px-4 py-3">
      <h3 className="words font-semibold">{notice.title}</h3>
      <p className="tabular text-caption text-muted">
        <time dateTime={notice.sentAt}>{moment(notice.sentAt)}</time>
        {' · '}
        {notice.toName === ''
          ? t('agent.notices.reached', { count: notice.recipientCount })
          : t('agent.notices.to', { name: notice.toName })}
      </p>
      <p className="words mt-1 whitespace-pre-line text-detail">{notice.content}</p>
    </div>
  );
}
