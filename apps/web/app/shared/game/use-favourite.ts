import { useQuery, useQueryClient } from '@tanstack/react-query';
import { unwrap } from '../../platform/api/api-client.ts';
import { favouriteIdsQuery, favouriteListsKey } from '../../platform/game/favourite-queries.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { type Heart, useHeart } from '../favourite/use-heart.ts';

/** The favourites of the member; nobody else has any. */
export function useFavouriteIds(): readonly number[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...favouriteIdsQuery(useApi()), enabled: session !== undefined });
  return session === undefined ? undefined : data;
}

/** GA-05: the heart of a game. */
export function useFavourite(game: { readonly nodeId: number; readonly vassalage: string }): Heart {
  const api = useApi();
  const queryClient = useQueryClient();
  return useHeart({
    id: game.nodeId,
    ids: useFavouriteIds(),
    queryKey: favouriteIdsQuery(api).queryKey,
    change: (isWanted) => {
      const named = { nodeId: game.nodeId, vendor: game.vassalage };
      return isWanted
        ? unwrap(api.call('addFavouriteGame', { body: named }))
        : unwrap(api.call('removeFavouriteGame', { query: named }));
    },
    // What stood behind it on later pages has moved up, and would be skipped by whoever scrolls on.
    afterRemoval: () => queryClient.invalidateQueries({ queryKey: favouriteListsKey }),
  });
}
