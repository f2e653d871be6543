import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useConsole, useTexts } from '../../platform/console-services.ts';
import { Notice } from '../../ui/notice.tsx';
import { PagedItems } from '../../ui/paged-items.tsx';
import { Loading, LoadingFailure } from '../../ui/states.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { AffiliateCard } from './affiliate-card.tsx';
import { AffiliateMember } from './affiliate-member.tsx';
import { type AffiliatePlans, affiliatePlansQuery, affiliatesQuery } from './affiliate-queries.ts';
import { HeldMembers } from './held-members.tsx';
import { OpenAffiliateForm } from './open-affiliate-form.tsx';
import { PlanList } from './plan-list.tsx';

/** Agents who bring members and are paid by a plan: who they are, their codes and hosts, and what plans there are. */
export function AffiliatesPage() {
  const services = useConsole();
  const t = useTexts();
  const { data: plans, error, refetch } = useQuery(affiliatePlansQuery(services));
  if (plans === undefined) {
    return error === null ? <Loading /> : <LoadingFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-2xl font-bold">{t('affiliates.title')}</h1>
      <p className="text-muted">{t('affiliates.about')}</p>
      <HeldMembers />
      <AffiliateMember />
      {plans.list.length === 0 ? (
        <Notice tone="look">{t('affiliates.plan.first')}</Notice>
      ) : (
        <Affiliates plans={plans} />
      )}
      <PlanList plans={plans} />
    </div>
  );
}

function Affiliates({ plans }: { readonly plans: AffiliatePlans }) {
  const services = useConsole();
  const t = useTexts();
  const [search, setSearch] = useState('');
  const asked = useInfiniteQuery(affiliatesQuery(services, search.trim()));
  const planCodes = [...new Set(plans.list.map(({ planCode }) => planCode))];
  return (
    <>
      <OpenAffiliateForm planCodes={planCodes} />
      <section aria-labelledby="affiliates-list" className="flex flex-col gap-3">
        <h2 id="affiliates-list" className="text-lg font-semibold">
          {t('affiliates.list')}
        </h2>
        <TextField label={t('affiliates.search')} value={search} onChange={setSearch} maxLength={64} />
        <PagedItems asked={asked} none={t('affiliates.none')}>
          {(list) => (
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(340px,1fr))] gap-3">
              {list.map((affiliate) => (
                <li key={affiliate.memberId}>
                  <AffiliateCard affiliate={affiliate} planCodes={planCodes} />
                </li>
              ))}
            </ul>
          )}
        </PagedItems>
      </section>
    </>
  );
}
