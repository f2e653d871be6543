import Handshake from 'lucide-react/icons/handshake';
import { Link } from 'react-router';
import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { isAgent } from '../../../platform/agency/agent-types.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { type Affiliate, affiliateQuery } from './affiliate-queries.ts';
import { FiguresSection } from './figures-section.tsx';
import { LinkCard } from './link-card.tsx';
import { PlanSection } from './plan-section.tsx';

export const handle: RouteHandle = { ...agentFrame, title: 'page.affiliate' };

export const clientLoader = agentLoader(isAgent, ({ api, queryClient }) =>
  queryClient.prefetchQuery(affiliateQuery(api)),
);

export function HydrateFallback() {
  return <AffiliateSkeleton />;
}

/** AG-01 AFFMAN3: an affiliate's links, what came of them, and what is paid for it. */
export default function AffiliateScreen() {
  return (
    <Loaded query={affiliateQuery(useApi())} skeleton={<AffiliateSkeleton />}>
      {(affiliate) => (affiliate.isAffiliate ? <Own affiliate={affiliate} /> : <NoAffiliate />)}
    </Loaded>
  );
}

function Own({ affiliate }: { readonly affiliate: Affiliate }) {
  const t = useTranslate();
  return (
    <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <div className="space-y-6">
        {affiliate.enabled ? null : (
          <p role="status" className="rounded-large bg-surface p-4 text-pretty shadow-low">
            {t('affiliate.off')}
          </p>
        )}
        <LinkCard affiliate={affiliate} />
        <PlanSection affiliate={affiliate} />
        <Link to="/m/agent/affiliate/months" className={buttonClass('secondary', 'medium', true)}>
          {t('page.affiliate.months')}
        </Link>
      </div>
      <FiguresSection campaigns={affiliate.campaigns} />
    </div>
  );
}

function NoAffiliate() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Handshake />}
      title={t('affiliate.none.title')}
      text={t('affiliate.none.text')}
      action={
        <Link to="/m/service" className={buttonClass('primary', 'medium')}>
          {t('service.title')}
        </Link>
      }
    />
  );
}

function AffiliateSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-80 w-full rounded-large" />
      <Skeleton className="h-40 w-full rounded-large" />
      <Skeleton className="h-64 w-full rounded-large" />
    </LoadingRegion>
  );
}
