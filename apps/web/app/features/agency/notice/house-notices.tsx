import { useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import Megaphone from 'lucide-react/icons/megaphone';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { agentNoticesKey, agentNoticesQuery } from '../../../platform/agency/agent-notices.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { DayText } from '../../../shared/time/day-text.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';

type HouseNotice = CallValue<Calls['listAnnouncements']>['list'][number];

/** What the house tells agents; whoever looks at the list has seen it. */
export function HouseNotices() {
  const t = useTranslate();
  return (
    <Loaded
      query={agentNoticesQuery(useApi())}
      skeleton={<RowSkeletons label={t('skeleton.label')} count={5} />}
    >
      {({ list, unreadCount }) => <Notices list={list} unreadCount={unreadCount} />}
    </Loaded>
  );
}

function Notices({
  list,
  unreadCount,
}: {
  readonly list: readonly HouseNotice[];
  readonly unreadCount: number;
}) {
  const t = useTranslate();
  useMarkSeen(unreadCount);
  if (list.length === 0)
    return (
      <EmptyState
        icon={<Megaphone />}
        title={t('notice.empty.title')}
        text={t('agent.notices.empty.text')}
        action={
          <Link to="/m/agent" className={buttonClass('secondary', 'medium')}>
            {t('page.agent')}
          </Link>
        }
      />
    );
  return (
    <ul className="space-y-3">
      {list.map((notice, index) => (
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
            startsOpen={index === 0}
          >
            <OperatorHtml html={notice.content} />
          </DisclosureRow>
        </li>
      ))}
    </ul>
  );
}

/** Without an answer they stay unread, and are marked when they are looked at again. */
function useMarkSeen(unreadCount: number): void {
  const api = useApi();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (unreadCount === 0) return;
    void api.call('readNotices', { body: { audience: 'A' } }).then((answer) => {
      if (answer.ok) void queryClient.invalidateQueries({ queryKey: agentNoticesKey });
    });
  }, [api, queryClient, unreadCount]);
}
