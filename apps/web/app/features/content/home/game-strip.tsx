import type { GameTile } from '../../../shared/game/game-card.tsx';
import { GameLink } from '../../../shared/game/game-link.tsx';
import { SiteImage } from '../../../shared/image/site-image.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { stripClass } from '../../../ui/strip-class.ts';

/** Games in one row, small, as many as there are; more than fit are swiped. */
export function GameStrip({ games, label }: { readonly games: readonly GameTile[]; readonly label: string }) {
  return (
    <ul aria-label={label} className={stripClass}>
      {games.map((game) => (
        <li key={game.nodeId} className="w-24 shrink-0">
          <GameLink game={game} className="block pressed:opacity-80">
            <SiteImage
              path={game.iconUrl}
              alt=""
              width={160}
              height={160}
              loading="lazy"
              sizes="96px"
              className="aspect-square w-full rounded-medium bg-raised object-cover"
            />
            <span className="mt-1 block truncate text-caption leading-5">{game.gameName}</span>
          </GameLink>
        </li>
      ))}
    </ul>
  );
}

/** Takes as much room as a strip with games. */
export function GameStripSkeleton() {
  return (
    <div className={stripClass}>
      {['a', 'b', 'c', 'd'].map((place) => (
        <span key={place} className="w-24 shrink-0">
          <Skeleton className="aspect-square w-full rounded-medium" />
          <Skeleton className="mt-1 h-5 w-full" />
        </span>
      ))}
    </div>
  );
}
