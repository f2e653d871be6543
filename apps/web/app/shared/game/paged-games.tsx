import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ListEnd } from '../../ui/states/list-end.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import { type Game, GameCard } from './game-card.tsx';
import { GameCorner } from './game-corner.tsx';

interface GamePage {
  readonly games: readonly Game[];
}

interface PagedGamesProps<Page extends GamePage, Key extends readonly unknown[]> {
  readonly query: UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, Key, number>;
  /** Games that are not shown though they were listed. */
  readonly isShown?: (game: Game) => boolean;
  /** What stands in place of a list without games. */
  readonly empty: ReactNode;
}

/** Games as tiles, page after page, with the loading, empty and failed states of their list. */
export function PagedGames<Page extends GamePage, Key extends readonly unknown[]>({
  query,
  isShown = () => true,
  empty,
}: PagedGamesProps<Page, Key>) {
  const t = useTranslate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  if (data === undefined) {
    return error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={refetch} />;
  }
  const games = data.pages.flatMap((page) => page.games).filter(isShown);
  if (games.length === 0 && !hasNextPage) return empty;
  return (
    <>
      <ul className="halves gap-3">
        {games.map((game, position) => (
          <GameCard
            key={game.nodeId}
            game={game}
            isFirst={position < firstGames}
            corner={<GameCorner game={game} />}
          />
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

/** As many of a list’s games as a phone shows at once below its head. */
const firstGames = 4;

export function GamesSkeleton() {
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
