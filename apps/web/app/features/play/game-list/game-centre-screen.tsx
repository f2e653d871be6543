import { useSearchParams } from 'react-router';
import { isLotteryCategory, modesOfCategories } from '../../../platform/game/lottery-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { PagedGames } from '../../../shared/game/paged-games.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { LinkChips } from '../../../shared/list/link-chips.tsx';
import { gameListQuery, vendorTypesQuery } from './list-queries.ts';
import { LotteryGames } from './lottery-games.tsx';
import { MappedGames } from './mapped-games.tsx';
import { NoneOfCategory } from './none-of-category.tsx';
import { OwnGames } from './own-games.tsx';
import {
  listOf,
  ownGames,
  type PopularChoice,
  popularCategories,
  popularChoiceOf,
  popularPath,
  sourceOf,
} from './popular-category.ts';
import { VendorRow } from './vendor-row.tsx';

export const handle: RouteHandle = {
  title: 'page.gameCentre',
  showsTitle: true,
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices, search: URLSearchParams): Promise<unknown> {
  const choice = popularChoiceOf(search);
  const { category } = choice;
  const source = sourceOf(category);
  return Promise.all([
    ...(category === 'HOT' || source === 'mapped'
      ? []
      : [queryClient.prefetchQuery(vendorTypesQuery(api, category))]),
    ...(isLotteryCategory(category)
      ? [queryClient.prefetchQuery(lotteryGamesQuery(api, modesOfCategories[category]))]
      : []),
    // Which vendor is ours has to be known before its slots can be asked for.
    ...(source === 'inhouse'
      ? [queryClient.prefetchInfiniteQuery(gameListQuery(api, ownGames))]
      : [queryClient.prefetchInfiniteQuery(gameListQuery(api, listOf(choice)))]),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** GA-03: the popular games by category, each with its own list. The address says which (`category`, `vassalage`). */
export default function GameCentreScreen() {
  const [search] = useSearchParams();
  const choice = popularChoiceOf(search);
  return (
    <div className="space-y-3 pt-1 pb-6">
      <CategoryMenu choice={choice} />
      <CategoryGames key={popularPath(choice)} choice={choice} />
    </div>
  );
}

function CategoryMenu({ choice }: { readonly choice: PopularChoice }) {
  const t = useTranslate();
  const names = useCategoryNames();
  const chips = popularCategories.map((category) => ({
    key: category,
    label: category === 'HOT' ? t('list.tab.HOT') : names[category],
    path: popularPath({ category, vassalage: '' }),
  }));
  return <LinkChips label={t('lobby.category')} chips={chips} current={choice.category} />;
}

function CategoryGames({ choice }: { readonly choice: PopularChoice }) {
  const api = useApi();
  const { category, vassalage } = choice;
  const source = sourceOf(category);
  if (source === 'inhouse') return <OwnGames vassalage={vassalage} />;
  if (isLotteryCategory(category)) return <LotteryGames category={category} />;
  if (source === 'mapped' && category !== 'HOT') return <MappedGames category={category} />;
  return (
    <>
      {category === 'HOT' ? null : (
        <VendorRow
          gameType={category}
          vassalage={vassalage}
          pathOf={(chosen) => popularPath({ category, vassalage: chosen })}
        />
      )}
      <div className="px-4">
        <PagedGames
          query={gameListQuery(api, listOf(choice))}
          empty={<NoneOfCategory category={category} />}
        />
      </div>
    </>
  );
}
