import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { categoryPath } from '../../../platform/game/game-categories.ts';
import { useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { GameCorner } from '../../../shared/game/game-corner.tsx';
import { GamesSkeleton, PagedGames } from '../../../shared/game/paged-games.tsx';
import { useCategoryNames } from '../../../shared/game/use-category-names.ts';
import { LoadFailure } from '../../../shared/loading/load-failure.tsx';
import { gameListQuery, vendorTypesQuery } from './list-queries.ts';
import { NoneOfCategory } from './none-of-category.tsx';
import { listOf, ownGames, popularPath } from './popular-category.ts';
import { VendorRow } from './vendor-row.tsx';

/** Two rows of a phone; the list has them all. */
const shownOwnGames = 4;

/** GA-03: games of ours, and below them the slots of their vendor, which may be chosen where several have such games. */
export function OwnGames({ vassalage }: { readonly vassalage: string }) {
  const t = useTranslate();
  const api = useApi();
  const { INHOUSE, RNG } = useCategoryNames();
  const { data: vendors } = useQuery(vendorTypesQuery(api, 'INHOUSE'));
  const { data, error, refetch } = useInfiniteQuery(gameListQuery(api, ownGames));
  if (data === undefined)
    return (
      <div className="px-4">
        {error === null ? <GamesSkeleton /> : <LoadFailure error={error} onRetry={refetch} />}
      </div>
    );
  const games = data.pages.flatMap((page) => page.games).slice(0, shownOwnGames);
  const vendor = vassalage === '' ? vendors?.[0]?.vassalage : vassalage;
  const vendorName = vendors?.find((each) => each.vassalage === vendor)?.displayName ?? '';
  if (games.length === 0)
    return (
      <div className="px-4">
        <NoneOfCategory category="INHOUSE" />
      </div>
    );
  return (
    <div className="space-y-5">
      <section aria-labelledby="own-games" className="px-4">
        <div className="mb-2 flex flex-wrap items-center justify-between gap-x-3">
          <h2 id="own-games" className="text-lg font-semibold">
            {INHOUSE}
          </h2>
          <Link
            to={categoryPath('INHOUSE')}
            className="flex min-h-11 items-center gap-1 text-detail font-semibold text-gold-text"
          >
            {t('centre.all')}
            <ChevronRight className="size-4 rtl:-scale-x-100" />
          </Link>
        </div>
        <ul className="halves gap-3">
          {games.map((game) => (
            <GameCard key={game.nodeId} game={game} corner={<GameCorner game={game} />} />
          ))}
        </ul>
      </section>
      {vendor === undefined ? null : (
        <section aria-labelledby="own-slots" className="space-y-3">
          <h2 id="own-slots" className="px-4 text-lg font-semibold">
            {t('centre.of', { kind: RNG, vendor: vendorName })}
          </h2>
          <VendorRow
            gameType="INHOUSE"
            vassalage={vendor}
            pathOf={(chosen) => popularPath({ category: 'INHOUSE', vassalage: chosen })}
          />
          <div className="px-4">
            <PagedGames
              query={gameListQuery(api, listOf({ category: 'INHOUSE', vassalage: vendor }))}
              empty={<p className="py-4 text-center text-muted">{t('lobby.empty.text')}</p>}
            />
          </div>
        </section>
      )}
    </div>
  );
}
