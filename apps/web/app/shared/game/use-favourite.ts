import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { unwrap } from '../../platform/api/api-client.ts';
import { failureOf } from '../../platform/api/api-failure.ts';
import { favouriteIdsQuery, favouriteListsKey } from '../../platform/game/favourite-queries.ts';
import { useFailureText } from '../../platform/language/use-failure-text.ts';
import { useApi } from '../../platform/services/app-services.ts';
import { loginPathFor } from '../../platform/session/require-session.ts';
import { useSession } from '../../platform/session/use-session.ts';
import { toasts } from '../../ui/toasts/toast-store.ts';

interface FavouriteState {
  readonly isFavourite: boolean;
  readonly toggle: () => void;
}

/** The favourites of the member; nobody else has any. */
export function useFavouriteIds(): readonly number[] | undefined {
  const session = useSession();
  const { data } = useQuery({ ...favouriteIdsQuery(useApi()), enabled: session !== undefined });
  return session === undefined ? undefined : data;
}

/** GA-05: whether a game is a favourite, and the change of that, which shows at once. A visitor is led to the login. */
export function useFavourite(game: { readonly nodeId: number; readonly vassalage: string }): FavouriteState {
  const api = useApi();
  const session = useSession();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const failureText = useFailureText();
  const { queryKey } = favouriteIdsQuery(api);
  const ids = useFavouriteIds();
  // A list that is not known yet stays unknown: one game alone would pass for all of them.
  const show = (isShown: boolean) =>
    queryClient.setQueryData<number[]>(queryKey, (known) =>
      known === undefined
        ? undefined
        : [...known.filter((id) => id !== game.nodeId), ...(isShown ? [game.nodeId] : [])],
    );
  const changing = useMutation({
    // One after the other: what was tapped last holds.
    scope: { id: `favourite ${game.nodeId}` },
    mutationFn: (isWanted: boolean) => {
      const named = { nodeId: game.nodeId, vendor: game.vassalage };
      return isWanted
        ? unwrap(api.call('addFavouriteGame', { body: named }))
        : unwrap(api.call('removeFavouriteGame', { query: named }));
    },
    onError: (error, wasWanted) => {
      show(!wasWanted);
      toasts.show('short', failureText(failureOf(error)));
    },
    onSettled: async (_, error, wasWanted) => {
      const isKnown = queryClient.getQueryData(queryKey) !== undefined;
      if (!isKnown || error !== null) await queryClient.invalidateQueries({ queryKey });
      // What stood behind it on later pages has moved up, and would be skipped by whoever scrolls on.
      if (!wasWanted) await queryClient.invalidateQueries({ queryKey: favouriteListsKey });
    },
  });
  const isFavourite =
    ids?.includes(game.nodeId) ?? (session !== undefined && changing.isPending && changing.variables);
  return {
    isFavourite,
    toggle: () => {
      if (session === undefined) {
        void navigate(loginPathFor(pathname + search));
        return;
      }
      // An answer that is under way does not know of this tap.
      void queryClient.cancelQueries({ queryKey });
      show(!isFavourite);
      changing.mutate(!isFavourite);
    },
  };
}
