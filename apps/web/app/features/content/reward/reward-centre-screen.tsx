import Gift from 'lucide-react/icons/gift';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { memberLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { PagedList } from '../../../shared/list/paged-list.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import {
  type MemberPromotion,
  type MemberPromotions,
  memberPromotionsQuery,
} from '../../../shared/promotion/member-promotions.ts';
import { TurnoverCard } from '../../../shared/turnover/turnover-card.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { LateApplicationSheet } from './late-application-sheet.tsx';
import { keepOrder, orderPromotions } from './order-promotions.ts';
import { cardId, PromotionCard } from './promotion-card.tsx';
import { rewardsQuery } from './reward-queries.ts';
import { RewardRow } from './reward-row.tsx';

export const handle: RouteHandle = {
  title: 'page.rewards',
  back: true,
  right: 'balance',
  memberOnly: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

export const clientLoader = memberLoader(({ api, queryClient }) =>
  queryClient.prefetchQuery(memberPromotionsQuery(api)),
);

export function HydrateFallback() {
  return (
    <div className="px-4 pt-1 pb-6">
      <CentreSkeleton />
    </div>
  );
}

type View = 'promotions' | 'history';

/** Also in the address, so that a reload and the way back show the same. */
function useView() {
  const [search, setSearch] = useSearchParams();
  const [view, setView] = useState<View>(search.get('view') === 'history' ? 'history' : 'promotions');
  const show = (next: View) => {
    setView(next);
    setSearch(next === 'history' ? { view: next } : {}, { replace: true, preventScrollReset: true });
  };
  return { view, show };
}

/** ME-10: the member's promotions with what can be done about each, and what became of those that were used. */
export default function RewardCentreScreen() {
  const t = useTranslate();
  const { view, show } = useView();
  return (
    <div className="space-y-4 px-4 pt-1 pb-6">
      <Tabs<View>
        label={t('reward.views')}
        tabs={[
          { value: 'promotions', label: t('reward.view.promotions') },
          { value: 'history', label: t('reward.view.history') },
        ]}
        value={view}
        onChange={show}
      />
      {view === 'promotions' ? <CurrentPromotions /> : <RewardHistory />}
    </div>
  );
}

function CurrentPromotions() {
  return (
    <Loaded query={memberPromotionsQuery(useApi())} skeleton={<CentreSkeleton />}>
      {(promotions) => <Promotions promotions={promotions} />}
    </Loaded>
  );
}

function Promotions({ promotions: { list, turnover, currencyCode } }: { promotions: MemberPromotions }) {
  const [applied, setApplied] = useState<MemberPromotion>();
  const [isApplying, setIsApplying] = useState(false);
  useScrollToNamed();
  const begin = (promotion: MemberPromotion) => {
    setApplied(promotion);
    setIsApplying(true);
  };
  const end = () => setIsApplying(false);
  // A card stays where it was tapped, whatever its status becomes.
  const [inOrder] = useState(() => keepOrder(orderPromotions(list)));
  return (
    <>
      <TurnoverCard turnover={turnover} currencyCode={currencyCode} />
      {list.length === 0 ? (
        <NoPromotions />
      ) : (
        <ul className="space-y-4 wide:grid wide:grid-cols-2 wide:items-start wide:gap-4 wide:space-y-0">
          {inOrder(list).map((promotion, position) => (
            <li key={promotion.promotionId}>
              <PromotionCard
                promotion={promotion}
                currencyCode={currencyCode}
                isFirst={position === 0}
                onApply={begin}
              />
            </li>
          ))}
        </ul>
      )}
      {applied === undefined ? null : (
        <LateApplicationSheet isOpen={isApplying} onClose={end} promotion={applied} />
      )}
    </>
  );
}

/** A link from a promotion's page leads to its card. */
function useScrollToNamed(): void {
  const [search] = useSearchParams();
  const named = search.get('id');
  useEffect(() => {
    if (named !== null) document.getElementById(cardId(named))?.scrollIntoView({ block: 'start' });
  }, [named]);
}

function NoPromotions() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Gift />}
      title={t('reward.empty.title')}
      text={t('reward.empty.text')}
      action={
        <Link to="/m/gameLobby" className={buttonClass('secondary', 'medium')}>
          {t('lobby.title')}
        </Link>
      }
    />
  );
}

function RewardHistory() {
  const t = useTranslate();
  return (
    <PagedList
      query={rewardsQuery(useApi())}
      keyOf={(reward) => reward.rewardId}
      renderRow={(reward) => <RewardRow reward={reward} />}
      empty={
        <EmptyState
          icon={<Gift />}
          title={t('reward.history.empty.title')}
          text={t('reward.history.empty.text')}
        />
      }
      skeletonCount={5}
    />
  );
}

function CentreSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-90 w-full rounded-large" />
      <Skeleton className="h-90 w-full rounded-large" />
    </LoadingRegion>
  );
}
