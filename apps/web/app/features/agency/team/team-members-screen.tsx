import { unbroken } from '@wau/money/format';
import Search from 'lucide-react/icons/search';
import { Link } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { minorOf } from '../../../platform/money/minor-of.ts';
import { useMoney } from '../../../platform/money/use-money.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useRecordMoment } from '../../../platform/records/use-record-moment.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { NameSearch } from '../../../shared/agency/name-search.tsx';
import { teamLevels, useLevelName } from '../../../shared/agency/team-levels.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { RowSkeletons } from '../../../ui/states/row-skeletons.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { NoTeam } from './no-team.tsx';
import { type TeamMember, type TeamMembersFilter, teamMembersQuery } from './team-queries.ts';

const rowCount = 6;

export const handle: RouteHandle = { ...agentFrame, title: 'page.team.members' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  const t = useTranslate();
  return (
    <div className="px-4 pb-6">
      <RowSkeletons label={t('skeleton.label')} count={rowCount} />
    </div>
  );
}

/** AG-04: who stands below the agent, level by level. */
export default function TeamMembersScreen() {
  const t = useTranslate();
  const api = useApi();
  const levelName = useLevelName();
  const filter = useRecordFilter();
  const level = filter.choiceOf('level', teamLevels);
  const search = filter.textOf('search');
  const kept: TeamMembersFilter = {
    ...(level === undefined ? {} : { level: Number(level) }),
    ...(search === undefined ? {} : { search: search.slice(0, 64) }),
  };
  return (
    <div className="space-y-4 px-4 pb-6">
      <Tabs
        label={t('team.level')}
        tabs={[
          { value: 'all', label: t('team.level.all') },
          ...teamLevels.map((value) => ({ value, label: levelName(Number(value)) })),
        ]}
        value={level ?? 'all'}
        onChange={(value) => filter.change({ level: value === 'all' ? undefined : value })}
      />
      <NameSearch key={search} search={search ?? ''} onSearch={(name) => filter.change({ search: name })} />
      <PagedList
        key={JSON.stringify(kept)}
        query={teamMembersQuery(api, kept)}
        keyOf={(member) => member.memberId}
        renderRow={(member) => <MemberRow member={member} />}
        empty={
          level === undefined && search === undefined ? (
            <NoTeam />
          ) : (
            <EmptyState
              icon={<Search />}
              title={t('team.none.title')}
              text={t('team.none.text')}
              action={
                <Button
                  look="secondary"
                  size="medium"
                  onClick={() => filter.change({ level: undefined, search: undefined })}
                >
                  {t('team.none.action')}
                </Button>
              }
            />
          )
        }
        skeletonCount={rowCount}
      />
    </div>
  );
}

function MemberRow({ member }: { readonly member: TeamMember }) {
  const t = useTranslate();
  const money = useMoney();
  const moment = useRecordMoment();
  const levelName = useLevelName();
  const amount = (wire: string) => unbroken(money(minorOf(wire), member.currencyCode));
  const sends = useFlag('AGETRANSFERDOWN3') && member.level === 1;
  return (
    <div className="px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
          <span className="words font-semibold">{member.userName}</span>
          {member.isAgent ? <Badge tone="waiting">{t('team.agent')}</Badge> : null}
          {member.status === 'active' ? null : <Badge tone="plain">{t('team.closed')}</Badge>}
        </span>
        <span className="tabular font-semibold">{amount(member.balanceMinor)}</span>
      </div>
      <p className="tabular mt-0.5 text-caption text-muted">
        {unbroken(levelName(member.level))}
        {` · ${t('team.member.turnover', { amount: amount(member.turnoverMinor) })}`}
        {member.memberCount === 0 ? '' : ` · ${t('team.line.count', { count: member.memberCount })}`}
      </p>
      <p className="text-caption text-muted">
        {member.lastLoginAt === null
          ? t('team.member.never')
          : t('team.member.seen', { moment: moment(member.lastLoginAt) })}
      </p>
      <div className="-mb-2 flex flex-wrap gap-x-3">
        <Link
          to={`/m/teamBetting?member=${member.memberId}`}
          aria-label={t('team.member.bets.of', { name: member.userName })}
          className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
        >
          {t('team.member.bets')}
        </Link>
        <Link
          to={`/m/transaction/record?types=A&member=${member.memberId}`}
          aria-label={t('team.member.record.of', { name: member.userName })}
          className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
        >
          {t('team.member.record')}
        </Link>
        {member.level === 1 ? (
          <Link
            to={`/m/member/notice?types=A&view=team&to=${member.memberId}&name=${encodeURIComponent(member.userName)}`}
            aria-label={t('team.member.write.to', { name: member.userName })}
            className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
          >
            {t('team.member.write')}
          </Link>
        ) : null}
        {member.level === 1 ? (
          <Link
            to={`/m/member/agent/agentRebeat?search=${encodeURIComponent(member.userName)}`}
            aria-label={t('team.member.rates.of', { name: member.userName })}
            className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
          >
            {t('team.member.rates')}
          </Link>
        ) : null}
        {sends ? (
          <Link
            to={`/m/member/team/transfer?member=${member.memberId}`}
            aria-label={t('team.member.send.to', { name: member.userName })}
            className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
          >
            {t('team.member.send')}
          </Link>
        ) : null}
        {member.memberCount === 0 ? null : (
          <Link
            to={`/m/agent/team/pnl?under=${member.memberId}`}
            aria-label={t('team.member.line.of', { name: member.userName })}
            className="inline-flex min-h-11 items-center text-caption font-medium text-gold-text"
          >
            {t('team.member.line')}
          </Link>
        )}
      </div>
    </div>
  );
}
