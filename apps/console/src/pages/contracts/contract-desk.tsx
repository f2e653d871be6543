import { useQuery } from '@tanstack/react-query';
import type { MemberId } from '@wau/contract/ids';
import { sortContracts } from '@wau/rules/agency/contract-standing';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import {
  type Agent,
  type AgentContract,
  type AgentContracts,
  agentContractsQuery,
  agentQuery,
} from '../../platform/agent-queries.ts';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { mayDo, type OperatorInfo } from '../../platform/operator-info.ts';
import { Button } from '../../ui/button.tsx';
import { Asked, DeskSection } from '../../ui/desk-section.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ConsolePage } from '../console-page.ts';
import { AnswerForms } from './answer-forms.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractFormOf } from './contract-form.tsx';

interface ContractDeskProps {
  readonly agentId: MemberId;
  readonly info: OperatorInfo;
  readonly open: readonly ConsolePage[];
}

/** All contracts of an agent; those of the house can be offered, changed and answered here. */
export function ContractDesk({ agentId, info, open }: ContractDeskProps) {
  const services = useConsole();
  const t = useTexts();
  const agent = useQuery(agentQuery(services, agentId));
  const contracts = useQuery(agentContractsQuery(services, agentId));
  const opensAgents = open.some(({ path }) => path === '/agents');
  return (
    <Asked query={agent}>
      {(place) => (
        <section
          aria-label={t('contracts.of', { name: place.userName })}
          className="flex min-w-0 flex-col gap-5"
        >
          <h2 className="flex flex-wrap items-center gap-3 text-xl font-semibold">
            {t('contracts.of', { name: place.userName })}
            {opensAgents ? (
              <Link
                to={`/agents?agent=${agentId}`}
                className="inline-flex min-h-11 items-center text-base font-normal underline"
              >
                {t('agents.one', { name: place.userName })}
              </Link>
            ) : null}
          </h2>
          <Asked query={contracts}>
            {(data) => (
              <Contracts agent={place} contracts={data} mayPropose={mayDo(info, 'contract.propose')} />
            )}
          </Asked>
        </section>
      )}
    </Asked>
  );
}

interface ContractsProps {
  readonly agent: Agent;
  readonly contracts: AgentContracts;
  readonly mayPropose: boolean;
}

function Contracts({ agent, contracts, mayPropose }: ContractsProps) {
  const t = useTexts();
  const [form, setForm] = useState<AgentContract | 'new'>();
  const [done, setDone] = useState<string>();
  const { waiting, current, earlier } = sortContracts(contracts.list, contracts.today);
  const payer = agent.chain.find(({ memberId }) => memberId === agent.payer);
  const isOfHouse = payer === undefined;
  const finish = (words: string): void => {
    setDone(words);
    setForm(undefined);
  };
  const show = (shown: AgentContract | 'new' | undefined): void => {
    setDone(undefined);
    setForm(shown);
  };
  const card = (contract: AgentContract): ReactNode => (
    <ContractCard key={keyOf(contract)} contract={contract} contracts={contracts} isOfHouse={isOfHouse}>
      {mayPropose && contract.steps.includes('accept') ? (
        <AnswerForms contract={contract} onDone={finish} />
      ) : null}
      {mayPropose && contract.steps.includes('change') ? (
        <OfferButton contract={contract} onPress={() => show(contract)} />
      ) : null}
    </ContractCard>
  );
  if (!agent.isAgent) return <Notice>{t('contracts.not.agent')}</Notice>;
  return (
    <>
      <div role="status">{done === undefined ? null : <Notice tone="good">{done}</Notice>}</div>
      {isOfHouse ? null : <Notice>{t('contracts.upline.decides', { name: payer.userName })}</Notice>}
      {isOfHouse && mayPropose && form === undefined ? (
        <div>
          <Button look="primary" onClick={() => show('new')}>
            {t('contracts.propose')}
          </Button>
        </div>
      ) : null}
      {form === undefined ? null : (
        <ContractFormOf
          key={form === 'new' ? '' : keyOf(form)}
          agentId={agent.memberId}
          contracts={contracts}
          base={form === 'new' ? undefined : form}
          onSent={() => finish(t('contracts.proposed'))}
          onClose={() => show(undefined)}
        />
      )}
      {contracts.list.length === 0 ? <Notice>{t('contracts.of.none')}</Notice> : null}
      <Cards title={t('contracts.waiting')} cards={waiting.map(card)} />
      <Cards title={t('contracts.current')} cards={current.map(card)} />
      <Earlier count={earlier.length}>
        <Cards title={t('contracts.earlier')} cards={earlier.map(card)} />
      </Earlier>
    </>
  );
}

function OfferButton({ contract, onPress }: { contract: AgentContract; onPress: () => void }) {
  const t = useTexts();
  const name = `${t(`contracts.kind.${contract.kind}`)}, ${t(`contracts.product.${contract.product}`)}`;
  return (
    <div>
      <Button label={t('contracts.propose.change.label', { name })} onClick={onPress}>
        {t('contracts.propose.change')}
      </Button>
    </div>
  );
}

function keyOf({ kind, product, version }: AgentContract): string {
  return `${kind} ${product} ${version}`;
}

function Cards({ title, cards }: { title: string; cards: readonly ReactNode[] }) {
  return cards.length === 0 ? null : <DeskSection title={title}>{cards}</DeskSection>;
}

function Earlier({ count, children }: { count: number; children: ReactNode }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  if (count === 0) return null;
  if (isOpen) return children;
  return (
    <div>
      <Button isExpanded={false} onClick={() => setIsOpen(true)}>
        {t('contracts.earlier.show', { count: String(count) })}
      </Button>
    </div>
  );
}
