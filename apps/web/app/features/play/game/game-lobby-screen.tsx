import Dices from 'lucide-react/icons/dices';
import { Link, useSearchParams } from 'react-router';
import { filterOf, gameCategories, type LobbyFilter } from '../../../platform/game/game-categories.ts';
import { isLotteryCategory, modesOfCategories } from '../../../platform/game/lottery-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { lotteryGamesQuery } from '../../../platform/lottery/lottery-games-query.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { PagedGames } from '../../../shared/game/paged-games.tsx';
import { SearchLink } from '../../../shared/game/search-link.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { LinkChips } from '../../../shared/list/link-chips.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { lobbyQuery, lotteriesQuery } from './lobby-queries.ts';
import { LotteriesOfMode } from './lotteries-of-mode.tsx';
import { LotteryCards } from './lottery-cards.tsx';

export const handle: RouteHandle = {
  title: 'page.lobby',
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

function load(services: AppServices, search: URLSearchParams): Promise<unknown> {
  const { api, queryClient } = services;
  const filter = filterOf(search);
  if (!isLotteryCategory(filter)) return queryClient.prefetchInfiniteQuery(lobbyQuery(api, filter));
  return Promise.all([
    queryClient.prefetchQuery(lotteryGamesQuery(api, modesOfCategories[filter])),
    queryClient.prefetchQuery(lotteriesQuery(api)),
  ]);
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Every game of the merchant, by kind. The address names the kind (`gameType`). */
export default function GameLobbyScreen() {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  return (
    <div className="space-y-4 pb-6">
      {/* The search finds games of vendors, and most lotteries are the house's. */}
      <SearchLink category={isLotteryCategory(filter) ? 'ALL' : filter} />
      <CategoryMenu current={filter} />
      <div className="space-y-4 px-4">
        {isLotteryCategory(filter) ? (
          <LotteriesOfMode prizeMode={modesOfCategories[filter]}>
            {(lotteries) => <LotteryCards lotteries={lotteries} />}
          </LotteriesOfMode>
        ) : (
          <GamesOfKind key={filter} filter={filter} />
        )}
      </div>
    </div>
  );
}

function GamesOfKind({ filter }: { filter: LobbyFilter }) {
  return <PagedGames query={lobbyQuery(useApi(), filter)} empty={<NoGames filter={filter} />} />;
}

function CategoryMenu({ current }: { current: LobbyFilter }) {
  const t = useTranslate();
  const names = useCategoryNames();
  const chips = (['ALL', ...gameCategories] as const).map((category) => ({
    key: category,
    label: names[category],
    path: category === 'ALL' ? '/m/gameLobby' : `/m/gameLobby?gameType=${category}`,
  }));
  return <LinkChips label={t('lobby.category')} chips={chips} current={current} />;
}

function NoGames({ filter }: { filter: LobbyFilter }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<Dices />}
      title={t('lobby.empty.title')}
      text={t('lobby.empty.text')}
      action={
        filter === 'ALL' ? null : (
          <Link to="/m/gameLobby" replace className={buttonClass('primary', 'medium')}>
            {t('lobby.empty.action')}
          </Link>
        )
      }
    />
  );
}
