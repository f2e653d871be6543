import type { ContractForm } from '@wau/rules/agency/contract-form';
import { sortContracts, termsOn } from '@wau/rules/agency/contract-standing';
import type { ContractKind } from '@wau/rules/agency/contract-terms';
import FileSignature from 'lucide-react/icons/file-signature';
import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Link } from 'react-router';
import { contractProductNames } from '../../../platform/agency/product-names.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { AnswerButtons } from './answer-buttons.tsx';
import { ContractCard } from './contract-card.tsx';
import { ContractFormOf } from './contract-form-sheet.tsx';
import { aboutIds } from './contract-message-ids.ts';
import {
  type Contract,
  type Downline,
  downlineContractsQuery,
  type OwnContracts,
  ownContractsQuery,
} from './contract-queries.ts';
import { DownlineRow } from './downline-row.tsx';

/** What the form is about: the own contract, or that of an agent below. */
interface FormTarget {
  readonly agent: Downline | undefined;
  readonly base: Contract | undefined;
}

/** AG-03: the agent's contracts of a kind: what is offered, what holds, what was, and those of the agents below. */
export function ContractPage({ kind }: { readonly kind: ContractKind }) {
  const t = useTranslate();
  return (
    <Loaded query={ownContractsQuery(useApi(), kind)} skeleton={<ContractSkeleton />}>
      {(own) => (
        <div className="space-y-6 px-4 pt-1 pb-6">
          <p className="text-detail text-pretty text-muted">{t(aboutIds[kind])}</p>
          <Contracts kind={kind} own={own} />
        </div>
      )}
    </Loaded>
  );
}

function Contracts({ kind, own }: { readonly kind: ContractKind; readonly own: OwnContracts }) {
  const [target, setTarget] = useState<FormTarget>();
  return (
    <div className="space-y-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <OwnSections kind={kind} own={own} onWish={(base) => setTarget({ agent: undefined, base })} />
      <Downlines kind={kind} own={own} onOffer={(agent, base) => setTarget({ agent, base })} />
      <FormSheet kind={kind} own={own} target={target} onClose={() => setTarget(undefined)} />
    </div>
  );
}

interface OwnSectionsProps {
  readonly kind: ContractKind;
  readonly own: OwnContracts;
  readonly onWish: (base: Contract) => void;
}

function OwnSections({ kind, own, onWish }: OwnSectionsProps) {
  const t = useTranslate();
  const { list, today, currencyCode, firstStart } = own;
  const { waiting, current, earlier } = sortContracts(list, today);
  const card = (contract: Contract) => ({
    key: `${contract.product} ${contract.version}`,
    ...{ kind, contract, today, currencyCode },
  });
  const before = (contract: Contract) =>
    termsOn(list, contract.startsOn).filter(
      ({ product }) => product === contract.product || product === 'CONS',
    );
  return (
    <div className="space-y-6">
      {waiting.length === 0 ? null : (
        <section aria-labelledby="contract-offered" className="space-y-3">
          <h2 id="contract-offered" className="text-lg font-semibold">
            {t('contract.offered')}
          </h2>
          {waiting.map((contract) => {
            const { key, ...shown } = card(contract);
            return (
              <ContractCard key={key} {...shown} before={before(contract)}>
                <AnswerButtons
                  {...{ kind, contract, firstStart }}
                  onChange={() => onWish(contract)}
                  changeLabel={t('contract.ask')}
                />
              </ContractCard>
            );
          })}
        </section>
      )}
      <section aria-labelledby="contract-own" className="space-y-3">
        <h2 id="contract-own" className="text-lg font-semibold">
          {t('contract.own')}
        </h2>
        {current.length === 0 ? (
          <EmptyState
            icon={<FileSignature />}
            title={t('contract.empty.title')}
            text={t('contract.empty.text')}
            action={
              <Link to="/m/service" className={buttonClass('secondary', 'medium')}>
                {t('service.title')}
              </Link>
            }
          />
        ) : (
          current.map((contract) => {
            const { key, ...shown } = card(contract);
            return <ContractCard key={key} {...shown} />;
          })
        )}
      </section>
      {earlier.length === 0 ? null : (
        <DisclosureRow
          startsOpen={false}
          summary={<h2 className="font-semibold">{t('contract.earlier')}</h2>}
        >
          <div className="space-y-3">
            {earlier.map((contract) => {
              const { key, ...shown } = card(contract);
              return <ContractCard key={key} {...shown} />;
            })}
          </div>
        </DisclosureRow>
      )}
    </div>
  );
}

interface DownlinesProps {
  readonly kind: ContractKind;
  readonly own: OwnContracts;
  readonly onOffer: (agent: Downline, base: Contract | undefined) => void;
}

function Downlines({ kind, own, onOffer }: DownlinesProps) {
  const t = useTranslate();
  return (
    <section aria-labelledby="contract-agents" className="space-y-3">
      <h2 id="contract-agents" className="text-lg font-semibold">
        {t('contract.agents')}
      </h2>
      <PagedList
        query={downlineContractsQuery(useApi(), kind)}
        keyOf={({ agentId }) => agentId}
        renderRow={(downline) => (
          <DownlineRow {...{ kind, own, downline }} onOffer={(base) => onOffer(downline, base)} />
        )}
        empty={
          <EmptyState
            icon={<UsersRound />}
            title={t('contract.agents.empty.title')}
            text={t('contract.agents.empty.text')}
            action={
              <Link to="/m/agentRegister" className={buttonClass('secondary', 'medium')}>
                {t('page.opening')}
              </Link>
            }
          />
        }
        skeletonCount={3}
      />
    </section>
  );
}

interface FormSheetProps {
  readonly kind: ContractKind;
  readonly own: OwnContracts;
  readonly target: FormTarget | undefined;
  readonly onClose: () => void;
}

function FormSheet({ kind, own, target, onClose }: FormSheetProps) {
  const t = useTranslate();
  // What it goes with stays on it.
  const [shown, setShown] = useState(target);
  if (target !== undefined && target !== shown) setShown(target);
  // A table of tiers takes minutes to type, and a sheet is closed by a tap beside it.
  const [drafts] = useState(() => new Map<string, ContractForm>());
  const agentId = shown?.agent?.agentId ?? shown?.base?.agentId;
  const name = shown?.agent?.userName;
  const key = `${agentId} ${shown?.base?.product} ${shown?.base?.version}`;
  const done = () => {
    drafts.delete(key);
    onClose();
  };
  const title =
    name === undefined
      ? t('contract.wish', { product: t(contractProductNames[shown?.base?.product ?? 'CONS']) })
      : t('contract.offer.of', { name });
  return (
    <LateBottomSheet
      isOpen={target !== undefined}
      onClose={onClose}
      title={title}
      closeLabel={t('action.close')}
    >
      {shown === undefined || agentId === undefined ? null : (
        <ContractFormOf
          key={key}
          {...{ kind, own, agentId }}
          agentName={name}
          versions={shown.agent?.versions ?? own.list}
          base={shown.base}
          draft={drafts.get(key)}
          onDraft={(draft) => drafts.set(key, draft)}
          onDone={done}
        />
      )}
    </LateBottomSheet>
  );
}

export function ContractSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-12 w-3/4" />
      <Skeleton className="h-56 w-full rounded-large" />
      <Skeleton className="h-56 w-full rounded-large" />
    </LoadingRegion>
  );
}
