import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallValue } from '@wau/contract/call';
import type { Calls } from '@wau/contract/calls';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { FigureTable } from '../../ui/figure-table.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { ReasonForm } from '../../work-list/reason-form.tsx';
import { type MemberProfile, memberKey, sessionsQuery } from './member-queries.ts';

type MemberSession = CallValue<Calls['listMemberSessions']>['list'][number];

/** How the member comes in: sessions and their devices, ending them, locking the account and opening it again. */
export function MemberAccess({ profile, canChange }: { profile: MemberProfile; canChange: boolean }) {
  const services = useConsole();
  const { client } = services;
  const t = useTexts();
  const queryClient = useQueryClient();
  const { memberId, status } = profile;
  const sessions = useQuery(sessionsQuery(services, memberId));
  const params = { memberId };
  const refresh = async (): Promise<void> => {
    await queryClient.invalidateQueries({ queryKey: memberKey(services, memberId) });
    await queryClient.invalidateQueries({ queryKey: ['found-members'] });
  };
  const next = status === 'active' ? 'disabled' : 'active';
  return (
    <DeskSection title={t('member.access')}>
      <Asked query={sessions}>{(list) => <Sessions list={list} />}</Asked>
      {canChange ? (
        <div className="flex flex-wrap gap-3">
          <ReasonForm
            action={t('member.sessions.end')}
            isDangerous
            act={async (reason) => {
              await client.call('endMemberSessions', { params, body: { reason } });
              await refresh();
            }}
          />
          {status === 'closed' ? null : (
            <ReasonForm
              key={next}
              action={t(next === 'disabled' ? 'member.lock' : 'member.unlock')}
              isDangerous={next === 'disabled'}
              act={async (reason) => {
                await client.call('setMemberStatus', { params, body: { status: next, reason } });
                await refresh();
              }}
            />
          )}
        </div>
      ) : null}
    </DeskSection>
  );
}

function Sessions({ list }: { list: readonly MemberSession[] }) {
  const t = useTexts();
  const { moment } = useFormats();
  if (list.length === 0) return <Notice>{t('member.sessions.none')}</Notice>;
  return (
    <FigureTable
      caption={t('member.sessions')}
      columns={[
        {
          id: 'in',
          title: t('member.session.in'),
          isText: true,
          cell: ({ loggedInAt, isLive }) => (
            <span className="flex items-center gap-2">
              {moment(loggedInAt)}
              {isLive ? <Badge tone="good">{t('member.session.live')}</Badge> : null}
            </span>
          ),
        },
        {
          id: 'seen',
          title: t('member.session.seen'),
          isText: true,
          cell: ({ lastSeenAt }) => moment(lastSeenAt),
        },
        {
          id: 'device',
          title: t('member.session.device'),
          isText: true,
          cell: ({ browser, system }) => [browser, system].filter((part) => part !== '').join(', '),
        },
        { id: 'network', title: t('member.session.network'), isText: true, cell: ({ network }) => network },
      ]}
      rows={list}
      keyOf={({ sessionId }) => sessionId}
    />
  );
}
