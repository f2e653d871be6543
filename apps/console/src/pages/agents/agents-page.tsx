import { useInfiniteQuery } from '@tanstack/react-query';
import { parseId } from '@wau/contract/ids';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useAddress } from '../../platform/use-address.ts';
import { FoundList } from '../../ui/found-list.tsx';
import { ListAndDesk } from '../../ui/list-and-desk.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import type { PageProps } from '../console-page.ts';
import { AgentDesk } from './agent-desk.tsx';
import { type AgentFilter, type FoundAgent, foundAgentsQuery } from './agent-queries.ts';
import { AgentSearch } from './agent-search.tsx';
import { FoundAgentPlace } from './found-agent-place.tsx';

/** Finding an agent, and everything about the one who was chosen. Both stand in the address, so that it can be sent on. */
export function AgentsPage({ info, open }: PageProps) {
  const t = useTexts();
  const [search, change] = useAddress<'text' | 'type' | 'agent'>();
  const type = search.get('type') ?? '';
  const filter: AgentFilter = {
    text: search.get('text') ?? '',
    memberType: /^\d{1,2}$/.test(type) ? Number(type) : undefined,
  };
  const memberId = parseId('member', search.get('agent') ?? '');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('agents.title')}</h1>
      <AgentSearch
        key={`${filter.text} ${filter.memberType}`}
        filter={filter}
        onSearch={({ text, memberType }) => {
          const agent = parseId('member', text);
          if (agent === undefined) change({ text, type: memberType?.toString() ?? '', agent: '' });
          else change({ text: '', agent });
        }}
      />
      <ListAndDesk
        list={<FoundAgents filter={filter} chosen={memberId} onChoose={(agent) => change({ agent })} />}
        desk={
          memberId === undefined ? (
            <Notice>{t('agents.choose')}</Notice>
          ) : (
            <AgentDesk
              key={memberId}
              memberId={memberId}
              info={info}
              open={open}
              onOpen={(agent) => change({ agent })}
            />
          )
        }
      />
    </div>
  );
}

interface FoundAgentsProps {
  readonly filter: AgentFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (memberId: string) => void;
}

function FoundAgents({ filter, chosen, onChoose }: FoundAgentsProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery(foundAgentsQuery(useConsole(), filter))}
      label={t('agents.found')}
      none={t('agents.none')}
      keyOf={({ memberId }) => memberId}
      isChosen={({ memberId }) => memberId === chosen}
      onChoose={({ memberId }) => onChoose(memberId)}
    >
      {(agent) => <Found agent={agent} />}
    </FoundList>
  );
}

function Found({ agent }: { agent: FoundAgent }) {
  const t = useTexts();
  const { memberCount, runningContractCount, waitingContractCount } = agent;
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold break-all">{agent.userName}</span>
        <span className="flex flex-wrap gap-1">
          {agent.status === 'active' ? null : <Badge tone="bad">{t(`member.status.${agent.status}`)}</Badge>}
          {waitingContractCount === 0 ? null : (
            <Badge tone="look">{t('agents.contracts.waiting', { count: waitingContractCount })}</Badge>
          )}
        </span>
      </span>
      <FoundAgentPlace memberType={agent.memberType} upline={agent.upline} />
      <span className="text-sm text-muted">
        {t('agents.team.of', { count: memberCount })} ·{' '}
        {t('agents.contracts.running', { count: runningContractCount })}
      </span>
    </>
  );
}
