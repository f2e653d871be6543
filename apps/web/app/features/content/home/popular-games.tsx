import { formatNumber } from '@wau/money/format-number';
import Dices from 'lucide-react/icons/dices';
import { Link } from 'react-router';
import { useLanguage, useTranslate } from '../../../platform/language/use-language.ts';
import { GameCard } from '../../../shared/game/game-card.tsx';
import { LateGameCorner } from '../../../shared/game/late-game-corner.tsx';
import { buttonClass } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { LoadingRegion } from '../../../ui/states/loading-region.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { Home } from './home-queries.ts';
import { SectionHead } from './section-head.tsx';

/** The games that most are glad of, and the way to all others. */
export function PopularGames({ home }: { readonly home: Home }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="popular-title">
      <SectionHead id="popular-title" title={t('home.popular')} to="/m/gameCenter" />
      <Games home={home} />
    </section>
  );
}

function Games({ home: { popular, gameCount } }: { readonly home: Home }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  if (popular.length === 0) {
    return <EmptyState icon={<Dices />} title={t('games.empty.title')} text={t('games.empty.text')} />;
  }
  return (
    <>
      <ul className="halves mt-1 gap-3">
        {popular.map((game, position) => (
          <GameCard
            key={game.nodeId}
            game={game}
            isWide={isWide(position, popular.length)}
            corner={<LateGameCorner game={game} />}
          />
        ))}
      </ul>
      {gameCount > popular.length ? (
        <Link to="/m/gameLobby" className={classNames('mt-4', buttonClass('secondary', 'medium', true))}>
          {t('games.all', { count: formatNumber(gameCount, locale) })}
        </Link>
      ) : null}
    </>
  );
}

/** An odd number of games starts with a wide one, so that the two columns come out even. */
function isWide(position: number, count: number): boolean {
  return position === 0 && count % 2 === 1;
}

export function PopularGamesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="halves gap-3">
      <Skeleton className="col-span-full h-36 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
    </LoadingRegion>
  );
}
