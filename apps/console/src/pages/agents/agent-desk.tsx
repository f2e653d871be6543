import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { agentQuery } from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import type { ConsolePage } from '../console-page.ts';
import { AgentCommissions } from './agent-commissions.tsx';
import { AgentContracts } from './agent-contracts.tsx';
import { AgentFiguresSection } from './agent-figures.tsx';
import { AgentLine } from './agent-line.tsx';
import { AgentPlace } from './agent-place.tsx';
import { MoveForm } from './move-form.tsx';

interface AgentDeskProps {
  readonly memberId: MemberId;
  readonly info: OperatorInfo;
  readonly open: readonly ConsolePage[];
  /** Leads to somebody above or below. */
  readonly onOpen: (memberId: MemberId) => void;
}

/** Everything about an agent, and what these roles may do about it. */
export function AgentDesk({ memberId, info, open, onOpen }: AgentDeskProps) {
  const services = useConsole();
  const t = useTexts();
  const { data: agent, error, refetch } = useQuery(agentQuery(services, memberId));
  if (agent === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  const isOpen = (path: string): boolean => open.some((page) => page.path === path);
  return (
    <section aria-label={t('agents.one', { name: agent.userName })} className="flex flex-col gap-5">
      <AgentPlace
        agent={agent}
        opensMembers={isOpen('/members')}
        opensRates={isOpen('/rates')}
        onOpen={onOpen}
      >
        {mayDo(info, 'agent.move') && mayDo(info, 'member.read') && agent.memberType !== 4 ? (
          <MoveForm agent={agent} />
        ) : null}
      </AgentPlace>
      <AgentContracts memberId={memberId} />
      <AgentFiguresSection memberId={memberId} />
      <AgentCommissions memberId={memberId} opensRuns={isOpen('/commissions')} />
      <AgentLine memberId={memberId} onOpen={onOpen} />
    </section>
  );
}
