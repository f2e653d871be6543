import Gift from 'lucide-react/icons/gift';
import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { DisclosureRow } from '../../../ui/disclosure-row.tsx';
import { OperatorHtml } from '../../../ui/operator-html/operator-html.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import { loadPromotions } from './load-promotions.ts';
import { PromotionFooter } from './promotion-footer.tsx';
import { PromotionPeriod } from './promotion-period.tsx';
import { PromotionPicture } from './promotion-picture.tsx';
import { type Promotion, type Promotions, promotionsQuery } from './promotion-queries.ts';
import { RewardLink } from './reward-link.tsx';

export const handle: RouteHandle = {
  title: 'page.activity',
  showsTitle: true,
  back: true,
  header: true,
  footer: false,
  fillsDesktop: true,
};

export const loader = serverLoader(loadPromotions);
export const clientLoader = browserLoader(loadPromotions);

/** How long after the list is there the screen scrolls to the promotion that the address names. */
const scrollDelayMs = 500;

const allCategories = '';

/** HO-05: the promotions by category; each opens to its content. The address may name one (`id`). */
export default function PromotionsScreen() {
  return (
    <div className="space-y-4 px-4 pb-8">
      <PromotionList />
      <PromotionFooter />
    </div>
  );
}

function PromotionList() {
  return (
    <Loaded query={promotionsQuery(useApi())} skeleton={<PromotionsSkeleton />}>
      {(promotions) =>
        promotions.list.length === 0 ? <NoPromotions /> : <PromotionsByCategory promotions={promotions} />
      }
    </Loaded>
  );
}

function NoPromotions() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Gift />}
      title={t('promotion.empty.title')}
      text={t('promotion.empty.text')}
      action={
        <Link to="/m/gameLobby" className={buttonClass('secondary', 'medium')}>
          {t('lobby.title')}
        </Link>
      }
    />
  );
}

function PromotionsByCategory({ promotions: { categories, list } }: { promotions: Promotions }) {
  const t = useTranslate();
  const [category, setCategory] = useState(allCategories);
  const [search] = useSearchParams();
  const wantedId = search.get('id');
  useScrollTo(wantedId);
  const shown = list.filter(
    ({ promoAnnouncementCategoryIds }) =>
      category === allCategories || promoAnnouncementCategoryIds.includes(category),
  );
  const tabs = [
    { value: allCategories, label: t('promotion.category.all') },
    ...categories.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <>
      {categories.length > 1 ? (
        <Tabs label={t('promotion.categories')} tabs={tabs} value={category} onChange={setCategory} isRow />
      ) : null}
      <ul className="space-y-4 wide:grid wide:grid-cols-2 wide:items-start wide:gap-4 wide:space-y-0">
        {shown.map((promotion, position) => (
          <li key={promotion.id} className="drawn-near drawn-near-58">
            <PromotionRow
              promotion={promotion}
              isFirst={position === 0}
              startsOpen={promotion.id === wantedId}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface PromotionRowProps {
  readonly promotion: Promotion;
  readonly isFirst: boolean;
  readonly startsOpen: boolean;
}

function PromotionRow({ promotion, isFirst, startsOpen }: PromotionRowProps) {
  const t = useTranslate();
  return (
    <DisclosureRow
      id={rowId(promotion.id)}
      picture={<PromotionPicture promotion={promotion} isFirst={isFirst} />}
      summary={<h2 className="font-semibold text-pretty">{promotion.title}</h2>}
      startsOpen={startsOpen}
    >
      <div className="mb-4">
        <PromotionPeriod promotion={promotion} />
      </div>
      <OperatorHtml html={promotion.content} />
      <div className="mt-4">
        <RewardLink promotion={promotion} />
      </div>
      <p className="mt-4">
        <Link
          to={`/m/activityDetail?id=${encodeURIComponent(promotion.id)}`}
          className="text-detail text-gold-text underline"
        >
          {t('promotion.open')}
        </Link>
      </p>
    </DisclosureRow>
  );
}

function rowId(promotionId: string): string {
  return `promotion-${promotionId}`;
}

function useScrollTo(promotionId: string | null): void {
  useEffect(() => {
    if (promotionId === null) return;
    const timer = setTimeout(
      () => document.getElementById(rowId(promotionId))?.scrollIntoView({ block: 'start' }),
      scrollDelayMs,
    );
    return () => clearTimeout(timer);
  }, [promotionId]);
}

function PromotionsSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="space-y-4">
      <Skeleton className="h-13 w-full" />
      <Skeleton className="h-58 w-full rounded-large" />
      <Skeleton className="h-58 w-full rounded-large" />
    </LoadingRegion>
  );
}
