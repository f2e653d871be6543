import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslate } from '../../platform/language/use-language.ts';
import { favouriteLotteriesQuery } from '../../platform/lottery/favourite-lotteries-query.ts';
import type { KnownLotteries, LotteryGame } from '../../platform/lottery/lottery-game.ts';
import { lotteryBetPath } from '../../platform/lottery/lottery-paths.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { stripClass } from '../../ui/strip-class.ts';
import { SalesCountdown } from './sales-countdown.tsx';

/** Lotteries of a list that the member likes; `undefined` until that is known, none where it stays unknown. */
function useFavourites({ list }: KnownLotteries): readonly LotteryGame[] | undefined {
  const isMember = useSession() !== undefined;
  const { data, error } = useQuery({ ...favouriteLotteriesQuery(useApi()), enabled: isMember });
  if (!isMember || (data === undefined && error === null)) return undefined;
  return list.filter(({ gameId }) => data?.includes(gameId) === true);
}

/**
 * LO-06: the lotteries that a member likes, each one tap from its bets. They stand in one row which takes the same room
 * whatever is in it, for whoever has marked none as well: a heart that is tapped below moves nothing under the thumb.
 */
export function FavouriteLotteries({ known }: { readonly known: KnownLotteries }) {
  const t = useTranslate();
  const games = useFavourites(known);
  return (
    <section aria-labelledby="favourite-lotteries" className="member-only">
      <h2 id="favourite-lotteries" className="mb-3 text-lg font-semibold">
        {t('lottery.favourites')}
      </h2>
      <div className="min-h-28">
        {games === undefined ? (
          <FavouritesSkeleton />
        ) : games.length === 0 ? (
          <p className="grid min-h-28 place-items-center rounded-large bg-surface p-4 text-center text-detail text-pretty text-muted">
            {t('lottery.favourites.none')}
          </p>
        ) : (
          <ul aria-label={t('lottery.favourites')} className={stripClass}>
            {games.map((game) => (
              <FavouriteLottery key={game.gameId} game={game} known={known} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface FavouriteLotteryProps {
  readonly game: LotteryGame;
  readonly known: KnownLotteries;
}

function FavouriteLottery({ game: { gameId, name, current }, known: { clock } }: FavouriteLotteryProps) {
  const t = useTranslate();
  return (
    <li className="w-36 shrink-0">
      <Link
        to={lotteryBetPath(gameId)}
        className="flex h-28 flex-col justify-between rounded-large bg-surface p-3 shadow-low pressed:bg-raised"
      >
        <span className="line-clamp-2 leading-tight font-semibold text-balance">{name}</span>
        <span className="block leading-tight">
          {current === null ? (
            <span className="text-caption text-muted">{t('lottery.sales.none')}</span>
          ) : (
            <SalesCountdown closesAt={current.closesAt} clock={clock} />
          )}
        </span>
      </Link>
    </li>
  );
}

/** Takes as much room as the row does. */
function FavouritesSkeleton() {
  return (
    <div className={stripClass}>
      {['a', 'b', 'c'].map((place) => (
        <Skeleton key={place} className="h-28 w-36 shrink-0 rounded-large" />
      ))}
    </div>
  );
}
