import { useQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { useApi } from '../../../platform/services/app-services.ts';
import { gameCountQuery } from '../../../platform/site/game-count-query.ts';
import { type Game, GameCard } from '../../../shared/game/game-card.tsx';
import { Loaded } from '../../../shared/loading/loaded.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { gamesQuery } from './home-queries.ts';

export function GameList() {
  const t = useTranslate();
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="mb-3 text-xl font-bold">
        {t('games.title')}
      </h2>
      <Loaded query={gamesQuery(useApi())} skeleton={<GamesSkeleton />}>
        {(games) => <Games games={games} />}
      </Loaded>
    </section>
  );
}

function Games({ games }: { games: readonly Game[] }) {
  const t = useTranslate();
  if (games.length === 0) {
    return <EmptyState icon={<Dices />} title={t('games.empty.title')} text={t('games.empty.text')} />;
  }
  return (
    <>
      <ul className="halves gap-3">
        {games.map((game, position) => (
          <GameCard key={game.gameId} game={game} isWide={isWide(position, games.length)} />
        ))}
      </ul>
      <AllGamesLink shownCount={games.length} />
    </>
  );
}

/** The way to the games that home has no room for, and how many there are. */
function AllGamesLink({ shownCount }: { readonly shownCount: number }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const { data: count = 0 } = useQuery(gameCountQuery(useApi()));
  if (count <= shownCount) return null;
  return (
    <Link to="/m/gameLobby" className={classNames('mt-4', buttonClass('secondary', 'medium', true))}>
      {t('games.all', { count: new Intl.NumberFormat(locale).format(count) })}
    </Link>
  );
}

/** An odd number of games starts with a wide one, so that the two columns come out even. */
function isWide(position: number, count: number): boolean {
  return position === 0 && count % 2 === 1;
}

function GamesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="halves gap-3">
      <Skeleton className="col-span-full h-36 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
    </LoadingRegion>
  );
}
