import type { MemberId } from '@wau/contract/ids';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Agent } from '../../platform/agent-queries.ts';
import { useTexts } from '../../platform/console-services.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { Facts } from '../../ui/card.tsx';
import { DeskSection } from '../../ui/desk-section.tsx';
import { Badge } from '../../ui/notice.tsx';
import { useTypeName } from './use-type-name.ts';

interface AgentPlaceProps {
  readonly agent: Agent;
  readonly opensMembers: boolean;
  readonly opensRates: boolean;
  readonly onOpen: (memberId: MemberId) => void;
  /** What can be done about where the member stands. */
  readonly children: ReactNode;
}

/** Where the agent stands: everybody above, how large the team below is, who pays. */
export function AgentPlace({ agent, opensMembers, opensRates, onOpen, children }: AgentPlaceProps) {
  const t = useTexts();
  const { count, money, moment } = useFormats();
  const typeName = useTypeName();
  const { memberId, chain, payer, countedAt, memberCount, directCount } = agent;
  const payerName = chain.find((above) => above.memberId === payer)?.userName ?? t('agents.chain.house');
  const teamSize =
    countedAt === null
      ? t('agents.team.counting')
      : t('agents.team.size', { count: count(memberCount), direct: count(directCount) });
  return (
    <DeskSection title={agent.userName}>
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{typeName(agent.memberType)}</Badge>
        <Badge tone={agent.status === 'active' ? 'good' : 'bad'}>{t(`member.status.${agent.status}`)}</Badge>
        {opensMembers ? (
          <Link to={`/members?member=${memberId}`} className="inline-flex min-h-11 items-center underline">
            {t('agents.member.page')}
          </Link>
        ) : null}
        {opensRates ? (
          <Link to={`/rates?member=${memberId}`} className="inline-flex min-h-11 items-center underline">
            {t('rates.member')}
          </Link>
        ) : null}
      </p>
      <Facts
        facts={[
          [t('member.id'), <code key="id">{memberId}</code>],
          [t('member.registered'), moment(agent.registeredAt)],
          [t('agents.balance'), money(agent.balanceMinor, agent.currencyCode)],
          [t('agents.team'), teamSize],
          [t('agents.team.balance'), money(agent.teamBalanceMinor, agent.currencyCode)],
          [t('agents.payer'), payerName],
        ]}
      />
      {countedAt === null ? null : (
        <p className="text-sm text-muted">{t('agents.counted', { moment: moment(countedAt) })}</p>
      )}
      <nav aria-label={t('agents.chain.label')} className="flex flex-col gap-1">
        <h3 className="font-semibold">{t('agents.chain')}</h3>
        <ol className="flex flex-wrap items-center gap-x-1">
          <li className="py-2 text-muted">{t('agents.chain.house')}</li>
          {chain.map((above) => (
            <li key={above.memberId} className="flex items-center gap-1">
              <span aria-hidden="true">›</span>
              <button
                type="button"
                onClick={() => onOpen(above.memberId)}
                className="min-h-11 px-1 break-all text-gold-text underline"
              >
                {above.userName}
              </button>
            </li>
          ))}
          <li aria-current="true" className="flex items-center gap-1 font-semibold">
            <span aria-hidden="true">›</span>
            {agent.userName}
          </li>
        </ol>
      </nav>
      {children}
    </DeskSection>
  );
}
