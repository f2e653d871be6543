import { useInfiniteQuery } from '@tanstack/react-query';
import { parseId } from '@wau/contract/ids';
import { memberStatuses } from '@wau/contract/member-statuses';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { type FoundMember, foundMembersQuery, type MemberFilter } from '../../platform/found-members.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FoundList } from '../../ui/found-list.tsx';
import { ListAndDesk } from '../../ui/list-and-desk.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import type { PageProps } from '../console-page.ts';
import { MemberDesk } from './member-desk.tsx';
import { MemberSearch } from './member-search.tsx';

/** Finding a member, and everything about the one who was chosen. Both stand in the address, so that it can be sent on. */
export function MembersPage({ info }: PageProps) {
  const t = useTexts();
  const [search, change] = useAddress<'text' | 'status' | 'member'>();
  const filter: MemberFilter = {
    text: search.get('text') ?? '',
    status: memberStatuses.find((status) => status === search.get('status')),
  };
  const memberId = parseId('member', search.get('member') ?? '');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('members.title')}</h1>
      <MemberSearch
        key={`${filter.text} ${filter.status}`}
        filter={filter}
        onSearch={({ text, status }) => change({ text, status: status ?? '', member: '' })}
      />
      <ListAndDesk
        list={
          <FoundMembers filter={filter} chosen={memberId} onChoose={(chosen) => change({ member: chosen })} />
        }
        desk={
          memberId === undefined ? (
            <Notice>{t('members.choose')}</Notice>
          ) : (
            <MemberDesk
              key={memberId}
              memberId={memberId}
              info={info}
              onOpen={(other) => change({ member: other })}
            />
          )
        }
      />
    </div>
  );
}

interface FoundMembersProps {
  readonly filter: MemberFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (memberId: string) => void;
}

function FoundMembers({ filter, chosen, onChoose }: FoundMembersProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery(foundMembersQuery(useConsole(), filter))}
      label={t('members.found')}
      none={t('members.none')}
      keyOf={({ memberId }) => memberId}
      isChosen={({ memberId }) => memberId === chosen}
      onChoose={({ memberId }) => onChoose(memberId)}
    >
      {(member) => <Found member={member} />}
    </FoundList>
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
