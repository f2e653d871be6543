import Percent from 'lucide-react/icons/percent';
import { Link } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { useFlag } from '../../../platform/site/site-query.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { CategoryList } from './category-list.tsx';
import { ClaimHistory } from './claim-history.tsx';
import { ClaimableCard } from './claimable-card.tsx';
import { type Rebates, rebatesQuery } from './rebate-queries.ts';

export const handle: RouteHandle = {
  title: 'page.manualRebate',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(rebatesQuery(api)),
);

export function HydrateFallback() {
  return <RebateSkeleton />;
}

/** ME-11: rebates that the member fetches: what has come together, by kind of games, and what was claimed. */
export default function ManualRebateScreen() {
  return (
    <Loaded query={rebatesQuery(useApi())} skeleton={<RebateSkeleton />}>
      {(rebates) => (rebates.list.length === 0 ? <NoRebates /> : <AllRebates rebates={rebates} />)}
    </Loaded>
  );
}

function AllRebates({ rebates }: { readonly rebates: Rebates }) {
  const hasClub = useFlag('MEMCLUB3');
  return (
    <div className="space-y-6 px-4 pt-1 pb-6 wide:grid wide:grid-cols-2 wide:items-start wide:gap-8 wide:space-y-0">
      <div className="space-y-6">
        <ClaimableCard rebates={rebates} />
        <CategoryList rebates={rebates} />
        {hasClub ? <AboutLevels /> : null}
      </div>
      <ClaimHistory rebates={rebates} />
    </div>
  );
}

function AboutLevels() {
  const t = useTranslate();
  return (
    <div>
      <p className="text-detail text-pretty text-muted">{t('rebate.level')}</p>
      <Link
        to="/m/member/benefits"
        className="inline-flex min-h-11 items-center text-detail text-gold-text underline"
      >
        {t('rebate.more')}
      </Link>
    </div>
  );
}

function NoRebates() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Percent />}
      title={t('rebate.empty.title')}
      text={t('rebate.empty.text')}
      action={
        <Link to="/m/gameLobby" className={buttonClass('secondary', 'medium')}>
          {t('lobby.title')}
        </Link>
      }
    />
  );
}

function RebateSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-6 px-4 pt-1 pb-6">
      <Skeleton className="h-44 w-full rounded-large" />
      <Skeleton className="h-96 w-full rounded-large" />
    </LoadingRegion>
  );
}
