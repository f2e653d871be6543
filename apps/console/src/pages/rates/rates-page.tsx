import { useInfiniteQuery } from '@tanstack/react-query';
import { type MemberId, parseId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { foundMembersQuery } from '../../platform/found-members.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { useAddress } from '../../platform/use-address.ts';
import { FoundList } from '../../ui/found-list.tsx';
import { ListAndDesk } from '../../ui/list-and-desk.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SearchForm } from '../../ui/search-form.tsx';
import { foundAgentsQuery } from '../agents/agent-queries.ts';
import { FoundAgentPlace } from '../agents/found-agent-place.tsx';
import type { PageProps } from '../console-page.ts';
import { RatesDesk } from './rates-desk.tsx';

/** Among whom somebody is looked for, and what these roles have to allow for it. */
const whoms = [
  { whom: 'agents', permission: 'agent.read' },
  { whom: 'members', permission: 'member.read' },
] as const;
type Whom = (typeof whoms)[number]['whom'];

function whomsOf(info: OperatorInfo): readonly Whom[] {
  return whoms.filter(({ permission }) => mayDo(info, permission)).map(({ whom }) => whom);
}

/** The rates of members whom no agent stands above, as the house gives them; those of others are looked at. */
export function RatesPage({ info, open }: PageProps) {
  const t = useTexts();
  const [search, change] = useAddress<'text' | 'whom' | 'member'>();
  const offered = whomsOf(info);
  const text = search.get('text') ?? '';
  const whom = offered.find((each) => each === search.get('whom')) ?? offered[0];
  const memberId = parseId('member', search.get('member') ?? '');
  const choose = (member: MemberId): void => change({ member });
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('rates.title')}</h1>
      <p className="max-w-3xl text-muted">{t('rates.about')}</p>
      {whom === undefined ? null : (
        <SearchForm
          key={`${text} ${whom}`}
          textLabel={t('agents.search')}
          choiceLabel={t('rates.whom')}
          options={offered.map((value) => ({ value, text: t(`rates.whom.${value}`) }))}
          words={{ text, choice: whom }}
          onSearch={(words) => {
            const member = parseId('member', words.text);
            if (member === undefined) change({ text: words.text, whom: words.choice, member: '' });
            else change({ text: '', member });
          }}
        />
      )}
      <ListAndDesk
        list={
          whom === 'agents' ? (
            <FoundAgents text={text} chosen={memberId} onChoose={choose} />
          ) : whom === 'members' ? (
            <FoundMembers text={text} chosen={memberId} onChoose={choose} />
          ) : null
        }
        desk={
          memberId === undefined ? (
            <Notice>{t('rates.choose')}</Notice>
          ) : (
            <RatesDesk key={memberId} memberId={memberId} open={open} onOpen={choose} />
          )
        }
      />
    </div>
  );
}

interface FoundProps {
  readonly text: string;
  readonly chosen: MemberId | undefined;
  readonly onChoose: (memberId: MemberId) => void;
}

function FoundAgents({ text, chosen, onChoose }: FoundProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery(foundAgentsQuery(useConsole(), { text, memberType: undefined }))}
      label={t('agents.found')}
      none={t('agents.none')}
      keyOf={({ memberId }) => memberId}
      isChosen={({ memberId }) => memberId === chosen}
      onChoose={({ memberId }) => onChoose(memberId)}
    >
      {({ userName, memberType, upline }) => (
        <>
          <span className="font-semibold break-all">{userName}</span>
          <FoundAgentPlace memberType={memberType} upline={upline} />
        </>
      )}
    </FoundList>
  );
}

function FoundMembers({ text, chosen, onChoose }: FoundProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery(foundMembersQuery(useConsole(), { text, status: undefined }))}
      label={t('members.found')}
      none={t('members.none')}
      keyOf={({ memberId }) => memberId}
      isChosen={({ memberId }) => memberId === chosen}
      onChoose={({ memberId }) => onChoose(memberId)}
    >
      {({ userName }) => <span className="font-semibold break-all">{userName}</span>}
    </FoundList>
  );
}
