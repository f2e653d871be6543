import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';
import { GamesSkeleton } from '../../../shared/game/paged-games.tsx';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { ListEnd } from '../../../ui/states/list-end.tsx';
import { gameListQuery } from './list-queries.ts';
import { NoneOfCategory } from './none-of-category.tsx';
import { listOf, type PopularCategory } from './popular-category.ts';

interface MappedGamesProps {
  readonly category: Exclude<PopularCategory, 'HOT'>;
  /** Whether nothing is said where there are none, for others stand above. */
  readonly isBelowOthers?: boolean;
  /** Whether what stands above has failed, which is said once and asked for again together. */
  readonly isBelowFailure?: boolean;
}

/** GA-03: the games of the vendors that a category is mapped to, vendor by vendor. */
export function MappedGames({ category, isBelowOthers = false, isBelowFailure = false }: MappedGamesProps) {
  const t = useTranslate();
  const api = useApi();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    gameListQuery(api, listOf({ category, vassalage: '' })),
  );
  if (data === undefined && error !== null && isBelowFailure) return null;
  if (data === undefined)
    return (
      <div className="px-4">
        {error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={refetch} />}
      </div>
    );
  const games = data.pages.flatMap((page) => page.games);
  const byVendor = [...Map.groupBy(games, ({ vassalage }) => vassalage)];
  if (games.length === 0 && isBelowOthers) return null;
  return (
    <div className="space-y-5 px-4">
      {games.length === 0 ? <NoneOfCategory category={category} /> : null}
      {byVendor.map(([vassalage, own]) => (
        <section key={vassalage} aria-labelledby={`vendor-${vassalage}`}>
          <h2 id={`vendor-${vassalage}`} className="mb-3 text-lg font-semibold">
            {own[0]?.displayName}
          </h2>
          <ul className="halves gap-3">
            {own.map((game) => (
              <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
            ))}
          </ul>
        </section>
      ))}
      <ListEnd
        hasMore={hasNextPage}
        isLoading={isFetchingNextPage}
        hasFailed={error !== null}
        moreLabel={error === null ? t('action.more') : t('error.load.retry')}
        onMore={fetchNextPage}
      />
    </div>
  );
}
