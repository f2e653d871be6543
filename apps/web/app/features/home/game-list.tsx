import { useQuery } from '@tanstack/react-query';
import Dices from 'lucide-react/icons/dices';
import Play from 'lucide-react/icons/play';
import { Link } from 'react-router';
import { useApi } from '../../platform/app-services.ts';
import { useLanguage, useTranslate } from '../../platform/i18n/use-language.ts';
import { LoadFailure } from '../../platform/load-failure.tsx';
import { classNames } from '../../ui/class-names.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadingRegion } from '../../ui/loading-region.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { gamePath } from './game-path.ts';
import { type Game, gamesQuery } from './home-queries.ts';

export function GameList() {
  const t = useTranslate();
  return (
    <section aria-labelledby="games-title">
      <h2 id="games-title" className="mb-3 text-xl font-bold">
        {t('games.title')}
      </h2>
      <Games />
    </section>
  );
}

function Games() {
  const t = useTranslate();
  const { data: games, isPending, error, refetch } = useQuery(gamesQuery(useApi()));
  if (isPending) return <GamesSkeleton />;
  if (games === undefined) {
    return <LoadFailure error={error} onRetry={refetch} />;
  }
  if (games.length === 0) {
    return <EmptyState icon={<Dices />} title={t('games.empty.title')} text={t('games.empty.text')} />;
  }
  return (
    <ul className="grid grid-cols-2 gap-3">
      {games.map((game, position) => (
        <GameCard key={game.gameId} game={game} isWide={isWide(position, games.length)} />
      ))}
    </ul>
  );
}

/** An odd number of games starts with a wide one, so that the two columns come out even. */
function isWide(position: number, count: number): boolean {
  return position === 0 && count % 2 === 1;
}

function GameCard({ game, isWide: wide }: { game: Game; isWide: boolean }) {
  const t = useTranslate();
  const { locale } = useLanguage();
  const percent = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(
    Number(game.returnPercent),
  );
  return (
    <li className={wide ? 'col-span-2' : ''}>
      <Link
        to={gamePath(game)}
        className={classNames(
          'flex overflow-hidden rounded-large bg-surface shadow-low transition active:scale-[0.98]',
          wide ? 'h-36' : 'flex-col',
        )}
      >
        <img
          src={game.iconUrl}
          alt=""
          width={512}
          height={512}
          className={classNames(
            'bg-raised object-cover',
            wide ? 'h-36 w-36 shrink-0' : 'aspect-square w-full',
          )}
        />
        <span className={classNames('flex min-w-0 flex-1 items-center gap-2', wide ? 'px-4' : 'px-3 py-3')}>
          <span className="min-w-0 flex-1">
            <span className={classNames('line-clamp-2 font-semibold', wide && 'text-lg')}>
              {game.gameName}
            </span>
            <span className="tabular block text-[13px] text-muted">{t('games.return', { percent })}</span>
          </span>
          <span className="gold-fill flex size-10 shrink-0 items-center justify-center rounded-full">
            <Play className="size-4 fill-current" />
          </span>
        </span>
      </Link>
    </li>
  );
}

function GamesSkeleton() {
  const t = useTranslate();
  return (
    <LoadingRegion label={t('skeleton.label')} className="grid grid-cols-2 gap-3">
      <Skeleton className="col-span-2 h-36 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
      <Skeleton className="aspect-4/5 rounded-large" />
    </LoadingRegion>
  );
}
