import { useQuery } from '@tanstack/react-query';
import { unwrap } from '../../platform/api/api-client.ts';
import { callLottery } from '../../platform/lottery/call-lottery.ts';
import { favouriteLotteriesQuery } from '../../platform/lottery/favourite-lotteries-query.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { HeartButton } from '../favourite/heart-button.tsx';
import { useHeart } from '../favourite/use-heart.ts';

interface LotteryHeartProps {
  readonly game: { readonly gameId: string; readonly name: string };
  readonly className?: string;
}

/** LO-06: the heart of a lottery. */
export function LotteryHeart({ game: { gameId, name }, className = '' }: LotteryHeartProps) {
  const api = useApi();
  const query = favouriteLotteriesQuery(api);
  const isMember = useSession() !== undefined;
  const { data } = useQuery({ ...query, enabled: isMember });
  const heart = useHeart({
    id: gameId,
    ids: isMember ? data : undefined,
    queryKey: query.queryKey,
    change: (isWanted) =>
      isWanted
        ? unwrap(callLottery(api, 'addFavouriteLottery', { body: { gameId } }))
        : unwrap(callLottery(api, 'removeFavouriteLottery', { query: { gameId } })),
  });
  return <HeartButton heart={heart} name={name} className={className} />;
}
