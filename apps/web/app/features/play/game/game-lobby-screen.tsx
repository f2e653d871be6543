import { useInfiniteQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { filterOf, gameCategories, type LobbyFilter } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import type { RouteHandle } from '../../../platform/navigation/route-handle.ts';
import { browserLoader, serverLoader } from '../../../platform/navigation/screen-loaders.ts';
import { type AppServices, useApi } from '../../../platform/services/app-services.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { ListEnd } from '../../../ui/states/list-end.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { lobbyQuery } from './lobby-queries.ts';

export const handle: RouteHandle = {
  title: 'page.lobby',
  back: true,
  header: true,
  footer: true,
  fillsDesktop: true,
};

function load({ api, queryClient }: AppServices, search: URLSearchParams): Promise<unknown> {
  return queryClient.prefetchInfiniteQuery(lobbyQuery(api, filterOf(search)));
}

export const loader = serverLoader(load);
export const clientLoader = browserLoader(load);

/** Every game of the merchant, by kind. The address names the kind (`gameType`). */
export default function GameLobbyScreen() {
  const [search] = useSearchParams();
  const filter = filterOf(search);
  return (
    <div className="space-y-4 pb-6">
      <CategoryMenu current={filter} />
      <div className="px-4">
        <Games key={filter} filter={filter} />
      </div>
    </div>
  );
}

/** Links, so that a kind can be shared and the arrow back goes through them; more than fit are swiped. */
function CategoryMenu({ current }: { current: LobbyFilter }) {
  const t = useTranslate();
  const names = useCategoryNames();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = menu.current?.querySelector(`[data-category="${current}"]`);
    chosen?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [current]);
  return (
    <nav ref={menu} aria-label={t('lobby.category')} className="overflow-x-auto [scrollbar-width:none]">
      <ul className="flex w-max gap-2 px-4">
        {(['ALL', ...gameCategories] as const).map((category) => (
          <li key={category}>
            <Link
              to={category === 'ALL' ? '/m/gameLobby' : `/m/gameLobby?gameType=${category}`}
              data-category={category}
              replace
              preventScrollReset
              aria-current={category === current ? 'page' : undefined}
              className={classNames(
                'flex min-h-11 items-center rounded-full px-4 text-detail font-medium whitespace-nowrap',
                category === current ? 'gold-fill' : 'bg-surface text-muted active:bg-raised',
              )}
            >
              {names[category]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Games({ filter }: { filter: LobbyFilter }) {
  const t = useTranslate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    lobbyQuery(useApi(), filter),
  );
  if (data === undefined) {
    return error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={refetch} />;
  }
  const games = data.pages.flatMap((page) => page.games);
  if (games.length === 0) return <NoGames filter={filter} />;
  return (
    <>
      <ul className="halves gap-3">
        {games.map((game) => (
          <GameCard key={game.nodeId} game={game} />
        ))}
      </ul>
      <ListEnd
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={error !== null}
        moreLabel={error === null ? t('action.more') : t('error.load.retry')}
        onMore={fetchNextPage}
      />
    </>
  );
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

function GamesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="halves gap-3">
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
    </LoadingRegion>
  );
}
