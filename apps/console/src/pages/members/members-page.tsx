import { useInfiniteQuery } from '@tanstack/react-query';
import { memberStatuses } from '@wau/contract/member-statuses';
import { useSearchParams } from 'react-router';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { PageProps } from '../console-page.ts';
import { MemberDesk } from './member-desk.tsx';
import { asMemberId, type FoundMember, foundMembersQuery, type MemberFilter } from './member-queries.ts';
import { MemberSearch } from './member-search.tsx';

/** Finding a member, and everything about the one who was chosen. Both stand in the address, so that it can be sent on. */
export function MembersPage({ info }: PageProps) {
  const t = useTexts();
  const [search, setSearch] = useSearchParams();
  const filter: MemberFilter = {
    text: search.get('text') ?? '',
    status: memberStatuses.find((status) => status === search.get('status')),
  };
  const memberId = asMemberId(search.get('member') ?? '');
  const change = (changes: Readonly<Record<string, string>>): void =>
    setSearch((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries(changes)) {
        if (value === '') next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('members.title')}</h1>
      <MemberSearch
        key={`${filter.text} ${filter.status}`}
        filter={filter}
        onSearch={({ text, status }) => change({ text, status: status ?? '', member: '' })}
      />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[360px_minmax(0,1fr)]">
        <FoundMembers filter={filter} chosen={memberId} onChoose={(chosen) => change({ member: chosen })} />
        {memberId === undefined ? (
          <Notice>{t('members.choose')}</Notice>
        ) : (
          <MemberDesk
            key={memberId}
            memberId={memberId}
            info={info}
            onOpen={(other) => change({ member: other })}
          />
        )}
      </div>
    </div>
  );
}

interface FoundMembersProps {
  readonly filter: MemberFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (memberId: string) => void;
}

function FoundMembers({ filter, chosen, onChoose }: FoundMembersProps) {
  const services = useConsole();
  const t = useTexts();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    foundMembersQuery(services, filter),
  );
  if (data === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const found = data.pages.flatMap(({ list }) => list);
  if (found.length === 0) return <Notice>{t('members.none')}</Notice>;
  return (
    <section aria-label={t('members.found')} className="flex flex-col gap-3">
      <ul className="flex flex-col gap-2">
        {found.map((member) => (
          <li key={member.memberId}>
            <button
              type="button"
              aria-pressed={member.memberId === chosen}
              onClick={() => onChoose(member.memberId)}
              className="flex w-full flex-col gap-1 rounded-small border border-line bg-surface p-3 text-start hover:border-outline aria-pressed:border-gold-text aria-pressed:bg-raised"
            >
              <Found member={member} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage ? (
        <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('members.more')}
        </Button>
      ) : null}
    </section>
  );
}

function Found({ member }: { member: FoundMember }) {
  const t = useTexts();
  const { moment } = useFormats();
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{member.userName}</span>
        {member.status === 'active' ? null : <Badge tone="bad">{t(`member.status.${member.status}`)}</Badge>}
      </span>
      <span className="text-sm text-muted">{moment(member.registeredAt)}</span>
    </>
  );
}
