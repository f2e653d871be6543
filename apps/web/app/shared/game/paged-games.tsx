import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ListEnd } from '../../ui/states/list-end.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import type { Game } from './game-card.tsx';
import { GamesPage } from './games-page.tsx';
import { useNearPages } from './use-near-pages.ts';

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

const always = () => true;

/** Games as tiles, page after page, with the loading, empty and failed states of their list. */
export function PagedGames<Page extends GamePage, Key extends readonly unknown[]>({
  query,
  isShown = always,
  empty,
}: PagedGamesProps<Page, Key>) {
  const t = useTranslate();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(query);
  if (data === undefined) {
    return error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={refetch} />;
  }
  const hasGames = data.pages.some(({ games }) => games.some(isShown));
  if (!hasGames && !hasNextPage) return empty;
  return (
    <>
      <GamesOfPages pages={data.pages} isShown={isShown} />
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

interface GamesOfPagesProps {
  readonly pages: readonly GamePage[];
  readonly isShown: (game: Game) => boolean;
}

function GamesOfPages({ pages, isShown }: GamesOfPagesProps) {
  const list = useRef<HTMLUListElement>(null);
  const shown = useMemo(() => shownPages(pages, isShown), [pages, isShown]);
  const drawingOf = useNearPages(list, shown);
  return (
    <ul ref={list} className="halves gap-3">
      {shown.map(({ pageNumber, games }, place) => (
        <GamesPage
          key={pageNumber}
          games={games}
          firstCount={place === 0 ? firstGames : 0}
          {...drawingOf(place)}
        />
      ))}
    </ul>
  );
}

function shownPages(pages: readonly GamePage[], isShown: (game: Game) => boolean) {
  let from = 0;
  return pages.map((page, place) => {
    const games = page.games.filter(isShown);
    const to = from + games.length;
    const shown = { page, pageNumber: place + 1, games, from, to };
    from = to;
    return shown;
  });
}

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
