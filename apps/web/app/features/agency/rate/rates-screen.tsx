import UsersRound from 'lucide-react/icons/users-round';
import { useState } from 'react';
import { Link } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent, mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { ownRatesQuery } from '../../../platform/agency/own-rates.ts';
import type { RatesNow } from '../../../platform/agency/rate-texts.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useSession } from '../../../platform/session/use-session.ts';
import { NameSearch } from '../../../shared/agency/name-search.tsx';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { LateBottomSheet } from '../../../ui/sheets/late-bottom-sheet.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { RateForm } from './rate-form.tsx';
import { RateList } from './rate-list.tsx';
import { downlineRatesQuery, type RatedMember } from './rate-queries.ts';

const rowCount = 5;

export const handle: RouteHandle = { ...agentFrame, title: 'page.rates' };

export const clientLoader = agentLoader(isAgent);

export function HydrateFallback() {
  return (
    <div className="px-4 pb-6">
      <RatesSkeleton />
    </div>
  );
}

/** AG-04: what of stakes is given back at the agent, and at each member directly below. */
export default function RatesScreen() {
  return (
    <div className="px-4 pb-6">
      <Loaded query={ownRatesQuery(useApi())} skeleton={<RatesSkeleton />}>
        {({ rates }) => <Rates own={rates} />}
      </Loaded>
    </div>
  );
}

function Rates({ own }: { readonly own: RatesNow }) {
  const t = useTranslate();
  return (
    <div className="space-y-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <section aria-labelledby="rates-own" className="space-y-3">
        <h2 id="rates-own" className="text-lg font-semibold">
          {t('rate.own')}
        </h2>
        <div className="rounded-large bg-surface p-4 shadow-low">
          <RateList rates={own} />
        </div>
        <p className="text-caption text-pretty text-muted">{t('rate.own.text')}</p>
        <Link to="/m/member/manualRebate" className={buttonClass('quiet', 'medium')}>
          {t('rate.own.claim')}
        </Link>
      </section>
      <DownlineRates own={own} />
    </div>
  );
}

function DownlineRates({ own }: { readonly own: RatesNow }) {
  const t = useTranslate();
  const api = useApi();
  const filter = useRecordFilter();
  const search = filter.textOf('search')?.slice(0, 64);
  const [target, setTarget] = useState<RatedMember>();
  const isOffered = mayHaveContracts(useSession()?.type ?? 0);
  return (
    <section aria-labelledby="rates-below" className="space-y-3">
      <h2 id="rates-below" className="text-lg font-semibold">
        {t('rate.below')}
      </h2>
      <NameSearch key={search} search={search ?? ''} onSearch={(name) => filter.change({ search: name })} />
      <PagedList
        key={`list ${search}`}
        query={downlineRatesQuery(api, search)}
        keyOf={({ memberId }) => memberId}
        renderRow={(member) => (
          <MemberRates member={member} onChange={isOffered ? () => setTarget(member) : undefined} />
        )}
        empty={<NobodyBelow isSearch={search !== undefined} opens={isOffered} />}
        skeletonCount={rowCount}
      />
      <RateSheet own={own} target={target} onClose={() => setTarget(undefined)} />
    </section>
  );
}

interface MemberRatesProps {
  readonly member: RatedMember;
  readonly onChange: (() => void) | undefined;
}

function MemberRates({ member, onChange }: MemberRatesProps) {
  const t = useTranslate();
  return (
    <DisclosureRow
      startsOpen={false}
      summary={
        <span className="flex flex-wrap items-center justify-between gap-x-3">
          <span className="words font-semibold">{member.userName}</span>
          {member.isAgent ? <Badge tone="waiting">{t('team.agent')}</Badge> : null}
        </span>
      }
    >
      <div className="space-y-3">
        <RateList rates={member.rates} />
        {onChange === undefined ? null : (
          <Button size="medium" look="secondary" isWide onClick={onChange}>
            {t('rate.change')}
          </Button>
        )}
      </div>
    </DisclosureRow>
  );
}

interface NobodyBelowProps {
  readonly isSearch: boolean;
  /** Whether this agent may open accounts. */
  readonly opens: boolean;
}

function NobodyBelow({ isSearch, opens }: NobodyBelowProps) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UsersRound />}
      title={t(isSearch ? 'team.none.title' : 'team.empty.title')}
      text={t(isSearch ? 'rate.none.text' : 'rate.empty.text')}
      action={
        isSearch || !opens ? null : (
          <Link to="/m/agentRegister" className={buttonClass('secondary', 'medium')}>
            {t('page.opening')}
          </Link>
        )
      }
    />
  );
}

interface RateSheetProps {
  readonly own: RatesNow;
  readonly target: RatedMember | undefined;
  readonly onClose: () => void;
}

function RateSheet({ own, target, onClose }: RateSheetProps) {
  const t = useTranslate();
  // What it goes with stays on it.
  const [shown, setShown] = useState(target);
  if (target !== undefined && target !== shown) setShown(target);
  return (
    <LateBottomSheet
      isOpen={target !== undefined}
      onClose={onClose}
      title={t('rate.of', { name: shown?.userName ?? '' })}
      closeLabel={t('action.close')}
    >
      {shown === undefined ? null : (
        <RateForm key={shown.memberId} own={own} member={shown} onDone={onClose} />
      )}
    </LateBottomSheet>
  );
}

function RatesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-48 w-full rounded-large" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-40 w-full rounded-large" />
    </LoadingRegion>
  );
}
