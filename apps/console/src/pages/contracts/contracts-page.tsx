import { useInfiniteQuery } from '@tanstack/react-query';
import { parseId } from '@wau/contract/ids';
import { contractStates } from '@wau/rules/agency/contract-negotiation';
import { contractKinds } from '@wau/rules/agency/contract-terms';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { useAddress } from '../../platform/use-address.ts';
import { useFormats } from '../../platform/use-formats.ts';
import { FoundList } from '../../ui/found-list.tsx';
import { ListAndDesk } from '../../ui/list-and-desk.tsx';
import { Badge, Notice } from '../../ui/notice.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { liveEveryMs } from '../../work-list/work-claims.ts';
import type { PageProps } from '../console-page.ts';
import { ContractDesk } from './contract-desk.tsx';
import { type ContractFilter, contractListQuery, type FoundContract } from './contract-list-query.ts';

const payers = ['house', 'agent'] as const;

/** Contracts by kind and state, and all of the agent whose one was chosen. All of it stands in the address. */
export function ContractsPage({ info, open }: PageProps) {
  const t = useTexts();
  const [search, change] = useAddress<'kind' | 'state' | 'payer' | 'agent'>();
  const agentId = parseId('member', search.get('agent') ?? '');
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-2xl font-bold">{t('contracts.title')}</h1>
      <Filters filter={filterOf(search)} onChange={(name, value) => change({ [name]: value })} />
      <ListAndDesk
        list={
          <FoundContracts
            filter={filterOf(search)}
            chosen={agentId}
            onChoose={(agent) => change({ agent })}
          />
        }
        desk={
          agentId === undefined ? (
            <Notice>{t('contracts.choose')}</Notice>
          ) : (
            <ContractDesk key={agentId} agentId={agentId} info={info} open={open} />
          )
        }
      />
    </div>
  );
}

function filterOf(search: URLSearchParams): ContractFilter {
  const kind = contractKinds.find((each) => each === search.get('kind'));
  const state = contractStates.find((each) => each === search.get('state'));
  const payer = payers.find((each) => each === search.get('payer'));
  return {
    ...(kind === undefined ? {} : { kind }),
    ...(state === undefined ? {} : { state }),
    ...(payer === undefined ? {} : { payer }),
  };
}

interface FiltersProps {
  readonly filter: ContractFilter;
  readonly onChange: (name: 'kind' | 'state' | 'payer', value: string) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const t = useTexts();
  return (
    <search
      aria-label={t('contracts.find')}
      className="grid max-w-4xl grid-cols-[repeat(auto-fit,minmax(200px,1fr))] gap-3"
    >
      <SelectField
        label={t('contracts.kind')}
        value={filter.kind ?? ''}
        onChange={(kind) => onChange('kind', kind)}
        options={[
          { value: '', text: t('contracts.kind.all') },
          ...contractKinds.map((value) => ({ value, text: t(`contracts.kind.${value}`) })),
        ]}
      />
      <SelectField
        label={t('contracts.state')}
        value={filter.state ?? ''}
        onChange={(state) => onChange('state', state)}
        options={[
          { value: '', text: t('contracts.state.all') },
          ...contractStates.map((value) => ({ value, text: t(`contracts.state.${value}`) })),
        ]}
      />
      <SelectField
        label={t('contracts.payer')}
        value={filter.payer ?? ''}
        onChange={(payer) => onChange('payer', payer)}
        options={[
          { value: '', text: t('contracts.payer.all') },
          ...payers.map((value) => ({ value, text: t(`contracts.payer.${value}`) })),
        ]}
      />
    </search>
  );
}

interface FoundContractsProps {
  readonly filter: ContractFilter;
  readonly chosen: string | undefined;
  readonly onChoose: (agentId: string) => void;
}

function FoundContracts({ filter, chosen, onChoose }: FoundContractsProps) {
  const t = useTexts();
  return (
    <FoundList
      asked={useInfiniteQuery({
        ...contractListQuery(useConsole(), filter),
        refetchInterval: liveEveryMs,
      })}
      label={t('contracts.found')}
      none={t('contracts.none')}
      keyOf={({ agentId, kind, product, version }) => `${agentId} ${kind} ${product} ${version}`}
      isChosen={({ agentId }) => agentId === chosen}
      onChoose={({ agentId }) => onChoose(agentId)}
    >
      {(contract) => <Found contract={contract} />}
    </FoundList>
  );
}

function Found({ contract }: { contract: FoundContract }) {
  const t = useTexts();
  const { moment } = useFormats();
  const { kind, product, state, upline } = contract;
  const isWaiting = state === 'P' || state === 'E' || state === 'V';
  return (
    <>
      <span className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold break-all">{contract.userName}</span>
        <Badge tone={isWaiting ? 'look' : state === 'A' ? 'good' : 'plain'}>
          {t(`contracts.state.${state}`)}
        </Badge>
      </span>
      <span>
        {t(`contracts.kind.${kind}`)} · {t(`contracts.product.${product}`)}
      </span>
      <span className="text-sm text-muted">
        {upline === null ? t('contracts.payer.house') : t('agents.under', { name: upline.userName })} ·{' '}
        {moment(contract.proposedAt)}
      </span>
    </>
  );
}
