import { useSearchParams } from 'react-router';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { PagedGames } from '../../../shared/game/paged-games.tsx';
import { SearchLink } from '../../../shared/game/search-link.tsx';
import { gameListQuery, vendorTypesQuery } from './list-queries.ts';
import { NoneOfCategory } from './none-of-category.tsx';
import { listOf, popularChoiceOf } from './popular-category.ts';
import { VendorRow } from './vendor-row.tsx';

export const handle: RouteHandle = {
  title: 'page.slotsCentre',
  showsTitle: true,
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

/** The address names the vendor alone. */
function choiceOf(search: URLSearchParams) {
  const { vassalage } = popularChoiceOf(
    new URLSearchParams({ category: 'RNG', vassalage: search.get('vassalage') ?? '' }),
  );
  return { category: 'RNG', vassalage } as const;
}

function load({ api, queryClient }: AppServices, search: URLSearchParams): Promise<unknown> {
  return Promise.all([
    queryClient.prefetchQuery(vendorTypesQuery(api, 'RNG')),
    queryClient.prefetchInfiniteQuery(gameListQuery(api, listOf(choiceOf(search)))),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** SH-02: every slot, by vendor; search and filters are the list's (`/m/gameList?gameType=RNG`). */
export default function SlotsCentreScreen() {
  const [search] = useSearchParams();
  const choice = choiceOf(search);
  return (
    <div className="space-y-3 pt-1 pb-6">
      <SearchLink category="RNG" />
      <VendorRow gameType="RNG" vassalage={choice.vassalage} pathOf={slotsPath} />
      <div className="px-4">
        <PagedGames
          key={choice.vassalage}
          query={gameListQuery(useApi(), listOf(choice))}
          empty={<NoneOfCategory category="RNG" />}
        />
      </div>
    </div>
  );
}

function slotsPath(vassalage: string): string {
  return vassalage === '' ? '/m/slotsCenter' : `/m/slotsCenter?vassalage=${encodeURIComponent(vassalage)}`;
}
