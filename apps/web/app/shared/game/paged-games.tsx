import { type InfiniteData, type UseInfiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslate } from '../../platform/language/use-language.ts';
import { ListEnd } from '../../ui/states/list-end.tsx';
import { LoadingRegion } from '../../ui/states/loading-region.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { LoadFailure } from '../loading/load-failure.tsx';
import { useRetryPage } from '../loading/use-retry-page.ts';
import type { Game } from './game-card.tsx';
import { GameGroup } from './game-group.tsx';
import { useNearGroups } from './use-near-groups.ts';

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
  const listed = useInfiniteQuery(query);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage, isPlaceholderData } = listed;
  const retryPage = useRetryPage(refetch);
  if (data === undefined) {
    return error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={retryPage} />;
  }
  const hasGames = data.pages.some(({ games }) => games.some(isShown));
  const isBefore = isPlaceholderData ? { 'aria-busy': true, className: 'opacity-60' } : {};
  if (!hasGames && !hasNextPage) return <div {...isBefore}>{empty}</div>;
  return (
    <>
      <div {...isBefore}>
        <GamesOfPages pages={data.pages} isShown={isShown} />
      </div>
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
  const shown = useMemo(() => gameGroups(pages, isShown), [pages, isShown]);
  const heightsOf = useNearGroups(list, shown);
  return (
    <ul ref={list} className="halves gap-3">
      {shown.map(({ key, games, isOfFirstPage }, place) => (
        <GameGroup
          key={key}
          games={games}
          firstCount={place === 0 ? firstGames : 0}
          isOfFirstPage={isOfFirstPage}
          heights={heightsOf(place)}
        />
      ))}
    </ul>
  );
}

/** Some rows: laid out in one frame, they take a cheap phone less than a page of titles does. */
const gamesTogether = 6;

function gameGroups(pages: readonly GamePage[], isShown: (game: Game) => boolean) {
  const groups = [];
  let from = 0;
  for (const [page, { games }] of pages.entries()) {
    const shown = games.filter(isShown);
    for (let place = 0; place < shown.length; place += gamesTogether) {
      const together = shown.slice(place, place + gamesTogether);
      const to = from + together.length;
      // By its place: a title that has moved to a further page meanwhile comes twice.
      const key = `${page} ${place}`;
      groups.push({ key, group: together[0] ?? games, games: together, isOfFirstPage: page === 0, from, to });
      from = to;
    }
  }
  return groups;
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
