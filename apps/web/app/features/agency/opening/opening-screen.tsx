import { agentFrame, agentLoader } from '../../../platform/agency/agent-loader.ts';
import { mayHaveContracts } from '../../../platform/agency/agent-types.ts';
import { ownRatesQuery } from '../../../platform/agency/own-rates.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { useRecordFilter } from '../../../shared/records/use-record-filter.ts';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { AccountForm } from './account-form.tsx';
import { OpeningLinks } from './opening-links.tsx';

export const handle: RouteHandle = { ...agentFrame, title: 'page.opening' };

export const clientLoader = agentLoader(mayHaveContracts, ({ api, queryClient }) =>
  queryClient.prefetchQuery(ownRatesQuery(api)),
);

export function HydrateFallback() {
  return <OpeningSkeleton />;
}

const ways = ['direct', 'links'] as const;

/** AG-04: an agent opens accounts below: by hand, or by links that are handed on. */
export default function OpeningScreen() {
  const t = useTranslate();
  const filter = useRecordFilter();
  const way = filter.choiceOf('way', ways) ?? 'direct';
  return (
    <div className="mx-auto max-w-xl space-y-5 px-4 pb-6">
      <Tabs
        label={t('opening.way')}
        tabs={[
          { value: 'direct', label: t('opening.way.direct') },
          { value: 'links', label: t('opening.way.links') },
        ]}
        value={way}
        onChange={(value) => filter.change({ way: value === 'direct' ? undefined : value })}
      />
      <Loaded query={ownRatesQuery(useApi())} skeleton={<FormSkeleton />}>
        {({ rates }) => (way === 'direct' ? <AccountForm own={rates} /> : <OpeningLinks own={rates} />)}
      </Loaded>
    </div>
  );
}

function OpeningSkeleton() {
  return (
    <div className="mx-auto max-w-xl space-y-5 px-4 pb-6">
      <Skeleton className="h-13 w-full" />
      <FormSkeleton />
    </div>
  );
}

function FormSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-5">
      <Skeleton className="h-12 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-44 w-full rounded-medium" />
    </LoadingRegion>
  );
}
